"""Every playthrough is told the same as ever, holds as a journal, and reads the same after a restart."""

import re

import pytest

from croupier.base.clause import book_and_key
from croupier.desk.audit import Verification
from croupier.floor.kinds import KINDS
from croupier.games.library import load
from tests.books import findings
from tests.playthroughs import minibaccarat
from tests.playthroughs.plays import FOLDER, PLAYS, told


def test_every_page_here_is_played() -> None:
    own = {"ilani", *minibaccarat.PAGES}  # have plays of their own
    assert {path.stem for path in FOLDER.glob("*.txt")} - own == set(PLAYS)


@pytest.mark.parametrize("name", PLAYS)
def test_a_play_is_told_as_it_stands_here(name: str) -> None:
    page = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert told(PLAYS[name]()) == page, "run: python -m tests.playthroughs.plays"
    for citation in re.findall(r"\(([a-z-]+:\S+)\)\n", page):
        book, key = book_and_key(citation)
        assert load(book).text(key)


@pytest.mark.parametrize("name", PLAYS)
def test_a_play_holds_as_a_journal(name: str) -> None:
    house = PLAYS[name]()
    assert Verification(house.store, KINDS).run() == []
    assert findings(house.desk, house.store) == []
