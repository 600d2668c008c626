"""Once the number is known: the fifths, the losers, the mucker's count and the winners, in that order."""

from croupier.base import money
from croupier.base.envelope import Event
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.messages import Alarmed
from croupier.floor.parts.messages.wagers import Chip
from croupier.floor.parts.seats.seat import Seat, wagers_of
from croupier.floor.wheel.messages import deal
from croupier.floor.wheel.state import LiveTable, Phase
from croupier.games.play import read_result, rulings_for
from croupier.games.roulette.bets import Kind
from croupier.games.roulette.table import RouletteTable
from croupier.games.round import Settled, Tender, Verdict, settle

Decided = list[Event] | Refusal
CHIPS = {Tender.NON_VALUE: Chip.COLOUR, Tender.VALUE: Chip.VALUE}


def verdicts(table: LiveTable, seat: Seat, number: str) -> list[Settled]:
    """Every wager's end, with its clause, losers first; derived again for whoever asks."""
    prior = table.prior if table.offers_b2b else None
    result = read_result(table.rules, number, prior, table.multiplier)
    return settle(rulings_for(table.rules, result), wagers_of(seat))


def ends(table: LiveTable) -> list[tuple[Seat, Settled]]:
    assert table.number is not None  # noqa: S101 - a round is settled only by its number
    seats = table.seats.values()
    return [(seat, one) for seat in seats for one in verdicts(table, seat, table.number)]


def chip_of(one: Settled) -> Chip:
    assert one.wager.tender is not None  # noqa: S101 - every wager on the layout is made of some chip
    return CHIPS[one.wager.tender]


def crown(table: LiveTable, command: deal.PlaceCrown) -> Decided:
    """The crown marks the number; then one fifth of each winning five adjacent wager joins it there."""
    if refusal := not_this_round(table, command.round):
        return refusal
    if table.phase is not Phase.ANNOUNCED or table.number is None:
        return Refusal(
            Reason.WRONG_PHASE, "the crown goes on a number just announced", table.citations.announce
        )
    if not table.has_crown:
        return Refusal(Reason.NOT_OFFERED, "no crown belongs to this wheel", table.citations.announce)
    return [deal.CrownPlaced(table.round, table.number), *fifths(table, table.number)]


def fifths(table: LiveTable, number: str) -> list[deal.FifthMoved]:
    assert isinstance(table.rules, RouletteTable)  # noqa: S101 - only there is a crown
    fifth = table.rules.terms.play.fifth
    if fifth is None:
        return []
    return [
        deal.FifthMoved(table.round, seat.id, one.wager.spot, number, one.returned, fifth.clause)
        for seat, one in ends(table)
        if is_winning_five(table.rules, one)
    ]


def is_winning_five(rules: RouletteTable, one: Settled) -> bool:
    return rules.spots[one.wager.spot].kind is Kind.FIVE_ADJACENT and one.verdict is Verdict.WON


def collect(table: LiveTable, command: deal.CollectLosers) -> Decided:
    if refusal := not_this_round(table, command.round):
        return refusal
    if table.phase is Phase.ANNOUNCED and table.has_crown:
        says = "place the crown before you collect"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.announce)
    if table.phase not in (Phase.ANNOUNCED, Phase.CROWNED) or table.number is None:
        return Refusal(Reason.WRONG_PHASE, "there is nothing to collect now", table.citations.order)
    taken = [(seat, one) for seat, one in ends(table) if one.collected]
    collected = tuple(
        deal.Collected(
            seat.id,
            one.wager.spot,
            chip_of(one),
            one.collected,
            one.wager.coupon if one.verdict is not Verdict.WON else 0,
        )
        for seat, one in taken
    )
    return [deal.LosersCollected(table.round, table.number, collected, _mucked(taken))]


def _mucked(taken: list[tuple[Seat, Settled]]) -> tuple[tuple[str, int], ...]:
    """Chips by colour. Half of a last odd chip is taken as the chip, and the rest given in change."""
    by_seat: dict[str, tuple[int, int]] = {}
    for seat, one in taken:
        if seat.colour is not None and chip_of(one) is Chip.COLOUR:
            collected = by_seat.get(seat.colour, (0, seat.value))[0] + one.collected
            by_seat[seat.colour] = collected, seat.value
    return tuple((colour, money.up(amount, 1, value)) for colour, (amount, value) in sorted(by_seat.items()))


def muck(table: LiveTable, command: deal.CountMucked, by: str) -> Decided:
    """The mucker separates and stacks what was collected; a count that differs is a supervisor's to see.

    It is counted once, without a look at what was collected, and may go on beside the next game.
    """
    if refusal := _nothing_to_count(table, command.round):
        return refusal
    colours = [colour for colour, _ in command.counts]
    if len(set(colours)) != len(colours) or any(count < 0 for _, count in command.counts):
        return Refusal(Reason.BAD_AMOUNT, "count each colour once, from 0 up", table.citations.mucker)
    expected = tuple(table.mucked.items())
    counted = deal.MuckedCounted(command.round, command.counts, expected, by)
    if counted.as_collected:
        return [counted]
    found, was = _shown(command.counts), _shown(expected)
    says = f"game {command.round}: {found} was counted and {was} was collected"
    return [counted, Alarmed(says)]


def _nothing_to_count(table: LiveTable, round_: int) -> Refusal | None:
    if 0 < table.mucked_in == round_ and table.phase is not Phase.CLOSED:
        if not table.counted:
            return None
        says = "the chips of game {round} are counted already"
        return worded(Reason.WRONG_PHASE, says, table.citations.mucker, round=round_)
    if refusal := not_this_round(table, round_):
        return refusal
    return Refusal(Reason.WRONG_PHASE, "nothing is collected yet", table.citations.mucker)


def _shown(counts: tuple[tuple[str, int], ...]) -> str:
    return ", ".join(f"{count} {colour}" for colour, count in counts) or "nothing"


def pay(table: LiveTable, command: deal.PayWinners) -> Decided:
    if refusal := not_this_round(table, command.round):
        return refusal
    if table.phase in (Phase.ANNOUNCED, Phase.CROWNED):
        return Refusal(Reason.WRONG_PHASE, "collect the losing wagers first", table.citations.order)
    if table.phase is not Phase.COLLECTED or table.number is None:
        return Refusal(Reason.WRONG_PHASE, "there is nothing to pay now", table.citations.order)
    payments = tuple(_payment(seat, one) for seat, one in ends(table))
    return [deal.WinnersPaid(table.round, table.number, table.terms, payments, table.turning)]


def _payment(seat: Seat, one: Settled) -> deal.Payment:
    """Losing wagers are gone by now, so what is left was won or comes back in half."""
    place = (one.wager.spot, chip_of(one))
    coupon = seat.felt[place].coupon
    return deal.Payment(seat.id, *place, one.returned, one.paid, one.promotion, coupon)


def not_this_round(table: LiveTable, round_: int) -> Refusal | None:
    if round_ == table.round and table.phase is not Phase.CLOSED:
        return None
    says = "that is game {given}; this is game {round}"
    return worded(Reason.WRONG_ROUND, says, table.citations.dealer, given=round_, round=table.round)
