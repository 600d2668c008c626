"""The typed names by which the floor's people and things are quoted."""

from typing import NewType

Citation = NewType("Citation", str)
"""A clause as anyone may quote it: `new-jersey:5.2(b)`."""

CommandId = NewType("CommandId", str)
EffectId = NewType("EffectId", str)
PlayerId = NewType("PlayerId", str)
SenderId = NewType("SenderId", str)
TableId = NewType("TableId", str)
TerminalId = NewType("TerminalId", str)
WagerId = NewType("WagerId", str)
