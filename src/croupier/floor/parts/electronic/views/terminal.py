"""What one player sees of the player's own, beside the purse."""

from functools import lru_cache

import msgspec

from croupier.base import money
from croupier.base.money import Cents
from croupier.base.names import Citation
from croupier.base.wire_types import Dollars
from croupier.desk.act_view import ActsPart
from croupier.floor.parts.electronic.rounds import played_under, verdicts
from croupier.floor.parts.electronic.state import BuyIn, BuyInStep, Game, Phase, TableState, Terminal
from croupier.floor.parts.electronic.views.game import GamePart, MovingPart
from croupier.floor.parts.electronic.views.purse import PursePart, amounts
from croupier.floor.parts.electronic.views.table import TablePart
from croupier.floor.parts.overview import CashOutView, cash_out_view
from croupier.floor.parts.stays import StayView, stay_view
from croupier.floor.parts.views import CitedWords, Named
from croupier.games.roulette.notation import odds_text
from croupier.games.roulette.result import Result
from croupier.games.round import Verdict


class TerminalPart(msgspec.Struct, frozen=True):
    """`reality_minutes`: how often the player is told how long the stay is; 0 is never.

    `sat_seconds`: how long this player had sat here when the screen connected.
    """

    terminal: Named
    reality_minutes: int
    sat_seconds: int


class Win(msgspec.Struct, frozen=True):
    spot: str
    stake: Dollars
    odds: str
    paid: Dollars
    clause: Citation


class PastGame(msgspec.Struct, frozen=True):
    """A game as this terminal played it."""

    round: int
    number: str | None
    void: str | None
    bets: dict[str, Dollars]
    staked: Dollars
    paid: Dollars
    credits_before: Dollars
    credits_after: Dollars


class BuyInView(msgspec.Struct, frozen=True):
    """`laid` is what the player laid, where another amount was counted."""

    step: BuyInStep
    amount: Dollars
    currency: Dollars
    chips: Dollars
    coupon: Dollars
    verified: bool
    reported: bool
    laid: Dollars | None


class OwnPart(msgspec.Struct, frozen=True):
    """`wins` are those of the last settled game and `won` all that came back of it; `games` are the last ten.

    Only a station of a dealerless table is ever not `open`.
    """

    open: bool
    wins: list[Win]
    won: Dollars
    games: list[PastGame]
    buy_in: BuyInView | None
    cash_out: CashOutView | None
    lock: CitedWords | None
    stay: StayView


class Trouble(msgspec.Struct, frozen=True):
    says: str


class VoucherPaper(msgspec.Struct, frozen=True):
    """The last gaming day on which a voucher is paid, empty where it does not expire.

    `file` is where a demonstration's folder printer has put its PDF.
    """

    good_until: str
    file: str = ""


class StationPart(msgspec.Struct, frozen=True):
    """`trouble` is there for as long as a station's acceptor takes no bills.

    `picture_bills`: the screen puts pictures of bills into an acceptor that is simulated.

    `voucher` is the last one that the station's printer gave out.
    """

    trouble: Trouble | None = None
    picture_bills: bool = False
    voucher: VoucherPaper | None = None


TERMINAL = (TablePart, TerminalPart, GamePart, MovingPart, PursePart, OwnPart, StationPart, ActsPart)
"""All that a player's screen is shown."""


def own_part(table: TableState, terminal: Terminal) -> OwnPart:
    last = terminal.games[-1] if terminal.games else None
    shown = last if last and last.round == table.round and table.phase is Phase.IDLE else None
    return OwnPart(
        open=terminal.open,
        wins=_wins(table, shown) if shown else [],
        won=money.show(shown.paid) if shown else "0.00",
        games=[_game(game) for game in reversed(terminal.games)],
        buy_in=buy_in_view(terminal.buy_in),
        cash_out=cash_out_view(terminal.cash_out),
        lock=CitedWords(terminal.lock, table.citations.wrong_number) if terminal.lock else None,
        stay=stay_view(terminal.stay),
    )


def buy_in_view(buy_in: BuyIn | None) -> BuyInView | None:
    """A buy-in is shown until it is dropped and verified."""
    if buy_in is None or (buy_in.step == "dropped" and buy_in.verified):
        return None
    return BuyInView(
        step=buy_in.step,
        amount=money.show(buy_in.money.total),
        currency=money.show(buy_in.money.currency),
        chips=money.show(buy_in.money.chips),
        coupon=money.show(buy_in.money.coupon),
        verified=buy_in.verified,
        reported=buy_in.reported,
        laid=money.show(buy_in.laid.total) if buy_in.laid else None,
    )


def _wins(table: TableState, game: Game) -> list[Win]:
    if game.number is None or game.void is not None:
        return []
    rules = played_under(table)
    rulings = rules.rulings(Result(pocket=game.number))
    won = {spot: stake for spot, stake in game.bets.items() if rulings[spot].verdict is Verdict.WON}
    return [
        Win(
            spot=one.wager.spot,
            stake=money.show(one.wager.stake),
            odds=odds_text(rules, one.wager.spot),
            paid=money.show(one.paid),
            clause=one.clause,
        )
        for one in verdicts(table, won, game.number)
    ]


def _game(game: Game) -> PastGame:
    figures = (game.staked, game.paid, game.before, game.after)
    return _past(game.round, game.number, game.void, tuple(game.bets.items()), figures)


@lru_cache(maxsize=16_384)  # at each step of a game every terminal is compared with its last ten games
def _past(
    round_: int,
    number: str | None,
    void: str | None,
    bets: tuple[tuple[str, Cents], ...],
    figures: tuple[Cents, ...],
) -> PastGame:
    return PastGame(round_, number, void, amounts(dict(bets)), *map(money.show, figures))
