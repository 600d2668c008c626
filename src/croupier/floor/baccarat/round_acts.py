"""The acts of one round, in the document's order, and those that put right what went wrong."""

from collections.abc import Iterator

from msgspec import structs

from croupier.base.envelope import Role
from croupier.base.names import TerminalId
from croupier.base.refusal import sentence
from croupier.desk.act import Act, When
from croupier.floor.baccarat import act_rules as rules
from croupier.floor.baccarat import cutting_card
from croupier.floor.baccarat.act_rules import Rule
from croupier.floor.baccarat.correcting import correctable
from croupier.floor.baccarat.dealing import (
    cannot_draw,
    in_doubt,
    kept_for_hand,
    line_lost,
    may_find,
    waits_for,
)
from croupier.floor.baccarat.dealing import held_up as card_holds_up
from croupier.floor.baccarat.errors import burned_by, can_move, cannot_finish, counted
from croupier.floor.baccarat.hands import (
    FIRST_CARDS,
    card_name,
    hands_so_far,
    of_side,
    side_of_next,
    unturned,
)
from croupier.floor.baccarat.messages.cards import Port
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.messages.pay import StepKind
from croupier.floor.baccarat.settlement import marks_vigorish
from croupier.floor.baccarat.shuffling import unnotified
from croupier.floor.baccarat.state import DRAWING, IN_ROUND, CardTable, Phase
from croupier.floor.baccarat.turning import at_players_word, entitled, handed, right_of
from croupier.floor.parts.acts import cash, placed
from croupier.games.baccarat.drawing import is_natural

Steps = Iterator[tuple[Rule, bool]]
AFTER_DEAL = (Phase.RESULT, Phase.PAY, Phase.DISCARD)
FIRST_CARDS_OF_A_HAND = 2
BURNING = (Phase.IDLE, *IN_ROUND)
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
        return unnotified(table) is not None or _amiss(table) or cutting_card.overdue(table)
    if rule not in (*FOUR.values(), *THIRD.values(), rules.RESULT):
        return False
    return _amiss(table) or bool(kept_for_hand(table))


def _amiss(table: CardTable) -> bool:
    """A card is to be seen, ruled on or burned first; or there are too few."""
    waiting = card_holds_up(table) is not None or bool(table.held) or table.shoe.burning > 0
    return waiting or cannot_finish(table)


def rules_now(table: CardTable) -> bool:
    """A card in error is ruled on at once; one that came before both counts, when they are announced."""
    return table.error is not None and (table.phase is not Phase.DEAL or counted(table))


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


def irregular_acts(table: CardTable) -> Iterator[Act]:
    """What holds the hand up first; then what may be found at any time."""
    yield from _rights(table)
    yield from _unread(table)
    if table.error is not None and not table.error.turned:
        yield rules.RULE_ON_CARD.act(table.citations, When.DUE if rules_now(table) else When.BESIDE)
    if not _amiss(table) and (kept := len(kept_for_hand(table))):
        nth = ", ".join(str(index + 1) for index in range(kept))
        yield rules.LAY_KEPT.act(table.citations, When.DUE, cards=nth)
    if may_burn_more(table):
        burning = rules.BURN_MORE.act(table.citations, When.DUE, left=table.shoe.burning)
        yield structs.replace(burning, clause=burned_by(table))
    if cannot_finish(table):
        yield rules.VOID.act(table.citations)
    for one in correctable(table):
        named = card_name(table, one)
        yield rules.KEY_AGAIN.act(table.citations, When.BESIDE, draw=one.draw, card=one.card, which=named)
    if can_move(table):
        yield rules.MISDEALT.act(table.citations, When.BESIDE)
    if (table.shoe.port is Port.KEYS or line_lost(table)) and _takes_no_card(table):
        yield rules.DRAWN.act(table.citations, When.BESIDE)
    if in_doubt(table) and not line_lost(table) and cannot_draw(table, Role.DEALER) is None:
        yield rules.UNTOLD.act(table.citations, When.BESIDE)
    if may_find(table):
        yield rules.FACE_UP.act(table.citations, When.BESIDE)
    yield from _cutting_card(table)


def _cutting_card(table: CardTable) -> Iterator[Act]:
    """Of paper cards whoever draws them says it; a virtual shoe tells it itself."""
    if table.phase is Phase.IDLE and cutting_card.overdue(table):
        yield rules.CUTTING_DUE.act(table.citations)
    elif table.phase in DRAWING and not (
        table.reshuffles or table.shoe.cutting or table.shoe.port is Port.VIRTUAL
    ):
        yield rules.CUTTING.act(table.citations, When.BESIDE)


def may_burn_more(table: CardTable) -> bool:
    """After a card in error, or one found face up; the first cards of a shoe are burned before play."""
    amiss = card_holds_up(table) is not None or bool(table.held)
    return table.shoe.burning > 0 and table.phase in BURNING and table.cards_left > 0 and not amiss


def _takes_no_card(table: CardTable) -> bool:
    """A shoe is in play, and a card that leaves it now would be one in error."""
    drawing = table.phase in DRAWING and table.phase is not Phase.BURN
    return drawing and not _amiss(table) and side_of_next(table) is None


def _unread(table: CardTable) -> Iterator[Act]:
    waiting = waits_for(table)
    if waiting is None:
        return
    draw, which = waiting.draw, card_name(table, waiting)
    if waiting.keyed:
        yield rules.CONFIRM.act(table.citations, When.DUE, draw=draw, which=which, card=waiting.card)
    elif waiting.seal and table.shoe.port is not Port.KEYS:
        yield rules.SHOW_SEALED.act(table.citations, When.DUE, draw=draw, which=which)
        yield rules.KEY.act(table.citations, When.BESIDE, draw=draw, which=which)
    else:
        yield rules.KEY.act(table.citations, When.DUE, draw=draw, which=which)


def _rights(table: CardTable) -> Iterator[Act]:
    """Of a hand that a player holds or is offered."""
    for side in Side:
        right, values = right_of(table, side), {"side": side.value, "round": table.round}
        if right.offered:
            seat = TerminalId(right.offered)
            yield rules.ACCEPT_CARDS.act(table.citations, When.DUE, seat, **values)
            yield rules.DECLINE_CARDS.act(table.citations, When.BESIDE, seat, **values)
        elif right.holder and handed(table, side):
            seat = TerminalId(right.holder)
            yield rules.GIVE_UP.act(table.citations, When.BESIDE, seat, **values)
            yield rules.TAKE_CARDS.act(table.citations, When.BESIDE, seat, **values)
