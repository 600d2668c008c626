"""A day's figures are the ledger's, and every one of them is the sum of its records."""

from collections.abc import Iterator

import pytest

from croupier.base.names import TableId
from croupier.desk.audit import Verification
from croupier.desk.ports import Entry
from croupier.desk.reports.day_figures import DayFigures
from croupier.desk.reports.figures import BY_POOL, BY_TELLER, Figure
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import cash_outs, stations
from croupier.ledger import accounts as chart
from croupier.ledger.codes import Code
from croupier.ledger.transfer import changes
from tests.desk.reports.days import DAY, ROLLOVER, begin, figures, micros, told, total
from tests.electronic import Electronic
from tests.house import ONE, T1, T2, TERMINALS, TWO, House, Ticks, at


@pytest.fixture(scope="module")
def house() -> House:
    return told()


@pytest.fixture(scope="module")
def reading(house: House) -> DayFigures:
    return figures(house)


def of_the_day(house: House) -> Iterator[Entry]:
    return (one for one in house.store.entries() if ROLLOVER.day(KINDS.read_record(one.body).at) == DAY)


def moved(house: House, account: chart.Account) -> int:
    """What the day changed in an account, by its transfers alone."""
    return changes(one for entry in of_the_day(house) for one in KINDS.read_record(entry.body).transfers).get(
        account, 0
    )


def moved_as(house: House, table: TableId, code: Code, back: Code) -> int:
    """What transfers of one code put into the table's rack, less what those of the other took out."""
    transfers = [one for entry in of_the_day(house) for one in KINDS.read_record(entry.body).transfers]
    in_ = sum(one.amount for one in transfers if (one.debit, one.code) == (chart.rack(table), code))
    return in_ - sum(one.amount for one in transfers if (one.credit, one.code) == (chart.rack(table), back))


def summed(reading: DayFigures, figure: Figure, table: TableId) -> int:
    return total([line for line in reading.lines(Figure) if line.table == table], figure)


def test_nothing_is_wrong_with_the_journal(house: House) -> None:
    assert Verification(house.store, KINDS).run() == []


@pytest.mark.parametrize("table", [T1, T2])
def test_the_days_figures_are_what_the_ledger_gained(
    house: House, reading: DayFigures, table: TableId
) -> None:
    def figure(name: Figure) -> int:
        return summed(reading, name, table)

    assert figure(Figure.WIN) == moved(house, chart.win(table))
    assert figure(Figure.DROP) - figure(Figure.PICKED_UP) == -moved(house, chart.drop(table))
    assert figure(Figure.FILLS) - figure(Figure.CREDITS) == moved_as(house, table, Code.FILL, Code.CREDIT)
    assert figure(Figure.PROMOTIONS) == -moved(house, chart.promotion(table))
    assert figure(Figure.OVER_SHORT) == moved(house, chart.overshort(table))
    counted = figure(Figure.COUNTED) - sum(
        line.amount for line in reading.lines(Figure) if line.table == table and line.reason == "drop"
    )
    assert figure(Figure.PICKED_UP) - counted == -moved(house, chart.count(table))


def test_each_figure_of_the_day_is_the_one_worked_out_by_hand(reading: DayFigures) -> None:
    by_hand = {
        Figure.DROP: 29_000,  # 300.00 corrected to 290.00
        Figure.FILLS: 50_000,
        Figure.CREDITS: 20_000,
        Figure.HANDLE: 4000 + 2500 - 2500 - 2500,  # games 3 and 5, less 5 and 2, which were reversed
        Figure.WIN: (1000 + 2500 - 8500) - (-2500),  # game 3; game 2 is taken back, game 5 comes to nothing
        Figure.VOIDED: 3500 + 2500 + 2500,
        Figure.PROMOTIONS: 1000,
        Figure.CORRECTED: 29_000 + 500 + 1000 - 32_000,
        Figure.PICKED_UP: 49_000,
        Figure.COUNTED: 48_900,
        Figure.OVER_SHORT: -100 + 100,
        Figure.COIN_IN: 4000 - 2500,
        Figure.COIN_OUT: 9000 - 5000,
        Figure.BOUGHT_IN: 29_000 + 500 + 1000,
        Figure.VOUCHERS_EXPIRED: 0,
        **dict.fromkeys((*BY_POOL, *BY_TELLER), 0),
        Figure.CAGE_IN: 0,
        Figure.CAGE_OUT: 0,
        Figure.VOUCHER_IN: 0,
        Figure.VOUCHER_OUT: 0,
        Figure.CASHED_OUT: 29_500 + 7000 - 1000 + 87_500 + 1000,
        Figure.ROUNDS: 1 + 1 - 2,
        Figure.VOIDS: 4,
        Figure.NO_SPINS: 0,
        Figure.BUY_INS: 1,
        Figure.CORRECTIONS: 1,
        Figure.ANNOUNCED_ANEW: 0,
        Figure.MISCOUNTS: 0,
        Figure.GAMES: 3 - 2,
        Figure.GAMES_VOID: 2 + 1 + 1,  # two terminals in the void game, one in each of the reversed ones
    }
    assert {figure: summed(reading, figure, T1) for figure in Figure} == by_hand


def test_handle_and_rounds_are_those_of_the_tables_own_memory(house: House, reading: DayFigures) -> None:
    standing = [one for one in house.table.rounds if one.void is None and one.round in (3, 4, 5, 6)]
    reversed_before = next(one for one in house.table.rounds if one.round == 2)
    assert summed(reading, Figure.HANDLE, T1) == sum(one.staked for one in standing) - reversed_before.staked


def test_what_terminals_hold_is_what_their_accounts_say_at_the_end_of_the_day(
    house: House, reading: DayFigures
) -> None:
    until = [one for one in house.store.entries() if ROLLOVER.day(KINDS.read_record(one.body).at) <= DAY]
    balances = changes(one for entry in until for one in KINDS.read_record(entry.body).transfers)
    for table in (T1, T2):
        for terminal in TERMINALS:
            own = (chart.credits_of(table, terminal), chart.promo_of(table, terminal))
            assert reading.held[table, terminal] == sum(balances.get(one, 0) for one in own)
    assert reading.held[T1, ONE] > 0


def test_meters_account_for_every_cent_a_terminal_gained(house: House, reading: DayFigures) -> None:
    for terminal in (ONE, TWO):
        own = [line for line in reading.lines(Figure) if (line.table, line.terminal) == (T1, terminal)]
        meters = {figure: total(own, figure) for figure in Figure}
        played = meters[Figure.COIN_OUT] - meters[Figure.COIN_IN]
        gained = meters[Figure.BOUGHT_IN] + played - meters[Figure.CASHED_OUT]
        short = -moved(house, chart.shortfall(T1, terminal))
        accounts = (chart.credits_of(T1, terminal), chart.promo_of(T1, terminal))
        assert gained + short == sum(moved(house, one) for one in accounts)


def test_a_line_stands_in_the_record_it_names(house: House, reading: DayFigures) -> None:
    records = {entry.seq: KINDS.read_record(entry.body) for entry in of_the_day(house)}
    for line in reading.lines(Figure):
        record = records[line.seq]
        assert (line.table, line.at) == (record.envelope.table, record.at)
        if line.round is not None:
            assert line.round in {getattr(event, "round", None) for event in record.events}
    rounds = {line.round for line in reading.lines(Figure) if line.figure is Figure.WIN and line.table == T1}
    assert rounds == {3, 5, 2}


def test_days_do_not_overlap_and_leave_nothing_out(house: House, reading: DayFigures) -> None:
    days = sorted({ROLLOVER.day(KINDS.read_record(one.body).at) for one in house.store.entries()})
    assert len(days) == 3
    readings = [figures(house, day) for day in days]
    win = sum(total(one.lines(Figure), Figure.WIN) for one in readings)
    assert win == house.balance(chart.win(T1)) + house.balance(chart.win(T2))
    seqs = [line.seq for one in readings for line in one.lines(Figure)]
    assert seqs == sorted(seqs)


def test_a_station_takes_cash_into_the_drop_and_a_hand_pay_is_cashed_out() -> None:
    house = Electronic(clock=Ticks(micros(2026, 11, 14, 20)))
    begin(house, "2026-11-14")
    house.opened()
    house.cash(ONE, 10_000).game({ONE: [("red", 500)]}).spin("1")
    house.do(at(ONE), cash_outs.AskCashOut())
    house.do("supervisor", stations.PayByHand(ONE, 10_500))
    house.cash(TWO, 2000)
    read = figures(house)
    assert summed(read, Figure.DROP, T1) == -house.desk.balances[chart.drop(T1)] == 12_000
    assert summed(read, Figure.BOUGHT_IN, T1) == 12_000
    assert summed(read, Figure.CASHED_OUT, T1) == 10_500
    assert (read.held[T1, ONE], read.held[T1, TWO]) == (0, 2000)
