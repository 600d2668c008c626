"""The acts of one round, in the document's order, and those that put right what went wrong."""

from collections.abc import Iterator

from croupier.base.names import TerminalId
from croupier.base.refusal import sentence
from croupier.desk.act import Act, When
from croupier.floor.baccarat import act_rules as rules
from croupier.floor.baccarat import cutting_card
from croupier.floor.baccarat.act_rules import Rule
from croupier.floor.baccarat.dealing import (
    kept_for_hand,
)
from croupier.floor.baccarat.errors import cannot_finish, counted
from croupier.floor.baccarat.hands import (
    FIRST_CARDS,
    hands_so_far,
    of_side,
    side_of_next,
    unturned,
)
from croupier.floor.baccarat.irregular_acts import amiss
from croupier.floor.baccarat.messages.cards import Port
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.messages.pay import StepKind
from croupier.floor.baccarat.settlement import marks_vigorish
from croupier.floor.baccarat.shuffling import unnotified
from croupier.floor.baccarat.state import IN_ROUND, CardTable, Phase
from croupier.floor.baccarat.turning import at_players_word, entitled, right_of
from croupier.floor.parts.acts import cash, placed
from croupier.games.baccarat.drawing import is_natural

Steps = Iterator[tuple[Rule, bool]]
AFTER_DEAL = (Phase.RESULT, Phase.PAY, Phase.DISCARD)
FIRST_CARDS_OF_A_HAND = 2
HAND = {Side.PLAYER: rules.HAND_PLAYER, Side.BANKER: rules.HAND_BANKER}
TURN = {Side.PLAYER: rules.TURN_PLAYER, Side.BANKER: rules.TURN_BANKER}
TURN_UNHANDED = {Side.PLAYER: rules.TURN_UNHANDED_PLAYER, Side.BANKER: rules.TURN_UNHANDED_BANKER}
FOUR = {"a": rules.FOUR_UP, "b": rules.FOUR_DOWN, "c": rules.FOUR_TO_HAND}
RETURN = {Side.PLAYER: rules.RETURN_PLAYER, Side.BANKER: rules.RETURN_BANKER}
RETURNED = {Side.PLAYER: rules.RETURNED_PLAYER, Side.BANKER: rules.RETURNED_BANKER}
TURN_FOR = {Side.PLAYER: rules.TURN_FOR_PLAYER, Side.BANKER: rules.TURN_FOR_BANKER}
COUNT = {Side.PLAYER: rules.COUNT_PLAYER, Side.BANKER: rules.COUNT_BANKER}
WINS = {
    "player": sentence("the Player's Hand wins"),
    "banker": sentence("the Banker's Hand wins"),
    "tie": sentence("Tie Hand"),
}
"""As the dealer announces a result."""
PAY_STEPS = (rules.PAY, rules.VIGORISH, rules.MARK_VIGORISH)
THIRD = {Side.PLAYER: rules.THIRD_PLAYER, Side.BANKER: rules.THIRD_BANKER}


def round_acts(table: CardTable) -> Iterator[Act]:
    """The order of play with what is done, due and later; it waits while a card must be put right."""
    if table.phase not in (Phase.IDLE, *IN_ROUND):
        return
    order = list(_order(table))
    due = next(index for index, (_, done) in enumerate(order) if not done)
    for index, (rule, _) in enumerate(order):
        when = placed(index, due)
        if index == due and (held_up(table, rule) or table.dealer is None):
            when = When.LATER
        if rule is rules.LAY and table.betting:
            when = When.BESIDE
        seat = _position(table, rule, when)
        yield rule.act(table.citations, when, seat, **_values(table, rule, seat))


def held_up(table: CardTable, rule: Rule) -> bool:
    """A card not seen yet delays its hand's count; anything amiss delays the next card and the result."""
    if rule in COUNT.values():
        side = next(side for side in Side if COUNT[side] is rule)
        return any(one.turned and not one.known for one in of_side(table, side))
    if offered := [right.offered for side, right in table.rights.items() if rule in _of_holder(side)]:
        return any(offered)
    if rule is rules.LAST_HAND:
        return cannot_finish(table)
    if rule is rules.NEW_ROUND:
        return unnotified(table) is not None or amiss(table) or cutting_card.overdue(table)
    if rule not in (*FOUR.values(), *THIRD.values(), rules.RESULT):
        return False
    return amiss(table) or bool(kept_for_hand(table))


def _order(table: CardTable) -> Steps:
    playing, after = table.playing, table.phase in AFTER_DEAL
    if table.phase is Phase.IDLE and table.shoe.cutting and not table.last:
        yield rules.LAST_HAND, False
    yield rules.NEW_ROUND, playing
    yield rules.LAY, playing
    yield rules.CLOSE, playing and table.phase is not Phase.BETTING
    yield FOUR[table.chosen("dealing")], after or len(table.hands) >= FIRST_CARDS
    for side in Side:
        yield from _turning(table, side, first=True)
        yield COUNT[side], after or side in table.announced
    for side in Side:
        yield from _third(table, side)
    yield rules.RESULT, after
    yield rules.COLLECT, table.phase in (Phase.PAY, Phase.DISCARD)
    yield from _paying(table)
    yield rules.DISCARD, False


def _turning(table: CardTable, side: Side, *, first: bool) -> Steps:
    """By option a nothing is turned; by b the dealer turns; by c a player who has the right."""
    option, after = table.chosen("dealing"), table.phase in AFTER_DEAL
    if option == "a" or (option == "b" and not first):
        return
    own = of_side(table, side)
    cards = own[:FIRST_CARDS_OF_A_HAND] if first else own[FIRST_CARDS_OF_A_HAND:]
    dealt = table.phase is Phase.DEAL and len(table.hands) >= FIRST_CARDS
    done = after or (dealt and all(one.turned for one in cards))
    if option == "c" and _handed_over(table, side):
        yield HAND[side], done or any(one.draw in table.in_hand for one in cards)
        yield _returning(table, side), done
    else:
        yield (TURN_UNHANDED if option == "c" else TURN)[side], done


def _handed_over(table: CardTable, side: Side) -> bool:
    """By option c, to a player; once bets are closed, not what nobody wagered on: the dealer turns that."""
    if table.phase is Phase.DEAL:
        return bool(entitled(table, side))
    return table.phase not in AFTER_DEAL or bool(right_of(table, side).holder)


def _returning(table: CardTable, side: Side) -> Rule:
    """At the tablet; or the dealer records that paper cards are back, or turns for a player without one."""
    if not at_players_word(table, side):
        return RETURN[side]
    return TURN_FOR[side] if table.shoe.port is Port.VIRTUAL else RETURNED[side]


def _of_holder(side: Side) -> tuple[Rule, ...]:
    return HAND[side], RETURN[side], RETURNED[side], TURN_FOR[side]


def _third(table: CardTable, side: Side) -> Steps:
    """Listed once it is known that the hand draws, or while that is still open."""
    drawn = len(of_side(table, side)) == 3
    if table.phase is Phase.DEAL and not drawn and _natural(table):
        return
    if (
        table.phase is Phase.DEAL
        and len(table.announced) == len(Side)
        and not drawn
        and side_of_next(table) is not side
    ):
        return
    if table.phase in AFTER_DEAL and not drawn:
        return
    yield THIRD[side], drawn
    if drawn:
        yield from _turning(table, side, first=False)


def _natural(table: CardTable) -> bool:
    """Four cards lie face up, and one of the hands counts eight or nine: neither draws."""
    seen = len(table.hands) == FIRST_CARDS and all(one.turned and one.known for one in table.hands)
    if not seen:
        return False
    hands = hands_so_far(table)
    return is_natural(hands.player_count, hands.banker_count)


def _paying(table: CardTable) -> Steps:
    """Step by step from the highest position down; before the losers are collected, in general."""
    if table.phase is Phase.PAY:
        taking = rules.MARK_VIGORISH if marks_vigorish(table) else rules.VIGORISH
        yield rules.PAY if table.steps[0].kind is StepKind.PAY else taking, False
    else:
        yield rules.PAY, table.phase is Phase.DISCARD


def _position(table: CardTable, rule: Rule, when: When) -> TerminalId | None:
    if when is not When.DUE:
        return None
    for side in Side:
        if rule in _of_holder(side):
            return TerminalId(entitled(table, side))
    if rule in PAY_STEPS and table.steps:
        return table.steps[0].terminal
    return None


def _values(table: CardTable, rule: Rule, seat: TerminalId | None) -> dict[str, str | int]:
    if seat is not None and rule in (*HAND.values(), *RETURNED.values(), *TURN_FOR.values()):
        return {"seat": seat}
    if rule in PAY_STEPS and table.steps:
        return {"amount": cash(table.steps[0].amount)}
    if rule in COUNT.values() and len(table.hands) >= FIRST_CARDS:
        side = next(side for side in Side if COUNT[side] is rule)
        if not unturned(table, side):
            hands = hands_so_far(table)
            return {"count": hands.player_count if side is Side.PLAYER else hands.banker_count}
    if rule is rules.RESULT and _finished(table):
        hands = hands_so_far(table)
        winner = WINS[hands.winner]
        return {"player": hands.player_count, "banker": hands.banker_count, "winner": winner}
    if rule in FOUR.values():
        return {"card": min(len(table.hands) + 1, FIRST_CARDS)}
    return {}


def _finished(table: CardTable) -> bool:
    """Both hands have their cards, and everyone has seen them."""
    return table.phase is Phase.DEAL and counted(table) and side_of_next(table) is None
