"""Whole shoes at a mini-baccarat table by chance; now and then everything that can go wrong does."""

from collections import Counter
from random import Random

from croupier.base.envelope import Command
from croupier.base.names import TerminalId
from croupier.base.refusal import Refusal
from croupier.desk.act import Act, When
from croupier.floor.baccarat.acts import acts
from croupier.floor.baccarat.messages import cards, deal, pay
from croupier.floor.baccarat.messages.cards import Face
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.messages.pay import StepKind
from croupier.floor.baccarat.state import IN_ROUND, Phase
from croupier.floor.parts.messages import rounds, wagers
from croupier.floor.parts.messages.wagers import Chip
from croupier.games.baccarat.cards import DECK
from croupier.ledger import accounts as chart
from tests.books import findings
from tests.cards import SEATS, Cards
from tests.house import T1, at

SPOTS = ("player", "banker", "tie")
MANY = 290
"""Cards behind the cutting card, so that a shoe is over soon."""


class Shoes:
    """A stack of paper cards, a dealer who keys them, players at three positions."""

    def __init__(self, chance: Random, **options: object) -> None:
        self.chance, self.house = chance, Cards()
        self.house.seated(**options).stacked()
        for seat in SEATS[:3]:
            self.house.buy(200_000, seat, coupon=1000)
        self.stack: list[str] = []
        self.ended = 0

    def play(self, shoes: int) -> None:
        while self.ended < shoes:
            self.step()
            self.check()

    def step(self) -> None:
        """What is due, or something beside it, or nonsense."""
        roll = self.chance.random()
        if roll < 0.05:
            self.nonsense()
        elif roll < 0.12:
            self.irregular()
        elif self.house.cards.phase is Phase.BETTING and roll < 0.7:
            self.wager()
        else:
            self.due()

    def due(self) -> None:
        table = self.house.cards
        waiting = [act for act in acts(table) if act.when is When.DUE]
        act = next((one for one in waiting if one.procedure in ("irregularity", "right", "button")), None)
        act = act or next(one for one in waiting if one.procedure in ("cards", "game"))
        who, command = self.done(act)
        answer = self.house.ask(who, command)
        assert not isinstance(answer, Refusal), f"{act.key}: {command}: {answer}"

    def done(self, act: Act) -> tuple[str, Command]:
        table, round_ = self.house.cards, self.house.cards.round
        if act.command == "deal-card":
            return "dealer", self.next_card()
        side = Side.BANKER if act.key.endswith("banker") else Side.PLAYER
        seat = act.position or TerminalId("1")
        match act.command:
            case "shuffle-cards":
                self.stack = [*DECK] * table.rules.terms.shoe_decks
                self.chance.shuffle(self.stack)
                self.ended += table.shoe.number > 0
                return "dealer", cards.ShuffleCards()
            case "cut-cards":
                return "dealer", cards.CutCards(self.chance.randint(10, 302))
            case "load-shoe":
                return "dealer", cards.LoadShoe(self.chance.randint(MANY - 20, MANY))
            case "confirm-card":
                return "floorperson", deal.ConfirmCard(int(act.values["draw"]), str(act.values["card"]))
            case "key-card":
                return "dealer", deal.KeyCard(int(act.values["draw"]), self.face(int(act.values["draw"])))
            case "rule-on-card":
                known = bool(table.error and table.error.card)
                return "dealer", deal.RuleOnCard(False, known or self.chance.random() < 0.5)
            case "lay-kept":
                return "dealer", deal.LayKept()
            case "cutting-card-appears":
                return "dealer", deal.CuttingCardAppears()
            case "void-round":
                return "dealer", deal.VoidRound()
            case "new-game":
                return "dealer", rounds.StartGame()
            case "no-more-bets":
                return "dealer", rounds.CloseBets(round_)
            case "announce-last-hand":
                return "dealer", deal.AnnounceLastHand()
            case "hand-cards":
                return "dealer", deal.HandCards(round_, side)
            case "turn-cards":
                by_player = act.key.startswith("return") and self.chance.random() < 0.5
                return (at(seat) if by_player else "dealer"), deal.TurnCards(round_, side)
            case "accept-cards":
                offered = Side(str(act.values["side"]))
                accepts = self.chance.random() < 0.5
                return at(seat), (deal.AcceptCards if accepts else deal.DeclineCards)(round_, offered)
            case "announce-count":
                return "dealer", deal.AnnounceCount(round_, side)
            case "announce-result":
                return "dealer", deal.AnnounceResult(round_)
            case "collect-losing-wagers":
                return "dealer", pay.CollectLosers(round_)
            case "pay-winner" | "take-vigorish":
                step = table.steps[0]
                make = pay.PayWinner if step.kind is StepKind.PAY else pay.TakeVigorish
                return "dealer", make(round_, step.terminal)
            case "collect-vigorish":
                owed = table.owed[seat]
                if table.seats[seat].held < owed:
                    return "supervisor", pay.DocumentVigorish(seat, "no chips left")
                return "dealer", pay.CollectVigorish(seat)
            case "discard-cards":
                return "dealer", pay.DiscardCards(round_)
        raise AssertionError(f"nothing does {act}")

    def face(self, draw: int) -> str:
        return self.stack[draw - 1]

    def next_card(self) -> Command:
        """The dealer keys what is seen: nothing of a card that lies face down."""
        table = self.house.cards
        hidden = table.phase is Phase.DEAL and not table.shoe.burning and not self.up()
        return deal.DealCard("" if hidden else self.face(table.shoe.out + 1))

    def up(self) -> bool:
        option, dealt = self.house.cards.chosen("dealing"), len(self.house.cards.hands)
        return option == "a" or (option == "b" and dealt >= 4)

    def wager(self) -> None:
        table, seat = self.house.cards, self.chance.choice(SEATS[:3])
        amount = self.chance.choice((500, 1000, 2500, 10_000))
        moves: list[Command] = [
            wagers.LayWager(
                table.round, self.chance.choice(SPOTS), amount, Chip.VALUE, self.chance.choice((0, 0, 500))
            ),
            wagers.TakeBack(table.round, self.chance.choice(SPOTS)),
            wagers.UndoWagers(table.round),
            wagers.Rebet(table.round),
        ]
        self.house.ask(at(seat), self.chance.choice(moves))

    def irregular(self) -> None:
        """A card drawn when none is due, one found face up, the cutting card, cards taken away."""
        table = self.house.cards
        nth = table.shoe.out + 1
        if not table.shoe.cards or nth > len(self.stack):
            return
        side = self.chance.choice(list(Side))
        hidden = self.chance.random() < 0.5
        asked: list[tuple[str, Command]] = [
            ("dealer", deal.FindFaceUp(self.face(nth))),
            ("dealer", deal.CuttingCardAppears()),
            ("dealer", deal.RuleOnCard(True, True)),
            ("dealer", deal.TakeCards(table.round, side, "delay")),
            ("dealer", deal.VoidRound()),
            ("supervisor", cards.OrderRecut("a corner showed")),
        ]
        if table.phase in (Phase.IDLE, Phase.BETTING, Phase.RESULT, Phase.PAY) and not table.shoe.burning:
            asked.append(("dealer", deal.DealCard("" if hidden else self.face(nth))))
        self.house.ask(*self.chance.choice(asked))

    def nonsense(self) -> None:
        """Out of turn, of another round, of nobody's: refused, or harmless."""
        table = self.house.cards
        round_ = table.round + self.chance.choice((-1, 0, 1))
        seat = self.chance.choice(SEATS)
        asked: list[tuple[str, Command]] = [
            ("dealer", pay.PayWinner(round_, seat)),
            ("dealer", pay.TakeVigorish(round_, seat)),
            ("dealer", pay.CollectLosers(round_)),
            ("dealer", deal.AnnounceResult(round_)),
            ("dealer", deal.AnnounceCount(round_, Side.BANKER)),
            (at(seat), deal.TurnCards(round_, Side.PLAYER)),
            (at(seat), cards.CutCards(5)),
            ("dealer", cards.SpreadCards(Face.DOWN))
            if table.phase in IN_ROUND
            else ("dealer", cards.StackCards()),
            ("dealer", rounds.CloseBets(round_ + 5)),
            (at(seat), wagers.LayWager(round_, "player", 500, Chip.VALUE))
            if not table.betting
            else ("dealer", pay.DiscardCards(round_)),
        ]
        self.house.ask(*self.chance.choice(asked))

    def check(self) -> None:
        """Every card is somewhere, every cent too, and whoever folds the journal again finds the same."""
        table = self.house.cards
        if table.shoe.cards and table.phase is not Phase.SHUFFLE:
            lying = len(table.hands) + (table.error is not None) + len(table.kept)
            assert table.cards_left + lying + len(table.shoe.discards) == table.shoe.cards
            assert Counter(table.shoe.discards) <= Counter(self.stack[: table.shoe.out])
        held = sum(seat.held for seat in table.seats.values())
        books = self.house.desk.house.balances
        assert books.get(chart.CHIPS, 0) == held
        assert books.get(chart.escrow(T1), 0) == table.staked
        assert table.playing or table.staked == 0
        for seat in table.seats:
            assert -books.get(chart.commission(T1, seat), 0) == table.owed.get(seat, 0) + table.withheld.get(
                seat, 0
            )
        assert sum(books.values()) == 0
        assert min((seat.held for seat in table.seats.values()), default=0) >= 0

    def check_whole(self) -> None:
        """As an auditor would, at the end."""
        before = self.house.desk.tables[T1].encoded()
        assert findings(self.house.desk, self.house.store) == []
        self.house.restart()
        assert self.house.desk.tables[T1].encoded() == before
