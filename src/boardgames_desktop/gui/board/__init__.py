"""The board: scene, items, gestures, animation."""
