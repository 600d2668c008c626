"""Every kind of this floor, and the coin toss: the one line that a new kind adds."""

from croupier.desk.kinds import Kinds
from croupier.floor.kinds import KINDS, OLDER, ROOMS, unknown_terms
from tests.contract.coin.front import ROOM as COIN

EVERY_KIND = Kinds((*ROOMS, COIN), KINDS.citations, KINDS.pit, OLDER, unknown_terms)
