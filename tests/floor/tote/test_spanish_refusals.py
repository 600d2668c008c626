"""Whatever a bettor keys in or touches, what is refused is said in Spanish too, with its values in place."""

from collections.abc import Iterator

import pytest

from croupier.base.refusal import Refusal
from croupier.floor.tote.messages.pools import StopSelling
from croupier.floor.tote.messages.tickets import ExchangeTicket, SellTicket
from croupier.floor.tote.views.preview import preview_part
from croupier.server.words_api import sentences
from tests.games.tote.test_notation import MISTAKES
from tests.totes import S1, ToteHouse, secret

TERMINAL = f"terminal {S1}"
SPANISH = sentences("es")
KEYED = [
    *(text for text, _ in MISTAKES if isinstance(text, str)),
    "R9 $2 WIN 1",
    "R7 $2 DD 1/1",
    "R2 $2 DD 1/1",
    "R1 $2 WIN 9",
    "R1 $2 EXACTA 1/1",
    "R1 $2 EXACTA WHEEL 9 WITH ALL",
    "R1 $0.50 WIN 1",
    "R2 $2 PICK6 1/1/1/1/1/1",
    "R1 $900000000 WIN 1,2,3",
    "R1 $1 PICK6 ALL/ALL/ALL/ALL/ALL/ALL",
    "R1 $0 WIN 1",
    "R1 $2.001 WIN 1",
    "1 2zz1",
    "2w1",
    "nonsense",
    "1 2tb1",
]


def said(refusal: Refusal) -> str:
    """In Spanish; fails where that has no words."""
    values = refusal.values if isinstance(refusal.values, dict) else {}
    words = SPANISH[refusal.key or refusal.says]
    return words.format(**{name: SPANISH.get(str(value), value) for name, value in values.items()})


@pytest.fixture(scope="module")
def house() -> ToteHouse:
    return ToteHouse().opened().cash_in(100)


@pytest.mark.parametrize("keyed", KEYED)
def test_what_is_keyed_in_and_is_no_bet_has_a_sentence_in_spanish(house: ToteHouse, keyed: str) -> None:
    found = preview_part(house.tote, keyed).preview
    assert found is not None
    if found.bet is None:
        assert SPANISH[found.key].format(**found.values)
        assert found.key.format(**found.values) == found.says, "in English it is the sentence itself"


@pytest.mark.parametrize("keyed", [*KEYED, "R1 $5 WIN 1"])
def test_what_is_not_sold_has_one_too(house: ToteHouse, keyed: str) -> None:
    answer = house.ask(TERMINAL, SellTicket((keyed,)))
    if isinstance(answer, Refusal):
        assert said(answer)


def refusals() -> Iterator[tuple[str, str]]:
    house = ToteHouse()
    house.installed()
    yield said(house.refused(house.ask(TERMINAL, SellTicket(("R1 $2 WIN 1",))))), "no hay programa a la venta"
    house.opened_without_installing().cash_in(10_000)
    ask = house.ask
    yield said(house.refused(ask(TERMINAL, SellTicket(("R2 $2 DD 1/1",))))), "doble diario"
    yield said(house.refused(ask(TERMINAL, SellTicket(("R1 $0.50 WIN 1",))))), "ganador"
    ticket = house.sell("R1 $2 TWIN TRIFECTA 1/2/3", by=TERMINAL)
    yield said(house.refused(ask(TERMINAL, ExchangeTicket(secret(ticket), "4/5/6")))), "no es oficial"
    house.run(1, "1-2-3-4")
    yield said(house.refused(ask(TERMINAL, ExchangeTicket(secret(ticket), "4/5")))), "tres participantes"
    yield said(house.refused(ask(TERMINAL, SellTicket(("R1 $2 WIN 1",))))), "cerradas"
    house.tote.stops["difference"] = "the two sets of totals of race 2 win differ in 1"
    yield said(house.refused(ask(TERMINAL, SellTicket(("R2 $2 WIN 1",))))), "comprobando los totales"
    del house.tote.stops["difference"]
    house.do("mutuel-manager", StopSelling("alarma de incendio"))
    yield said(house.refused(ask(TERMINAL, SellTicket(("R2 $2 WIN 1",))))), "alarma de incendio"


def test_refusals_on_a_race_day_are_in_spanish_with_their_values() -> None:
    for found, expected in refusals():
        assert expected in found
