"""Mini-baccarat in the day of a release's golden: every event of it, at two tables."""

from hashlib import sha256

from croupier.base.names import TerminalId
from croupier.floor.baccarat.messages import cards, deal, pay
from croupier.floor.baccarat.messages.cards import Face, Port
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.messages.reading import Doubt, DoubtShoe, LayHeld
from croupier.floor.baccarat.turning import seal
from croupier.floor.parts.messages import wagers
from croupier.games.baccarat.shuffle import cut_cards, shoe_order
from tests.cards import Cards
from tests.house import ONE, TWO, at

SEED, SALT, CUT = "5eed" * 16, "5a17" * 8, 100
THREE = TerminalId("3")


class SealedShoe:
    """A virtual shoe: its cards leave it sealed where nobody may see them."""

    def __init__(self, house: Cards) -> None:
        self.house = house
        self.stack = cut_cards(shoe_order(bytes.fromhex(SEED), 6), CUT)

    def draw(self, *, sealed: bool) -> None:
        card = self.stack[self.house.cards.shoe.out]
        self.house.do("reader", deal.DealCard("", seal(card, SALT)) if sealed else deal.DealCard(card))

    def show(self) -> None:
        """The faces of all cards that a person has turned."""
        lying = [*self.house.cards.hands, *([self.house.cards.error] if self.house.cards.error else [])]
        for one in [one for one in lying if one.turned and not one.card]:
            self.house.do("reader", deal.ShowCard(one.draw, self.stack[one.draw - 1], SALT))

    def burn(self) -> None:
        while self.house.cards.phase == "burn" or self.house.cards.shoe.burning:
            self.draw(sealed=False)


def squeezed(house: Cards) -> None:
    """Option c with a virtual shoe: cards handed, given up, offered, returned; an error; the last hand."""
    house.seated(dealing="c", vigorish_collection="deferred", recut="next-entitled").stacked()
    house.buy().buy(seat=TWO).buy(seat=THREE)
    commitment = sha256(bytes.fromhex(SEED)).hexdigest()
    house.do("reader", cards.ReadyShoe(Port.VIRTUAL, commitment, SALT))
    house.do("dealer", cards.ShuffleCards())
    house.do(at(ONE), cards.DeclineCut())
    house.do("dealer", cards.CutCards(CUT), cards.LoadShoe(14))
    shoe = SealedShoe(house)
    shoe.burn()
    house.start().lay("player", 500).lay("player", 500, TWO).lay("banker", 1000, THREE).close()
    for _ in range(4):
        shoe.draw(sealed=True)
    _turned_by_players(house, shoe)
    _to_the_end(house, shoe)
    shoe.draw(sealed=True)
    house.do("dealer", deal.RuleOnCard(False, True))
    shoe.show()
    shoe.burn()
    house.do("reader", deal.CuttingCardAppears())
    house.do("dealer", deal.AnnounceLastHand())
    house.start().close()
    for _ in range(4):
        shoe.draw(sealed=True)
    for side in Side:
        house.do("dealer", deal.TurnCards(2, side))
        shoe.show()
        house.do("dealer", deal.AnnounceCount(2, side))
    _to_the_end(house, shoe)
    _buttons(house)
    house.do("reader", cards.RevealShoe(SEED))


def _turned_by_players(house: Cards, shoe: SealedShoe) -> None:
    house.do("dealer", deal.HandCards(1, Side.PLAYER))
    house.do(at(ONE), deal.GiveUpCards(1, Side.PLAYER))
    house.do(at(TWO), deal.DeclineCards(1, Side.PLAYER))
    house.do(at(THREE), deal.AcceptCards(1, Side.PLAYER), deal.TurnCards(1, Side.PLAYER))
    shoe.show()
    house.do("dealer", deal.AnnounceCount(1, Side.PLAYER), deal.HandCards(1, Side.BANKER))
    house.do(at(THREE), deal.TurnCards(1, Side.BANKER))
    shoe.show()
    house.do("dealer", deal.AnnounceCount(1, Side.BANKER))


def _to_the_end(house: Cards, shoe: SealedShoe) -> None:
    """Third cards, turned by whoever has the right, and the result settled."""
    while house.asks("third-player", "third-banker"):
        shoe.draw(sealed=True)
        side = house.cards.hands[-1].side
        assert side is not None
        if house.asks("hand-player", "hand-banker"):
            house.do("dealer", deal.HandCards(house.cards.round, side))
            house.do(at(THREE), deal.TurnCards(house.cards.round, side))
        else:
            house.do("dealer", deal.TurnCards(house.cards.round, side))
        shoe.show()
    house.do("dealer", deal.AnnounceResult(house.cards.round))
    house.settled()


def _buttons(house: Cards) -> None:
    """Marked vigorish, where the shoe gave any: one is collected, the rest documented."""
    for seat in list(house.cards.owed):
        house.do("dealer", pay.CollectVigorish(TerminalId(seat)))


def shuffled_by_machine(house: Cards) -> None:
    """Two batches, one spread at a player's wish; a card not read, one face up; a shoe that runs out."""
    house.seated(shuffling="shuffler", vigorish_collection="deferred").stacked()
    house.do("reader", cards.ReadyShoe(Port.READER))
    house.do("dealer", cards.ShuffleCards(), cards.SpreadCards(Face.UP), cards.ShowCards(ONE))
    house.buy(coupon=500).buy(100_000, TWO)
    house.do("dealer", cards.StackCards())
    house.do("reader", cards.ReadyShoe(Port.READER))
    house.do("dealer", cards.ShuffleCards())
    house.do(at(ONE), cards.AskForSpread())
    house.do("dealer", cards.ShowCards(ONE), cards.StackCards())
    house.do("reader", cards.ReadyShoe(Port.READER))
    house.do("dealer", cards.ShuffleCards(), cards.CutCards(CUT))
    house.do("supervisor", cards.OrderRecut("a corner showed"))
    house.do("dealer", cards.CutCards(CUT), cards.LoadShoe(14))
    _read(house, "KS")
    house.start().lay("banker", 5000, coupon=500).lay("banker", 1000, TWO).close()
    house.do("reader", deal.DealCard("2S"), deal.DealCard("9H"), deal.DealCard(), DoubtShoe(Doubt.LOOK))
    house.do("reader", deal.DealCard("KH"))
    house.do("dealer", deal.KeyCard(4, "5S"))
    house.do("floorperson", deal.ConfirmCard(4, "5S"))
    house.do("reader", LayHeld(5))
    house.counted()
    house.do("dealer", deal.AnnounceResult(1))
    house.settled()
    house.do("dealer", pay.CollectVigorish(ONE))
    house.do("supervisor", pay.DocumentVigorish(TWO, "the player has left"))
    house.start().lay("tie", 500)
    house.do(at(ONE), wagers.CallWager(2, "player", 2500))
    house.do("floorperson", pay.ConfirmCalled(ONE, 2, "player", 2500))
    house.do("dealer", wagers.AcceptCalled(ONE, 2, "player", 2500))
    house.close().do("reader", deal.FindFaceUp("KD"))
    while house.cards.cards_left:
        _read(house, "KC" if house.cards.shoe.burning else "9C", face_up=not house.cards.shoe.burning)
    house.do("dealer", deal.VoidRound())


def _read(house: Cards, card: str, *, face_up: bool = False) -> None:
    house.do("reader", deal.FindFaceUp(card) if face_up else deal.DealCard(card))
