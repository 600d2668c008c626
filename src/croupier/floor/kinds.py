"""The registry: every kind of play on this floor. A new one is a folder beside these and a line here."""

from croupier.base.refusal import Reason, Refusal
from croupier.desk.booking import OlderEdition
from croupier.desk.kinds import Kinds
from croupier.desk.record import EDITION
from croupier.floor.baccarat.front import ROOM as BACCARAT
from croupier.floor.cage.front import ROOM as CAGE
from croupier.floor.dealerless.front import ROOM as DEALERLESS
from croupier.floor.older import posting_v1
from croupier.floor.older.restating import restated
from croupier.floor.pit.kind import ROOM as PIT
from croupier.floor.pit.port import PORT
from croupier.floor.terminals.clauses import CITATIONS, EQUIPMENT
from croupier.floor.terminals.front import ROOM as TERMINALS
from croupier.floor.tote.front import ROOM as TOTE
from croupier.floor.wheel.front import ROOM as WHEEL
from croupier.games.effective import read_asked

ROOMS = (TERMINALS, DEALERLESS, WHEEL, BACCARAT, CAGE, TOTE, PIT)


def unknown_terms(effective: str) -> Refusal:
    """Terms that cannot be read, or that no kind of table plays by."""
    table = read_asked(effective, EQUIPMENT)
    if isinstance(table, Refusal):
        return table
    says = "a table here is live, has terminals, or is dealerless"
    return Refusal(Reason.OPTION_NOT_ALLOWED, says, EQUIPMENT)


OLDER = {1: OlderEdition(posting_v1.post, restated), **dict.fromkeys(range(2, EDITION), OlderEdition())}
KINDS = Kinds(ROOMS, CITATIONS, PORT, OLDER, unknown_terms)
