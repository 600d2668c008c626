"""The typed names by which the floor's people and things are quoted."""

from typing import NewType

Citation = NewType("Citation", str)
"""A clause as anyone may quote it: `new-jersey:5.2(b)`."""

PlayerId = NewType("PlayerId", str)
WagerId = NewType("WagerId", str)
