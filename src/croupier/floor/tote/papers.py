"""What anyone may take home or read on the wall: the daily program, and the explanation of wagering."""

from functools import lru_cache

import msgspec

from croupier.floor.tote.race_card import DigestedCard
from croupier.floor.tote.state import Tote
from croupier.games.tote.offers import Offers
from croupier.paper.race_program import DailyProgram
from croupier.paper.wagering_notice import WageringNotice


def program_paper(tote: Tote) -> bytes | None:
    """None while no card is published."""
    return _program(tote.terms.facility, tote.day.digested) if tote.day else None


def notice_paper(tote: Tote) -> bytes | None:
    return _notice(tote.terms.facility, msgspec.json.encode(tote.terms.offers))


@lru_cache(maxsize=4)
def _program(facility: str, card: DigestedCard) -> bytes:
    """Drawing takes a while, and anyone may ask."""
    return DailyProgram(facility=facility, card=card.card).pdf()


@lru_cache(maxsize=4)
def _notice(facility: str, encoded: bytes) -> bytes:
    offers = msgspec.json.decode(encoded, type=Offers)
    return WageringNotice(facility=facility, track=offers.track, offers=offers).pdf()
