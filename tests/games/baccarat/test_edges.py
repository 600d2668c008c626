"""The edges of the wagers, beside published ones, and what `croupier odds baccarat` prints of them."""

import json

import pytest

from croupier.analysis.exact import SpotOdds, analyse
from croupier.analysis.figures import percent
from croupier.cli.main import run
from croupier.games.baccarat.counting import count_hands, full_shoe
from tests.tables import baccarat

PUBLISHED = {
    "5": ("1.06%", "1.24%", "14.36%"),
    "4": ("0.60%", "1.24%", "14.36%"),
    "none": ("1.46%", "1.24%", "14.36%"),
}
"""Banker, player and tie with eight decks: the Wizard of Odds, "Baccarat" and its no-commission variant."""


def odds(**options: object) -> dict[str, SpotOdds]:
    return {one.spot: one for one in analyse(baccarat(decks=8, **options))}


@pytest.mark.parametrize("vigorish", PUBLISHED)
def test_edges_are_those_published(vigorish: str) -> None:
    found = odds(vigorish=vigorish)
    assert tuple(percent(found[spot].edge, 2) for spot in ("banker", "player", "tie")) == PUBLISHED[vigorish]


def test_a_vigorish_on_ties_is_a_share_of_the_ties() -> None:
    counts = count_hands(full_shoe(8))
    banker = odds(vigorish="tie", vigorish_on_tie=25)["banker"]
    assert banker.edge * counts.all * 4 == 4 * (counts.player - counts.banker) + counts.tie


def test_better_odds_on_the_tie_lower_its_edge() -> None:
    assert percent(odds(odds="tie=9 to 1")["tie"].edge, 2) == "4.84%"


def test_odds_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["odds", "baccarat"]) == 0
    shown = capsys.readouterr().out
    assert "2,292,252,566,437,888" in shown
    assert "1.0579%" in shown
    assert "Oneida: Minibaccarat" in shown
    assert "1.1692%  0.9274 -0.0323 M.3" in shown


def test_odds_are_given_to_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["odds", "baccarat", "--decks", "6", "--no-vigorish", "--json"]) == 0
    given = json.loads(capsys.readouterr().out)
    assert given["counts"]["all"] == 878_869_206_895_680
    assert given["counts"]["banker_six"] == 47_322_230_031_360
    assert {one["wager"]: one["edge_percent"] for one in given["wagers"]}["banker"] == "1.4548%"


def test_a_shoe_that_is_partly_dealt_has_odds_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["odds", "baccarat", "--shoe", "100,20,20,20,20,20,20,20,20,0", "--json"]) == 0
    given = json.loads(capsys.readouterr().out)
    assert given["counts"]["all"] == 260 * 259 * 258 * 257 * 256 * 255


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--decks", "13"), "a shoe is of 1 to 12 decks, not 13"),
        (("--shoe", "1,2,x"), "'1,2,x' is not a shoe"),
        (("--shoe", "1,2,3"), "a shoe is ten numbers"),
        (("--on-tie", "20"), "a percent on ties is set only where vigorish is taken on ties"),
        (("--vigorish", "tie", "--on-tie", "26"), "a vigorish on ties is 1 to 25 percent, not 26"),
        (("--tie-pays", "7 to 1"), "tie pays no less than 8 to 1"),
        (("--tie-pays", "8 for 1"), "tie pays no less than 8 to 1; 7 to 1 is below it"),
    ],
)
def test_what_cannot_be_is_refused(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], says: str
) -> None:
    assert run(["odds", "baccarat", *words]) == 2
    assert says in capsys.readouterr().err
