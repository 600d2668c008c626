"""A card is read from JSON values as strictly as it is documented, and written back as it was."""

import json
from pathlib import Path

import jsonschema_rs
import pytest

from croupier.base.refusal import Reason
from croupier.games.tote.kinds import Kind
from croupier.games.tote.program.card import ProgramPool
from croupier.games.tote.program.library import CARDS, load_card
from croupier.games.tote.program.odds import MorningLine
from croupier.games.tote.program.reading import read_card
from croupier.games.tote.program.writing import card_bytes, card_digest, written_card
from tests.games.tote.program.cards import CARD, Values, card, card_of, race, refused, runner, runners

SCHEMA = Path(__file__).parents[4] / "docs" / "schemas" / "race-card.json"


def test_every_value_is_read() -> None:
    one = runner(
        "1",
        morning_line="5-2",
        post_position=3,
        jockey="J",
        trainer="T",
        owner="O",
        weight=118,
        colours="red",
        claiming_price="5000.00",
        scratched=True,
    )
    double = {"kind": "daily-double", "least": "1.00", "races": [1, 2], "mandatory": False}
    pick = {"kind": "pick-three", "least": "0.50", "carryover": "12.50", "mandatory": True}
    full = race(
        runners=[one, *runners(2, 3)],
        pools=[double, pick],
        name="The Stakes",
        surface="turf",
        purse="14000.00",
        conditions="For all.",
        handicapper="H",
    )
    made = read_card(card(races=[full, race(2), race(3)], session="E"))
    first = made.races[0]
    assert first.runners[0].line == MorningLine(5, 2)
    assert (first.runners[0].claim, first.runners[0].weight, first.runners[0].post) == (500_000, 118, 3)
    assert first.purse == 1_400_000
    assert first.pools[0] == ProgramPool(kind=Kind.DAILY_DOUBLE, races=(1, 2), least=100)
    assert (first.pools[1].races, first.pools[1].carried, first.pools[1].mandatory) == ((1, 2, 3), 1250, True)
    assert made.id == "MDL-2026-11-21-E"
    assert read_card(written_card(made)) == made
    assert written_card(read_card(CARD)) == CARD


def test_the_canonical_bytes_are_the_same_however_the_card_was_written() -> None:
    made = read_card(CARD)
    turned = json.loads(
        json.dumps(CARD, sort_keys=True), object_pairs_hook=lambda pairs: dict(reversed(pairs))
    )
    assert card_bytes(read_card(turned)) == card_bytes(made)
    assert card_bytes(read_card(json.loads(card_bytes(made)))) == card_bytes(made)
    assert card_digest(made) == "22691bc7a757c3be2f15e5db81d03d5b94d4db92db56e9a113f464029123c23c"
    assert card_digest(read_card(card(session="E"))) != card_digest(made)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ([], "a card should be a JSON object, like {...}"),
        ({}, 'a card must have "format"'),
        (card(colour="red"), "a card has no key 'colour'; its keys are format, version, track,"),
        (card(format="races"), "format: 'races' is not a card; its format is \"croupier-race-card\""),
        (card(version=2), "version: 2 is not a version of the race card that this program reads; it reads 1"),
        (
            card(sport="camel"),
            "sport: 'camel' is not one of horse, harness, greyhound (oneida-parimutuel:A.7)",
        ),
        (card(date="2026-02-30"), "date: '2026-02-30' is not a date; write it like 2026-11-21"),
        (card(session="evening"), "session: 'evening' is not a session, 1 to 4 capital letters or digits"),
        (card(races={}), "races should be a JSON list, like [...]"),
        (card(track={"code": "MDL"}), 'the track must have "name"'),
        (card(track={**CARD["track"], "code": "mdl"}), "track.code: 'mdl' is not a track's code"),
        (
            card(track={**CARD["track"], "zone": "Green Bay"}),
            "track.zone: 'Green Bay' is not a time zone, like",
        ),
        (card(track={**CARD["track"], "profile": "x"}), "track.profile: there is no track profile 'x'"),
        (
            card(meet={**CARD["meet"], "name": " "}),
            "meet.name: should be text of 1 to 80 printable characters",
        ),
        (card_of(number=0), "races[0].number: 0 is not the number of a race"),
        (card_of(post_time="12:30"), "races[0].post_time: '12:30' is not a moment"),
        (card_of(kinds=[""]), "races[0].kinds[0]: '' is not a kind of race; write purse, stake, claiming,"),
        (card_of(kinds=[7]), "races[0].kinds[0]: 7 is not a kind of race"),
        (card_of(distance="6f"), "races[0].distance: '6f' is not a distance in yards, 1 to 20,000"),
        (card_of(purse=14000), 'races[0].purse: money is written as text, like "5.00", not 14000'),
        (card_of(conditions="x" * 1001), "races[0].conditions: should be text of at most 1000 printable"),
        (card_of(owners_contribute=1), "races[0].owners_contribute: should be true or false"),
        (card_of(runners=[{"number": "1"}]), 'races[0].runners[0]: a runner must have "name"'),
        (
            card_of(runners=[runner("0")]),
            "races[0].runners[0].number: '0' is not a programme number, like 6 or",
        ),
        (
            card_of(runners=[runner("25")]),
            "races[0].runners[0].number: '25' is not a runner; their numbers go to",
        ),
        (
            card_of(runners=[runner("1", weight=1000)]),
            "races[0].runners[0].weight: 1000 is not a weight in pounds",
        ),
        (
            card_of(runners=[runner("1", morning_line="2/1")]),
            "races[0].runners[0].morning_line: '2/1' is not a",
        ),
        (
            card_of(runners=[runner("1", claiming_price="0")]),
            "races[0].runners[0].claiming_price: the amount must be",
        ),
        (card_of(pools=[{"kind": "win"}]), 'races[0].pools[0]: a pool must have "least"'),
        (
            card_of(pools=[{"kind": "wins", "least": "2"}]),
            "races[0].pools[0].kind: 'wins' is not one of win, place",
        ),
        (
            card_of(pools=[{"kind": "win", "least": "0.00"}]),
            "races[0].pools[0].least: the amount must be more than",
        ),
    ],
)
def test_a_wrong_value_is_refused_in_one_sentence_with_its_place(given: object, says: str) -> None:
    assert str(refused(given)).startswith(says)
    assert refused(given).reason in (Reason.UNREADABLE, Reason.BAD_AMOUNT, Reason.UNKNOWN_BOOK)


def test_the_card_in_the_manual_can_be_read() -> None:
    page = (SCHEMA.parents[1] / "parimutuel.md").read_text("utf-8")
    made = read_card(json.loads(page.split("```json\n")[1].split("```")[0]))
    assert (made.id, made.races[0].interests()) == ("MDL-2026-11-21-D", (1, 2))


@pytest.mark.parametrize("name", CARDS)
def test_the_examples_follow_the_schema(name: str) -> None:
    schema = jsonschema_rs.validator_for(json.loads(SCHEMA.read_text("utf-8")))
    assert schema.is_valid(written_card(load_card(name)))
    assert schema.is_valid(CARD)


@pytest.mark.parametrize(
    "given",
    [
        card(colour="red"),
        card(version=2),
        card(sport="camel"),
        card(races=[]),
        card_of(post_time="12:30"),
        card_of(kinds=[]),
        card_of(runners=[runner("25")]),
        card_of(pools=[{"kind": "wins", "least": "2.00"}]),
    ],
)
def test_the_schema_refuses_what_the_program_refuses(given: Values) -> None:
    schema = jsonschema_rs.validator_for(json.loads(SCHEMA.read_text("utf-8")))
    assert not schema.is_valid(given)
    assert refused(given)
