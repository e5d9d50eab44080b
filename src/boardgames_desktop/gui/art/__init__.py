"""Board art, by the key a board names."""
