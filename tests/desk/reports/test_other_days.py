"""A live day and a dealerless day: every figure is the ledger's, worked out by hand, and sums its records."""

from collections.abc import Callable

import pytest

from croupier.desk.audit import Verification
from croupier.desk.ports import Entry
from croupier.desk.reports.figures import BY_POOL, BY_TELLER, BY_TERMINAL, Figure
from croupier.desk.reports.report import FLOOR, drilldown, report
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages.tender import Money
from croupier.floor.wheel.messages.deal import LosersCollected, WinnersPaid
from croupier.floor.wheel.state import LiveTable
from croupier.ledger import accounts as chart
from croupier.ledger.codes import Code
from croupier.ledger.transfer import changes
from tests.desk.reports.days import DAY, ROLLOVER, begin, figures, micros, total
from tests.desk.reports.other_days import told_dealerless, told_live
from tests.desk.reports.test_report import cents
from tests.house import ONE, T1, TERMINALS, TWO, House, Ticks
from tests.live import Live
from tests.states import state_at


def live_figures(multiplier: int) -> dict[Figure, int]:
    return {
        Figure.DROP: 5000 + 20_000 + 2500,  # two buy-ins and the cash that was called
        Figure.FILLS: 50_000,
        Figure.CREDITS: 20_000,
        Figure.HANDLE: 1000 + 9000 + 3000 + 600,  # what game 1 lost belongs to the day before
        Figure.WIN: -35_000 + (3000 + 2500 + 800 - 70_000 - 7000 - 500) + (250 + 1250) - 600 * multiplier,
        Figure.VOIDED: 0,
        Figure.PROMOTIONS: 70_000,  # what the coupon won; the rest was used up or went back
        Figure.CORRECTED: 0,
        Figure.PICKED_UP: 30_000 + 27_500,
        Figure.COUNTED: 57_600,
        Figure.OVER_SHORT: 100 - 300,
        Figure.COIN_IN: 13_600 + 2000 + 500,  # with the coupons beside the stakes
        Figure.COIN_OUT: 36_000 + 142_000 + 7200 + 1000 + 250 + 1250 + 600 * (multiplier + 1),
        Figure.BOUGHT_IN: (5000 + 3000) + 20_000 + 2500 + 20_000,
        Figure.CASHED_OUT: (38_500 + 36_000 + 5000 - 3500 + 150_200 - 250 + 100 * multiplier) + 500,
        Figure.VOUCHERS_EXPIRED: 0,
        **dict.fromkeys((*BY_POOL, *BY_TELLER), 0),
        Figure.CAGE_IN: 0,
        Figure.CAGE_OUT: 0,
        Figure.VOUCHER_IN: 0,
        Figure.VOUCHER_OUT: 0,
        Figure.ROUNDS: 4,
        Figure.VOIDS: 0,
        Figure.NO_SPINS: 1,
        Figure.BUY_INS: 3,
        Figure.CORRECTIONS: 0,
        Figure.ANNOUNCED_ANEW: 1,
        Figure.MISCOUNTS: 1,
        Figure.GAMES: 4 + 3,
        Figure.GAMES_VOID: 0,
    }


DEALERLESS = dict.fromkeys(Figure, 0) | {
    Figure.DROP: 7000 + 700 + 400 + 300,
    Figure.HANDLE: 4000 - 500,  # game 2, less game 1, which was reversed
    Figure.WIN: (1500 - 2500) + 17_500,
    Figure.VOIDED: 500 + 500,
    Figure.PICKED_UP: 18_400,
    Figure.COUNTED: 18_400,
    Figure.COIN_IN: 4000 - 500,
    Figure.COIN_OUT: 5000 - 18_000,
    Figure.BOUGHT_IN: 7000 + 1400,
    Figure.CASHED_OUT: 5000 - 2500 + 5000 + 400,
    Figure.VOUCHER_IN: 700,
    Figure.VOUCHER_OUT: 700 + 300,  # 400 failed
    Figure.ROUNDS: 1 - 1,
    Figure.VOIDS: 2,
    Figure.BUY_INS: 2 + 3,
    Figure.GAMES: 2 - 1,
    Figure.GAMES_VOID: 1 + 1,
}


class Day:
    """A house and its day's reading and transfers."""

    def __init__(self, tell: Callable[[], House]) -> None:
        self.house = tell()
        self.reading = figures(self.house)
        entries = self.house.store.entries()
        self.entries = [one for one in entries if ROLLOVER.day(KINDS.read_record(one.body).at) == DAY]
        self.transfers = [one for entry in self.entries for one in KINDS.read_record(entry.body).transfers]

    def figure(self, figure: Figure) -> int:
        return self.reading.total()[figure]

    def moved(self, account: chart.Account) -> int:
        return changes(self.transfers).get(account, 0)

    def between(self, debit: str, credit: str) -> int:
        """What went from accounts of one kind to accounts of another, less what came back."""
        kinds = ((one.debit.split(":")[0], one.credit.split(":")[0], one.amount) for one in self.transfers)
        ways = {(debit, credit): 1, (credit, debit): -1}
        return sum(ways.get((left, right), 0) * amount for left, right, amount in kinds)


@pytest.fixture(scope="module")
def live() -> Day:
    return Day(told_live)


@pytest.fixture(scope="module")
def dealerless() -> Day:
    return Day(told_dealerless)


@pytest.fixture(params=["live", "dealerless"])
def day(request: pytest.FixtureRequest) -> Day:
    found = request.getfixturevalue(request.param)
    assert isinstance(found, Day)
    return found


def test_nothing_is_wrong_with_the_journal(day: Day) -> None:
    assert Verification(day.house.store, KINDS).run() == []


def test_every_figure_is_the_one_worked_out_by_hand(live: Day, dealerless: Day) -> None:
    table = state_at(live.house.desk, T1)
    assert isinstance(table, LiveTable)
    multiplier = next(one.multiplier for one in table.rounds if one.round == 4)
    assert multiplier is not None
    assert {figure: live.figure(figure) for figure in Figure} == live_figures(multiplier)
    assert {figure: dealerless.figure(figure) for figure in Figure} == DEALERLESS


def test_every_figure_is_what_the_ledger_gained(day: Day) -> None:
    assert day.figure(Figure.WIN) == day.moved(chart.win(T1))
    assert day.figure(Figure.DROP) - day.figure(Figure.PICKED_UP) == -day.moved(chart.drop(T1))
    assert day.figure(Figure.PROMOTIONS) == -day.moved(chart.promotion(T1))
    assert day.figure(Figure.OVER_SHORT) == day.moved(chart.overshort(T1))
    by_slip = [one for one in day.transfers if one.code in (Code.FILL, Code.CREDIT)]
    filled = -changes(by_slip).get(chart.rack(T1), 0)
    assert day.figure(Figure.FILLS) - day.figure(Figure.CREDITS) == filled


def test_a_live_days_play_is_what_left_the_layout(live: Day) -> None:
    """Collected or paid; a wager taken back was never in play."""
    settling = [
        one for entry in live.entries if settles(entry) for one in KINDS.read_record(entry.body).transfers
    ]
    off = [one for one in settling if one.debit == chart.escrow(T1)]
    assert live.figure(Figure.COIN_IN) == sum(one.amount for one in off)
    stakes = sum(one.amount for one in off if one.credit != chart.promotion(T1))
    assert live.figure(Figure.HANDLE) == stakes
    hands = (chart.CHIPS, chart.credits_of(T1, ONE))
    assert live.figure(Figure.COIN_OUT) == sum(one.amount for one in settling if one.credit in hands)


def settles(entry: Entry) -> bool:
    events = KINDS.read_record(entry.body).events
    return any(isinstance(event, LosersCollected | WinnersPaid) for event in events)


def test_chips_bought_and_coloured_out_are_the_ledgers(live: Day) -> None:
    currency = live.between("drop", "credits") + live.between("drop", "chips")
    changed = sum(
        one.amount for one in live.transfers if (one.debit, one.credit) == (chart.CHIPS, "credits:T1:1")
    )
    assert live.figure(Figure.BOUGHT_IN) == currency + changed + 3000
    out = sum(
        one.amount for one in live.transfers if (one.debit, one.credit) == ("credits:T1:1", chart.CHIPS)
    )
    assert live.figure(Figure.CASHED_OUT) == out + 500


def test_cash_at_a_station_is_the_ledgers(dealerless: Day) -> None:
    assert dealerless.figure(Figure.BOUGHT_IN) == dealerless.between("drop", "credits")
    assert dealerless.figure(Figure.CASHED_OUT) == dealerless.between("credits", "cage")


def test_meters_account_for_every_cent_that_was_gained(live: Day, dealerless: Day) -> None:
    """Of a seat in colour chips: value chips are no seat's, so seat 2's gain is in its pocket."""
    for day, terminal in ((live, ONE), (dealerless, ONE), (dealerless, TWO)):
        own = [line for line in day.reading.lines(Figure) if line.terminal == terminal]
        meters = {figure: total(own, figure) for figure in BY_TERMINAL}
        gained = meters[Figure.BOUGHT_IN] - meters[Figure.CASHED_OUT]
        gained += meters[Figure.VOUCHER_IN] - meters[Figure.VOUCHER_OUT]
        gained += meters[Figure.COIN_OUT] - meters[Figure.COIN_IN]
        accounts = (chart.credits_of(T1, terminal), chart.promo_of(T1, terminal))
        short = -day.moved(chart.shortfall(T1, terminal))
        laid_before = 1000 if day is live else 0  # game 1's winning stake
        assert gained + laid_before + short == sum(day.moved(one) for one in accounts)


def test_what_a_seat_or_station_holds_is_what_its_accounts_say(day: Day) -> None:
    until = [one for one in day.house.store.entries() if ROLLOVER.day(KINDS.read_record(one.body).at) <= DAY]
    balances = changes(one for entry in until for one in KINDS.read_record(entry.body).transfers)
    for terminal in TERMINALS:
        own = (chart.credits_of(T1, terminal), chart.promo_of(T1, terminal))
        assert day.reading.held[T1, terminal] == sum(balances.get(one, 0) for one in own)
    assert day.reading.held[T1, ONE] > 0


@pytest.mark.parametrize("figure", list(Figure))
def test_a_figure_is_the_sum_of_its_records(day: Day, figure: Figure) -> None:
    [sheet] = drilldown(day.reading, figure)
    *rows, last = [row["amount"] for row in sheet.records()]
    assert sum(map(cents, rows)) == cents(last) == day.figure(figure)
    if figure in FLOOR:
        assert report("tables", day.reading)[0].records()[-1][figure] == last


def test_no_spins_stand_beside_voids_by_reason(live: Day, dealerless: Day) -> None:
    assert report("day", live.reading)[1].rows == (("T1", "foreign-object", 0, "0.00", 1),)
    assert report("day", dealerless.reading)[1].rows == (
        ("T1", "malfunction", 1, "5.00", 0),
        ("T1", "wrong-number", 1, "5.00", 0),
    )


def test_a_dealer_answers_for_the_number_and_a_mucker_for_the_count(live: Day, dealerless: Day) -> None:
    assert report("dealers", live.reading)[0].rows == (
        ("Dana", 4, 0, "0.00", 3, 0, "0.00", 1, 1, 0),
        ("Mika", 0, 0, None, 0, 0, None, 0, 0, 1),
    )
    assert report("dealers", dealerless.reading)[0].rows == ()


def test_the_rack_of_a_live_day_and_the_chips_outside_it_are_the_float(live: Day) -> None:
    """The count found 3.00 too little: the rack is put right and those chips are outstanding."""
    house = live.house
    table = state_at(house.desk, T1)
    assert house.balance(chart.CHIPS) - house.balance(chart.rack(T1)) == table.bankroll
    assert house.balance(chart.CHIP_STOCK) == -house.balance(chart.CHIPS)


def test_value_chips_for_value_chips_are_change_and_no_buy_in() -> None:
    house = Live(clock=Ticks(micros(2026, 11, 14, 9)))
    begin(house, "2026-11-14")
    house.seated()
    house.issue("", 0, Money(0, 2500))
    assert count(house, Figure.BUY_INS) == 0
    house.issue("", 0, Money(500, 2500)).issue("navy", 100, Money(0, 2500))
    assert (count(house, Figure.BUY_INS), count(house, Figure.BOUGHT_IN)) == (2, 500 + 2500)


def count(house: House, figure: Figure) -> int:
    return figures(house).total()[figure]
