"""Placing, cancelling, undoing, recalling, clearing and neighbours: exactly as section I.3.b words them."""

from collections.abc import Iterable, Mapping
from math import gcd
from typing import assert_never

from croupier.base import money
from croupier.base.money import Cents
from croupier.base.names import Citation
from croupier.base.refusal import Reason, Refusal, Refused, foremost, worded
from croupier.floor.parts.electronic.citations import ElectronicCitations
from croupier.floor.parts.electronic.state import Phase, TableState, Terminal
from croupier.floor.parts.messages.bets import (
    Action,
    BetsChanged,
    CancelBet,
    Clear,
    Neighbours,
    PlaceBet,
    PlaceBets,
    Recall,
    Undo,
)
from croupier.games.limits import AGGREGATE, ALL_POSITIONS, Limit, Part, check
from croupier.games.roulette.accept import parts
from croupier.games.roulette.neighbours import neighbours_bet, no_neighbours
from croupier.games.roulette.notation import read_spot
from croupier.games.roulette.table import RouletteTable

Betting = PlaceBet | PlaceBets | CancelBet | Undo | Recall | Clear | Neighbours


def decide_betting(table: TableState, terminal: Terminal, command: Betting) -> BetsChanged | Refusal:
    if refusal := _closed_to(table, terminal, command.round):
        return refusal
    match command:
        case PlaceBet():
            return _place(table, terminal, command)
        case PlaceBets():
            return _place_all(table, terminal, command)
        case CancelBet():
            return _cancel(table, terminal, command)
        case Undo():
            return _undo(table, terminal, command)
        case Recall():
            return _recall(table, terminal)
        case Clear():
            return _clear(table, terminal, command)
        case Neighbours():
            return _neighbours(table, terminal)
        case _:
            assert_never(command)


def _closed_to(table: TableState, terminal: Terminal, round_: int) -> Refusal | None:
    if terminal.lock is not None:
        return worded(
            Reason.TERMINAL_LOCKED,
            "this terminal is locked: {lock}",
            table.citations.lock,
            lock=terminal.lock,
        )
    if round_ != table.round:
        says = "that bet is for game {given}, and this is game {round}"
        return worded(Reason.WRONG_ROUND, says, table.citations.freeze, given=round_, round=table.round)
    if table.phase is not Phase.BETTING:
        return Refusal(
            Reason.WRONG_PHASE, "no more bets are taken until the next game", table.citations.freeze
        )
    if terminal.cash_out is not None:
        return Refusal(Reason.WRONG_PHASE, "a cash-out is under way", table.citations.cash_out)
    if terminal.buy_in is not None and terminal.buy_in.reported:
        says = "the credited amount was reported wrong; the dealer corrects it between games"
        return Refusal(Reason.CREDIT_UNVERIFIED, says, table.citations.correct)
    if terminal.buy_in is not None and _credited(terminal) and not terminal.buy_in.verified:
        says = "verify the credited amount before you wager"
        return Refusal(Reason.CREDIT_UNVERIFIED, says, table.citations.verify)
    return None


def _credited(terminal: Terminal) -> bool:
    return terminal.buy_in is not None and terminal.buy_in.step in ("credited", "dropped")


def _place(table: TableState, terminal: Terminal, command: PlaceBet) -> BetsChanged | Refusal:
    rules = table.rules
    spot = rules.spots.get(command.spot)
    try:
        text = spot.text if spot else read_spot(rules, command.spot).text
    except Refused as refused:
        return refused.refusal.resting_on(table.citations.chips)
    if command.chip not in table.chips:
        shown = ", ".join(map(money.show_dollars, table.chips))
        return worded(Reason.BAD_AMOUNT, "the chips here are {chips}", table.citations.chips, chips=shown)
    return _stake(table, terminal, Action.PLACE, {text: command.chip})


def _place_all(table: TableState, terminal: Terminal, command: PlaceBets) -> BetsChanged | Refusal:
    """Each is some of the six chips on a spot; several on one spot are one bet."""
    if not command.bets:
        return Refusal(Reason.NOTHING_THERE, "name at least one bet", table.citations.chips)
    added: dict[str, Cents] = {}
    for text, amount in command.bets:
        try:
            spot = read_spot(table.rules, text).text
        except Refused as refused:
            return refused.refusal.resting_on(table.citations.chips)
        if amount < min(table.chips) or amount % gcd(*table.chips):
            shown = ", ".join(map(money.show_dollars, table.chips))
            return worded(Reason.BAD_AMOUNT, "the chips here are {chips}", table.citations.chips, chips=shown)
        added[spot] = added.get(spot, 0) + amount
    return _stake(table, terminal, Action.PLACE, added)


def _stake(
    table: TableState, terminal: Terminal, action: Action, added: Mapping[str, Cents]
) -> BetsChanged | Refusal:
    """Add to the bets, all of it or nothing: within credits and within every limit."""
    cost = sum(added.values())
    if cost > terminal.free:
        left = money.show_dollars(terminal.free)
        says = "that costs {cost} and {left} of credits are left"
        return worded(
            Reason.NOT_ENOUGH_CREDITS,
            says,
            _covered(table.citations, action),
            cost=money.show_dollars(cost),
            left=left,
        )
    return _beyond(table, terminal, added) or _changed(table.round, terminal, action, added)


def _beyond(table: TableState, terminal: Terminal, added: Mapping[str, Cents]) -> Refusal | None:
    """The limit that these bets would break, one after the other."""
    rules = table.rules
    if not rules.terms.limits:
        return None
    placed, refusals = _placed(rules, terminal), []
    on: list[Part] = []
    for spot, amount in added.items():
        _add(placed, on)  # what this action has placed before; most place one bet, and nothing is added
        on = parts(rules, rules.spots[spot], amount)
        if refusal := check(on, placed):
            refusals.append(refusal)
    return foremost(refusals)


def _covered(citations: ElectronicCitations, action: Action) -> Citation:
    """What says that credits cover this action."""
    return {Action.RECALL: citations.recall, Action.NEIGHBOURS: citations.neighbours}.get(
        action, citations.chips
    )


def _placed(rules: RouletteTable, terminal: Terminal) -> dict[str, Cents]:
    """What lies on each position; at a terminal each spot is one position, and all bets are the total.

    Where the maximum holds for a number any way, each number that a bet covers is a position too.
    """
    placed = {**terminal.bets, ALL_POSITIONS: terminal.staked}
    if rules.terms.limits_by_number:
        for spot, stake in terminal.bets.items():
            on = parts(rules, rules.spots[spot], stake)
            _add(placed, (part for part in on if part.position not in (spot, ALL_POSITIONS)))
    return placed


def _add(placed: dict[str, Cents], on: Iterable[Part]) -> None:
    for part in on:
        placed[part.position] = placed.get(part.position, 0) + part.amount


def _changed(round_: int, terminal: Terminal, action: Action, changes: Mapping[str, Cents]) -> BetsChanged:
    """Promotional credit is staked before cash and comes back after it."""
    staked = terminal.staked + sum(changes.values())
    promo = min(staked, terminal.promo + terminal.promo_staked) - terminal.promo_staked
    cash = staked - terminal.staked - promo
    return BetsChanged(round_, terminal.id, action, tuple(changes.items()), cash, promo)


def _cancel(table: TableState, terminal: Terminal, command: CancelBet) -> BetsChanged | Refusal:
    try:
        spot = read_spot(table.rules, command.spot).text
    except Refused as refused:
        return refused.refusal.resting_on(table.citations.chips)
    if spot not in terminal.bets:
        return Refusal(
            Reason.NOTHING_THERE, "there is no bet of yours to cancel there", table.citations.cancel
        )
    return _changed(command.round, terminal, Action.CANCEL, {spot: -terminal.bets[spot]})


def _undo(table: TableState, terminal: Terminal, command: Undo) -> BetsChanged | Refusal:
    if not terminal.done:
        return Refusal(Reason.NOTHING_THERE, "there is no action to undo in this game", table.citations.undo)
    back = {spot: -amount for spot, amount in terminal.done[-1].changes}
    if sum(back.values()) > terminal.free:
        return Refusal(Reason.NOT_ENOUGH_CREDITS, "credits do not cover that any more", table.citations.undo)
    return _changed(command.round, terminal, Action.UNDO, back)


def _recall(table: TableState, terminal: Terminal) -> BetsChanged | Refusal:
    if not terminal.last_game:
        return Refusal(Reason.NOTHING_THERE, "there is no last game to recall", table.citations.recall)
    return _stake(table, terminal, Action.RECALL, terminal.last_game)


def _clear(table: TableState, terminal: Terminal, command: Clear) -> BetsChanged | Refusal:
    if not terminal.bets:
        return Refusal(Reason.NOTHING_THERE, "there are no bets to clear", table.citations.clear)
    off = {spot: -amount for spot, amount in terminal.bets.items()}
    return _changed(command.round, terminal, Action.CLEAR, off)


def _neighbours(table: TableState, terminal: Terminal) -> BetsChanged | Refusal:
    if refusal := no_neighbours(table.rules):
        return refusal
    last = last_straight(terminal)
    if last is None:
        says = "select a number first: the neighbours are those of the last selected number"
        return Refusal(Reason.NOTHING_THERE, says, table.citations.neighbours)
    around = neighbours_bet(table.rules, *last, terminal.free)
    if isinstance(around, Refusal):
        return around
    return _stake(table, terminal, Action.NEIGHBOURS, around)


def returned_bets(table: TableState) -> list[BetsChanged]:
    """Bets that total less than the table asks of a player: they go back when betting closes."""
    return [
        _changed(
            table.round, terminal, Action.RETURN, {spot: -stake for spot, stake in terminal.bets.items()}
        )
        for terminal in table.terminals.values()
        if short_of(table, terminal)
    ]


def short_of(table: TableState, terminal: Terminal) -> Limit | None:
    """The least that the table asks of a player's total, where this player's bets come to less."""
    limit = table.rules.terms.limits.get(AGGREGATE)
    return limit if limit and 0 < terminal.staked < limit.least else None


def last_straight(terminal: Terminal) -> tuple[str, Cents] | None:
    """The last selected number of this game and the last amount placed on it."""
    return terminal.done[-1].straight if terminal.done else None
