"""Seats at a table with a dealer: chips in hand, wagers on the layout, movements of several at once."""
