"""Panels beside and over the board: who plays, what is asked, what can be done, what happened."""
