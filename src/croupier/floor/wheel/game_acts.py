"""The acts of one game at a live table, roulette or Big Six, in the document's order."""

from collections.abc import Iterator

import msgspec

from croupier.desk.act import Act, When
from croupier.floor.parts.acts import cash, placed
from croupier.floor.wheel import act_rules as rules
from croupier.floor.wheel.act_rules import Rule
from croupier.floor.wheel.announcing import no_multiplier
from croupier.floor.wheel.no_spins import why_off
from croupier.floor.wheel.settlement import ends, fifths
from croupier.floor.wheel.state import OF_ONE_SPIN, LiveTable, Phase
from croupier.games.roulette.table import RouletteTable
from croupier.games.round import Verdict
from croupier.games.spot_words import spot_in_words

CLOSED = (Phase.LOCKED, Phase.ANNOUNCED, Phase.CROWNED, Phase.COLLECTED)
DECIDED = CLOSED[1:]
CORRECTABLE = (Phase.ANNOUNCED, Phase.CROWNED)
Values = dict[str, str | int]


def game_acts(table: LiveTable) -> Iterator[Act]:
    """The order of play with what is done, due and later; then what may be done beside it."""
    order = list(order_of_play(table))
    due = -1 if table.phase is Phase.CLOSED else next(i for i, (_, done) in enumerate(order) if not done)
    for index, (rule, _) in enumerate(order):
        when = _when(table, rule, placed(index, due))
        if rule is rules.SPIN_BALL:
            yield from _removing(table)
        yield rule.act(table.citations, when, None, **_values(table, rule))
        if rule is rules.PLACE_CROWN and table.phase in CORRECTABLE:
            yield from _fifths(table, when)
    yield from _calling_off(table)
    if table.phase in CORRECTABLE:
        yield rules.CORRECT_NUMBER.act(table.citations, When.BESIDE, number=str(table.number))


def _removing(table: LiveTable) -> Iterator[Act]:
    """After a no spin: the dealer's hand takes the ball out, and play does not wait for anyone to say so.

    Whoever deals may not have called it: the felt says who did and why.
    """
    called_off = table.called_off
    if table.playing and table.has_crown and called_off is not None:
        yield rules.REMOVE_BALL.act(called_off.clause, When.BESIDE, why=why_off(called_off))


def _calling_off(table: LiveTable) -> Iterator[Act]:
    """The dealer until there is a number, a supervisor until the first loser is collected."""
    spun = table.phase in OF_ONE_SPIN and table.spun
    running = spun and not table.at_rest
    dealers = rules.CALL_NO_SPIN if table.has_crown else rules.CALL_OFF_WHEEL
    yield dealers.act(table.citations, When.BESIDE if running else When.LATER)
    if spun:  # a supervisor has another frame for it, with words that may be needed
        supervisors = rules.CALL_OFF_BALL if running and table.has_crown else rules.CALL_OFF
        own = supervisors.act(table.citations, When.BESIDE)
        yield msgspec.structs.replace(own, command="call-off-spin")


def order_of_play(table: LiveTable) -> Iterator[tuple[Rule, bool]]:
    """Each act of a game, and whether this game is past it. The first that it is not past is due."""
    playing, phase = table.playing, table.phase
    if table.offers_b2b:
        yield rules.COMMIT_CHANCE, playing or table.commitment is not None
    yield rules.NEW_GAME, playing
    yield rules.LAY_WAGERS, playing
    yield from _closing_and_spin(table)
    if table.offers_b2b:
        shown = playing and (table.multiplier is not None or table.read is not None)
        yield rules.DRAW_MULTIPLIER, phase in DECIDED or shown
    yield _announcing(table), phase in DECIDED
    if table.has_crown:
        yield rules.PLACE_CROWN, phase in (Phase.CROWNED, Phase.COLLECTED)
    yield rules.COLLECT_LOSERS, phase is Phase.COLLECTED
    yield _counting(table), phase is Phase.COLLECTED
    yield rules.PAY_WINNERS, False


def _closing_and_spin(table: LiveTable) -> Iterator[tuple[Rule, bool]]:
    spin = (rules.SPIN_BALL if table.has_crown else rules.SPIN_WHEEL), table.spun
    if table.closes_before_spin:
        yield rules.CLOSE_BEFORE, table.phase in CLOSED
        yield spin
    else:
        yield spin
        yield rules.CLOSE_IN_TRACK, table.phase in CLOSED


def _announcing(table: LiveTable) -> Rule:
    if table.read is not None and table.playing:
        return rules.ANNOUNCE_READ
    return rules.WATCH_BALL if table.has_crown else rules.WATCH_WHEEL


def _counting(table: LiveTable) -> Rule:
    return rules.DEALER_COUNTS if table.mucker is None else rules.MUCKER_COUNTS


def _when(table: LiveTable, rule: Rule, when: When) -> When:
    """Play goes on without a player's wager, without the count, without a multiplier nobody plays for."""
    if rule is rules.NEW_GAME and table.dealer is None:
        return When.LATER
    beside = (
        (rule is rules.LAY_WAGERS and table.phase is Phase.BETTING)
        or (rule is _counting(table) and _uncounted(table))
        or (rule is _announcing(table) and when is When.LATER and _may_announce(table))
    )
    return When.BESIDE if beside else when


def _uncounted(table: LiveTable) -> bool:
    return bool(table.mucked) and not table.counted and table.phase is not Phase.CLOSED


def _may_announce(table: LiveTable) -> bool:
    return table.phase is Phase.LOCKED and table.spun and no_multiplier(table) is None


def _values(table: LiveTable, rule: Rule) -> Values:
    """What is known of an act by now: numbers once they are seen, money once the number is announced."""
    if rule is rules.ANNOUNCE_READ:
        return {"number": str(table.read)}
    if rule in (rules.SPIN_BALL, rules.SPIN_WHEEL):
        turns = table.rules.terms.play.revolutions
        return {"revolutions": turns.value} if turns else {}
    if table.phase not in DECIDED:
        return {}
    if rule is rules.PLACE_CROWN and isinstance(table.rules, RouletteTable) and table.number is not None:
        return {"number": table.number, "colour": table.rules.wheel.colours[table.number]}
    if rule is rules.COLLECT_LOSERS and table.phase in CORRECTABLE:
        return {"amount": cash(sum(one.collected for _, one in ends(table)))}
    if rule is rules.PAY_WINNERS:
        winners = [one for _, one in ends(table) if one.verdict is Verdict.WON]
        return {"paid": cash(sum(one.paid for one in winners)), "winners": len(winners)}
    return {}


def _fifths(table: LiveTable, when: When) -> Iterator[Act]:
    """One command places the crown and moves each winning fifth to the number's box."""
    for one in fifths(table, str(table.number)):
        values: Values = {"spot": one.spot, "on": spot_in_words(one.spot), "number": one.number}
        yield rules.MOVE_FIFTH.act(one, when, one.terminal, amount=cash(one.amount), **values)
