"""Checks that every game gets by being in the catalogue (or, like the toy, in the registry)."""
