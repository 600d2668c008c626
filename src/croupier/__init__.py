"""Croupier runs a wagering floor exactly as its rule documents say."""
