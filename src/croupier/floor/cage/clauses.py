"""The clauses that a cashier's refusals rest on. No document governs the cage as such."""

from croupier.base.names import Citation
from croupier.desk.kind import Citations
from croupier.floor.parts.duty import OVERSIGHT
from croupier.floor.parts.procedures import roulette_rules

CITATIONS = Citations(
    play=OVERSIGHT, supervision=OVERSIGHT, malfunction=OVERSIGHT, rack=OVERSIGHT, box=OVERSIGHT
)
VOUCHERS = roulette_rules("ilani").procedures["dealerless"]["cashing-out"].clause
_COLOUR = {
    book: roulette_rules(book).modes["live"].coupon.clause
    for book in ("oneida-roulette", "massachusetts", "new-jersey")
}


def colour_chips(book: str) -> Citation | None:
    """The clause that makes chips without value their player's own, at that table alone."""
    return _COLOUR.get(book)
