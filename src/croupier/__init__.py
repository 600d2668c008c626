"""Croupier runs a wagering floor exactly as its rule documents say."""

__version__ = "0.4.0"
