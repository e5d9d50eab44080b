"""Tests of the interactive board."""
