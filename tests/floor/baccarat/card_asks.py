"""Who does each act at a mini-baccarat table, and with what; and a walk through the acts that are due."""

from collections.abc import Callable

from croupier.base.envelope import Command
from croupier.base.names import TerminalId
from croupier.desk.act import Act, When
from croupier.floor.baccarat.messages import cards, deal, pay
from croupier.floor.baccarat.messages.cards import Face
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.parts.messages import rounds, seats, tables, wagers
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.messages.wagers import Chip
from tests.acts import Ask, acts, agree
from tests.cards import DATED, Cards
from tests.house import FLOAT, ONE, at

PROCEDURES = ("opening", "table", "cards", "game", "irregularity", "button", "call", "buy-in", "right")


def asks(house: Cards, card: str = "KS") -> dict[str, Ask]:
    """Who does each act, and with what; `card` is the next that is dealt, or keyed."""

    def round_() -> int:
        return house.cards.round

    def dealer(command: Command) -> Ask:
        return lambda _: ("dealer", command)

    def of_round(make: Callable[..., Command], *more: object, who: str = "dealer") -> Ask:
        return lambda _: (who, make(round_(), *more))

    def seated(make: Callable[..., Command], *more: object) -> Ask:
        return lambda act: (at(act.position or ONE), make(*more))

    def position(act: Act) -> TerminalId:
        return act.position or ONE

    down = house.cards.chosen("dealing") != "a" and len(house.cards.hands) < 4
    dealt = deal.DealCard("" if down or house.cards.chosen("dealing") == "c" else card)
    spread = {face: dealer(cards.SpreadCards(face)) for face in Face}
    asked = house.seat().asked
    quiet = next(seat.id for seat in house.cards.seats.values() if seat.asked is None)
    called = {spot: cash for seat in house.cards.seats.values() for spot, cash in seat.called.items()}
    spot, cash = next(iter(called.items()), ("tie", 500))
    decks, second = house.cards.rules.terms.decks, "blue" if house.cards.batches > 1 else ""
    sides = {"player": Side.PLAYER, "banker": Side.BANKER}
    every: dict[str, Ask] = {
        "open-table": lambda _: ("supervisor", tables.OpenTable(FLOAT, 0, 0)),
        "take-table": dealer(tables.TakeTable()),
        "relieve-dealer": lambda _: ("relief", tables.TakeTable()),
        "leave-table": lambda _: ("dealer", tables.LeaveTable()),
        "call-supervisor": dealer(tables.CallSupervisor()),
        "answer-call": lambda _: ("supervisor", tables.AnswerCall()),
        "take-money": dealer(seats.TakeMoney(quiet, "", 0, Money(1000))),
        "ask-chips": seated(seats.AskChips, Money(1000), 0),
        "issue-chips": dealer(seats.IssueChips(ONE, "", 0, asked.money if asked else Money())),
        "take-chips-away": lambda act: (at(position(act)), seats.TakeChipsAway(position(act))),
        "confirm-called": lambda act: (
            "floorperson",
            pay.ConfirmCalled(position(act), round_(), spot, cash),
        ),
        "accept-called": lambda act: ("dealer", wagers.AcceptCalled(position(act), round_(), spot, cash)),
        "collect-button": lambda act: ("dealer", pay.CollectVigorish(position(act))),
        "document-button": lambda act: ("supervisor", pay.DocumentVigorish(position(act), "left")),
        "give-notice": lambda _: ("director", cards.GiveNotice(house.cards.chosen("dealing"), DATED)),
        "receive-cards": lambda _: (
            "floorperson",
            cards.ReceiveCards(decks, "red", second, "yellow", True, True),
        ),
        "inspect-cards": dealer(cards.InspectCards()),
        "verify-cards": lambda _: ("floorperson", cards.VerifyCards()),
        "spread-cards": spread[Face.UP],
        "spread-batches": spread[Face.UP],
        "spread-idle": spread[Face.DOWN],
        "turn-up": spread[Face.UP],
        "await-player": spread[Face.UP],
        "show-cards": dealer(cards.ShowCards(ONE)),
        "wash-cards": dealer(cards.StackCards()),
        "stack-cards": dealer(cards.StackCards()),
        "stack-idle": dealer(cards.StackCards()),
        "cut-cards": lambda act: (at(position(act)), cards.CutCards(100)),
        "dealer-cuts": dealer(cards.CutCards(100)),
        "decline-cut": seated(cards.DeclineCut),
        "ask-for-spread": seated(cards.AskForSpread),
        "order-recut": lambda _: ("supervisor", cards.OrderRecut("thrown")),
        "load-shoe": dealer(cards.LoadShoe(14)),
        "load-reshuffling-shoe": dealer(cards.LoadShoe(14)),
        "new-game": dealer(rounds.StartGame()),
        "lay-wager": lambda _: (at(ONE), wagers.LayWager(round_(), "player", 100, Chip.VALUE)),
        "no-more-bets": of_round(rounds.CloseBets),
        "announce-last-hand": dealer(deal.AnnounceLastHand()),
        "announce-result": of_round(deal.AnnounceResult),
        "collect-losing-wagers": of_round(pay.CollectLosers),
        "pay-winner": lambda act: ("dealer", pay.PayWinner(round_(), position(act))),
        "take-vigorish": lambda act: ("dealer", pay.TakeVigorish(round_(), position(act))),
        "mark-vigorish": lambda act: ("dealer", pay.TakeVigorish(round_(), position(act))),
        "discard-cards": of_round(pay.DiscardCards),
        "accept-cards": lambda act: of_side(act, deal.AcceptCards, at(position(act))),
        "decline-cards": lambda act: of_side(act, deal.DeclineCards, "dealer"),
        "give-up-cards": lambda act: of_side(act, deal.GiveUpCards, at(position(act))),
        "take-cards": lambda act: ("floorperson", deal.TakeCards(round_(), side_of(act), "delay")),
        "key-card": lambda act: ("dealer", deal.KeyCard(int(act.values["draw"]), card)),
        "key-again": lambda act: (
            "dealer",
            deal.KeyCard(int(act.values["draw"]), other_suit(str(act.values["card"]))),
        ),
        "confirm-card": lambda act: (
            "floorperson",
            deal.ConfirmCard(int(act.values["draw"]), str(act.values["card"])),
        ),
        "show-card": lambda act: ("reader", deal.ShowCard(int(act.values["draw"]), card, "salt")),
        "drawn-in-error": dealer(deal.DealCard("KS")),
        "untold-card": dealer(deal.DealCard("")),
        "rule-on-card": dealer(deal.RuleOnCard(on_player=False, disclosed=False)),
        "misdealt": dealer(deal.RuleOnCard(on_player=True, disclosed=True)),
        "find-face-up": dealer(deal.FindFaceUp("KD")),
        "lay-kept": dealer(deal.LayKept()),
        "cutting-card-due": dealer(deal.CuttingCardAppears()),
        "cutting-card": dealer(deal.CuttingCardAppears()),
        "void-round": dealer(deal.VoidRound()),
    }
    for key in (
        "shuffle-cards",
        "ready-for-shoe",
        "first-batch",
        "change-batch",
        "swap-batches",
        "reshuffle-batch",
    ):
        every[key] = dealer(cards.ShuffleCards())
    for key in ("burn-first", "burn-cards", "burn-more"):
        every[key] = dealer(deal.DealCard(card))
    for key in ("deal-four-up", "deal-four-down", "third-player", "third-banker"):
        every[key] = dealer(dealt)
    for name, side in sides.items():
        every |= {
            f"hand-{name}": of_round(deal.HandCards, side),
            f"turn-{name}": of_round(deal.TurnCards, side),
            f"return-{name}": returned(house, side),
            f"returned-{name}": returned(house, side),
            f"turn-for-{name}": of_round(deal.TurnCards, side),
            f"count-{name}": of_round(deal.AnnounceCount, side),
        }
    return every


def returned(house: Cards, side: Side) -> Ask:
    return lambda act: (at(act.position or ONE), deal.TurnCards(house.cards.round, side))


def other_suit(card: str) -> str:
    """Of the same value, so that every third card stays where it is."""
    return card[:-1] + ("S" if card[-1] != "S" else "H")


def side_of(act: Act) -> Side:
    return Side(str(act.values["side"]))


def of_side(act: Act, make: Callable[..., Command], who: str) -> tuple[str, Command]:
    return who, make(act.values["round"], side_of(act))


def owed(house: Cards) -> list[str]:
    return [act.key for act in acts(house) if act.when is When.DUE and act.procedure in PROCEDURES]


def walk(house: Cards, *steps: str) -> Cards:
    """Each act is due, `decide` agrees about every act, and it is done; `key:9S` is one with a card."""
    for each in steps:
        key, _, card = each.partition(":")
        assert key in owed(house), f"{key} is not due: {owed(house)}"
        every = asks(house, card or "KS")
        agree(house, every)
        act = next(one for one in acts(house) if one.key == key and one.when is When.DUE)
        house.do(*every[key](act))
    agree(house, asks(house))
    return house
