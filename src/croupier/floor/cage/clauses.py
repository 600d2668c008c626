"""The clauses that a cashier's refusals rest on. No document governs the cage as such."""

from croupier.desk.kind import Citations
from croupier.floor.parts.duty import OVERSIGHT
from croupier.floor.parts.procedures import roulette_rules

CITATIONS = Citations(
    play=OVERSIGHT, supervision=OVERSIGHT, malfunction=OVERSIGHT, rack=OVERSIGHT, box=OVERSIGHT
)
VOUCHERS = roulette_rules("ilani").procedures["dealerless"]["cashing-out"].clause
