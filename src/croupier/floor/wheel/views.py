"""What each screen is shown of a live table: the keys that docs/wire.md names. Money is text."""

from typing import Any

from croupier.base import money
from croupier.base.names import Citation
from croupier.floor.wheel.messages.wagers import Chip
from croupier.floor.wheel.settlement import verdicts
from croupier.floor.wheel.state import LiveTable, Phase, Round, Seat
from croupier.games.board import hot_and_cold
from croupier.games.roulette.table import RouletteTable
from croupier.games.round import Verdict

View = dict[str, Any]
SHOWN = 20


def shared_view(table: LiveTable) -> View:
    """What everyone at the table sees."""
    return {
        "phase": table.phase,
        "round": table.round or None,
        "spin": table.spins,
        "spinning": table.spun and table.phase in (Phase.BETTING, Phase.LOCKED),
        "number": table.number,
        "colour": _colour(table, table.number),
        "multiplier": table.multiplier,
    }


def seat_view(table: LiveTable, seat: Seat) -> View:
    """What one player sees of the player's own."""
    return {
        **shared_view(table),
        "chips": {"colour": seat.colour, "value": money.show(seat.value), "hand": money.show(seat.credits)},
        "coupons": money.show(seat.promo),
        "staked": money.show(seat.staked),
        "felt": _felt(seat),
        "asked": _asked(seat),
        "called": {spot: money.show(cash) for spot, cash in seat.called.items()},
        "lapsed": {spot: money.show(cash) for spot, cash in seat.lapsed.items()},
        "wins": _wins(table, seat),
    }


def felt_view(table: LiveTable) -> View:
    """What the dealer and the mucker see: every seat, every stack, and what is to be done with it."""
    return {
        **shared_view(table),
        "dealer": table.dealer,
        "mucker": table.mucker,
        "calling": table.calling,
        "staked": money.show(table.staked),
        "value_chips": [money.show(chip) for chip in table.chips],
        "colours": {colour: issued.player for colour, issued in table.colours.issued.items()},
        "seats": [_at_a_glance(seat) for seat in table.seats.values()],
        "reader": table.read,
        "mucked": dict(table.mucked),
        "reasons": _reasons(table),
    }


def board_view(table: LiveTable) -> View:
    """The reader board: what came, what came often, what did not come."""
    return {
        **shared_view(table),
        "history": history(table),
        **hot_and_cold(_numbers(table), [one.number for one in table.rounds]),
        "prior": table.prior,
        "committed": table.commitment,
    }


def table_view(table: LiveTable) -> View:
    """What does not change from game to game, for every screen."""
    return {
        "table": {
            "id": table.id,
            "name": table.name,
            "book": table.rules.terms.book,
            "game": table.rules.game,
            "before_spin": table.closes_before_spin,
            "b2b": table.offers_b2b,
            "terms": table.terms,
            "float": money.show(table.bankroll),
        }
    }


def limits_view(table: LiveTable) -> list[View]:
    limits = table.rules.terms.limits.items()
    return [{"about": name, "says": limit.words, "clause": limit.clause} for name, limit in limits]


def history(table: LiveTable) -> list[View]:
    """The last results, newest first."""
    return [_result(table, one) for one in list(table.rounds)[:SHOWN]]


def others_view(table: LiveTable, seat: Seat) -> list[View]:
    """What other players have on the layout; value chips have no colour of anyone's."""
    return [
        {
            "spot": spot,
            "colour": other.colour if chip is Chip.COLOUR else None,
            "stake": money.show(laid.stake - laid.collected),
        }
        for other in table.seats.values()
        if other is not seat
        for (spot, chip), laid in other.felt.items()
    ]


def supervisor_view(table: LiveTable) -> View:
    """What a supervisor sees of one table; its money is added by whoever has the ledger."""
    return {
        "id": table.id,
        "name": table.name,
        "phase": table.phase,
        "round": table.round or None,
        "dealer": table.dealer,
        "mucker": table.mucker,
        "calling": table.calling,
        "staked": money.show(table.staked),
        "float": money.show(table.bankroll),
        "seats": [
            {"id": seat.id, "colour": seat.colour, "hand": money.show(seat.credits)}
            for seat in table.seats.values()
        ],
        "rounds": [
            {
                **_result(table, one),
                "spins": one.spins,
                "collected": money.show(one.collected),
                "paid": money.show(one.paid),
            }
            for one in list(table.rounds)[:SHOWN]
        ],
    }


def _colour(table: LiveTable, number: str | None) -> str | None:
    return table.rules.wheel.colours[number] if number and isinstance(table.rules, RouletteTable) else None


def _numbers(table: LiveTable) -> tuple[str, ...]:
    """What can come, in the wheel's own order."""
    if not isinstance(table.rules, RouletteTable):
        return table.rules.spots
    wheel = table.rules.wheel
    return tuple(number for number in wheel.order if number not in wheel.dead)


def _felt(seat: Seat) -> list[View]:
    return [
        {
            "spot": spot,
            "tender": chip,
            "stake": money.show(laid.stake - laid.collected),
            "coupon": money.show(laid.coupon),
        }
        for (spot, chip), laid in seat.felt.items()
    ]


def _asked(seat: Seat) -> View | None:
    if seat.asked is None:
        return None
    given = seat.asked.money
    return {
        "currency": money.show(given.currency),
        "chips": money.show(given.chips),
        "coupon": money.show(given.coupon),
        "value": money.show(seat.asked.value),
    }


def _wins(table: LiveTable, seat: Seat) -> list[View]:
    """Once a number is announced: what each winning wager is to be paid, and by which clause."""
    if table.number is None or table.phase is Phase.IDLE:
        return []
    return [
        {
            "spot": one.wager.spot,
            "stake": money.show(one.wager.stake),
            "paid": money.show(one.paid),
            "clause": one.clause,
        }
        for one in verdicts(table, seat, table.number)
        if one.verdict is Verdict.WON
    ]


def _at_a_glance(seat: Seat) -> View:
    return {
        "id": seat.id,
        "colour": seat.colour,
        "value": money.show(seat.value),
        "hand": money.show(seat.credits),
        "coupons": money.show(seat.promo),
        "staked": money.show(seat.staked),
        "felt": _felt(seat),
        "asked": _asked(seat),
        "called": {spot: money.show(cash) for spot, cash in seat.called.items()},
    }


def _reasons(table: LiveTable) -> list[View]:
    """Why a spin may be called off here."""
    if isinstance(table.rules, RouletteTable):
        leaves = table.rules.terms.play.irregularities
        return [_reason(name, leaf.clause) for name, leaf in leaves.items()]
    return [_reason("short-spin", table.rules.terms.play.revolutions.clause)]


def _reason(name: str, clause: Citation) -> View:
    return {"name": name, "says": name.replace("-", " "), "clause": clause}


def _result(table: LiveTable, one: Round) -> View:
    colour = _colour(table, one.number)
    return {"round": one.round, "number": one.number, "colour": colour, "multiplier": one.multiplier}
