"""What a house may choose for a mini-baccarat table, and what the document refuses."""

import pytest

from croupier.base.refusal import Reason
from croupier.games.baccarat.cloth import cloth
from croupier.games.effective import read_effective, write_effective
from croupier.games.library import load, open_book
from croupier.games.notices import sign
from croupier.games.odds import Odds
from croupier.games.options_form import changed, described, standing
from croupier.law.form import OnlyWith
from tests.law.reading import mutated, refusal
from tests.tables import baccarat

LAW = "oneida-minibaccarat"


def test_a_table_opened_without_options_has_the_defaults() -> None:
    terms = baccarat().terms
    assert (terms.decks, terms.shoe_decks, terms.vigorish.percent, terms.vigorish.unit) == (6, 6, 5, 1)
    assert {name: wager.odds for name, wager in terms.wagers.items()} == {
        "player": Odds(1),
        "banker": Odds(1),
        "tie": Odds(8),
    }
    assert terms.play.positions.value == 7


@pytest.mark.parametrize(
    ("options", "reason", "clause", "place", "says"),
    [
        ({"decks": "5"}, Reason.OPTION_NOT_ALLOWED, "B.3", "options.decks", "there are at least 6"),
        (
            {"decks": 13},
            Reason.OPTION_NOT_ALLOWED,
            None,
            "options.decks",
            "more than this program deals from",
        ),
        (
            {"decks": "many"},
            Reason.OPTION_NOT_ALLOWED,
            "B.3",
            "options.decks",
            "'many' is not a whole number",
        ),
        ({"decks": True}, Reason.OPTION_NOT_ALLOWED, "B.3", "options.decks", "not a whole number"),
        (
            {"shuffling": "shuffler", "decks": 8},
            Reason.OPTION_NOT_ALLOWED,
            "B.4",
            "options.decks",
            "there are at least 12",
        ),
        (
            {"shuffling": "shuffler", "decks": 13},
            Reason.OPTION_NOT_ALLOWED,
            "B.4",
            "options.decks",
            "13 cannot be halved",
        ),
        (
            {"vigorish": "3"},
            Reason.OPTION_NOT_ALLOWED,
            "M.3",
            "options.vigorish",
            "it allows 5, 4, tie, none",
        ),
        (
            {"vigorish": "tie", "vigorish_on_tie": 26},
            Reason.OPTION_NOT_ALLOWED,
            "M.4",
            "options.vigorish-on-tie",
            "1 to 25 percent, not 26",
        ),
        ({"vigorish_on_tie": 20}, Reason.OPTIONS_CONFLICT, "M.4", "options.vigorish-on-tie", "only where"),
        (
            {"vigorish": "tie", "vigorish_collection": "deferred"},
            Reason.OPTIONS_CONFLICT,
            "M.4",
            "options.vigorish-collection",
            "before the next card",
        ),
        (
            {"shuffling": "reshuffling-shoe", "vigorish_collection": "deferred"},
            Reason.OPTIONS_CONFLICT,
            "M.3.b",
            "options.vigorish-collection",
            "no end",
        ),
        ({"odds": "tie=7 to 1"}, Reason.ODDS_NOT_ALLOWED, "M.2", "options.odds.tie", "no less than 8 to 1"),
        ({"odds": "tie=8 for 1"}, Reason.ODDS_NOT_ALLOWED, "M.2", "options.odds.tie", "7 to 1 is below it"),
        ({"odds": "player=2 for 1"}, Reason.ODDS_NOT_ALLOWED, "M.2", "options.odds.player", "is not odds"),
        ({"odds": "player=2 to 1"}, Reason.ODDS_NOT_ALLOWED, "M.1", "options.odds.player", "exactly 1 to 1"),
        ({"odds": "pair=11 to 1"}, Reason.UNKNOWN_OPTION, None, "options.odds", "name one of player, banker"),
    ],
)
def test_what_the_document_forbids_is_refused_by_its_clause(
    options: dict[str, object], reason: Reason, clause: str | None, place: str, says: str
) -> None:
    refused = refusal(lambda: baccarat(**options))
    assert (refused.reason, refused.place) == (reason, place)
    assert refused.clause == (clause and f"{LAW}:{clause}")
    assert says in refused.says


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"decks": 8, "vigorish": "4", "vigorish_rounding": "five-cents", "vigorish_collection": "deferred"},
        {"vigorish": "tie", "vigorish_on_tie": 10, "odds": "tie=9 to 1", "limits": "banker=5.00..500.00"},
        {"shuffling": "shuffler", "decks": 16, "vigorish": "none", "dealing": "c", "payment": "d"},
    ],
)
def test_terms_are_kept_shown_and_given_again(options: dict[str, object]) -> None:
    table = baccarat(**options)
    again = read_effective(write_effective(table))
    assert again.terms == table.terms
    assert changed(table, {}) == write_effective(table).decode()
    assert set(standing(table)) <= set(load(LAW).game("baccarat").options)
    assert [values.name for values in described(table).values] == ["limits", "odds"]


def test_the_ties_odds_may_be_said_as_nine_for_one() -> None:
    assert [baccarat(odds=f"tie={said}").terms.wagers["tie"].odds for said in ("9 for 1", "10 for 1")] == [
        Odds(8),
        Odds(9),
    ]


@pytest.mark.parametrize("other", ["5", "4", "none"])
def test_a_percent_on_ties_goes_with_the_vigorish_on_ties(other: str) -> None:
    """Whoever gives the vigorish on ties up names no percent of it, and whoever takes it up may."""
    on_tie = baccarat(vigorish="tie", vigorish_on_tie=20)
    assert changed(on_tie, {"vigorish": other}) == write_effective(baccarat(vigorish=other)).decode()
    refused = refusal(lambda: changed(on_tie, {"vigorish": other, "vigorish-on-tie": "20"}))
    assert (refused.reason, refused.clause) == (Reason.OPTIONS_CONFLICT, f"{LAW}:M.4")
    back = changed(baccarat(vigorish=other), {"vigorish": "tie", "vigorish-on-tie": "20"})
    assert back == write_effective(on_tie).decode()


def test_the_form_has_a_percent_on_ties_which_belongs_to_that_choice() -> None:
    asked = {kind: described(baccarat(vigorish=kind)).texts[-1] for kind in ("5", "tie")}
    assert [(text.value, text.like) for text in asked.values()] == [("", "25"), ("25", "25")]
    assert {text.only_with for text in asked.values()} == {OnlyWith("vigorish", "tie")}


def test_the_sign_says_the_kind_and_the_rate_of_vigorish() -> None:
    posted = {
        kind: [line.says for line in sign(load(LAW), baccarat(vigorish=kind)).notices]
        for kind in ("5", "4", "tie", "none")
    }
    assert "5 percent" in posted["5"][0]
    assert "4 percent" in posted["4"][0]
    assert "25 percent of a wager on the Banker's Hand when the hands tie" in posted["tie"][0]
    assert "six is paid 1 to 2" in posted["none"][0]
    assert [len(lines) for lines in posted.values()] == [1] * 4


def test_a_layout_has_an_area_for_each_wager_at_seven_positions() -> None:
    drawn = cloth(baccarat())
    assert [(area.spot, area.name, area.odds) for area in drawn.areas] == [
        ("player", "Player", "1 to 1"),
        ("banker", "Banker", "1 to 1 less 5%"),
        ("tie", "Tie", "8 to 1"),
    ]
    assert drawn.positions == 7


def test_a_book_without_one_of_the_wagers_does_not_open() -> None:
    refused = refusal(lambda: open_book(mutated(LAW, '"player", "banker", "tie"', '"player", "banker"')))
    assert (refused.reason, refused.clause) == (Reason.BROKEN_BOOK, f"{LAW}:G.2")
