"""Wagers on the layout, while betting is open: the player's own, those the dealer places, those called."""

from croupier.base import money
from croupier.base.envelope import Event
from croupier.base.money import Cents
from croupier.base.names import PlayerId, WagerId
from croupier.base.refusal import Reason, Refusal, Refused, worded
from croupier.floor.parts.amounts import amount_differs
from croupier.floor.parts.messages import wagers
from croupier.floor.parts.messages.wagers import Chip, Hand
from croupier.floor.parts.seats.seat import Seat, wager, wagers_of
from croupier.floor.parts.seats.seated_table import SeatedTable
from croupier.games.limits import AGGREGATE, check, short_of_aggregate
from croupier.games.play import check_form, parts, read_spot
from croupier.games.round import Tender, Wager

Decided = list[Event] | Refusal


def lay(table: SeatedTable, seat: Seat, command: wagers.LayWager | wagers.LayFor, by: Hand) -> Decided:
    """One check for both hands: a wager is the seat's, whoever put it there."""
    spot = _open_spot(table, command.round, command.spot)
    if isinstance(spot, Refusal):
        return spot
    if not 0 < command.amount <= money.MOST or not 0 <= command.coupon <= money.MOST:
        return Refusal(Reason.BAD_AMOUNT, "a wager is more than 0.00", table.citations.tender)
    if command.tender is Chip.COLOUR and seat.colour is None:
        return Refusal(Reason.CHIPS_CLASH, "no colour was issued to this seat", table.citations.chips)
    placing = wager(seat, spot, command.tender, command.amount, command.coupon)
    refusal = (
        _unfit(table, placing, _one_chip(table, seat, command.tender))
        or _not_held(table, seat, command)
        or check(parts(table.rules, placing), _placed(table, seat))
    )
    if refusal:
        return refusal
    laid = wagers.WagerLaid(
        table.round, seat.id, spot, command.amount, command.tender, by, coupon=command.coupon
    )
    return [laid]


def _open_spot(table: SeatedTable, round_: int, text: str) -> str | Refusal:
    """The spot, if it can be touched now."""
    if refusal := not_open(table, round_):
        return refusal
    try:
        spot = read_spot(table.rules, text)
    except Refused as refused:
        return refused.refusal.resting_on(table.citations.tender)
    return table.untouchable(spot) or spot


def not_open(table: SeatedTable, round_: int) -> Refusal | None:
    if round_ != table.round:
        says = "that is for game {given}; this is game {round}"
        return worded(Reason.WRONG_ROUND, says, table.citations.closing, given=round_, round=table.round)
    if not table.betting:
        return Refusal(Reason.WRONG_PHASE, "no more bets are taken", table.citations.closing)
    return None


def _not_held(table: SeatedTable, seat: Seat, command: wagers.LayWager | wagers.LayFor) -> Refusal | None:
    """Whatever is laid was bought at this table, or brought and counted in by its dealer."""
    if command.tender is Chip.VALUE and command.amount > seat.held:
        says = (
            "{held} of value chips are in hand: buy them here, or have the dealer count in what you brought"
        )
        return worded(
            Reason.NOT_ENOUGH_CREDITS, says, table.citations.tender, held=money.show_dollars(seat.held)
        )
    if command.tender is Chip.COLOUR and command.amount > seat.credits:
        says = "{credits} of {colour} chips are in hand"
        return worded(
            Reason.NOT_ENOUGH_CREDITS,
            says,
            table.citations.tender,
            credits=money.show_dollars(seat.credits),
            colour=str(seat.colour),
        )
    if command.coupon > seat.promo:
        says = "coupons for {promo} are in hand"
        return worded(
            Reason.NOT_ENOUGH_CREDITS, says, table.citations.chips, promo=money.show_dollars(seat.promo)
        )
    return None


def _unfit(table: SeatedTable, placing: Wager, chip: Cents) -> Refusal | None:
    """What is wrong with a wager by itself: as the game has it, and as whole chips."""
    return (
        check_form(table.rules, placing, table.prior)
        or _whole(table, placing.stake, chip)
        or table.misfit(placing.spot, placing.stake, chip)
    )


def _one_chip(table: SeatedTable, seat: Seat, chip: Chip) -> Cents:
    return seat.value if chip is Chip.COLOUR else min(table.chips)


def _whole(table: SeatedTable, amount: Cents, chip: Cents) -> Refusal | None:
    if amount % chip == 0:
        return None
    says = "{amount} is not whole chips of {chip}"
    return worded(
        Reason.STAKE_NOT_DIVISIBLE,
        says,
        table.citations.tender,
        amount=money.show_dollars(amount),
        chip=money.show_dollars(chip),
    )


def _placed(table: SeatedTable, seat: Seat) -> dict[str, Cents]:
    """What the seat has on every position that a limit may hold for."""
    placed: dict[str, Cents] = {}
    for one in wagers_of(seat):
        for part in parts(table.rules, one):
            placed[part.position] = placed.get(part.position, 0) + part.amount
    return placed


def take_back(table: SeatedTable, seat: Seat, command: wagers.TakeBack) -> Decided:
    spot = _open_spot(table, command.round, command.spot)
    if isinstance(spot, Refusal):
        return spot
    colour, value, coupon = lying_on(seat, spot)
    if not colour and not value:
        return Refusal(Reason.NOTHING_THERE, "no wager of yours lies there", table.citations.position)
    return [wagers.WagerTakenBack(table.round, seat.id, spot, colour, value, coupon)]


def lying_on(seat: Seat, spot: str) -> tuple[Cents, Cents, Cents]:
    """Colour chips, value chips and coupons of the seat on a spot."""
    stakes = [seat.felt[place].stake if (place := (spot, chip)) in seat.felt else 0 for chip in Chip]
    coupon = sum(laid.coupon for (on, _), laid in seat.felt.items() if on == spot)
    return stakes[0], stakes[1], coupon


def call(table: SeatedTable, seat: Seat, command: wagers.CallWager) -> Decided:
    spot = _open_spot(table, command.round, command.spot)
    if isinstance(spot, Refusal):
        return spot
    spoken = _spoken(seat, spot, command.cash)
    refusal = _misspoken(table, seat, spoken) or check(parts(table.rules, spoken), _placed(table, seat))
    return refusal or [wagers.WagerCalled(table.round, seat.id, spot, command.cash)]


def accept(table: SeatedTable, seat: Seat, command: wagers.AcceptCalled) -> Decided:
    """The dealer's word: cash into the drop box, value chips for it on the spot."""
    spot = _open_spot(table, command.round, command.spot)
    if isinstance(spot, Refusal):
        return spot
    if spot not in seat.called:
        return Refusal(Reason.NOTHING_THERE, "no wager was called there", table.citations.verbal)
    spoken = _spoken(seat, spot, command.cash)
    refusal = (
        _misspoken(table, seat, spoken)
        or _not_called(table, seat.called[spot], command.cash)
        or check(parts(table.rules, spoken), _placed(table, seat))
    )
    return refusal or [wagers.CalledAccepted(table.round, seat.id, spot, command.cash)]


def _not_called(table: SeatedTable, called: Cents, cash: Cents) -> Refusal | None:
    if cash == called:
        return None
    says = "the player calls {called} there, not {cash}"
    return amount_differs(says, table.citations.verbal, called=called, cash=cash)


def _spoken(seat: Seat, spot: str, cash: Cents) -> Wager:
    return Wager(WagerId(spot), PlayerId(seat.id), spot, cash, 0, Tender.CASH, confirmed=True)


def _misspoken(table: SeatedTable, seat: Seat, spoken: Wager) -> Refusal | None:
    if not 0 < spoken.stake <= money.MOST:
        return Refusal(Reason.BAD_AMOUNT, "a wager is more than 0.00", table.citations.verbal)
    return _unfit(table, spoken, _one_chip(table, seat, Chip.VALUE))


def lapsed(table: SeatedTable) -> list[wagers.CallLapsed]:
    return [
        wagers.CallLapsed(table.round, seat.id, spot, cash)
        for seat in table.seats.values()
        for spot, cash in seat.called.items()
    ]


def returned(table: SeatedTable) -> list[wagers.WagerReturned]:
    """Wagers of players whose total falls short of the table's minimum: they go back when betting closes.

    What may not be touched stays: no one takes it back by way of the minimum.
    """
    everything = [one for seat in table.seats.values() for one in wagers_of(seat)]
    short = short_of_aggregate(table.rules.terms.limits, everything)
    return [
        wagers.WagerReturned(
            table.round, seat.id, spot, *lying_on(seat, spot)[:2], clause, coupon=lying_on(seat, spot)[2]
        )
        for seat in table.seats.values()
        if PlayerId(seat.id) in short
        for clause in [table.rules.terms.limits[AGGREGATE].clause]
        for spot in dict.fromkeys(spot for spot, _ in seat.felt)
        if table.untouchable(spot) is None
    ]
