"""A coin table as the desk knows it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias, assert_never, get_args

from croupier.base.clause import cite
from croupier.base.envelope import Envelope, Event, Role
from croupier.base.money import Cents
from croupier.base.names import TableId, TerminalId
from croupier.base.refusal import Reason, Refusal
from croupier.desk.house import House
from croupier.desk.kind import Citations, Decided, Drawn, Kind, Said, Standing
from croupier.desk.messages import InstallTable, TableInstalled
from croupier.desk.offer import Offer
from croupier.ledger import accounts as chart
from croupier.ledger.codes import Code
from croupier.ledger.transfer import Transfer, move
from tests.contract.coin.messages import (
    BringCash,
    Call,
    Called,
    CashBrought,
    CoinOpened,
    OpenCoin,
    PaidBack,
    PayBack,
    Toss,
    Tossed,
    Won,
)

CLAUSE = cite("ilani", "4.a")
CITATIONS = Citations(play=CLAUSE, supervision=CLAUSE, malfunction=CLAUSE, rack=CLAUSE, box=CLAUSE)
EFFECTIVE = '{"coin":"two sides"}'
SIDES = ("heads", "tails")
CoinCommand: TypeAlias = OpenCoin | BringCash | Call | Toss | PayBack
CoinEvent: TypeAlias = CoinOpened | CashBrought | Called | Tossed | PaidBack


@dataclass(slots=True)
class Player:
    credits: Cents = 0
    side: str = ""
    staked: Cents = 0


@dataclass(slots=True)
class Coin:
    id: TableId
    players: dict[TerminalId, Player]
    open: bool = False
    round: int = 1
    fell: list[str] = field(default_factory=list)


def install(command: InstallTable) -> Decided | None:
    if command.effective != EFFECTIVE:
        return None
    return [TableInstalled(command.name, command.effective, "coin", command.terminals, command.chips)]


def installed(at: TableId, event: TableInstalled) -> Coin | None:
    if event.effective != EFFECTIVE:
        return None
    return Coin(at, {terminal: Player() for terminal in event.terminals})


def decide(coin: Coin, envelope: Envelope[CoinCommand], _: House) -> Decided:
    command = envelope.command
    match command:
        case OpenCoin():
            return _no("the table is open already") if coin.open else [CoinOpened(envelope.sender)]
        case BringCash(terminal, amount):
            wrong = not coin.open or terminal not in coin.players or amount <= 0
            return _no("that is no cash for a player here") if wrong else [CashBrought(terminal, amount)]
        case Call():
            return _call(coin, envelope.terminal, command)
        case Toss(round_, side):
            wrong = not coin.open or round_ != coin.round or side not in SIDES
            return _no("that is no toss of this round") if wrong else [_tossed(coin, side)]
        case PayBack(terminal):
            player = coin.players.get(terminal)
            free = player is not None and player.credits and not player.staked
            return [PaidBack(terminal, player.credits)] if player and free else _no("nothing is free there")
        case _:
            assert_never(command)


def _no(says: str) -> Refusal:
    return Refusal(Reason.WRONG_PHASE, says, CLAUSE)


def _call(coin: Coin, terminal: TerminalId | None, command: Call) -> Decided:
    player = coin.players.get(terminal) if terminal else None
    if player is None or not coin.open or command.round != coin.round or player.staked:
        return _no("nothing can be called there now")
    if command.side not in SIDES or not 0 < command.stake <= player.credits:
        return _no("that is no call of this coin, or there are not enough credits")
    return [Called(coin.round, TerminalId(str(terminal)), command.side, command.stake)]


def _tossed(coin: Coin, side: str) -> Tossed:
    ends = (
        Won(terminal, player.staked, player.staked if player.side == side else 0)
        for terminal, player in coin.players.items()
        if player.staked
    )
    return Tossed(coin.round, side, tuple(ends))


def evolve(coin: Coin, event: CoinEvent) -> None:
    match event:
        case CoinOpened():
            coin.open = True
        case CashBrought(terminal, amount):
            coin.players[terminal].credits += amount
        case Called(_, terminal, side, stake):
            player = coin.players[terminal]
            player.side, player.staked = side, stake
            player.credits -= stake
        case Tossed(_, side, ends):
            for end in ends:
                player = coin.players[end.terminal]
                player.credits += end.staked + end.paid if end.paid else 0
                player.side, player.staked = "", 0
            coin.round += 1
            coin.fell = [side, *coin.fell[:4]]
        case PaidBack(terminal):
            coin.players[terminal].credits = 0
        case _:
            assert_never(event)


def post(table: TableId, event: CoinEvent) -> list[Transfer]:
    match event:
        case CashBrought(terminal, amount):
            return move(chart.drop(table), chart.credits_of(table, terminal), amount, Code.CASH_IN)
        case Called(_, terminal, _, stake):
            return move(chart.credits_of(table, terminal), chart.escrow(table), stake, Code.STAKE)
        case Tossed(_, _, ends):
            return [one for end in ends for one in _end(table, end)]
        case PaidBack(terminal, amount):
            return move(chart.credits_of(table, terminal), chart.CAGE, amount, Code.HAND_PAY)
        case _:
            return []


def _end(table: TableId, end: Won) -> list[Transfer]:
    escrow, win, player = chart.escrow(table), chart.win(table), chart.credits_of(table, end.terminal)
    if not end.paid:
        return move(escrow, win, end.staked, Code.COLLECT)
    return [*move(escrow, player, end.staked, Code.RETURN), *move(win, player, end.paid, Code.PAYOUT)]


def tell(_: Coin, event: CoinEvent) -> Iterator[Said]:
    if isinstance(event, Tossed):
        yield Said(f"{event.side.capitalize()}.", CLAUSE)
        for end in event.ends:
            yield Said(f"Player {end.terminal} {'wins' if end.paid else 'loses'} {end.staked}.", CLAUSE)


def draw(event: Event) -> Drawn:
    if isinstance(event, Called):
        return Drawn(event.terminal, ((event.side, event.stake),))
    return Drawn(number=event.side) if isinstance(event, Tossed) else Drawn()


def standing(coin: Coin) -> Standing:
    staked = sum(player.staked for player in coin.players.values())
    return Standing(open=coin.open, dealt=False, playing=bool(staked), staked=staked)


SUPERVISOR, DEALER, PLAYER = (frozenset({role}) for role in (Role.SUPERVISOR, Role.DEALER, Role.PLAYER))
KIND: Kind[Coin, CoinCommand, CoinEvent] = Kind(
    name="coin",
    state=Coin,
    offers=(
        Offer(OpenCoin, SUPERVISOR, CLAUSE, ("supervisor",)),
        Offer(BringCash, DEALER, CLAUSE, ("tosser",)),
        Offer(Call, PLAYER, CLAUSE, ("caller",)),
        Offer(Toss, DEALER, CLAUSE, ("tosser",)),
        Offer(PayBack, DEALER, CLAUSE, ("tosser",)),
    ),
    events=get_args(CoinEvent),
    install=install,
    installed=installed,
    decide=decide,
    evolve=evolve,
    post=post,
    citations=lambda _: CITATIONS,
    standing=standing,
    tell=tell,
    draw=draw,
)
