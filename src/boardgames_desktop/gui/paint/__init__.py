"""Painter functions: painter, rectangle and state to pixels."""
