"""The typed names by which the floor's people and things are quoted."""

from typing import NewType

Citation = NewType("Citation", str)
"""A clause as anyone may quote it: `new-jersey:5.2(b)`."""

CommandId = NewType("CommandId", str)
DeskId = NewType("DeskId", str)
EffectId = NewType("EffectId", str)
PlayerId = NewType("PlayerId", str)
SenderId = NewType("SenderId", str)
TableId = NewType("TableId", str)
TerminalId = NewType("TerminalId", str)
WagerId = NewType("WagerId", str)


def staff_id(name: str) -> SenderId:
    """A member of staff as the journal names one."""
    return SenderId(f"staff:{name}")


def staff_name(sender: str | None) -> str | None:
    """A member of staff as people say the name."""
    return (sender.partition(":")[2] or sender) if sender else None
