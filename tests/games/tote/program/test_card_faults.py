"""What is wrong with a whole card: its days, the order of its races, its pools and their legs."""

import pytest

from croupier.games.tote.program.reading import read_card
from tests.games.tote.program.cards import CARD, Values, card, card_of, race, refused, runners

MEET = CARD["meet"]


def pools(*each: object) -> Values:
    """Pools of the only race, by kind or with more."""
    return card_of(pools=[pool(one) for one in each])


def pool(given: object) -> Values:
    return {"least": "1.00", **(given if isinstance(given, dict) else {"kind": given})}


@pytest.mark.parametrize(
    ("given", "place", "says", "clause"),
    [
        (card(meet={**MEET, "last": "2026-10-01"}), "meet", "the meet ends before it begins", "A.8"),
        (card(meet={**MEET, "last": "2026-11-20"}), "date", "2026-11-21 is not a day of the meet", "A.8"),
        (
            card(date="2026-11-22"),
            "races[0].post_time",
            "the first race is on 2026-11-21 at the track",
            "A.5",
        ),
        (card(races=[]), "races", "the card has no race", "A.5"),
        (card(races=[race(2), race(1)]), "races[1].number", "race 1 stands after race 2", "A.5"),
        (card(races=[race(1), race(1)]), "races[1].number", "race 1 stands after race 1", "A.5"),
        (
            card(races=[race(1), race(2, post_time=race(1)["post_time"])]),
            "races[1].post_time",
            "is not after that of race 1",
            "A.5",
        ),
        (pools("win", "place", "win"), "races[0].pools[2].kind", "race 1 has the win pool twice", "C"),
        (
            pools({"kind": "win", "carryover": "1.00"}),
            "races[0].pools[0].carryover",
            "a win pool carries nothing over",
            "C.1",
        ),
        (
            pools("daily-double"),
            "races[0].pools[0]",
            "runs to race 2, and there is no race 2 on the card",
            "C.5",
        ),
        (
            card(races=[race(1, pools=[pool("pick-six")]), *map(race, range(2, 6))]),
            "races[0].pools[0]",
            "there is no race 6",
            "C.12",
        ),
        (
            pools({"kind": "daily-double", "races": [1, 3]}),
            "races[0].pools[0].races",
            "is on races 1, 2, one after the other, not 1, 3",
            "C.5",
        ),
        (
            pools({"kind": "twin-trifecta", "races": [2, 3]}),
            "races[0].pools[0].races",
            "is on races 1, 2, one after the other",
            "C.9",
        ),
        (
            pools({"kind": "pick-three", "races": [1, 2]}),
            "races[0].pools[0].races",
            "is on races 1, 2, 3, one after",
            "C.11",
        ),
        (pools({"kind": "win", "races": [2]}), "races[0].pools[0].races", "is on race 1 alone, not 2", "C.1"),
        (
            card_of(runners=runners(1, 2, "2A"), pools=[pool("trifecta")]),
            "races[0].pools[0]",
            "a trifecta needs 3 betting interests; race 1 has 2",
            "C.8",
        ),
        (
            {**pools("pick-six"), "track": {**CARD["track"], "profile": "keeneland"}},
            "races[0].pools[0].kind",
            "keeneland has no terms for pick-six",
            "C",
        ),
    ],
)
def test_a_card_that_cannot_be_run_or_bet_on_is_refused(
    given: Values, place: str, says: str, clause: str
) -> None:
    found = refused(given)
    assert (found.place, found.clause) == (place, f"oneida-parimutuel:{clause}")
    assert says in found.says


def test_a_second_leg_of_a_twin_trifecta_needs_three_runners_too() -> None:
    two = race(2, runners=runners(1, 2), pools=[])
    found = refused(card(races=[race(1, pools=[pool("twin-trifecta")]), two]))
    assert found.says == "a twin-trifecta needs 3 betting interests; race 2 has 2"


@pytest.mark.clause("oneida-parimutuel:C")
def test_the_track_sets_its_pools_and_minimums_race_by_race() -> None:
    given = [pool({"kind": "win", "least": "2.00"}), pool({"kind": "trifecta", "least": "0.50"})]
    made = read_card(
        card(races=[race(1, pools=given), race(2, pools=[pool({"kind": "win", "least": "5.00"})])])
    )
    assert [(one.race, one.kind, one.least) for one in made.pools()] == [
        (1, "win", 200), (1, "trifecta", 50), (2, "win", 500),
    ]  # fmt: skip
    assert made.pools_over(2) == made.races[1].pools
