"""Frames that come together at a table with a virtual shoe, and a table that is given another shoe."""

import asyncio
from pathlib import Path

import pytest

from croupier.base.envelope import Command, Envelope, Role
from croupier.base.names import staff_id
from croupier.base.refusal import Refused
from croupier.desk.reply import Reply
from croupier.floor.baccarat.messages import cards, deal
from croupier.floor.baccarat.state import CardTable
from croupier.server.opening import open_floor
from croupier.server.wire import new_id
from tests.server.card_table import CardPeople, card_table
from tests.server.rig import T1, House, house
from tests.states import state_at


def together(floor: House, *commands: Command) -> list[Reply]:
    """The dealer's commands in one batch, before any device can answer to the first."""
    sender, queue = staff_id("Dana"), floor.floor.queue
    sent = [Envelope(new_id(), sender, Role.DEALER, T1, command) for command in commands]

    async def send() -> list[Reply]:
        return list(await asyncio.gather(*(queue.submit(one) for one in sent)))

    return floor.ask_floor(send())


def table_of(floor: House) -> CardTable:
    table = state_at(floor.floor.desk, T1)
    assert isinstance(table, CardTable)
    return table


def shown(people: CardPeople) -> CardPeople:
    """The cards lie face up, and the first player has looked."""
    people.sam.do("receive-cards", T1, 6, "red", "", "yellow", True, True)
    people.dana.do("inspect-cards")
    people.sam.do("verify-cards", T1)
    people.dana.do("spread-cards", "up")
    people.dana.do("show-cards", "1")
    return people


@pytest.mark.clause("oneida-minibaccarat:H")
def test_cards_stacked_and_shuffled_at_once_are_not_keyed(tmp_path: Path) -> None:
    with house(card_table(), tmp_path) as floor:
        people = shown(CardPeople(floor).noticed())
        stacked, shuffled = together(floor, cards.StackCards(), cards.ShuffleCards())
        assert stacked.refusal is None
        assert shuffled.refusal is not None
        assert shuffled.refusal.clause == "oneida-minibaccarat:H"
        people.dana.until(lambda view: view["shoe"]["commitment"])
        for frame in (("shuffle-cards",), ("cut-cards", 100), ("load-shoe", 14)):
            people.dana.do(*frame)
        assert people.dana.ask("deal-card", "KS")["says"] == "this shoe tells its cards itself"
        assert floor.audit() == []


def test_the_next_shoe_is_not_shuffled_before_the_last_is_revealed(tmp_path: Path) -> None:
    with house(card_table(), tmp_path) as floor:
        people = CardPeople(floor).ready()
        first = table_of(floor).shoe.commitment
        people.dana.do("spread-cards", "up")
        people.dana.do("show-cards", "1")
        shuffled = together(floor, cards.StackCards(), cards.ShuffleCards())[1]
        assert shuffled.refusal is not None
        people.dana.until(lambda view: view["shoe"]["commitment"] not in ("", first))
        people.dana.do("shuffle-cards")
        assert table_of(floor).shoe.number == 2
        assert floor.audit() == []


def test_a_table_that_closes_in_the_middle_of_a_shoe_reveals_it(tmp_path: Path) -> None:
    with house(card_table(), tmp_path) as floor:
        people = CardPeople(floor).ready()
        people.sam.do("count-float", T1, "50000.00", "Dana")
        people.sam.do("close-table", T1)
        people.dana.until(lambda view: view["phase"] == "closed" and not view["shoe"]["commitment"])
        assert floor.audit() == []


def test_a_shoe_made_ready_by_another_device_is_made_anew_before_anyone_can_shuffle(tmp_path: Path) -> None:
    for shoe, port in (("keys", "keys"), ("virtual", "virtual"), ("keys", "keys"), ("virtual", "virtual")):
        with house(card_table(shoe=shoe), tmp_path) as floor:
            people = CardPeople(floor)
            if not table_of(floor).shoe.ready:
                shown(people.noticed()).dana.do("stack-cards")
                people.dana.until(lambda _: table_of(floor).shoe.ready)
            assert (table_of(floor).shoe.ready, table_of(floor).shoe.port) == (True, port)
            assert floor.audit() == []
    with house(card_table(), tmp_path) as floor:
        people = CardPeople(floor)
        people.dana.do("shuffle-cards")
        assert table_of(floor).shoe.commitment
        assert floor.audit() == []


@pytest.mark.parametrize(("was", "now"), [("virtual", "keys"), ("keys", "virtual"), ("virtual", "serial:/x")])
def test_a_shoe_in_play_keeps_its_device(tmp_path: Path, was: str, now: str) -> None:
    with house(card_table(shoe=was), tmp_path) as floor:
        people = CardPeople(floor).noticed()
        people.stacked()
        people.dana.until(lambda _: table_of(floor).shoe.ready)
        people.dana.do("shuffle-cards")
    with pytest.raises(Refused, match="the shoe in play at table T1 is"):
        open_floor(card_table(shoe=now), tmp_path)
    with house(card_table(shoe=was), tmp_path) as floor:
        assert table_of(floor).shoe.port == was


def test_a_dealer_draws_no_card_by_name(tmp_path: Path) -> None:
    with house(card_table(), tmp_path) as floor:
        CardPeople(floor).ready()
        [named] = together(floor, deal.DealCard("KS"))
        assert named.refusal is not None
