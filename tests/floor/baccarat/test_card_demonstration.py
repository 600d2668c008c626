"""A demonstration dealer gives a player at a tablet time to answer, and answers for one who has gone."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from croupier.base.envelope import Command, Role
from croupier.base.names import TerminalId
from croupier.desk.offer import tag
from croupier.floor.baccarat.demonstration import ANSWERS_WITHIN, DemonstrationDealer
from croupier.floor.baccarat.messages import cards, deal
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.settings import BaccaratSettings
from tests.cards import SEATS, Cards
from tests.house import ONE

TWO = TerminalId("2")
SETTINGS = BaccaratSettings(id="M1", name="M", terminals=SEATS, chips=())  # type: ignore[arg-type]


def offered() -> Cards:
    """Seat 1 has given the Player's Hand up: it is offered to seat 2."""
    table = Cards().ready(dealing="c").buy().buy(seat=TWO)
    table.start().lay("player", 2500).close().deal("-- -- -- --")
    table.do("dealer", deal.HandCards(table.cards.round, Side.PLAYER))
    table.do("dealer", deal.TakeCards(table.cards.round, Side.PLAYER, "delay"))
    return table


def cutting() -> Cards:
    """The cut is offered to seat 1, who was shown the cards."""
    table = Cards().seated().stacked()
    table.do("dealer", cards.ShuffleCards())
    return table


def dealer_of(table: Cards, online: frozenset[TerminalId], sent: list[str]) -> Any:
    async def submit(_role: Role, _sender: str, command: Command) -> object:
        sent.append(tag(type(command)))
        return SimpleNamespace(refusal=None)

    around = SimpleNamespace(online=lambda: online)
    running: Any = SimpleNamespace(table=table.cards, settings=SETTINGS, around=around, submit=submit)
    return DemonstrationDealer(running)


@pytest.mark.parametrize(
    ("table", "seat", "answer"), [(offered, TWO, "decline-cards"), (cutting, ONE, "cut-cards")]
)
def test_a_player_at_a_tablet_has_time(table: Any, seat: TerminalId, answer: str) -> None:
    sent: list[str] = []
    assert dealer_of(table(), frozenset({seat}), sent)._patience() == ANSWERS_WITHIN
    dealer = dealer_of(table(), frozenset(), sent)
    assert dealer._patience() < 2
    asyncio.run(dealer._step())
    assert sent == [answer]
