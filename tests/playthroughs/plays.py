"""Whole rounds at tables with a dealer, told as the dealer would; each stands here to be read in review.

`python -m tests.playthroughs.plays` writes them again.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from croupier.base.names import TerminalId
from croupier.desk.transcript import transcript
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import rounds, seats, wagers
from croupier.floor.parts.messages.bets import CancelBet, Clear, Neighbours, PlaceBet, Recall, Undo
from croupier.floor.parts.messages.rounds import ReadNumber
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.messages.wagers import Chip
from croupier.floor.wheel.messages import deal
from tests.house import ONE, T1, THREE, TWO, House, at
from tests.live import B2B, WHEEL, Live

FOLDER = Path(__file__).parent


def oneida_live() -> Live:
    """Colours, value chips, a coupon, a called wager, a misplaced one, a no spin and a corrected number."""
    house = Live().seated().helped().issue("navy", 100, Money(10_000, 2500, 500))
    house.issue("lime", 500, Money(20_000), TWO).start()
    house.lay("17", 500, coupon=500).lay("0-00-1-2-3", 300).lay("red", 1000, seat=TWO)
    house.do("dealer", wagers.LayFor(TWO, 1, "20", 500))
    house.do(at(TWO), wagers.TakeBack(1, "20"))
    house.do("dealer", wagers.LayFor(TWO, 1, "17-20", 500))
    house.do(at(THREE), wagers.CallWager(1, "even", 2500), wagers.CallWager(1, "dozen2", 500))
    house.do("dealer", wagers.AcceptCalled(THREE, 1, "even", 2500), deal.SpinBall(1, WHEEL))
    house.do("supervisor", deal.CallNoSpin(1, "short-spin"))
    house.lay("odd", 500, Chip.VALUE, seat=THREE).close()
    house.do("reader", ReadNumber(41, "17"))
    house.do("dealer", deal.AnnounceNumber(1, "20"), deal.AnnounceNumber(1, "17"), deal.PlaceCrown(1))
    house.collect()
    house.do("mucker", deal.CountMucked(1, (("lime", 2), ("navy", 3))), deal.PayWinners(1))
    house.do("dealer", seats.ColourOut(ONE), seats.ColourOut(TWO))
    return house


def massachusetts_b2b() -> Live:
    """A number, then B2B on it: drawn, a no spin, and the same number again; then another."""
    house = Live().seated("massachusetts", **B2B).issue("navy", 500).start().lay("17", 500).finish("17")
    house.start().lay("b2b", 500).lay("black", 1000).close().draw_truly()
    house.do("dealer", deal.CallNoSpin(2, "foreign-object"))
    house.lay("17", 500).close().announce_only("17").collect().pay()
    house.start().lay("b2b", 500).close().draw_truly()
    return house.announce_only("18").collect().pay()


def new_jersey_adjacent() -> Live:
    """Five adjacent numbers that win, five that lose, and even-money wagers that lose half on 00."""
    options = {"offer": "five-adjacent", "layout": "wheel-replica", "even_money_on_zero": "lose-half"}
    house = Live().seated("new-jersey", **options).issue("navy").issue("lime", 500, seat=TWO).start()
    house.lay("adjacent:00", 500).lay("adjacent:17", 1000).lay("red", 500)
    house.lay("even", 2500, seat=TWO).lay("00", 500, seat=TWO).announce("00").collect()
    house.do("dealer", deal.CountMucked(1, (("lime", 3), ("navy", 16))))
    return house.pay()


def new_jersey_big_six() -> Live:
    """Closed before each spin; a clapper between two numbers, respun; a short spin; then a joker."""
    house = Live().seated("big-six", clapper="respin").issue("navy").start()
    house.lay("joker", 100).lay("$1", 1000).lay("$20", 500, Chip.VALUE, seat=TerminalId("2")).close()
    house.do("dealer", deal.AnnounceNumber(1, "between:5-6:clockwise"), rounds.CloseBets(1))
    house.do("dealer", deal.SpinBall(1, deal.Direction.CLOCKWISE), deal.CallNoSpin(1, "short-spin"))
    return house.finish("stop:6")


def oneida_terminals() -> House:
    """Every betting action, a win, a void with its refund, and a number found wrong after its settlement."""
    house = House().opened().buy_in(ONE, Money(10_000)).buy_in(TWO, Money(5000, coupon=1000))
    house.game({ONE: [("17", 500), ("red", 1000)], TWO: [("17-20", 500)]})
    house.do(
        at(ONE), PlaceBet(1, "20", 100), CancelBet(1, "20"), PlaceBet(1, "17", 500), Neighbours(1), Undo(1)
    )
    house.do("clock", rounds.PromptSpin(1))
    house.spin("17").game({})
    house.do(at(ONE), Recall(2), Clear(2), Recall(2))
    house.do("dealer", rounds.VoidGame(2, "foreign-object"))
    house.do("supervisor", rounds.RefundGame(2))
    house.game({TWO: [("black", 500)]}).spin("20")
    house.do("supervisor", rounds.VoidSettled(3))
    return house


PLAYS: dict[str, Callable[[], House]] = {
    "oneida-terminals": oneida_terminals,
    "oneida-live": oneida_live,
    "massachusetts-b2b": massachusetts_b2b,
    "new-jersey-adjacent": new_jersey_adjacent,
    "new-jersey-big-six": new_jersey_big_six,
}


def told(house: House) -> str:
    lines = transcript(KINDS, house.store.entries(), T1)
    return "".join(f"{line.says} ({line.clause})\n" for line in lines)


if __name__ == "__main__":
    for name, play in PLAYS.items():
        (FOLDER / f"{name}.txt").write_text(told(play()), "utf-8")
        sys.stdout.write(f"wrote {name}.txt\n")
