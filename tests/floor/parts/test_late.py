"""Late words of a ball, in every order they can come in: they are nothing to the ball or game after it.

A ball is counted after it was sent and before anything is read of it, and the reader tells of one after the
other; people do what they do whenever they like. `S` spins, `K` closes, `N` calls off, `A` announces, `W`
places the crown, `V` voids, `G` starts a game, `L` is a launch; the reader's words are `C`, `R` and `F`.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from croupier.base.envelope import Command
from croupier.base.names import EffectId
from croupier.base.refusal import Refusal
from croupier.floor.dealerless.messages.launches import ReportLaunched
from croupier.floor.parts.messages.reader import CountSpin
from croupier.floor.parts.messages.rounds import (
    CloseBets,
    ReadNumber,
    RefundGame,
    ReportFault,
    StartGame,
    VoidGame,
)
from croupier.floor.wheel.messages.deal import (
    AnnounceNumber,
    CallNoSpin,
    CollectLosers,
    PayWinners,
    PlaceCrown,
    SpinBall,
)
from tests.books import findings
from tests.electronic import Electronic
from tests.house import House, said
from tests.live import WHEEL, Live

Act = tuple[str, str, Command]
Order = tuple[Act, ...]


def orders(people: Sequence[Act], reader: Sequence[Act]) -> Iterator[Order]:
    """Each keeps to its own order."""
    for places in combinations(range(len(people) + len(reader)), len(people)):
        one, other = iter(people), iter(reader)
        yield tuple(next(one if at in places else other) for at in range(len(people) + len(reader)))


def comes(order: Order, first: str, then: str) -> bool:
    names = [name for name, _, _ in order]
    return names.index(first) < names.index(then)


def told(house: House, order: Order) -> dict[str, object]:
    answers: dict[str, object] = {}
    for name, who, command in order:
        answer = house.ask(who, command)
        answers[name] = said(answer)
        if name in ("R1", "F1"):
            assert isinstance(answer, Refusal), f"{' '.join(one for one, _, _ in order)}: {name} was heard"
    return answers


def nothing_came_of(late: Order, house: House, other: House) -> None:
    """Once ball 1 is over everyone else is answered as if the reader had kept silent on it."""
    names = [name for name, _, _ in late]
    over = next(at for at, name in enumerate(names) if name in ("N1", "V1", "P1"))
    silent = tuple(act for at, act in enumerate(late) if at < over or act[0] not in ("C1", "R1", "F1"))
    heard, unheard = told(house, late), told(other, silent)
    assert {name: heard[name] for name in unheard} == unheard, " ".join(names)
    assert findings(house.desk, house.store) == []


def words(sent: str, then: str, last: str) -> list[Act]:
    """Of ball 1, which is spin 41, and of ball 2."""
    late: Command = ReadNumber(41, "17") if last == "R1" else ReportFault(41, "short-spin")
    return [
        ("C1", "reader", CountSpin(41, sent)),
        (last, "reader", late),
        ("C2", "reader", CountSpin(42, then)),
        ("R2", "reader", ReadNumber(42, "20")),
    ]


def spun(round_: int, spin: int, early: bool) -> list[Act]:
    ball = (f"S{spin}", "dealer", SpinBall(round_, WHEEL))
    close = (f"K{spin}", "dealer", CloseBets(round_))
    return [close, ball] if early else [ball, close]


def announced(round_: int, ball: int, crown: bool = True) -> list[Act]:
    placed: list[Act] = [(f"W{ball}", "dealer", PlaceCrown(round_))] if crown else []
    return [(f"A{ball}", "dealer", AnnounceNumber(round_, "20")), *placed]


def live(book: str) -> Live:
    house = Live().seated(book, **({"closing": "before-spin"} if book == "massachusetts" else {}))
    if house.live.has_crown:
        house.do("reader", CountSpin(40, ""))
    return house.start()


@pytest.mark.parametrize("last", ["R1", "F1"])
@pytest.mark.parametrize("book", ["oneida-roulette", "massachusetts", "new-jersey"])
def test_a_live_ball_that_was_called_off_is_nothing_to_the_next(book: str, last: str) -> None:
    early = book == "massachusetts"
    dealer = [*spun(1, 1, early), ("N1", "dealer", CallNoSpin(1, "short-spin")), *spun(1, 2, early)]
    dealer += announced(1, 2)
    tried = 0
    for order in orders(dealer, words("1:1", "1:2", last)):
        if comes(order, "S1", "C1") and comes(order, "S2", "C2") and comes(order, "N1", last):
            nothing_came_of(order, live(book), live(book))
            tried += 1
    assert tried == (75 if early else 125)


@pytest.mark.no_cover
def test_a_live_ball_that_was_announced_and_paid_unread_is_nothing_to_the_next_games() -> None:
    settled: list[Act] = [
        ("L1", "dealer", CollectLosers(1)),
        ("P1", "dealer", PayWinners(1)),
        ("G2", "dealer", StartGame()),
    ]
    dealer = [
        *spun(1, 1, early=False),
        *announced(1, 1),
        *settled,
        *spun(2, 2, early=False),
        *announced(2, 2),
    ]
    for order in orders(dealer, words("1:1", "2:1", "R1")):
        if comes(order, "S1", "C1") and comes(order, "S2", "C2") and comes(order, "P1", "R1"):
            nothing_came_of(order, live("oneida-roulette"), live("oneida-roulette"))


def test_a_live_ball_that_is_first_to_be_thrown_is_its_own_spins_whatever_was_called_off_before() -> None:
    house = live("oneida-roulette")
    house.do("dealer", SpinBall(1, WHEEL), CallNoSpin(1, "short-spin"), SpinBall(1, WHEEL))
    house.do("reader", CountSpin(41, "1:2"), ReadNumber(41, "17"))
    assert house.live.read == "17"


@pytest.mark.parametrize("last", ["R1", "F1"])
def test_no_reader_has_a_word_at_the_big_six(last: str) -> None:
    dealer = [*spun(1, 1, early=True), ("N1", "dealer", CallNoSpin(1, "short-spin")), *spun(1, 2, early=True)]
    dealer.append(("A2", "dealer", AnnounceNumber(1, "stop:6")))
    for order in orders(dealer, words("1:1", "1:2", last)[:2]):
        if comes(order, "N1", last):
            nothing_came_of(order, live("big-six"), live("big-six"))


def test_a_record_of_an_earlier_version_does_not_say_whose_ball_was_counted_and_decides_as_it_did() -> None:
    house = live("oneida-roulette")
    house.do("dealer", SpinBall(1, WHEEL), CallNoSpin(1, "short-spin"))
    house.do("reader", CountSpin(41))
    house.do("dealer", SpinBall(1, WHEEL))
    house.do("reader", ReadNumber(41, "17"))
    terminals = House().opened().game({})
    terminals.do("reader", CountSpin(40))
    terminals.do("dealer", VoidGame(1, "interference"))
    terminals.do("designee", RefundGame(1))
    terminals.do("dealer", StartGame())
    terminals.do("reader", CountSpin(41), CloseBets(2), ReadNumber(41, "17"))
    assert (house.live.read, terminals.table.number) == ("17", "17")


def terminals() -> House:
    house = House().opened()
    house.do("reader", CountSpin(40, ""))
    return house.game({})


@pytest.mark.parametrize("last", ["R1", "F1"])
@pytest.mark.parametrize("closed", [False, True])
def test_the_ball_of_a_void_game_of_terminals_is_nothing_to_the_next_game(last: str, closed: bool) -> None:
    people: list[Act] = [
        ("V1", "dealer", VoidGame(1, "interference")),
        ("B1", "designee", RefundGame(1)),
        ("G2", "dealer", StartGame()),
        ("K2", "clock", CloseBets(2)),
    ]
    if closed:
        people.insert(0, ("K1", "clock", CloseBets(1)))
    for order in orders(people, words("1", "2", last)):
        if comes(order, "V1", last) and comes(order, "G2", "C2") and comes(order, "K2", "R2"):
            house = terminals()
            nothing_came_of(order, house, terminals())
            assert house.table.number == "20"


@pytest.mark.parametrize("last", ["R1", "F1"])
@pytest.mark.parametrize("heard", ["before", "after"])
def test_the_ball_of_a_void_dealerless_game_is_nothing_to_the_next_game(last: str, heard: str) -> None:
    """Whether the machine hears of the launch before the game is void or after it."""
    launched = ("L1", "device", ReportLaunched(EffectId("launch:T1:1"), 41))
    void: Act = ("V1", "supervisor", VoidGame(1, "irregularity"))
    machine: list[Act] = [
        ("K1", "clock", CloseBets(1)),
        *([launched, void] if heard == "before" else [void, launched]),
        ("G2", "clock", StartGame()),
        ("K2", "clock", CloseBets(2)),
        ("L2", "device", ReportLaunched(EffectId("launch:T1:2"), 42)),
    ]
    for order in orders(machine, words("1", "2", last)):
        if not comes(order, "V1", last) or not comes(order, "K1", "C1"):
            continue
        if comes(order, "K2", "C2") and comes(order, "L2", "R2"):
            house = Electronic().opened().game({})
            nothing_came_of(order, house, Electronic().opened().game({}))
            assert house.table.number == "20"
