"""Mini-baccarat hand by hand, as its people do and see it.

`python -m tests.playthroughs.minibaccarat` writes the pages again.

A line at the margin is what happened, with its clause. A line set in is what somebody's screen says from
then on: the dealer's or a seat's next step, or what a seat holds, owes and has of the round.
"""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from croupier.base.envelope import Command
from croupier.base.names import TableId, TerminalId
from croupier.desk.act import When
from croupier.desk.act_view import ActsPart, own_and_game_acts, table_acts
from croupier.desk.transcript import transcript
from croupier.floor.baccarat.messages import deal, pay
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.views.position import position_part
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import seats, wagers
from tests.cards import Cards
from tests.house import ONE, T1, TWO, at

FOLDER = Path(__file__).parent
BANKER, TIE = "2S 9H 5S KH", "2S 3H 5S 4H"
SIX = "2S 2H 3S 4H KS"
"""The Banker's Hand wins with a count of six, against five."""


class Watched(Cards):
    """Writes down after each command what was told, and what the dealer and seats 1 and 2 are asked next."""

    def __init__(self) -> None:
        super().__init__()
        self.page: list[str] = []
        self._told = 0
        self._asked: dict[str, str] = {}

    def do(self, name: str, *commands: Command, table: TableId | None = None) -> None:
        for command in commands:
            super().do(name, command, table=table)
            self._write()

    def _write(self) -> None:
        lines = list(told(self))
        self.page += lines[self._told :]
        self._told = len(lines)
        place = self.desk.tables[T1]
        shown = {"dealer": due_in(table_acts(place, "dealing"))}
        for seat in (ONE, TWO):
            if not self.seat(seat).empty:
                shown[f"seat {seat}"] = due_in(own_and_game_acts(place, "position", seat))
        new = {who: says for who, says in shown.items() if says and says != self._asked.get(who)}
        for says in dict.fromkeys(new.values()):
            self.page.append(f"    {' and '.join(who for who in new if new[who] == says)}: {says}")
        self._asked = shown


def due_in(shown: ActsPart) -> str:
    return " ".join(act.says for act in shown.acts if act.when is When.DUE)


def told(house: Cards, round_: int | None = None) -> Iterator[str]:
    for line in transcript(KINDS, house.store.entries(), T1, round_):
        yield f"{line.says} ({line.clause})"


def option_a() -> Watched:
    """From the decks on: face up, a third card to each hand, a spoken wager and a coupon."""
    house = Watched()
    house.ready("2D 7C QH").buy(10_000, coupon=1000).start()
    house.lay("player", 2000, coupon=1000).lay("tie", 500)
    house.do(at(TWO), wagers.CallWager(1, "banker", 2500))
    house.do("floorperson", pay.ConfirmCalled(TWO, 1, "banker", 2500))
    house.do("dealer", wagers.AcceptCalled(TWO, 1, "banker", 2500))
    house.close().deal("2S 3H KS 2C").counted().deal("6D").deal("4S")
    house.do("dealer", deal.AnnounceResult(1))
    house.settled().do(at(ONE), seats.TakeChipsAway(ONE))
    return house


def option_b() -> Watched:
    """Face down, turned by the dealer; third cards face up; a card too many, unseen, kept for the next."""
    house = Watched()
    house.ready(dealing="b").sit(ONE, TWO, amount=10_000)
    house.start().lay("player", 2000).lay("banker", 1000, TWO)
    house.four().turn(Side.PLAYER, "2S KS").call(Side.PLAYER)
    house.turn(Side.BANKER, "3H 3C").call(Side.BANKER).deal("5D")
    house.do("dealer", deal.AnnounceResult(1))
    house.settled()
    house.deal("--").do("dealer", deal.RuleOnCard(on_player=False, disclosed=False))
    house.start().lay("banker", 1000, TWO).close().laid().deal("-- -- --")
    house.turn(Side.PLAYER, "2S 5S").call(Side.PLAYER).turn(Side.BANKER, "9H KH").call(Side.BANKER)
    house.do("dealer", deal.AnnounceResult(2))
    house.settled()
    return house


def option_c() -> Watched:
    """Handed to the highest wager: returned at once, given up and declined, and a third card handed too."""
    house = Watched()
    house.ready(dealing="c").sit(ONE, TWO, amount=10_000).start()
    house.lay("player", 2000).lay("banker", 500).lay("banker", 1000, TWO).four()
    house.do("dealer", deal.HandCards(1, Side.PLAYER))
    house.do(at(ONE), deal.TurnCards(1, Side.PLAYER))
    house.key("2S KS").call(Side.PLAYER).do("dealer", deal.HandCards(1, Side.BANKER))
    house.do(at(TWO), deal.GiveUpCards(1, Side.BANKER))
    house.do(at(ONE), deal.DeclineCards(1, Side.BANKER))
    house.turn(Side.BANKER, "KH 4C").call(Side.BANKER).deal("--")
    house.do("dealer", deal.HandCards(1, Side.PLAYER))
    house.do(at(ONE), deal.TurnCards(1, Side.PLAYER))
    house.key("6D").deal("--").turn(Side.BANKER, "3S")
    house.do("dealer", deal.AnnounceResult(1))
    house.settled()
    return house


OPTIONS: dict[str, Callable[[], Watched]] = {"a": option_a, "b": option_b, "c": option_c}
Terms = dict[str, object]
TO_THE_CENT, FIVE_CENTS = {"vigorish_rounding": "exact"}, {"vigorish_rounding": "five-cents"}
AT_ONCE, DEFERRED = {"vigorish_collection": "at-once"}, {"vigorish_collection": "deferred"}
FIVE, FOUR = {"vigorish": "5"}, {"vigorish": "4"}
ARRANGEMENTS: dict[str, Terms] = {
    "5 percent, to the cent, collected at once; payment a": {**FIVE, **TO_THE_CENT, **AT_ONCE},
    "5 percent, up to five cents, collected at once; payment b": {**FIVE, **FIVE_CENTS, **AT_ONCE},
    "5 percent, to the cent, on a button; payment a": {**FIVE, **TO_THE_CENT, **DEFERRED},
    "5 percent, up to five cents, on a button; payment b": {**FIVE, **FIVE_CENTS, **DEFERRED},
    "4 percent, to the cent, collected at once; payment c": {**FOUR, **TO_THE_CENT, **AT_ONCE},
    "4 percent, up to five cents, collected at once; payment d": {**FOUR, **FIVE_CENTS, **AT_ONCE},
    "4 percent, to the cent, on a button; payment c": {**FOUR, **TO_THE_CENT, **DEFERRED},
    "4 percent, up to five cents, on a button; payment d": {**FOUR, **FIVE_CENTS, **DEFERRED},
    "25 percent of the wager on a tie; payment a": {"vigorish": "tie"},
    "10 percent of the wager on a tie; payment b": {"vigorish": "tie", "vigorish_on_tie": 10},
    "no vigorish, a winning six pays 1 to 2; payment a": {"vigorish": "none"},
}


def arrangement(**options: object) -> Cards:
    """A nine, a six and a tie: seat 1 has 10.00 and a coupon for 2.50 on the Banker's Hand, then 13.00."""
    house = Cards().ready(**options).buy(10_000, coupon=250).buy(10_000, TWO)
    for dealt, stake, coupon in ((BANKER, 1000, 250), (SIX, 1300, 0), (TIE, 1300, 0)):
        house.start().lay("banker", stake, coupon=coupon).lay("tie", 500, TWO).close()
        cards = dealt.split()
        house.deal(" ".join(cards[:4])).counted().deal(" ".join(cards[4:]))
        house.do("dealer", deal.AnnounceResult(house.cards.round))
        house.settled()
    return house


def decided(**options: object) -> Iterator[str]:
    """Each round from its result on, what seat 1 sees of it, and how the player leaves."""
    house = arrangement(**options)
    for round_ in (1, 2, 3):
        lines = list(told(house, round_))
        result = next(at for at, line in enumerate(lines) if line.endswith(":L.1)"))
        yield from lines[result:]
    yield seen_at(house, ONE)
    before = len(list(told(house)))
    if house.cards.owed:
        house.do("dealer", pay.CollectVigorish(ONE))
    house.do(at(ONE), seats.TakeChipsAway(ONE))
    yield from list(told(house))[before:]


def seen_at(house: Cards, seat: TerminalId) -> str:
    own = position_part(house.cards, house.seat(seat), [], 0)
    return f"    seat {seat}: {own.held} in hand, {own.owed} on the button"


def vigorish_page() -> str:
    lines = (
        line
        for name, terms in ARRANGEMENTS.items()
        for line in ("", f"# {name}", *decided(**terms, payment=name[-1]))
    )
    return "\n".join(lines).lstrip() + "\n"


def option_page(option: str) -> str:
    return "\n".join(OPTIONS[option]().page) + "\n"


PAGES: dict[str, Callable[[], str]] = {
    "minibaccarat-vigorish": vigorish_page,
    **{f"minibaccarat-option-{option}": partial(option_page, option) for option in OPTIONS},
}


if __name__ == "__main__":
    for name, page in PAGES.items():
        (FOLDER / f"{name}.txt").write_text(page(), "utf-8")
        sys.stdout.write(f"wrote {name}.txt\n")
