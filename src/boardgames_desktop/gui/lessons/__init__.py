"""Lessons in the window: the list, the card on the table, what glows, what is shown."""
