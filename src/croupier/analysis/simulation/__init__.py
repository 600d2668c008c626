"""Simulation: rounds, shoes, sessions and racing days, with the same digits on every machine."""
