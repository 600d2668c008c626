"""The library: what `from croupier import …` gives. docs/python.md shows it.

Everything here reads what people write as the command line does, refuses what it refuses, and gives typed
values back.
"""
