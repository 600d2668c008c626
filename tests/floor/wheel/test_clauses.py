"""Every clause that a live table cites is in its own document, and is about what it is cited for."""

import msgspec
import pytest

from croupier.base.clause import book_and_key
from croupier.base.names import Citation
from croupier.floor.wheel.clauses import WheelCitations, citations_of
from croupier.games.library import load
from croupier.law.rulebook import Leaf
from tests.tables import bigsix, roulette

NAMES = [
    "supervision",
    "dealer",
    "mucker",
    "answers",
    "multiplier",
    "chips",
    "tender",
    "verbal",
    "position",
    "closing",
    "valid_spin",
    "announce",
    "order",
]
ABOUT = {
    "oneida-roulette": "B.1 B.2 B.3 C.3 B.2  C.2 C.1 C.1 C.4  F.2 F.1 F.3 F.4",
    "massachusetts": "3(a) 3(a) 3(e) 1(c) 4(c)  1(b) 1(a) 1(a) 1(d)  3(b) 3(a) 3(c) 3(e)",
    "new-jersey": (
        "5.3(a) 5.3(a) 5.3(e) 5.1(c) 5.1(a)  5.1(b) 5.1(a) 5.1(a) 5.1(d)  5.3(b) 5.3(a) 5.3(c) 5.3(e)"
    ),
}
BIG_SIX = "5.6(b) 5.6(b) 5.6(e) 5.5(a) 5.5(a)  5.5(a) 5.5(a) 5.5(a) 5.6(e)  5.6(a) 5.6(b) 5.6(e) 5.6(e)"


def cited(citations: WheelCitations) -> tuple[str, ...]:
    return tuple(getattr(citations, name) for name in NAMES)


@pytest.mark.parametrize("book", ABOUT)
def test_roulette_cites_its_own_document(book: str) -> None:
    found = cited(citations_of(roulette(book)))
    assert found == tuple(f"{book}:{key}" for key in ABOUT[book].split())
    for citation in found:
        assert load(book).text(book_and_key(Citation(citation))[1])


def test_the_big_six_cites_its_own_section() -> None:
    found = cited(citations_of(bigsix()))
    assert found == tuple(f"new-jersey:{key}" for key in BIG_SIX.split())


def test_without_revolutions_a_valid_spin_rests_on_position() -> None:
    table = roulette("oneida-roulette")
    play = msgspec.structs.replace(table.terms.play, revolutions=None)
    table.terms = msgspec.structs.replace(table.terms, play=play)
    assert isinstance(play.position, Leaf)
    assert citations_of(table).valid_spin == "oneida-roulette:C.4"
