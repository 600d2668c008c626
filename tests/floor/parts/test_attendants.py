"""A player calls an attendant, at a terminal and at a seat, and the one who comes is named."""

from collections.abc import Callable

import pytest

from croupier.desk.act import When
from croupier.floor.parts.attendants import callers, tell
from croupier.floor.parts.messages.attendants import (
    AnswerAttendant,
    AttendantAnswered,
    AttendantCalled,
    CallAttendant,
)
from croupier.floor.parts.messages.tender import Money
from tests.house import ONE, House, at, said
from tests.live import Live


def at_terminal() -> House:
    return House().opened().buy_in(ONE, Money(5000))


def at_seat() -> House:
    return Live().seated().issue()


@pytest.mark.parametrize("sit", [at_terminal, at_seat])
def test_a_call_stands_until_it_is_answered_once(sit: Callable[[], House]) -> None:
    house = sit()
    called, answered = AttendantCalled(ONE), AttendantAnswered(ONE, "staff:Dana")
    assert said(house.ask("dealer", AnswerAttendant(ONE)))[0] == "nothing_there"
    house.rows((at(ONE), CallAttendant(), called))
    assert said(house.ask(at(ONE), CallAttendant()))[0] == "wrong_phase"
    assert _when(house, "answer-attendant") is When.BESIDE
    assert _when(house, "call-attendant") is When.DONE
    house.rows(("dealer", AnswerAttendant(ONE), answered))
    assert _when(house, "answer-attendant") is None
    assert _when(house, "call-attendant") is When.BESIDE


def _when(house: House, key: str) -> When | None:
    acts = house.desk.tables[house.here].acts_at(ONE)
    return next((act.when for act in acts if act.key == key), None)


def test_those_who_call_are_listed_and_told() -> None:
    house = at_terminal()
    places = house.table.terminals
    assert callers(places.values()) == []
    house.do(at(ONE), CallAttendant())
    assert callers(places.values()) == [ONE]
    clause = house.table.citations.supervision
    assert tell(AttendantCalled(ONE), "Terminal", clause).says == "Terminal 1 calls an attendant."
    assert tell(AttendantAnswered(ONE, "staff:Dana"), "Terminal", clause).says == "Dana answers terminal 1."
