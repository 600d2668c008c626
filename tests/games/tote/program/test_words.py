"""A card in the words of a programme."""

import pytest
from msgspec import to_builtins

from croupier.games.tote.program.cloths import PLAIN, cloth_of
from croupier.games.tote.program.distance import show_distance
from croupier.games.tote.program.explanations import LANGUAGES
from croupier.games.tote.program.library import load_card
from croupier.games.tote.program.moment import read_moment
from croupier.games.tote.program.paper_words import paper_words
from croupier.games.tote.program.race_kinds import Sport
from croupier.games.tote.program.reading import read_card
from croupier.games.tote.program.words import race_facts, show_clock, show_date, show_pools
from tests.games.tote.program.cards import card, race
from tools.sentences import places


@pytest.mark.parametrize(
    ("clock", "shown"),
    [("00:05", "12:05 AM"), ("09:30", "9:30 AM"), ("12:00", "12:00 PM"), ("19:44", "7:44 PM")],
)
def test_clocks_of_twelve_hours(clock: str, shown: str) -> None:
    assert show_clock(read_moment(f"2026-11-21T{clock}:59-06:00")) == shown


def test_a_date_has_its_day_of_the_week() -> None:
    assert show_date("2026-11-21") == "Saturday, November 21, 2026"
    assert show_date("2026-12-06") == "Sunday, December 6, 2026"


def test_a_race_and_its_pools_are_said_on_a_line() -> None:
    park = load_card("model-park")
    assert race_facts(park, park.race(3)) == (
        "1:30 PM",
        "1 1/16 miles, dirt",
        "Purse, allowance, overnight",
        "purse $38,000",
    )
    assert show_pools(park.race(3).pools).endswith(
        "Superfecta $0.10 · Pick three (races 3-5) $0.50 · Pick six (races 3-8) $1, carryover $12,450"
    )
    bare = read_card(
        card(
            races=[race(pools=[{"kind": "pick-three", "least": "1.00", "mandatory": True}]), race(2), race(3)]
        )
    )
    assert race_facts(bare, bare.race(1)) == ("12:30 PM", "6 furlongs", "Purse")
    assert show_pools(bare.race(1).pools) == "Pick three (races 1-3) $1, must be paid today"


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("sport", Sport)
@pytest.mark.parametrize("number", range(1, 25))
def test_every_number_can_be_read_on_its_cloth(sport: Sport, number: int) -> None:
    """By the contrast that WCAG asks of text."""
    cloth = cloth_of(sport, number)
    light, dark = sorted(map(luminance, cloth), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 4.5


def test_numbers_beyond_the_usual_ones_are_plain() -> None:
    assert cloth_of(Sport.GREYHOUND, 9) is PLAIN
    assert cloth_of(Sport.HORSE, 21) is PLAIN
    assert cloth_of(Sport.HORSE, 9) is not PLAIN


def test_every_language_says_the_same_with_the_same_places() -> None:
    english, spanish = (to_builtins(paper_words(language)) for language in LANGUAGES)
    for name, text in english.items():
        if isinstance(text, str):
            assert places(text) == places(spanish[name]), name
    assert list(english["columns"]) == list(spanish["columns"])
    assert (len(spanish["weekdays"]), len(spanish["months"])) == (7, 12)


def test_a_card_is_said_in_spanish() -> None:
    park = load_card("model-park")
    assert show_date("2026-11-21", "es") == "sábado 21 de noviembre de 2026"
    assert race_facts(park, park.race(3), "es") == (
        "1:30 p. m.",
        "1 1/16 millas, arena",
        "Premio, condicional, común",
        "premio $38,000",
    )
    assert "carreras" in " ".join(show_pools(race.pools, "es") for race in park.races)


@pytest.mark.parametrize(
    ("yards", "sport", "shown"),
    [
        (220, Sport.HORSE, "1 furlón"),
        (1430, Sport.HORSE, "6 1/2 furlones"),
        (1760, Sport.HARNESS, "1 milla"),
        (1800, Sport.HORSE, "1 milla y 40 yardas"),
        (550, Sport.GREYHOUND, "550 yardas"),
    ],
)
def test_distances_in_spanish(yards: int, sport: Sport, shown: str) -> None:
    assert show_distance(yards, sport, paper_words("es").distance) == shown
