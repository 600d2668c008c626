"""What anyone may take home or read on the wall: the daily program, and the explanation of wagering."""

from collections.abc import Callable
from functools import lru_cache, partial

import msgspec

from croupier.desk.words import ENGLISH
from croupier.floor.tote.race_card import DigestedCard
from croupier.floor.tote.state import Tote
from croupier.games.tote.library import TRACKS, load_track
from croupier.games.tote.offers import Offers
from croupier.games.tote.program.explanations import LANGUAGES
from croupier.paper.race_program import DailyProgram
from croupier.paper.wagering_notice import WageringNotice

Paper = Callable[[Tote], bytes | None]


def program_paper(tote: Tote, language: str = ENGLISH) -> bytes | None:
    """None while no card is published."""
    return _program(tote.terms.facility, tote.day.digested, language) if tote.day else None


def notice_paper(tote: Tote, language: str = ENGLISH) -> bytes | None:
    return _notice(tote.terms.facility, msgspec.json.encode(tote.terms.offers), language)


def papers() -> dict[str, Paper]:
    """By file name: `program.pdf` in English, `program.es.pdf` in Spanish."""
    named = {"program": program_paper, "notice": notice_paper}
    return {
        f"{name}{'' if language == ENGLISH else f'.{language}'}.pdf": partial(paper, language=language)
        for name, paper in named.items()
        for language in LANGUAGES
    }


@lru_cache(maxsize=8)
def _program(facility: str, card: DigestedCard, language: str) -> bytes:
    """Drawing takes a while, and anyone may ask."""
    return DailyProgram(facility=facility, card=card.card, language=language).pdf()


@lru_cache(maxsize=8)
def _notice(facility: str, encoded: bytes, language: str) -> bytes:
    offers = msgspec.json.decode(encoded, type=Offers)
    track = load_track(offers.track).title if offers.track in TRACKS else offers.track
    return WageringNotice(facility=facility, track=track, offers=offers, language=language).pdf()
