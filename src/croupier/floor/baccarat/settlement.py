"""After the result: losers first, then winners and vigorish in the order of the house's procedure."""

from collections.abc import Iterator

from croupier.base.envelope import Event
from croupier.base.names import Citation, TerminalId
from croupier.base.refusal import Reason, Refusal, worded
from croupier.floor.baccarat.messages import pay
from croupier.floor.baccarat.messages.pay import Step, StepKind
from croupier.floor.baccarat.seating import highest_down
from croupier.floor.baccarat.state import CardTable, Phase
from croupier.floor.parts.seats.seat import Seat, wagers_of
from croupier.games.baccarat.result import read_result
from croupier.games.baccarat.vigorish import Vigorish
from croupier.games.round import Settled, Verdict, settle

Decided = list[Event] | Refusal


def ends(table: CardTable, seat: Seat) -> list[Settled]:
    """Every wager's end, with its clause, losers first; derived again for whoever asks."""
    return settle(table.rules.rulings(read_result(table.result)), wagers_of(seat))


def collect(table: CardTable, command: pay.CollectLosers) -> Decided:
    """Losing wagers are taken, void ones go back, and what is due to winners is listed in its order."""
    if refusal := _not_this(table, command.round, Phase.RESULT):
        return refusal
    settled = {seat.id: ends(table, seat) for seat in table.seats.values() if seat.felt}
    every = [(seat, one) for seat, found in settled.items() for one in found]
    taken = tuple(
        pay.Taken(seat, one.wager.spot, one.collected, one.wager.coupon if one.coupon_used else 0)
        for seat, one in every
        if one.verdict is Verdict.LOST
    )
    pushed = [(seat, one) for seat, one in every if one.verdict is Verdict.PUSHED]
    back = tuple(pay.Void(seat, one.wager.spot, one.returned, one.wager.coupon) for seat, one in pushed)
    steps = tuple(_steps(table, settled))
    procedure = table.chosen("payment")
    clause = table.citations.paying
    collected = pay.LosingWagersCollected(command.round, taken, steps, procedure, clause)
    if not back:
        return [collected]
    return [collected, pay.WagersVoid(command.round, back, pushed[0][1].clause)]


def _steps(table: CardTable, settled: dict[TerminalId, list[Settled]]) -> Iterator[Step]:
    """From the highest position down.

    By procedure a all are paid and then the vigorish of all is taken, by b the other way about; by c both at
    each position, by d the other way about.
    """
    order, procedure = highest_down(settled, table), table.chosen("payment")
    paid = {seat: sum(one.paid for one in found) for seat, found in settled.items()}
    owed = {seat: sum(one.charged for one in found) for seat, found in settled.items()}
    winners = [Step(StepKind.PAY, seat, paid[seat]) for seat in order if _won(settled[seat])]
    charged = [Step(StepKind.VIGORISH, seat, owed[seat]) for seat in order if owed[seat]]
    if procedure in "ab":
        yield from (*winners, *charged) if procedure == "a" else (*charged, *winners)
        return
    for seat in order:
        here = [step for step in (*winners, *charged) if step.terminal == seat]
        yield from here if procedure == "c" else reversed(here)


def _won(found: list[Settled]) -> bool:
    return any(one.verdict is Verdict.WON for one in found)


def pay_winner(table: CardTable, command: pay.PayWinner) -> Decided:
    if refusal := _not_this(table, command.round, Phase.PAY) or _not_next(
        table, StepKind.PAY, command.terminal
    ):
        return refusal
    wagers = tuple(
        pay.Won(one.wager.spot, one.returned, one.paid, one.promotion, one.wager.coupon)
        for one in ends(table, table.seats[command.terminal])
        if one.verdict is Verdict.WON
    )
    return [pay.WinnerPaid(table.round, command.terminal, wagers, table.withheld.get(command.terminal, 0))]


def take_vigorish(table: CardTable, command: pay.TakeVigorish) -> Decided:
    """Collected at once, or marked with a button until the shoe ends or the player leaves."""
    if refusal := _not_this(table, command.round, Phase.PAY) or _not_next(
        table, StepKind.VIGORISH, command.terminal
    ):
        return refusal
    amount, seat = table.steps[0].amount, table.seats[command.terminal]
    clause = table.rules.terms.vigorish.clause
    if marks_vigorish(table):
        owed = table.owed.get(seat.id, 0) + amount
        return [pay.VigorishMarked(seat.id, amount, owed, table.citations.marking)]
    from_payment = max(0, amount - seat.held)
    return [pay.VigorishCollected(seat.id, amount, clause, from_payment)]


def marks_vigorish(table: CardTable) -> bool:
    """With a button, until later; vigorish on a tie is collected before the next round."""
    return table.defers and table.rules.terms.vigorish.kind is not Vigorish.ON_TIE


def collect_button(table: CardTable, command: pay.CollectVigorish) -> Decided:
    owed = table.owed.get(command.terminal, 0)
    if not owed:
        return Refusal(Reason.NOTHING_THERE, "no button lies there", table.citations.marking)
    if table.phase in (Phase.DEAL, Phase.RESULT):
        return Refusal(Reason.WRONG_PHASE, "vigorish is collected between hands", table.citations.collecting)
    if table.seats[command.terminal].held < owed:
        says = "that player has not enough chips in hand: a supervisor documents it"
        return Refusal(Reason.NOT_ENOUGH_CREDITS, says, table.citations.collecting)
    return [pay.VigorishCollected(command.terminal, owed, table.citations.collecting, button=True)]


def document_button(table: CardTable, command: pay.DocumentVigorish, by: str) -> Decided:
    owed = table.owed.get(command.terminal, 0)
    if not owed:
        return Refusal(Reason.NOTHING_THERE, "no button lies there", table.citations.marking)
    if not command.why.strip():
        return Refusal(Reason.MALFORMED, "say why it is not collected", table.citations.collecting)
    return [pay.VigorishDocumented(command.terminal, owed, command.why, by)]


def discard(table: CardTable, command: pay.DiscardCards) -> Decided:
    """In an order from which both hands can be laid out again."""
    if refusal := _not_this(table, command.round, Phase.DISCARD, table.citations.discarding):
        return refusal
    player = tuple(one.card for one in table.hands if one.side == "player")
    banker = tuple(one.card for one in table.hands if one.side == "banker")
    return [pay.CardsDiscarded(table.round, table.result, table.terms, player, banker)]


def _not_this(table: CardTable, round_: int, phase: Phase, clause: Citation | None = None) -> Refusal | None:
    if round_ != table.round or table.phase is not phase:
        says = "that is not what round {round} waits for"
        return worded(Reason.WRONG_PHASE, says, clause or table.citations.paying, round=table.round)
    return None


def _not_next(table: CardTable, kind: StepKind, seat: str) -> Refusal | None:
    """The procedure is an order: nothing is paid or taken out of turn."""
    step = table.steps[0]
    if (step.kind, step.terminal) == (kind, seat):
        return None
    if step.kind is StepKind.PAY:
        return worded(
            Reason.WRONG_PHASE, "seat {seat} is paid next", table.citations.paying, seat=step.terminal
        )
    says = "the vigorish of seat {seat} is taken next"
    return worded(Reason.WRONG_PHASE, says, table.citations.paying, seat=step.terminal)
