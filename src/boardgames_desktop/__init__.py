"""Four Fronts: big board war games at one table."""

__version__ = "0.1.0"
