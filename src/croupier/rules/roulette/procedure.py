"""What the dealer does once the ball rests, step by step, each step with its clause."""

from collections.abc import Iterable, Iterator

import msgspec

from croupier import money
from croupier.names import Citation
from croupier.rules.roulette.bets import Kind
from croupier.rules.roulette.result import Result, show_result
from croupier.rules.roulette.rules import Consequence, Irregularity
from croupier.rules.roulette.table import RouletteTable
from croupier.rules.round import Settled, Verdict


class Step(msgspec.Struct, frozen=True):
    says: str
    clause: Citation


def steps(table: RouletteTable, result: Result, settled: Iterable[Settled]) -> Iterator[Step]:
    """Announce and crown; move the fifths; collect losers; pay winners. Or call the spin off."""
    if result.irregularity is not None:
        yield from _called_off(table, result.irregularity)
    elif result.pocket in table.wheel.dead:
        yield Step(f"No spin: {result.pocket}. Wagers stand; spin again.", table.terms.wheel_clause)
    else:
        yield from _decided(table, show_result(table.terms, result), list(settled))


def _called_off(table: RouletteTable, irregularity: Irregularity) -> Iterator[Step]:
    play = table.terms.play
    leaf = play.irregularities[irregularity]
    why = irregularity.replace("-", " ")
    if leaf.value is Consequence.STANDS:
        yield Step(f"No spin: {why}. Try to remove the ball; wagers stand; spin again.", leaf.clause)
        return
    yield Step(f"Void: {why}.", leaf.clause)
    if play.refund:
        yield Step("Refund every wager of this game.", play.refund.clause)


def _decided(table: RouletteTable, number: str, settled: list[Settled]) -> Iterator[Step]:
    play = table.terms.play
    colour = table.wheel.colours[number]
    yield Step(f"{number} {colour}. Announce it and mark it on the layout.", play.announce.clause)
    winners = [one for one in settled if one.verdict is Verdict.WON]
    if play.fifth:
        for one in winners:
            if table.spots[one.wager.spot].kind is Kind.FIVE_ADJACENT:
                fifth = money.show_dollars(one.returned)
                yield Step(
                    f"Move {fifth} of {one.wager.spot} from the replica to {number}.", play.fifth.clause
                )
    for one in settled:
        if one.collected:
            yield Step(_collect(one), play.order.clause)
    for one in winners:
        yield Step(f"Pay {money.show_dollars(one.paid)} on {one.wager.spot}.", play.order.clause)


def _collect(one: Settled) -> str:
    half = "; return the other half" if one.verdict is Verdict.HALF else ""
    return f"Collect {money.show_dollars(one.collected)} from {one.wager.spot}{half}."
