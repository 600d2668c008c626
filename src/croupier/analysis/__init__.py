"""Exact odds and compiled nets, all from the one settlement."""
