"""What goes wrong with cards, as acts: what holds the hand up, and what may be found at any time."""

from collections.abc import Iterator

from msgspec import structs

from croupier.base.envelope import Role
from croupier.base.names import TerminalId
from croupier.desk.act import Act, When
from croupier.floor.baccarat import act_rules as rules
from croupier.floor.baccarat import cutting_card
from croupier.floor.baccarat.correcting import correctable
from croupier.floor.baccarat.dealing import (
    cannot_draw,
    held_up,
    in_doubt,
    kept_for_hand,
    line_lost,
    may_find,
    waits_for,
)
from croupier.floor.baccarat.errors import burned_by, can_move, cannot_finish, counted
from croupier.floor.baccarat.hands import card_name, side_of_next
from croupier.floor.baccarat.messages.cards import Port
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.state import DRAWING, IN_ROUND, CardTable, Phase
from croupier.floor.baccarat.turning import handed, right_of

BURNING = (Phase.IDLE, *IN_ROUND)


def irregular_acts(table: CardTable) -> Iterator[Act]:
    """What holds the hand up first; then what may be found at any time."""
    yield from _rights(table)
    yield from _unread(table)
    if table.error is not None and not table.error.turned:
        yield rules.RULE_ON_CARD.act(table.citations, When.DUE if rules_now(table) else When.BESIDE)
    if not amiss(table) and (kept := len(kept_for_hand(table))):
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


def amiss(table: CardTable) -> bool:
    """A card is to be seen, ruled on or burned first; or there are too few."""
    waiting = held_up(table) is not None or bool(table.held) or table.shoe.burning > 0
    return waiting or cannot_finish(table)


def rules_now(table: CardTable) -> bool:
    """A card in error is ruled on at once; one that came before both counts, when they are announced."""
    return table.error is not None and (table.phase is not Phase.DEAL or counted(table))


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
    waiting = held_up(table) is not None or bool(table.held)
    return table.shoe.burning > 0 and table.phase in BURNING and table.cards_left > 0 and not waiting


def _takes_no_card(table: CardTable) -> bool:
    """A shoe is in play, and a card that leaves it now would be one in error."""
    drawing = table.phase in DRAWING and table.phase is not Phase.BURN
    return drawing and not amiss(table) and side_of_next(table) is None


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
