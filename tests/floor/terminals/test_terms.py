"""Other options and limits: between games, under a new digest, while old rounds keep their own."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from croupier.desk.audit import Verification
from croupier.desk.messages import ChangeTerms, TermsChanged
from croupier.desk.transcript import transcript
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import bets, rounds
from croupier.floor.parts.messages.tender import Money
from croupier.games.effective import digest, read_effective, write_effective
from tests.electronic import Electronic
from tests.house import ONE, T1, House, No, at, install
from tests.shown.terminals import table_view, terminal_view
from tests.tables import roulette

TEN = install(limits="straight=..10.00").effective


def changed(effective: str, change: Callable[[dict[str, Any]], object]) -> str:
    """Terms that no book makes today, as a later program might."""
    stored = msgspec.json.decode(effective)
    change(stored["terms"])
    return msgspec.json.encode(stored, order="sorted").decode()


NO_SPLITS = changed(install(odds="straight=36 to 1").effective, lambda terms: terms["bets"].pop("split"))
OTHER_BOOK = changed(TEN, lambda terms: terms.update(book="ilani"))


def named(effective: str) -> str:
    return digest(read_effective(effective.encode()))


def played() -> House:
    house = House().opened(limits="straight=..50.00").buy_in(ONE, Money(20_000))
    return house.game({ONE: [("17", 2500), ("17-20", 500)]}).spin("17")


def test_limits_change_between_games_and_hold_from_the_next_one() -> None:
    house = played()
    was, now = house.table.terms, named(TEN)
    house.rows(("supervisor", ChangeTerms(TEN), TermsChanged(TEN, now, was, "staff:Sam")))
    house.rows(
        ("dealer", rounds.StartGame(), rounds.GameStarted(2, now)),
        (at(ONE), bets.PlaceBet(2, "17", 2500), No("above_maximum", "I.3.b.iii")),
    )
    [limit] = table_view(house.table)["limits"]
    assert limit["says"] == "$0 to $10"
    assert Verification(house.store, KINDS).run() == []


def test_a_director_may_change_them_and_a_dealer_may_not() -> None:
    house = played()
    change = ChangeTerms(TEN)
    house.rows(("dealer", change, No("not_permitted", "I.2.b")))
    house.do("director", change)


@pytest.mark.parametrize("phase", ["betting", "locked", "read", "void"])
def test_nothing_changes_under_a_game(phase: str) -> None:
    house = House().opened().game({})
    if phase in ("locked", "read"):
        house.close()
    if phase == "read":
        house.read("17")
    if phase == "void":
        house.do("dealer", rounds.VoidGame(1, "fraud"))
    house.rows(("supervisor", ChangeTerms(TEN), No("wrong_phase", "")))


def test_a_closed_table_may_change_them_too() -> None:
    house = House().opened()
    house.close_table().do("supervisor", ChangeTerms(TEN))
    assert house.table.terms == named(TEN)


@pytest.mark.parametrize(
    ("effective", "expected"),
    [
        ("{}", No("malformed", "I.1.b")),
        (write_effective(roulette("new-jersey")).decode(), No("option_not_allowed", "I.1.b")),
        (install(unit="2.00").effective, No("stake_not_divisible", "I.3.b.iii")),
    ],
)
def test_what_could_not_be_installed_is_not_changed_to(effective: str, expected: No) -> None:
    played().rows(("supervisor", ChangeTerms(effective), expected))


def test_another_book_is_another_table() -> None:
    played().rows(
        ("supervisor", ChangeTerms(OTHER_BOOK), No("option_not_allowed", "I.1.b")),
        ("supervisor", ChangeTerms(install(limits="straight=..50.00").effective),
         No("nothing_there", "I.2.b")),
    )  # fmt: skip


def test_the_last_game_is_told_under_its_own_terms_until_the_next_begins() -> None:
    house = played()
    before = terminal_view(house.table, house.terminal())["wins"]
    assert [one["spot"] for one in before] == ["17", "17-20"]
    house.do("supervisor", ChangeTerms(NO_SPLITS), ChangeTerms(TEN), ChangeTerms(NO_SPLITS))
    assert "17-20" not in house.table.rules.spots
    assert terminal_view(house.table, house.terminal())["wins"] == before
    said = [line.says for line in transcript(KINDS, house.store.entries(), T1, 1)]
    assert any("$5 on 17-20 won, pays $85" in line for line in said)
    house.do("supervisor", rounds.VoidSettled(1))
    house.restart()
    assert Verification(house.store, KINDS).run() == []


@pytest.mark.parametrize(("effective", "recalled"), [(TEN, True), (NO_SPLITS, False)])
def test_a_recall_brings_back_only_what_is_still_offered(effective: str, recalled: bool) -> None:
    house = House().opened().buy_in(ONE, Money(20_000)).game({ONE: [("17", 500), ("17-20", 500)]}).spin("1")
    house.do("supervisor", ChangeTerms(effective))
    house.game({})
    if recalled:
        house.do(at(ONE), bets.Recall(2))
        assert house.terminal().bets == {"17": 500, "17-20": 500}
    else:
        house.rows((at(ONE), bets.Recall(2), No("nothing_there", "I.3.b.vi")))


def test_a_dealerless_table_refuses_terms_by_its_own_document() -> None:
    live = write_effective(roulette("new-jersey")).decode()
    Electronic().opened().rows(
        ("supervisor", ChangeTerms("{}"), No("malformed", "ilani:2.b")),
        ("supervisor", ChangeTerms(live), No("option_not_allowed", "ilani:2.b")),
    )
