"""The scenario editor: a board to paint, forms beside it, what is still wrong below."""
