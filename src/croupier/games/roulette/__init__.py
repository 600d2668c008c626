"""Roulette: its wheel, its layout, the terms a table is opened on, and what each result means."""
