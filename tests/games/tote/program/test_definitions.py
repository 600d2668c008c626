"""Section A.5: a race is of a kind only if it is what the rules say, refused on import where it is not."""

import pytest

from croupier.games.tote.program.race_kinds import RACE, RaceKind
from croupier.games.tote.program.reading import read_card
from tests.games.tote.program.cards import Values, card, card_of, race, refused, runner, runners

NOMINATED = "2026-11-18T12:30:00-06:00"
STAKE: Values = {"kinds": ["stake"], "owners_contribute": True, "nominations_close": NOMINATED}
INVITED: Values = {"kinds": ["invitational stake"], "in_stakes_program": True}
CLAIMED = [runner(str(number), claiming_price="5000.00") for number in (1, 2, 3)]
WEIGHED = [runner(str(number), weight=118 + number) for number in (1, 2, 3)]
MATCHED = [runner("1", owner="A. Ada"), runner("2", owner="B. Ben")]
AGREED = "One mile, as agreed."
OVERNIGHT: Values = {"kinds": ["overnight", "purse"], "entries_close": "2026-11-18T12:30:00-06:00"}


@pytest.mark.parametrize(
    "given",
    [
        {"kinds": ["purse"]},
        STAKE,
        {**STAKE, "nominations_close": "2026-05-15T17:00:00-05:00"},
        {"kinds": ["claiming", "purse"], "runners": CLAIMED},
        {"kinds": ["handicap"], "handicapper": "the racing secretary", "runners": WEIGHED},
        OVERNIGHT,
        {**OVERNIGHT, "entries_close": "2026-11-21T12:30:00-06:00"},
        {**STAKE, "kinds": ["stake", "walkover"], "runners": runners(1)},
        {
            **STAKE,
            "kinds": ["stake", "walkover"],
            "runners": [runner("1", owner="A"), runner("2", owner="A")],
        },
        {
            **INVITED,
            "kinds": ["invitational stake", "walkover"],
            "runners": [runner("1"), runner("2", scratched=True)],
        },
        INVITED,
        {**INVITED, "kinds": ["invitational stake", "stake"]},
        {"kinds": ["match"], "runners": MATCHED, "conditions": AGREED},
        {"kinds": ["steeplechase"]},
        {"kinds": ["maiden special weight", "purse"]},
    ],
)
@pytest.mark.clause("oneida-parimutuel:A.5")
def test_a_race_is_of_every_kind_that_the_rules_define_and_of_others_that_are_named(given: Values) -> None:
    made = read_card(card_of(**given)).races[0]
    assert made.kinds == tuple(given["kinds"])
    assert all(made.is_(kind) is (kind in given["kinds"]) for kind in RaceKind)


@pytest.mark.parametrize(
    ("given", "place", "says"),
    [
        ({"kinds": []}, "kinds", "must name at least one kind"),
        ({"kinds": ["purse", "purse"]}, "kinds[1]", "is named purse twice"),
        ({**STAKE, "kinds": ["stake", "purse"]}, "kinds", "either a purse race or a stake race"),
        ({**STAKE, "kinds": ["stake", "overnight"]}, "kinds", "either overnight or a stake race"),
        ({"owners_contribute": True}, "owners_contribute", "is no purse race: owners contribute"),
        ({**STAKE, "owners_contribute": False}, "owners_contribute", "is no stake race: owners contribute"),
        ({**STAKE, "nominations_close": None}, "nominations_close", "must say when nominations close"),
        (
            {**STAKE, "nominations_close": "2026-11-18T12:30:01-06:00"},
            "nominations_close",
            "72 hours or more before it starts",
        ),
        ({"kinds": ["claiming"]}, "runners[0]", "is no claiming race: 1 has no claiming price"),
        ({"kinds": ["handicap"], "runners": WEIGHED}, "handicapper", "must say who adjusted the weights"),
        (
            {"kinds": ["handicap"], "handicapper": "X", "runners": [*WEIGHED, runner("4")]},
            "runners[3]",
            "is no handicap: 4 has no weight",
        ),
        ({"kinds": ["overnight"]}, "entries_close", "must say when entries close"),
        (
            {**OVERNIGHT, "entries_close": "2026-11-18T12:29:59-06:00"},
            "entries_close",
            "72 hours or less before the day's first race",
        ),
        (
            {**OVERNIGHT, "entries_close": "2026-11-21T12:30:01-06:00"},
            "entries_close",
            "entries close after the day's first race",
        ),
        ({"kinds": ["walkover"], "runners": runners(1)}, "kinds", "only a stake race can be one"),
        ({**STAKE, "kinds": ["stake", "walkover"]}, "runners", "more than one runner starts"),
        (
            {
                **STAKE,
                "kinds": ["stake", "walkover"],
                "runners": [runner("1", owner="A"), runner("2", owner="B")],
            },
            "runners",
            "not all of one owner",
        ),
        ({**STAKE, "runners": runners(1)}, "kinds", "name it a walkover"),
        (
            {**STAKE, "runners": [runner("1", owner="A"), runner("2", owner="A")]},
            "kinds",
            "name it a walkover",
        ),
        ({"runners": [runner("1"), runner("2", scratched=True)]}, "runners", "has one starter"),
        ({**INVITED, "owners_contribute": True}, "owners_contribute", "owners contribute to its purse"),
        (
            {"kinds": ["invitational stake"]},
            "in_stakes_program",
            "not advertised in the regular stakes programme",
        ),
        (
            {"kinds": ["match"], "conditions": AGREED, "runners": [*MATCHED, runner("3", owner="C")]},
            "runners",
            "two run in one, not 3",
        ),
        (
            {"kinds": ["match"], "conditions": AGREED, "runners": MATCHED[:1]},
            "runners",
            "two run in one, not 1",
        ),
        ({"kinds": ["match"], "runners": MATCHED}, "conditions", "conditions its owners agreed to"),
        (
            {"kinds": ["match"], "conditions": AGREED, "runners": [runner("1"), MATCHED[1]]},
            "runners[0]",
            "must name the owner of 1",
        ),
    ],
)
@pytest.mark.clause("oneida-parimutuel:A.5")
def test_a_race_that_is_not_what_it_is_called_is_refused(given: Values, place: str, says: str) -> None:
    found = refused(card_of(**given))
    assert found.place == f"races[0].{place}"
    assert says in found.says
    assert found.clause == RACE
    assert found.says.count(".") == 0


@pytest.mark.clause("oneida-parimutuel:A.5")
def test_a_sunday_does_not_count_towards_the_72_hours_of_an_overnight_race() -> None:
    """Monday noon less 96 hours is Thursday noon: one of them is the Sunday."""
    given = card(date="2026-11-23", races=[race(post_time="2026-11-23T12:30:00-06:00")])
    closing = given["races"][0]
    closing |= {"kinds": ["overnight"], "entries_close": "2026-11-19T12:30:00-06:00"}
    assert read_card(given).races[0].is_(RaceKind.OVERNIGHT)
    closing["entries_close"] = "2026-11-19T12:29:59-06:00"
    assert refused(given).place == "races[0].entries_close"


@pytest.mark.clause("oneida-parimutuel:A.5")
def test_entries_close_before_the_first_race_of_the_day_not_before_their_own() -> None:
    late = {"kinds": ["overnight"], "entries_close": "2026-11-18T12:29:00-06:00"}
    assert "day's first race" in refused(card(races=[race(), race(2, **late)])).says
    late["entries_close"] = "2026-11-18T12:31:00-06:00"
    assert read_card(card(races=[race(), race(2, **late)]))
