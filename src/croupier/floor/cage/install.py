"""Putting a cage on the floor: its windows, the imprest of a drawer, the value chips it keeps."""

import msgspec

from croupier.base.money import Cents
from croupier.base.names import TableId, TerminalId
from croupier.base.refusal import Reason, Refusal
from croupier.desk.kind import Decided
from croupier.desk.messages import InstallTable, TableInstalled
from croupier.floor.cage.state import Cage
from croupier.floor.parts.drawer import Drawer

TERMS = "cage"


class CageTerms(msgspec.Struct, frozen=True, tag="cage", forbid_unknown_fields=True):
    windows: tuple[TerminalId, ...]
    imprest: Cents


def terms_of(effective: str) -> CageTerms | None:
    """None for terms of a table."""
    try:
        return msgspec.json.decode(effective, type=CageTerms)
    except (msgspec.ValidationError, msgspec.DecodeError):
        return None


def install(command: InstallTable) -> Decided | None:
    terms = terms_of(command.effective)
    if terms is None:
        return None
    if not terms.windows or len(set(terms.windows)) != len(terms.windows) or terms.imprest <= 0:
        says = "a cage has windows, each with a name of its own, and an imprest"
        return Refusal(Reason.OPTION_NOT_ALLOWED, says)
    if not command.chips or min(command.chips) <= 0 or len(set(command.chips)) != len(command.chips):
        return Refusal(Reason.BAD_AMOUNT, "a cage keeps value chips, each value once")
    return [TableInstalled(command.name, command.effective, TERMS, command.terminals, command.chips)]


def installed(at: TableId, event: TableInstalled) -> Cage | None:
    terms = terms_of(event.effective)
    if terms is None:
        return None
    drawers = {window: Drawer(window) for window in terms.windows}
    return Cage(at, event.name, terms.imprest, event.chips, drawers)
