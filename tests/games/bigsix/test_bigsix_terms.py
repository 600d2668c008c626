"""What a house may choose for a Big Six table, and what New Jersey refuses."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.refusal import Reason, Refusal
from croupier.games.bigsix.rules import ClapperRule
from croupier.games.library import load, open_table
from croupier.games.odds import Odds
from tests.law.reading import JSON, attempt, refusal
from tests.oracle import second_reading
from tests.tables import bigsix

OPTIONS = tuple(load("new-jersey").game("bigsix").options)
FLOOR = {"$1": 1, "$2": 2, "$5": 5, "$10": 10, "$20": 20, "joker": 45, "flag": 45}


def test_a_table_opened_without_options_has_the_defaults() -> None:
    terms = bigsix().terms
    assert {name: bet.odds for name, bet in terms.bets.items()} == {
        n: Odds(pays) for n, pays in FLOOR.items()
    }
    assert (terms.clapper, terms.odds_word, terms.unit) == (ClapperRule.PREVIOUS_NUMBER, "to", 1)
    assert {bet.clause for bet in terms.bets.values()} == {"new-jersey:5.5(a)"}
    assert terms.chosen["stops"] == ("atlantic-city",)


@pytest.mark.parametrize("stops", ["atlantic-city", "nevada"])
def test_a_wheel_has_the_stops_of_the_second_reading(stops: str) -> None:
    assert Counter(bigsix(stops=stops).terms.stops) == second_reading.big_six_counts(stops)


@pytest.mark.parametrize("stops", ["atlantic-city", "nevada"])
def test_no_symbol_stands_beside_itself(stops: str) -> None:
    ring = bigsix(stops=stops).terms.stops
    assert all(one != other for one, other in zip(ring, (*ring[1:], ring[0]), strict=True))


@pytest.mark.parametrize(
    ("options", "reason", "clause", "place", "says"),
    [
        ({"wheel": "nevada"}, Reason.UNKNOWN_OPTION, None, "", "new-jersey has no option 'wheel'"),
        ({"stops": "reno"}, Reason.OPTION_NOT_ALLOWED, "5.5(a)", "options.stops", "does not allow 'reno'"),
        (
            {"clapper": "coin"},
            Reason.OPTION_NOT_ALLOWED,
            "5.6(c)",
            "options.clapper",
            "previous-number, respin",
        ),
        ({"odds_word": "for"}, Reason.OPTION_NOT_ALLOWED, "5.5(b)", "options.odds-word", "it allows to, win"),
        ({"unit": "0"}, Reason.BAD_AMOUNT, None, "options.unit", "must be more than 0.00"),
        (
            {"odds": "joker=44 to 1"},
            Reason.ODDS_NOT_ALLOWED,
            "5.5(a)",
            "options.odds.joker",
            "no less than 45 to 1",
        ),
        (
            {"odds": "$1=1 to 2"},
            Reason.ODDS_NOT_ALLOWED,
            "5.5(a)",
            "options.odds.$1",
            "$1 pays no less than 1 to 1",
        ),
        ({"odds": "joker=45 for 1"}, Reason.ODDS_NOT_ALLOWED, "5.5(b)", "options.odds.joker", 'never "for"'),
        ({"odds": "star=45 to 1"}, Reason.UNKNOWN_OPTION, None, "options.odds", "no odds are set for 'star'"),
        ({"odds": None}, Reason.OPTION_NOT_ALLOWED, None, "options.odds", "None is not a table"),
        (
            {"limits": "inside=1.00.."},
            Reason.UNKNOWN_OPTION,
            "5.5(a)",
            "options.limits",
            "no limit can be set on 'inside'",
        ),
        (
            {"limits": "joker=5.00..1.00"},
            Reason.BAD_AMOUNT,
            "5.5(a)",
            "options.limits.joker",
            "is below its minimum",
        ),
    ],
)
def test_a_choice_the_document_forbids_is_refused(
    options: dict[str, object], reason: Reason, clause: str | None, place: str, says: str
) -> None:
    refused = refusal(lambda: bigsix(**options))
    assert (refused.reason, refused.clause) == (reason, clause and f"new-jersey:{clause}")
    assert refused.place == place
    assert says in refused.says


@given(st.sampled_from(sorted(FLOOR)), st.integers(1, 200), st.integers(1, 5))
def test_odds_are_never_below_the_floor_whatever_the_house_asks(symbol: str, pays: int, on: int) -> None:
    table = attempt(lambda: bigsix(odds={symbol: f"{pays} to {on}"}))
    if isinstance(table, Refusal):
        assert table.reason is Reason.ODDS_NOT_ALLOWED
        assert pays < FLOOR[symbol] * on
    else:
        assert table.terms.bets[symbol].odds == Odds(pays, on)
        assert pays >= FLOOR[symbol] * on


@given(st.sampled_from(OPTIONS), JSON)
def test_any_json_as_an_option_opens_a_table_or_is_refused(name: str, value: object) -> None:
    table = attempt(lambda: open_table(load("new-jersey"), "bigsix", {name: value}))
    assert table.says if isinstance(table, Refusal) else table.terms.book == "new-jersey"
