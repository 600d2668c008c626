"""Where the cards of a mini-baccarat table come from, as its configuration says: keyed, or virtual."""

import re
import tomllib
from functools import partial
from pathlib import Path

import msgspec
import pytest

from croupier.floor.baccarat.settings import BaccaratSettings, installation
from croupier.floor.baccarat.state import CardTable
from tests.server.card_table import CardPeople, card_table
from tests.server.clients import Screen
from tests.server.rig import T1, House, house
from tests.states import state_at

OPERATORS = Path(__file__).parents[2] / "docs" / "operators.md"


def loaded(floor: House) -> Screen:
    """The dealer's screen, with a shoe whose first card is to be burned."""
    people = CardPeople(floor).noticed()
    sam, dana = people.sam, people.dana
    sam.do("receive-cards", T1, 6, "red", "", "yellow", True, True)
    dana.do("inspect-cards")
    sam.do("verify-cards", T1)
    for frame in (("spread-cards", "up"), ("show-cards", "1"), ("stack-cards",)):
        dana.do(*frame)
    dana.until(lambda view: view["shoe"]["commitment"] or view["shoe"]["port"] == "keys")
    people.shuffle()
    for order in (("cut-cards", 100), ("load-shoe", 20)):
        dana.do(*order)
    return dana


def test_a_dealer_keys_the_cards_of_a_shoe_that_nothing_reads(tmp_path: Path) -> None:
    with house(card_table(shoe="keys"), tmp_path) as floor:
        dana = loaded(floor)
        assert (dana.view["shoe"]["port"], dana.view["virtual"]) == ("keys", False)
        dana.do("deal-card", "KS")
        dana.until(lambda view: view["phase"] == "idle")
        dana.raw('["shoe", "draw"]')
        assert dana.reply(None)["says"] == "cards are drawn from the shoe by hand: this screen draws none"
        assert floor.audit() == []


def test_a_dealer_names_no_card_of_a_virtual_shoe(tmp_path: Path) -> None:
    with house(card_table(), tmp_path) as floor:
        dana = loaded(floor)
        shoe = dana.view["shoe"]
        assert (shoe["port"], shoe["left"], len(shoe["commitment"])) == ("virtual", 312, 64)
        assert dana.ask("deal-card", "KS")["says"] == "this shoe tells its cards itself"


def more_out(table: CardTable, cards: int, _view: object) -> bool:
    return table.shoe.out > cards


@pytest.mark.clause("oneida-minibaccarat:I")
def test_a_virtual_shoe_that_reshuffles_by_itself_never_runs_empty(tmp_path: Path) -> None:
    """More cards than it holds, across a restart."""
    options = {"shuffling": "reshuffling-shoe"}
    made = card_table(demonstration_dealer=True, betting_seconds=0.01, options=options)
    for cards in (20, 312):
        with house(made, tmp_path) as floor:
            table = state_at(floor.floor.desk, T1)
            seen = floor.board().until(partial(more_out, table, cards))
            assert (seen["shoe"]["number"], seen["shoe"]["left"]) == (1, 312)
            assert floor.audit() == []


def test_the_example_that_operators_are_given_is_such_a_table() -> None:
    examples = re.findall(r"```toml\n(.*?)```", OPERATORS.read_text("utf-8"), re.DOTALL)
    [[table]] = [tomllib.loads(one)["tables"] for one in examples if '"baccarat"' in one]
    settings = msgspec.convert(table, BaccaratSettings)
    assert installation(settings).name == "Mini-baccarat 1"
    assert (settings.kind, settings.shoe, settings.squeeze_seconds) == ("baccarat", "virtual", 30.0)
