"""All accounting policy: which transfers each event makes. `docs/postings.md` tabulates this file."""

from croupier.ledger import accounts as chart
from croupier.ledger.transfer import Transfer, move
from croupier.messages import betting, cage, felt, pit, rounds, seats, spins, stations, tables
from croupier.messages.envelope import Event
from croupier.messages.felt import Chip
from croupier.names import TableId, TerminalId

Transfers = list[Transfer]


def post(table: TableId, event: Event) -> Transfers:
    """The transfers of one event at a table; most events move no money."""
    match event:
        case betting.BetsChanged():
            return _stake(table, event)
        case rounds.RoundSettled():
            return [transfer for end in event.ends for transfer in _end(table, end)]
        case rounds.GameRefunded():
            return [transfer for one in event.refunds for transfer in _refund(table, one)]
        case rounds.SettlementReversed():
            return [transfer for one in event.reversals for transfer in _reverse(table, one)]
        case cage.TerminalCredited():
            return _buy_in(table, event)
        case cage.BuyInDropped():
            return move(chart.drop(table), chart.tray(table), event.currency)
        case cage.BuyInCorrected():
            return _correct(table, event)
        case cage.CashOutPaid():
            return move(chart.credits_of(table, event.terminal), chart.CHIPS, event.amount)
        case stations.CashAccepted():
            return move(chart.drop(table), chart.credits_of(table, event.terminal), event.amount)
        case stations.HandPaid():
            return move(chart.credits_of(table, event.terminal), chart.CAGE, event.amount)
        case tables.TerminalReleased():
            terminal = chart.credits_of(table, event.terminal)
            return move(terminal, chart.shortfall(table, event.terminal), event.taken)
        case tables.TableOpened():
            return move(chart.bankroll(table), chart.CAGE, event.bankroll)
        case tables.TableClosed():
            return _close(table, event)
        case _:
            return _at_layout(table, event)


def _at_layout(table: TableId, event: Event) -> Transfers:
    """At a live table, where chips lie on a layout."""
    match event:
        case seats.ChipsIssued():
            return _issue(table, event)
        case seats.ColouredOut():
            return _colour_out(table, event)
        case felt.WagerLaid():
            return _lay(table, event)
        case felt.WagerTakenBack() | felt.WagerReturned():
            return _take_back(table, event)
        case felt.CalledAccepted():
            return _converted(table, event)
        case spins.LosersCollected():
            return [transfer for one in event.collected for transfer in _collect(table, one)]
        case spins.WinnersPaid():
            return [transfer for one in event.payments for transfer in _pay(table, one)]
        case _:
            return _in_the_pit(table, event)


def _in_the_pit(table: TableId, event: Event) -> Transfers:
    """Chips and boxes that two people move."""
    match event:
        case pit.TableFilled():
            return move(chart.bankroll(table), chart.CAGE, event.amount)
        case pit.TableCredited():
            return move(chart.CAGE, chart.bankroll(table), event.amount)
        case pit.DropPickedUp():
            return move(chart.count(table), chart.drop(table), event.amount)
        case pit.DropCounted():
            return _count(table, event)
        case pit.FloatCounted():
            return move(chart.overshort(table), chart.CHIPS, event.expected - event.counted)
        case _:
            return []


def _stake(table: TableId, event: betting.BetsChanged) -> Transfers:
    """Credits to escrow, or back."""
    escrow = chart.escrow(table)
    staked = move(chart.credits_of(table, event.terminal), escrow, event.cash)
    if event.promo:
        staked += move(chart.promo_of(table, event.terminal), escrow, event.promo)
    return staked


def _end(table: TableId, end: rounds.End) -> Transfers:
    """Escrow to win what is collected, back to the terminal what is not; winnings out of win."""
    escrow, win = chart.escrow(table), chart.win(table)
    terminal = chart.credits_of(table, end.terminal)
    return [
        *move(escrow, win, end.collected),
        *move(escrow, terminal, end.cash_returned),
        *move(escrow, chart.promo_of(table, end.terminal), end.promo_staked - end.promo_lost),
        *move(win, terminal, end.paid),
    ]


def _refund(table: TableId, refund: rounds.Refund) -> Transfers:
    escrow = chart.escrow(table)
    return [
        *move(escrow, chart.credits_of(table, refund.terminal), refund.cash),
        *move(escrow, chart.promo_of(table, refund.terminal), refund.promo),
    ]


def _reverse(table: TableId, one: rounds.Reversal) -> Transfers:
    """Win gives back what it collected and takes back what it paid; what is gone is owed by no one yet."""
    win, terminal = chart.win(table), chart.credits_of(table, one.terminal)
    return [
        *move(win, terminal, one.returned),
        *move(terminal, win, one.taken),
        *move(chart.shortfall(table, one.terminal), win, one.shortfall),
        *move(win, chart.promo_of(table, one.terminal), one.promo),
    ]


def _buy_in(table: TableId, event: cage.TerminalCredited) -> Transfers:
    """Currency to the tray beside the drop box, chips off what is outstanding, a coupon at house cost."""
    terminal = chart.credits_of(table, event.terminal)
    return [
        *move(chart.tray(table), terminal, event.money.currency),
        *move(chart.CHIPS, terminal, event.money.chips),
        *move(chart.promotion(table), chart.promo_of(table, event.terminal), event.money.coupon),
    ]


def _close(table: TableId, event: tables.TableClosed) -> Transfers:
    """The float goes back to the cage; coupons that nobody bet cost nothing after all."""
    promotion = chart.promotion(table)
    forfeited = (move(chart.promo_of(table, terminal), promotion, left) for terminal, left in event.forfeited)
    float_back = move(chart.CAGE, chart.bankroll(table), event.bankroll)
    return [*float_back, *(transfer for transfers in forfeited for transfer in transfers)]


def _correct(table: TableId, event: cage.BuyInCorrected) -> Transfers:
    """The wrong amounts back and the right ones in, as the difference."""
    terminal = chart.credits_of(table, event.terminal)
    currency = chart.drop(table) if event.dropped else chart.tray(table)
    promo = chart.promo_of(table, event.terminal)
    return [
        *move(currency, terminal, event.money.currency - event.was.currency),
        *move(chart.CHIPS, terminal, event.money.chips - event.was.chips),
        *move(chart.promotion(table), promo, event.money.coupon - event.was.coupon),
    ]


def _hand(table: TableId, seat: TerminalId, chip: Chip) -> chart.Account:
    """Colour chips are one seat's credits; value chips are the house's debt to whoever holds them."""
    return chart.credits_of(table, seat) if chip is Chip.COLOUR else chart.CHIPS


def _issue(table: TableId, event: seats.ChipsIssued) -> Transfers:
    """Currency into the drop box, value chips off what is outstanding, for the seat's colour or for chips."""
    hand = _hand(table, event.terminal, Chip.COLOUR if event.colour else Chip.VALUE)
    changed = move(chart.CHIPS, hand, event.money.chips) if hand != chart.CHIPS else []
    return [
        *move(chart.drop(table), hand, event.money.currency),
        *changed,
        *move(chart.promotion(table), chart.promo_of(table, event.terminal), event.money.coupon),
    ]


def _colour_out(table: TableId, event: seats.ColouredOut) -> Transfers:
    return [
        *move(chart.credits_of(table, event.terminal), chart.CHIPS, event.amount),
        *move(chart.promo_of(table, event.terminal), chart.promotion(table), event.coupon),
    ]


def _lay(table: TableId, event: felt.WagerLaid) -> Transfers:
    escrow = chart.escrow(table)
    return [
        *move(_hand(table, event.terminal, event.tender), escrow, event.amount),
        *move(chart.promo_of(table, event.terminal), escrow, event.coupon),
    ]


def _take_back(table: TableId, event: felt.WagerTakenBack | felt.WagerReturned) -> Transfers:
    escrow = chart.escrow(table)
    return [
        *move(escrow, chart.credits_of(table, event.terminal), event.colour),
        *move(escrow, chart.CHIPS, event.value),
        *move(escrow, chart.promo_of(table, event.terminal), event.coupon),
    ]


def _converted(table: TableId, event: felt.CalledAccepted) -> Transfers:
    """Cash into the drop box for value chips, and those chips onto the layout."""
    return [
        *move(chart.drop(table), chart.CHIPS, event.cash),
        *move(chart.CHIPS, chart.escrow(table), event.cash),
    ]


def _collect(table: TableId, one: spins.Collected) -> Transfers:
    escrow = chart.escrow(table)
    return [
        *move(escrow, chart.win(table), one.amount),
        *move(escrow, chart.promotion(table), one.coupon),
    ]


def _pay(table: TableId, one: spins.Payment) -> Transfers:
    """In what was staked. A used coupon costs nothing by itself: what it won is the expense."""
    hand, escrow = _hand(table, one.terminal, one.tender), chart.escrow(table)
    return [
        *move(escrow, hand, one.returned),
        *move(chart.win(table), hand, one.paid - one.promotion),
        *move(chart.promotion(table), hand, one.promotion),
        *move(escrow, chart.promotion(table), one.coupon),
    ]


def _count(table: TableId, event: pit.DropCounted) -> Transfers:
    """What was found goes to the cage; what was not is short, and what was too much is over."""
    counted = chart.count(table)
    return [
        *move(chart.CAGE, counted, event.counted),
        *move(chart.overshort(table), counted, event.expected - event.counted),
    ]
