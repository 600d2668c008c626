"""Every kind of this floor, and the coin toss: the one line that a new kind adds."""

from croupier.desk.kinds import Kinds
from croupier.floor.kinds import KINDS, ROOMS, unknown_terms
from croupier.ledger.posting import post
from tests.contract.coin.front import ROOM as COIN

EVERY_KIND = Kinds((*ROOMS, COIN), KINDS.citations, post, unknown_terms)
