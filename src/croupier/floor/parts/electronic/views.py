"""What each screen is shown of a table: the keys that docs/wire.md names. Money is text."""

from collections.abc import Mapping
from typing import Any

from croupier.base import money
from croupier.floor.parts.electronic.betting import last_straight, short_of
from croupier.floor.parts.electronic.rounds import played_under, verdicts
from croupier.floor.parts.electronic.state import BuyIn, CashOut, Game, Phase, Round, TableState, Terminal
from croupier.floor.parts.messages.bets import BetsChanged
from croupier.games.board import hot_and_cold
from croupier.games.roulette.notation import odds_text
from croupier.games.round import Verdict

View = dict[str, Any]


def shared_view(table: TableState) -> View:
    """What everyone at the table sees."""
    settled = table.phase is Phase.IDLE and table.number is not None
    number = table.number if settled else None
    return {
        "phase": "settled" if settled else table.phase,
        "round": table.round or None,
        "number": number,
        "colour": table.rules.wheel.colours[number] if number else None,
        "history": [_result(table, one) for one in table.rounds],
    }


def bets_view(table: TableState, terminal: Terminal) -> View:
    """What a betting action changes for its player."""
    return {**_purse(table, terminal), "bets": _amounts(terminal.bets)}


def changed_view(table: TableState, terminal: Terminal, event: BetsChanged, shown: Mapping[str, str]) -> View:
    """The same after one action, given the bets shown before it: a bet costs no more for those beside it."""
    bets = dict(shown)
    for spot, _ in event.changes:
        bets.pop(spot, None)
        if spot in terminal.bets:
            bets[spot] = money.show(terminal.bets[spot])
    return {**_purse(table, terminal), "bets": bets}


def _purse(table: TableState, terminal: Terminal) -> View:
    return {
        "credits": money.show(terminal.free),
        "promo": money.show(terminal.promo),
        "staked": money.show(terminal.staked),
        "warning": _warning(table, terminal),
        "can": {
            "undo": bool(terminal.done),
            "recall": bool(terminal.last_game),
            "clear": bool(terminal.bets),
            "neighbours": last_straight(terminal) is not None,
        },
    }


def terminal_view(table: TableState, terminal: Terminal) -> View:
    """What one player sees of the player's own."""
    last = terminal.games[-1] if terminal.games else None
    shown = last if last and last.round == table.round and table.phase is Phase.IDLE else None
    return {
        **bets_view(table, terminal),
        "open": terminal.open,
        "wins": _wins(table, shown) if shown else [],
        "won": money.show(shown.paid) if shown else "0.00",
        "games": [_game(game) for game in reversed(terminal.games)],
        "buy_in": _buy_in(terminal.buy_in),
        "cash_out": _cash_out(terminal.cash_out),
        "lock": {"says": terminal.lock, "clause": table.citations.wrong_number} if terminal.lock else None,
    }


def console_view(table: TableState) -> View:
    """What the dealer sees of the table's terminals and reader."""
    return {
        "table": table_view(table)["table"],
        "dealer": table.dealer,
        "staked": money.show(table.staked),
        "calling": table.calling,
        "terminals": [_at_a_glance(terminal) for terminal in table.terminals.values()],
        "reader": _reader(table),
        "reasons": [
            {"name": name, "says": name.replace("-", " "), "clause": leaf.clause}
            for name, leaf in table.rules.terms.play.irregularities.items()
        ],
    }


def board_view(table: TableState) -> View:
    """The reader board: what came, what came often, what did not come."""
    came = [one.number for one in table.rounds if one.number is not None and one.void is None]
    wheel = table.rules.wheel
    numbers = [number for number in wheel.order if number not in wheel.dead]
    return {**shared_view(table), **hot_and_cold(numbers, came), "prior": came[0] if came else None}


def supervisor_view(table: TableState) -> View:
    """What a supervisor sees of one table; its money is added by whoever has the ledger."""
    waiting = table.rounds[0] if table.phase is Phase.VOID else None
    return {
        "id": table.id,
        "name": table.name,
        "mode": table.rules.terms.mode,
        "phase": table.phase,
        "round": table.round or None,
        "dealer": table.dealer,
        "calling": table.calling,
        "staked": money.show(table.staked),
        "float": money.show(table.bankroll),
        "terminals": [
            {
                "id": one.id,
                "name": one.id,
                "open": one.open,
                "credits": money.show(one.free),
                "lock": one.lock,
                "cash_out": _cash_out(one.cash_out),
            }
            for one in table.terminals.values()
        ],
        "voids": [_void(waiting)] if waiting else [],
        "rounds": [_round(one) for one in table.rounds],
    }


def table_view(table: TableState) -> View:
    """What does not change from game to game."""
    return {
        "table": {
            "id": table.id,
            "name": table.name,
            "book": table.rules.terms.book,
            "mode": table.rules.terms.mode,
            "terms": table.terms,
            "float": money.show(table.bankroll),
        },
        "chips": [money.show(chip) for chip in table.chips],
        "limits": [
            {"about": name, "says": limit.words, "clause": limit.clause}
            for name, limit in table.rules.terms.limits.items()
        ],
    }


def _warning(table: TableState, terminal: Terminal) -> View | None:
    """While bets can still be added: that these, as they are, would go back."""
    limit = short_of(table, terminal) if table.phase is Phase.BETTING else None
    if limit is None:
        return None
    staked, least = money.show_dollars(terminal.staked), money.show_dollars(limit.least)
    return {"says": f"your bets total {staked}: under {least} they are returned", "clause": limit.clause}


def _amounts(bets: Mapping[str, int]) -> dict[str, str]:
    return {spot: money.show(stake) for spot, stake in bets.items()}


def _result(table: TableState, one: Round) -> View:
    colour = table.rules.wheel.colours[one.number] if one.number else None
    return {"round": one.round, "number": one.number, "colour": colour, "void": one.void}


def _wins(table: TableState, game: Game) -> list[View]:
    if game.number is None or game.void is not None:
        return []
    return [
        {
            "spot": one.wager.spot,
            "stake": money.show(one.wager.stake),
            "odds": odds_text(played_under(table), one.wager.spot),
            "paid": money.show(one.paid),
            "clause": one.clause,
        }
        for one in verdicts(table, game.bets, game.number)
        if one.verdict is Verdict.WON
    ]


def _game(game: Game) -> View:
    return {
        "round": game.round,
        "number": game.number,
        "void": game.void,
        "bets": _amounts(game.bets),
        "staked": money.show(game.staked),
        "paid": money.show(game.paid),
        "credits_before": money.show(game.before),
        "credits_after": money.show(game.after),
    }


def _buy_in(buy_in: BuyIn | None) -> View | None:
    if buy_in is None or (buy_in.step == "dropped" and buy_in.verified):
        return None
    return {
        "step": buy_in.step,
        "amount": money.show(buy_in.money.total),
        "currency": money.show(buy_in.money.currency),
        "chips": money.show(buy_in.money.chips),
        "coupon": money.show(buy_in.money.coupon),
        "verified": buy_in.verified,
        "reported": buy_in.reported,
    }


def _cash_out(cash_out: CashOut | None) -> View | None:
    return {"step": cash_out.step, "amount": money.show(cash_out.amount)} if cash_out else None


def _at_a_glance(terminal: Terminal) -> View:
    return {
        "id": terminal.id,
        "name": terminal.id,
        "credits": money.show(terminal.free),
        "staked": money.show(terminal.staked),
        "bets": len(terminal.bets),
        "lock": terminal.lock,
        "buy_in": _buy_in(terminal.buy_in),
        "cash_out": _cash_out(terminal.cash_out),
    }


def _reader(table: TableState) -> View:
    state = {Phase.BETTING: "betting", Phase.LOCKED: "no-more-bets", Phase.READ: "number"}
    number = table.number if table.phase is Phase.READ else None
    neighbours = table.rules.wheel.neighbours(number, 2) if number else ()
    return {"state": state.get(table.phase, "idle"), "number": number, "neighbours": list(neighbours)}


def _void(one: Round) -> View:
    return {"round": one.round, "reason": one.void, "clause": one.clause, "amount": money.show(one.staked)}


def _round(one: Round) -> View:
    return {
        "round": one.round,
        "number": one.number,
        "void": one.void,
        "staked": money.show(one.staked),
        "paid": money.show(one.paid),
        "voidable": one.number is not None and one.void is None,
    }
