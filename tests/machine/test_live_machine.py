"""Anyone asks anything of a live table, and the desk agrees with a small model; planted bugs are caught."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from croupier.base.envelope import Event
from croupier.base.names import TableId
from croupier.base.refusal import Reason, Refusal
from croupier.floor.kinds import KINDS
from croupier.floor.kinds import KINDS as EVERY_KIND
from croupier.floor.parts.messages.reader import SpinCounted
from croupier.floor.parts.messages.wagers import WagerLaid
from croupier.floor.parts.seats import laying
from croupier.floor.wheel import chips, evolve, evolve_rounds, settlement
from croupier.floor.wheel.kind import KIND
from croupier.floor.wheel.messages.deal import LosersCollected, NoSpinCalled, WinnersPaid
from croupier.floor.wheel.state import LiveTable
from croupier.floor.wheel.state import Phase as TablePhase
from croupier.ledger import accounts as chart
from croupier.ledger.transfer import Transfer
from tests.machine.live_play import LiveFloor, Massachusetts, NewJersey
from tests.planting import plant_post

QUICK = settings(
    max_examples=100,
    stateful_step_count=30,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
TestNewJersey = NewJersey.TestCase
TestNewJersey.settings = settings(max_examples=settings().max_examples // 2, stateful_step_count=40)
TestMassachusetts = Massachusetts.TestCase
TestMassachusetts.settings = settings(max_examples=settings().max_examples // 2, stateful_step_count=40)

OWN = [kind for kind in KIND.events if ".wheel." in kind.__module__]
NOT_PLAYED = {"MuckerChanged", "MuckerLeft"}
"""The dealer mucks."""


def reached(floor: type[LiveFloor]) -> set[str]:
    found: set[str] = set()

    class Noted(floor):  # type: ignore[misc, valid-type]
        def teardown(self) -> None:
            super().teardown()
            for entry in self.house.store.entries():
                found.update(type(event).__name__ for event in KINDS.read_record(entry.body).events)

    run_state_machine_as_test(Noted, settings=settings(QUICK, max_examples=50))
    return found


def test_the_machines_get_everywhere() -> None:
    """Rules that refuse everything would agree with any model."""
    wanted = {kind.__name__ for kind in OWN} - NOT_PLAYED
    assert wanted - reached(NewJersey) - reached(Massachusetts) == set()


def says(floor: type[LiveFloor]) -> str:
    """What the machine finds wrong, down to the error under every error; nothing if nothing."""
    error: BaseException | None = None
    try:
        run_state_machine_as_test(floor, settings=QUICK)
    except Exception as raised:
        error = raised
    words = ""
    while error is not None:
        words += f"{type(error).__name__}: {error}\n"
        error = error.__context__
    return words


Plant = Callable[[pytest.MonkeyPatch], None]


def posted_otherwise(
    patch: pytest.MonkeyPatch, change: Callable[[Event, list[Transfer]], list[Transfer]]
) -> None:
    def post_it(table: TableId, event: Event) -> list[Transfer]:
        return change(event, EVERY_KIND.post(table, event))

    plant_post(patch, post_it)


def a_no_spin_that_refunds(patch: pytest.MonkeyPatch) -> None:
    """The commonest misreading of the documents: wagers given back instead of standing."""
    change = evolve_rounds.evolve_round

    def round_(table: LiveTable, event: Any) -> None:
        change(table, event)
        if isinstance(event, NoSpinCalled):
            for seat in table.seats.values():
                seat.felt = {}

    patch.setattr(evolve, "evolve_round", round_)


def a_late_wager(patch: pytest.MonkeyPatch) -> None:
    not_open = laying.not_open

    def open_too_long(table: LiveTable, round_: int) -> Refusal | None:
        refusal = not_open(table, round_)
        late = table.phase is TablePhase.LOCKED and refusal and refusal.reason is Reason.WRONG_PHASE
        return None if late else refusal

    patch.setattr(laying, "not_open", open_too_long)


def coupons_paid_out_of_win(patch: pytest.MonkeyPatch) -> None:
    def change(event: Event, posted: list[Transfer]) -> list[Transfer]:
        if not isinstance(event, WinnersPaid):
            return posted
        promotion, win = chart.promotion(TableId("T1")), chart.win(TableId("T1"))
        return [msgspec.structs.replace(one, debit=win) if one.debit == promotion else one for one in posted]

    posted_otherwise(patch, change)


def losers_left_in_escrow(patch: pytest.MonkeyPatch) -> None:
    posted_otherwise(patch, lambda event, posted: [] if isinstance(event, LosersCollected) else posted)


def value_chips_paid_in_colour(patch: pytest.MonkeyPatch) -> None:
    pay = settlement._payment

    def in_colour(seat: Any, one: Any) -> Any:
        return msgspec.structs.replace(pay(seat, one), tender="colour")

    patch.setattr(settlement, "_payment", in_colour)


def one_colour_for_two(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(chips, "_colour", lambda *_: None)


def a_coupon_that_rides_twice(patch: pytest.MonkeyPatch) -> None:
    def change(event: Event, posted: list[Transfer]) -> list[Transfer]:
        promo = "promo:"
        return [one for one in posted if not (isinstance(event, WagerLaid) and one.debit.startswith(promo))]

    posted_otherwise(patch, change)


def fifths_that_are_not_collected(patch: pytest.MonkeyPatch) -> None:
    """A winning five adjacent wager left whole: the four fifths that lost stay the player's."""
    collect = settlement.collect

    def keep_fifths(table: LiveTable, command: Any) -> Any:
        decided = collect(table, command)
        if isinstance(decided, Refusal):
            return decided
        [event] = decided
        assert isinstance(event, LosersCollected)
        whole = tuple(one for one in event.collected if one.amount % 400)
        return [msgspec.structs.replace(event, collected=whole)]

    patch.setattr(settlement, "collect", keep_fifths)


def a_multiplier_drawn_anew(patch: pytest.MonkeyPatch) -> None:
    change = evolve_rounds.evolve_round

    def round_(table: LiveTable, event: Any) -> None:
        change(table, event)
        if isinstance(event, NoSpinCalled):
            table.multiplier = None

    patch.setattr(evolve, "evolve_round", round_)


def b2b_given_back(patch: pytest.MonkeyPatch) -> None:
    """At a second close, when a player whose total falls short has seen the multiplier."""
    returned = laying.returned

    def all_of_it(table: LiveTable) -> Any:
        shown, table.multiplier = table.multiplier, None
        back = returned(table)
        table.multiplier = shown
        return back

    patch.setattr(laying, "returned", all_of_it)


def any_ball_is_this_spins(patch: pytest.MonkeyPatch) -> None:
    """Counted while one is spun, whatever sent it: a ball that was called off counts for the next."""
    counted = evolve_rounds._counted

    def whosever(table: LiveTable, event: SpinCounted) -> None:
        counted(table, msgspec.structs.replace(event, sent=table.last_spin))

    patch.setattr(evolve_rounds, "_counted", whosever)


def no_ball_is_named(patch: pytest.MonkeyPatch) -> None:
    """As earlier versions had it."""
    counted = evolve_rounds._counted

    def nameless(table: LiveTable, event: SpinCounted) -> None:
        counted(table, msgspec.structs.replace(event, sent=None))

    patch.setattr(evolve_rounds, "_counted", nameless)


PLANTED: list[tuple[Plant, type[LiveFloor], str]] = [
    (a_no_spin_that_refunds, NewJersey, "the layout differs"),
    (a_late_wager, NewJersey, "the model takes: False"),
    (coupons_paid_out_of_win, NewJersey, "house accounts differ"),
    (losers_left_in_escrow, NewJersey, "escrow is not the stakes"),
    (value_chips_paid_in_colour, NewJersey, "ledger and model differ|house accounts differ"),
    (one_colour_for_two, NewJersey, "the model takes: False|internal error|AssertionError"),
    (a_coupon_that_rides_twice, NewJersey, "escrow is not the stakes|ledger and model differ"),
    (fifths_that_are_not_collected, NewJersey, "the layout differs|escrow is not the stakes|house accounts"),
    (any_ball_is_this_spins, NewJersey, "the model takes: False"),
    (no_ball_is_named, Massachusetts, "the model takes: False"),
    (a_multiplier_drawn_anew, Massachusetts, "the round differs|escrow is not the stakes"),
    (b2b_given_back, Massachusetts, "escrow is not the stakes|the layout differs|ledger and model"),
]


@pytest.mark.parametrize(
    ("plant", "floor", "check"), PLANTED, ids=[plant.__name__ for plant, _, _ in PLANTED]
)
def test_the_machine_catches_a_planted_bug(
    plant: Plant, floor: type[LiveFloor], check: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    found = says(floor)
    assert any(word in found for word in check.split("|")), found or "not caught"
