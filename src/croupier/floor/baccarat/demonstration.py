"""A demonstration dealer, floorperson and director for a mini-baccarat table, until a person takes over."""

from collections.abc import Callable, Mapping
from typing import Protocol

from croupier.base.envelope import Command, Role
from croupier.desk.act import GAME, Act, due
from croupier.desk.reply import Reply
from croupier.desk.running import Around
from croupier.floor.baccarat.acts import acts
from croupier.floor.baccarat.messages import cards, deal, pay
from croupier.floor.baccarat.messages.cards import Face
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.running_shoe import RunningShoe
from croupier.floor.baccarat.seating import offered_cut, present
from croupier.floor.baccarat.settings import BaccaratSettings
from croupier.floor.baccarat.state import CardTable, Phase
from croupier.floor.baccarat.turning import right_of
from croupier.floor.parts.acts import IRREGULARITY
from croupier.floor.parts.demonstration import SUPERVISOR, Sender, StageClock, work_table
from croupier.floor.parts.messages import rounds, seats, wagers
from croupier.floor.parts.seats.seat import Seat

STEP = 1.2
"""Seconds between two acts, at wheel speed 1."""
ANSWERS_WITHIN = 15.0
"""Seconds that a player at a tablet has for a cut, or for cards that are offered."""
OTHERS = {
    Role.FLOORPERSON: "staff:demonstration floorperson",
    Role.DIRECTOR: "staff:demonstration director",
    Role.SUPERVISOR: SUPERVISOR,
}
SERVED, PLAYED = ("buy-in", "call", "button"), ("cards", "right", GAME, IRREGULARITY)
SIDES = {"player": Side.PLAYER, "banker": Side.BANKER}

ALONE: Mapping[str, Command] = {
    "inspect-cards": cards.InspectCards(),
    "spread-cards": cards.SpreadCards(Face.UP),
    "stack-cards": cards.StackCards(),
    "load-shoe": cards.LoadShoe(16),
    "announce-last-hand": deal.AnnounceLastHand(),
    "new-game": rounds.StartGame(),
    "void-round": deal.VoidRound(),
}
OF_ROUND: Mapping[str, Callable[[int], Command]] = {
    "no-more-bets": rounds.CloseBets,
    "announce-result": deal.AnnounceResult,
    "collect-losing-wagers": pay.CollectLosers,
    "discard-cards": pay.DiscardCards,
}


class CardTableInMotion(Protocol):
    table: CardTable
    around: Around
    settings: BaccaratSettings
    shoe: RunningShoe

    async def submit(self, role: Role, sender: str, command: Command) -> Reply: ...


class DemonstrationDealer:
    def __init__(self, running: CardTableInMotion) -> None:
        self._running, self._table, self._settings = running, running.table, running.settings
        self._clock = StageClock()
        self._sender = Sender(running, rounds.StartGame, cards.ShuffleCards)

    async def run(self) -> None:
        await work_table(self._running, lambda: acts(self._table), self._work)

    async def _work(self) -> None:
        for act in acts(self._table):
            if act.when == "due" and act.procedure in SERVED and act.position is not None:
                await self._send(*self._serve(act, self._table.seats[act.position]))
        if self._waited() >= self._patience():
            await self._step()

    def _serve(self, act: Act, seat: Seat) -> tuple[Role, Command | None]:
        """Chips for money; a called wager confirmed and accepted; a button collected or documented."""
        match act.key:
            case "issue-chips" if seat.asked is not None:
                return Role.DEALER, seats.IssueChips(seat.id, "", 0, seat.asked.money)
            case "confirm-called":
                spot, cash = next(iter(seat.called.items()))
                return Role.FLOORPERSON, pay.ConfirmCalled(seat.id, self._table.round, spot, cash)
            case "accept-called":
                spot, cash = next(iter(seat.called.items()))
                return Role.DEALER, wagers.AcceptCalled(seat.id, self._table.round, spot, cash)
            case "collect-button":
                return Role.DEALER, pay.CollectVigorish(seat.id)
            case "document-button":
                return Role.SUPERVISOR, pay.DocumentVigorish(seat.id, "the player has too few chips")
        return Role.DEALER, None

    async def _step(self) -> None:
        act = next((act for act in due(acts(self._table), *Role) if act.procedure in PLAYED), None)
        if act is None:
            return
        if act.command == "deal-card":
            await self._running.shoe.draw()
        else:
            await self._send(*self._do(act))

    def _do(self, act: Act) -> tuple[Role, Command | None]:
        if act.command in ("receive-cards", "verify-cards", "give-dealing-notice"):
            return self._others(act)
        if act.command in ALONE:
            return Role.DEALER, ALONE[act.command]
        if act.command in OF_ROUND:
            return Role.DEALER, OF_ROUND[act.command](self._table.round)
        return Role.DEALER, self._with_cards(act)

    def _with_cards(self, act: Act) -> Command | None:
        match act.command:
            case "show-cards":
                first = next(iter(present(self._table)), next(iter(self._table.seats)))
                return cards.ShowCards(first)
            case "shuffle-cards":
                return cards.ShuffleCards()
            case "cut-cards":
                return self._cut()
            case _:
                return self._at_hand(act, self._table.round)

    def _at_hand(self, act: Act, round_: int) -> Command | None:
        """What is about one hand or one position; a player's own acts wait for the player."""
        if act.command == "accept-cards":
            return deal.DeclineCards(round_, Side(str(act.values["side"])))
        side = SIDES.get(act.key.rpartition("-")[2])
        if act.position is not None and act.command in ("pay-winner", "take-vigorish"):
            make = pay.PayWinner if act.command == "pay-winner" else pay.TakeVigorish
            return make(round_, act.position)
        if side is None or Role.DEALER not in act.roles:
            return None
        made = {
            "hand-cards": deal.HandCards,
            "turn-cards": deal.TurnCards,
            "announce-count": deal.AnnounceCount,
        }
        return made[act.command](round_, side) if act.command in made else None

    def _others(self, act: Act) -> tuple[Role, Command | None]:
        """The floorperson's and the director's part, done in their names."""
        match act.command:
            case "receive-cards":
                decks = self._table.rules.terms.decks
                second = "blue" if self._table.batches > 1 else ""
                return Role.FLOORPERSON, cards.ReceiveCards(decks, "red", second, "yellow", True, True)
            case "verify-cards":
                return Role.FLOORPERSON, cards.VerifyCards()
            case _:
                option = self._table.chosen("dealing")
                return Role.DIRECTOR, cards.GiveNotice(option, self._running.around.day)

    def _cut(self) -> Command:
        """A player at a tablet has time to cut; then the dealer cuts in the player's place."""
        return cards.CutCards(self._table.shoe.cards // 2)

    def _patience(self) -> float:
        slow = 1 / self._settings.wheel_speed
        if self._asked() in self._running.around.online():
            return ANSWERS_WITHIN / self._settings.clock_speed
        match self._table.phase:
            case Phase.IDLE:
                return self._settings.rest_seconds
            case Phase.BETTING:
                return self._settings.betting_seconds / self._settings.clock_speed
            case _:
                return STEP * slow

    def _asked(self) -> str:
        """The seat to which the cut or a hand is offered now."""
        if self._table.phase is Phase.CUT:
            return offered_cut(self._table)
        return next((seat for side in Side if (seat := right_of(self._table, side).offered)), "")

    def _waited(self) -> float:
        """Seconds since the table last changed."""
        table = self._table
        dealt = len(table.announced), len(table.steps), len(table.in_hand)
        stage = table.phase, table.round, table.shoe.out, self._asked(), *dealt
        return self._clock.seconds_at(stage)

    async def _send(self, role: Role, command: Command | None) -> None:
        sender = OTHERS.get(role) or self._table.dealer or SUPERVISOR
        await self._sender.send(role, sender, command)
