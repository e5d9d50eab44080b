"""Warcraft: The Board Game, six scenarios for two to four players."""
