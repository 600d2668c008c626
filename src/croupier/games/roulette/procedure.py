"""What the dealer does once the ball rests, step by step, each step with its clause."""

from collections.abc import Iterable, Iterator

import msgspec

from croupier.base import money
from croupier.base.names import Citation
from croupier.games.roulette.bets import Kind
from croupier.games.roulette.result import Result, show_result
from croupier.games.roulette.rules import Consequence, Irregularity
from croupier.games.roulette.table import RouletteTable
from croupier.games.round import Settled, Verdict

_ANNOUNCED = {
    "crown": "Announce it and place the crown on it.",
    "dolly-on-terminals": "Announce it; the dolly stands on it at every terminal.",
    "on-terminals": "It is shown at every terminal.",
}
_HANDS = {"losers-first": ("Collect", "Pay"), "by-system": ("The system collects", "The system credits")}


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
    called = "No spin, game void" if leaf.value is Consequence.NO_SPIN_VOID else "Game void"
    yield Step(f"{called}: {why}.", leaf.clause)
    if play.refund:
        yield Step("Refund every wager of this game.", play.refund.clause)


def _decided(table: RouletteTable, number: str, settled: list[Settled]) -> Iterator[Step]:
    play = table.terms.play
    colour = table.wheel.colours[number]
    yield Step(f"{number} {colour}. {_ANNOUNCED[play.announce.value]}", play.announce.clause)
    winners = [one for one in settled if one.verdict is Verdict.WON]
    if play.fifth:
        for one in winners:
            if table.spots[one.wager.spot].kind is Kind.FIVE_ADJACENT:
                fifth = money.show_dollars(one.returned)
                yield Step(
                    f"Move {fifth} of {one.wager.spot} from the replica to {number}.", play.fifth.clause
                )
    collect, pay = _HANDS[play.order.value]
    for one in settled:
        if one.collected:
            yield Step(f"{collect} {_collection(one)}", play.order.clause)
    for one in winners:
        yield Step(f"{pay} {money.show_dollars(one.paid)} on {one.wager.spot}.", play.order.clause)


def _collection(one: Settled) -> str:
    half = "; return the other half" if one.verdict is Verdict.HALF else ""
    return f"{money.show_dollars(one.collected)} from {one.wager.spot}{half}."
