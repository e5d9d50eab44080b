"""Item models of the playing table, fed from what one viewer may see.

Every model takes the match and is told to look again with ``show(picture)``; words are
made when they are asked for, so ``retranslate()`` only has to say that they changed.
"""
