"""The acts by which cards come to the table and into the shoe, in the document's order."""

from collections.abc import Iterator

from croupier.base.names import TerminalId
from croupier.desk.act import Act, When
from croupier.floor.baccarat import act_rules as rules
from croupier.floor.baccarat.act_rules import Rule
from croupier.floor.baccarat.batches import IN_PLAY, next_comes
from croupier.floor.baccarat.clauses import baccarat_rules
from croupier.floor.baccarat.preparing import may_ask_for_spread, not_idle
from croupier.floor.baccarat.seating import offered_cut, present
from croupier.floor.baccarat.shoe import BatchCame
from croupier.floor.baccarat.shuffling import may_recut, unnotified
from croupier.floor.baccarat.state import PREPARING, CardTable, Phase
from croupier.floor.parts.acts import placed

Order = list[tuple[Phase, Rule]]
SHUFFLING = {
    BatchCame.BY_HAND: rules.SHUFFLE,
    BatchCame.BY_SHOE: rules.FOR_SHOE,
    BatchCame.FIRST: rules.FIRST_BATCH,
    BatchCame.CHANGED: rules.CHANGE_BATCH,
    BatchCame.SWAPPED: rules.SWAP,
    BatchCame.RESHUFFLED: rules.RESHUFFLE,
}


def card_acts(table: CardTable) -> Iterator[Act]:
    """While the cards are not ready, each step with what is done, due and later."""
    if unnotified(table) is not None:
        yield rules.NOTICE.act(table.citations, When.DUE, option=table.chosen("dealing"))
    if table.phase in PREPARING:
        yield from _steps(table)
        yield from _beside_cut(table)
    if not_idle(table) is None:
        yield rules.SPREAD_IDLE.act(table.citations, When.BESIDE)


def _steps(table: CardTable) -> Iterator[Act]:
    order = _order(table)
    due = next(index for index, (phase, _) in enumerate(order) if phase is table.phase)
    for index, (phase, rule) in enumerate(order):
        when = When.LATER if index == due and _waits(table, rule) else placed(index, due)
        position = TerminalId(offered_cut(table)) if phase is Phase.CUT and index == due else None
        yield rule.act(table.citations, when, position or None, **_values(table, rule))


def _waits(table: CardTable, rule: Rule) -> bool:
    """True while a dealer, the shoe's word, the notice or cards are missing, or buttons lie there."""
    if rule in (rules.RECEIVE, rules.VERIFY, rules.OFFER_CUT):
        return False
    return (
        table.dealer is None
        or (table.phase is Phase.SHUFFLE and (bool(table.owed) or not table.shoe.ready))
        or (table.phase is Phase.LOAD and unnotified(table) is not None)
        or (
            table.phase is Phase.BURN
            and (table.cards_left == 0 or table.error is not None or bool(table.held))
        )
    )


def _order(table: CardTable) -> Order:
    """Of a fresh table from the decks on; of one whose shoe is done from the shuffle on."""
    again = bool(table.shoe.cards)
    spread = [(Phase.SHOW, _showing(table)), (Phase.STACK, _stacking(table))]
    shuffle = (Phase.SHUFFLE, SHUFFLING[table.shoe.came if table.phase in IN_PLAY else next_comes(table)])
    if table.reshuffles:
        into_shoe = [(Phase.LOAD, rules.LOAD_RESHUFFLING)]
    else:
        burn = rules.BURN_FIRST if table.shoe.first or table.phase is not Phase.BURN else rules.BURN
        cut = rules.OFFER_CUT if offered_cut(table) else rules.DEALER_CUTS
        into_shoe = [(Phase.CUT, cut), (Phase.LOAD, rules.LOAD), (Phase.BURN, burn)]
    if table.shoe.number and table.phase in (Phase.SHUFFLE, Phase.CUT, Phase.LOAD, Phase.BURN):
        return [shuffle, *into_shoe]
    if table.phase is Phase.TURN_UP:
        turning = rules.TURN_UP if present(table) else rules.AWAIT_PLAYER
        return [(Phase.TURN_UP, turning), *spread, shuffle, *into_shoe]
    if again:
        return [*spread, shuffle, *into_shoe]
    received = [
        (Phase.RECEIVE, rules.RECEIVE),
        (Phase.INSPECT, rules.INSPECT),
        (Phase.VERIFY, rules.VERIFY),
        (Phase.SPREAD, rules.SPREAD if table.batches == 1 else rules.SPREAD_BATCHES),
    ]
    return [*received, *spread, shuffle, *into_shoe]


def _showing(table: CardTable) -> Rule:
    if table.shoe.cards:
        return rules.SHOW_IDLE
    return rules.SHOW if table.batches == 1 else rules.SHOW_BATCHES


def _stacking(table: CardTable) -> Rule:
    again = bool(table.shoe.cards)
    if table.batches == 1:
        return rules.WASH_IDLE if again else rules.WASH
    return rules.STACK_IDLE if again else rules.STACK


def _values(table: CardTable, rule: Rule) -> dict[str, str | int]:
    own = baccarat_rules(table.rules.terms.book).cards
    if rule is rules.RECEIVE:
        return {"decks": table.rules.terms.decks, "batches": table.batches}
    if rule in (rules.OFFER_CUT, rules.DEALER_CUTS):
        return {"least": own.cut_from_ends.value, "cards": table.shoe.cards}
    if rule is rules.LOAD:
        return {"least": own.cutting_card_from_back.value, "cards": table.shoe.cards}
    return {"left": table.shoe.burning} if rule is rules.BURN else {}


def _beside_cut(table: CardTable) -> Iterator[Act]:
    """Declining it, a wish to see a stored batch, and a supervisor's order to cut again."""
    entitled = offered_cut(table)
    if table.phase is Phase.CUT and entitled:
        yield rules.DECLINE_CUT.act(table.citations, When.BESIDE, TerminalId(entitled))
    if may_ask_for_spread(table):
        for seat in present(table):
            yield rules.ASK_SPREAD.act(table.citations, When.BESIDE, seat)
    if may_recut(table):
        yield rules.RECUT.act(table.citations, When.BESIDE)
