"""Other options and limits at a live table: between rounds, for the same wheel, by its own document."""

import pytest

from croupier.base.refusal import Refusal
from croupier.desk.audit import Verification
from croupier.desk.messages import ChangeTerms, TermsChanged
from croupier.desk.transcript import transcript
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import rounds
from croupier.floor.parts.messages.seats import ColourOut
from croupier.floor.parts.messages.wagers import LayWager
from croupier.games.effective import digest, read_effective
from tests.books import findings
from tests.house import ONE, T1, No, at, install
from tests.live import B2B, Live, install_live

STAFF = {"oneida-roulette": "B.1", "massachusetts": "3(a)", "new-jersey": "5.3(a)", "big-six": "5.6(b)"}
HALF = install_live("new-jersey", even_money_on_zero="lose-half").effective


def terms(book: str, **options: object) -> ChangeTerms:
    return ChangeTerms(install_live(book, **options).effective)


def named(effective: str) -> str:
    return digest(read_effective(effective.encode()))


def played() -> Live:
    """Red has lost all of 10.00 on 0."""
    return Live().seated("new-jersey").issue().start().lay("red", 1000).finish("0")


def test_options_change_between_rounds_and_hold_from_the_next_one() -> None:
    house = played()
    was = house.live.terms
    house.rows(("supervisor", ChangeTerms(HALF), TermsChanged(HALF, named(HALF), was, "staff:Sam")))
    house.rows(("dealer", rounds.StartGame(), rounds.GameStarted(2, named(HALF))))
    house.lay("red", 1000).finish("0")
    assert house.money() == {"drop": -20_000, "credits:1": 20_000 - 1000 - 500, "win": 1500}


def test_a_round_that_is_over_is_told_and_replayed_under_its_own_terms() -> None:
    house = played()
    house.do("supervisor", ChangeTerms(HALF))
    house.start().lay("red", 1000).finish("0")
    house.restart()
    assert Verification(house.store, KINDS).run() == []
    assert findings(house.desk, house.store) == []
    first, second = (
        [line.says for line in transcript(KINDS, house.store.entries(), T1, one)] for one in (1, 2)
    )
    assert any("$10" in line and "collected" in line for line in first)
    assert any("$5" in line and "collected" in line for line in second)
    assert not any("$5" in line for line in first)


def test_what_the_new_terms_withhold_is_refused_by_them() -> None:
    house = Live().seated("massachusetts", **B2B).issue().start().finish("17")
    house.do("supervisor", terms("massachusetts"))
    house.do("dealer", rounds.StartGame())
    assert house.refused(at(ONE), LayWager(2, "b2b", 500)) == No("not_offered", "massachusetts:4(a)")
    house.finish("18")
    house.do("supervisor", terms("massachusetts", **B2B))
    assert house.refused("dealer", rounds.StartGame()) == No("no_multiplier", "massachusetts:4(c)")
    house.start().lay("b2b", 500).close().draw_truly().announce_only("18").collect().pay()
    assert house.live.rounds[0].multiplier is not None
    assert Verification(house.store, KINDS).run() == []


@pytest.mark.parametrize("book", list(STAFF))
@pytest.mark.parametrize("phase", ["betting", "closed", "announced", "collected"])
def test_nothing_changes_under_a_round(book: str, phase: str) -> None:
    house = Live().seated(book).start()
    if phase == "closed":
        house.close()
    if phase in ("announced", "collected"):
        house.announce("joker" if book == "big-six" else "17")
    if phase == "collected":
        house.collect()
    refused = house.ask("supervisor", terms(book, limits="aggregate=5.00.."))
    assert isinstance(refused, Refusal)
    assert (refused.reason, refused.clause) == ("wrong_phase", None), "no document says when terms change"
    assert refused.says.startswith("house rule:")


@pytest.mark.parametrize("book", list(STAFF))
def test_limits_change_at_every_live_table_closed_or_open(book: str) -> None:
    house = Live().seated(book)
    house.do("supervisor", terms(book, limits="aggregate=5.00.."))
    house.close_table().do("supervisor", terms(book))
    assert house.live.terms == named(install_live(book).effective)
    assert (house.live.citations, house.live.colours.clause) == (
        Live().seated(book).live.citations,
        house.live.citations.chips,
    )


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (ChangeTerms("{}"), No("malformed", "new-jersey:5.3(a)")),
        (terms("massachusetts"), No("option_not_allowed", "new-jersey:5.3(a)")),
        (terms("big-six"), No("option_not_allowed", "new-jersey:5.3(a)")),
        (terms("new-jersey", wheel="single-zero"), No("option_not_allowed", "new-jersey:5.3(a)")),
        (ChangeTerms(install().effective), No("option_not_allowed", "new-jersey:5.3(a)")),
        (terms("new-jersey", unit="3.00"), No("stake_not_divisible", "new-jersey:5.1(a)")),
        (terms("new-jersey"), No("nothing_there", "new-jersey:5.3(a)")),
    ],
)
def test_what_could_not_stand_there_is_not_changed_to(change: ChangeTerms, expected: No) -> None:
    assert played().refused("supervisor", change) == expected


def test_a_colour_keeps_the_value_it_was_issued_at() -> None:
    house = Live().seated("new-jersey").issue("navy", 50)
    dollars = terms("new-jersey", unit="1.00")
    assert house.refused("supervisor", dollars) == No("stake_not_divisible", "new-jersey:5.1(b)")
    house.do("dealer", ColourOut(ONE))
    house.do("supervisor", dollars)


def test_a_director_may_change_them_and_a_dealer_may_not() -> None:
    house = played()
    assert house.refused("dealer", ChangeTerms(HALF)) == No("not_permitted", "new-jersey:5.3(a)")
    house.do("director", ChangeTerms(HALF))


def test_wagers_that_are_no_longer_offered_are_not_laid_again() -> None:
    adjacent = install_live("new-jersey", offer="five-adjacent", layout="wheel-replica").effective
    house = Live().seated("new-jersey", offer="five-adjacent", layout="wheel-replica").issue().start()
    house.lay("adjacent:17", 500).finish("0")
    assert house.seat().last != {}
    house.do("supervisor", ChangeTerms(HALF))
    assert house.seat().last == {}
    house.start().lay("red", 500).finish("0")
    house.do("supervisor", ChangeTerms(adjacent))
    assert house.seat().last != {}
