"""The clauses that a cashier's refusals rest on. No document governs the cage as such."""

import msgspec

from croupier.base.names import Citation
from croupier.floor.parts.procedures import roulette_rules


class CageCitations(msgspec.Struct, frozen=True):
    """Who works at a window is the house's own rule; vouchers and hand pays rest on their document."""

    play: None = None
    supervision: None = None
    malfunction: None = None

    def forbidding(self, offered: Citation | None) -> Citation | None:
        return offered


CITATIONS = CageCitations()
VOUCHERS = roulette_rules("ilani").procedures["dealerless"]["cashing-out"].clause
