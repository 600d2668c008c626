"""Mini-baccarat is told the same as ever by every option of dealing and every arrangement of vigorish."""

import re

import pytest

from croupier.base.clause import book_and_key
from croupier.desk.audit import Verification
from croupier.floor.kinds import KINDS
from croupier.games.library import load
from tests.books import findings
from tests.cards import Cards
from tests.playthroughs.minibaccarat import ARRANGEMENTS, FOLDER, OPTIONS, PAGES, arrangement

HELD = [12_423, 12_420, 12_550, 12_550, 12_448, 12_445, 12_550, 12_550, 12_225, 12_420, 11_900]
"""What seat 1 holds after each arrangement, worked out by hand: 100.00 and what came of three hands."""
OWED = [0, 0, 127, 130, 0, 0, 102, 105, 0, 0, 0]


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_told_as_it_stands_here(name: str) -> None:
    page = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert PAGES[name]() == page, "run: python -m tests.playthroughs.minibaccarat, and read it"
    happened = [line for line in page.splitlines() if line and line[0] not in " #"]
    for line in happened:
        cited = re.fullmatch(r".*[.!?] \((oneida-minibaccarat:\S+)\)", line)
        assert cited is not None, line
        book, key = book_and_key(cited[1])
        assert load(book).text(key)


@pytest.mark.parametrize(
    ("terms", "held", "owed"),
    list(zip(ARRANGEMENTS.values(), HELD, OWED, strict=True)),
    ids=list(ARRANGEMENTS),
)
def test_an_arrangement_leaves_the_player_this_much(terms: dict[str, object], held: int, owed: int) -> None:
    house = arrangement(**terms)
    assert (house.seat().held, house.cards.owed.get("1", 0)) == (held, owed)
    held_as_a_journal(house)


@pytest.mark.parametrize("option", OPTIONS)
def test_an_option_holds_as_a_journal(option: str) -> None:
    held_as_a_journal(OPTIONS[option]())


def held_as_a_journal(house: Cards) -> None:
    assert Verification(house.store, KINDS).run() == []
    assert findings(house.desk, house.store) == []
