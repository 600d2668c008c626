"""Fills, credits, the drop box and counts: two people each time, and what the ledger makes of it."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.envelope import Command
from croupier.desk.audit import Verification
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages.cash_outs import AskCashOut
from croupier.floor.parts.messages.racks import (
    CountDrop,
    CountFloat,
    CreditTable,
    DropCounted,
    DropPickedUp,
    FillTable,
    FloatCounted,
    PickUpDrop,
    TableCredited,
    TableFilled,
)
from croupier.floor.parts.messages.tender import Money
from croupier.floor.pit.messages import pit
from croupier.floor.pit.state import PIT
from croupier.floor.terminals.messages.cash import ConfirmCashOut, CorrectBuyIn, CountChips, SelectCashOut
from croupier.ledger import accounts as chart
from tests.books import findings
from tests.electronic import Electronic
from tests.house import FLOAT, ONE, T1, TWO, House, No, at
from tests.live import Live

SAM, DANA, ANN = "staff:Sam", "staff:Dana", "staff:Ann"


def house() -> House:
    """Open, with 100.00 of currency in the box and 30.00 of a player's chips in the rack."""
    made = House().opened().buy_in(ONE, Money(10_000)).buy_in(TWO, Money(0, 3000))
    made.do("accountant", pit.GoOnDuty(), table=PIT)
    return made


TWO_PERSON: list[tuple[str, Callable[..., Command], tuple[object, ...]]] = [
    ("supervisor", FillTable, (100, "F1")),
    ("supervisor", CreditTable, (100, "C1")),
    ("supervisor", PickUpDrop, ()),
    ("accountant", CountDrop, (100,)),
    ("supervisor", CountFloat, (100,)),
]


@pytest.mark.parametrize(("who", "command", "values"), TWO_PERSON)
def test_one_person_cannot_be_both_and_the_witness_is_on_duty(
    who: str, command: Callable[..., Command], values: tuple[object, ...]
) -> None:
    made = house()
    seq = made.desk.seq
    own = {"supervisor": SAM, "accountant": ANN}[who]
    for witness in (own, "staff:Nobody", "", "terminal:T1:1"):
        made.rows((who, command(*values, witness), No("not_witnessed", "I.2.b")))
    assert made.desk.seq == seq


def test_a_fill_brings_chips_from_the_cage_and_a_credit_takes_them_back() -> None:
    made = house()
    made.rows(
        ("floorperson", FillTable(50_000, "F1", DANA), TableFilled(50_000, "F1", "staff:Flo", DANA)),
        ("supervisor", CreditTable(20_000, "C1", DANA), TableCredited(20_000, "C1", SAM, DANA)),
    )
    assert made.balance(chart.rack(T1)) == -(FLOAT + 30_000 + 3000)
    assert made.balance(chart.CAGE) == FLOAT + 30_000
    assert made.table.bankroll == FLOAT + 30_000
    assert findings(made.desk, made.store) == []


def closed() -> House:
    made = House().opened()
    made.close_table()
    return made


@pytest.mark.parametrize("kind", [FillTable, CreditTable])
@pytest.mark.parametrize(
    ("amount", "slip", "expected"),
    [
        (0, "F2", No("bad_amount", "I.8.f")),
        (-1, "F2", No("bad_amount", "I.8.f")),
        (10**12, "F2", No("bad_amount", "I.8.f")),
        (100, "", No("malformed", "I.2.b")),
        (100, "F" * 33, No("malformed", "I.2.b")),
        (100, "F\n2", No("malformed", "I.2.b")),
        (100, "F1", No("duplicate_id", "I.2.b")),
    ],
)
def test_a_slip_is_for_chips_and_has_a_number_of_its_own(
    kind: type[FillTable], amount: int, slip: str, expected: No
) -> None:
    made = house()
    made.do("supervisor", FillTable(100, "F1", DANA))
    made.rows(("supervisor", kind(amount, slip, DANA), expected))


def test_a_credit_is_not_more_than_the_rack_should_hold() -> None:
    made = house()
    rack = FLOAT + 3000
    made.rows(
        ("supervisor", CreditTable(rack + 1, "C1", DANA), No("amount_differs", "I.8.f")),
        ("supervisor", CreditTable(rack, "C1", DANA), TableCredited(rack, "C1", SAM, DANA)),
    )


@pytest.mark.parametrize(
    "command",
    [FillTable(100, "F1", DANA), CreditTable(100, "C1", DANA), CountFloat(100, DANA)],
    ids=lambda command: type(command).__name__,
)
def test_a_closed_table_has_no_rack(command: Command) -> None:
    closed().rows(("supervisor", command, No("wrong_phase", "I.2.b")))


RACK: list[Command] = [
    FillTable(100, "F1", DANA),
    CreditTable(100, "C1", DANA),
    CountFloat(0, DANA),
]


@pytest.mark.parametrize("command", RACK, ids=lambda command: type(command).__name__)
def test_no_chips_are_kept_where_no_dealer_works(command: Command) -> None:
    """Chips brought there would be nobody's: such a table pays from the cage, and closes with no float."""
    made = Electronic().opened()
    made.rows(("supervisor", command, No("not_offered", "ilani:2.a")))
    assert made.desk.balances == {}


def test_each_refusal_of_a_count_cites_the_tables_own_document() -> None:
    live, electronic = Live().seated("new-jersey"), Electronic().opened()
    live.rows(
        ("supervisor", FillTable(100, "F1", "staff:Nobody"), No("not_witnessed", "new-jersey:5.3(a)")),
        ("supervisor", FillTable(0, "F1", DANA), No("bad_amount", "new-jersey:5.1(b)")),
        ("supervisor", CountFloat(-1, DANA), No("bad_amount", "new-jersey:5.1(b)")),
        ("accountant", CountDrop(0, DANA), No("nothing_there", "new-jersey:5.1(a)")),
    )
    electronic.rows(
        ("supervisor", PickUpDrop("staff:Nobody"), No("not_witnessed", "ilani:3.a")),
        ("accountant", CountDrop(0, SAM), No("nothing_there", "ilani:4.c")),
    )


@pytest.mark.clause("oneida-roulette:I.3.a.vi")
@pytest.mark.parametrize(("counted", "off"), [(10_000, 0), (9900, -100), (10_500, 500), (0, -10_000)])
def test_a_box_is_pulled_and_counted_against_the_ledger(counted: int, off: int) -> None:
    made = house()
    cage = made.balance(chart.CAGE)
    made.rows(
        ("accountant", CountDrop(counted, SAM), No("nothing_there", "I.3.a.vi")),
        ("supervisor", PickUpDrop(DANA), DropPickedUp(10_000, SAM, DANA)),
    )
    assert (made.balance(chart.drop(T1)), made.balance(chart.count(T1))) == (0, -10_000)
    made.rows(
        ("supervisor", CountDrop(counted, DANA), No("not_permitted", "I.2.b")),
        ("accountant", CountDrop(-1, SAM), No("bad_amount", "I.3.a.vi")),
        ("accountant", CountDrop(counted, SAM), DropCounted(10_000, counted, ANN, SAM)),
        ("accountant", CountDrop(counted, SAM), No("nothing_there", "I.3.a.vi")),
    )
    assert made.balance(chart.count(T1)) == 0
    assert made.balance(chart.CAGE) == cage - counted
    assert made.balance(chart.overshort(T1)) == off
    assert Verification(made.store, KINDS).run() == []


def test_boxes_of_a_table_that_were_pulled_twice_are_counted_together() -> None:
    made = house()
    made.do("supervisor", PickUpDrop(DANA))
    made.do("supervisor", PickUpDrop(DANA))  # an empty box is pulled too
    made.buy_in(ONE, Money(500))
    made.do("accountant", PickUpDrop(DANA))
    made.rows(("accountant", CountDrop(10_500, SAM), DropCounted(10_500, 10_500, ANN, SAM)))
    assert made.balance(chart.overshort(T1)) == 0


@pytest.mark.parametrize("counted_first", [True, False])
def test_a_correction_after_the_box_was_pulled_comes_off_the_next_and_nets_out(counted_first: bool) -> None:
    """100.00 was credited for 90.00 of currency, and the box went before anyone noticed."""
    made = house()
    made.do("supervisor", PickUpDrop(DANA))
    if counted_first:
        made.do("accountant", CountDrop(9000, SAM))
        assert made.balance(chart.overshort(T1)) == -1000
    made.do("supervisor", CorrectBuyIn(ONE, Money(9000)))
    made.rows(("supervisor", PickUpDrop(DANA), DropPickedUp(-1000, SAM, DANA)))
    made.do("accountant", CountDrop(0 if counted_first else 9000, SAM))
    assert [made.balance(account(T1)) for account in (chart.drop, chart.count, chart.overshort)] == [0, 0, 0]
    assert findings(made.desk, made.store) == []


@pytest.mark.parametrize(("counted", "off"), [(FLOAT + 3000, 0), (FLOAT, -3000), (FLOAT + 4000, 1000)])
def test_a_float_is_counted_between_games_and_what_is_missing_is_outstanding(counted: int, off: int) -> None:
    made = house()
    chips = made.balance(chart.CHIPS)
    made.game({})
    made.rows(("supervisor", CountFloat(counted, DANA), No("wrong_phase", "I.2.b")))
    made.spin("17")
    made.rows(
        ("supervisor", CountFloat(-1, DANA), No("bad_amount", "I.8.f")),
        (
            "supervisor",
            CountFloat(counted, DANA),
            FloatCounted(FLOAT + 3000, counted, SAM, DANA),
        ),
    )
    assert made.balance(chart.overshort(T1)) == off
    assert made.balance(chart.CHIPS) == chips - off
    assert -made.balance(chart.rack(T1)) == counted


def test_the_rack_follows_the_chips() -> None:
    made = house()
    made.do(at(TWO), AskCashOut(), ConfirmCashOut())
    made.do("dealer", SelectCashOut(TWO), CountChips(TWO, 3000))
    assert -made.balance(chart.rack(T1)) == FLOAT
    made.do("supervisor", FillTable(700, "F1", DANA))
    assert -made.balance(chart.rack(T1)) == FLOAT + 700


ACTION = st.tuples(
    st.sampled_from(["fill", "credit", "pull", "count", "float", "buy in"]), st.integers(-1, 60_000)
)


@given(st.lists(ACTION, max_size=12))
def test_whatever_is_counted_the_books_hold_and_two_names_are_kept(actions: list[tuple[str, int]]) -> None:
    made = house()
    for number, (action, amount) in enumerate(actions):
        match action:
            case "fill":
                made.ask("supervisor", FillTable(amount, str(number), DANA))
            case "credit":
                made.ask("supervisor", CreditTable(amount, str(number), DANA))
            case "pull":
                made.ask("supervisor", PickUpDrop(DANA))
            case "count":
                made.ask("accountant", CountDrop(amount, SAM))
            case "float":
                made.ask("supervisor", CountFloat(amount, DANA))
            case _:
                made.buy_in(ONE, Money(amount + 2))
    assert findings(made.desk, made.store) == []
    assert made.balance(chart.CHIP_STOCK) == -made.balance(chart.CHIPS)
    assert sum(made.desk.house.pulled.values()) == -made.balance(chart.count(T1))
