"""A day at a dealerless table, told line by line; `python -m tests.playthroughs.ilani` writes it again."""

import sys
from collections.abc import Iterator
from pathlib import Path

from croupier.base import money
from croupier.desk.transcript import transcript
from croupier.floor.dealerless.messages import launches
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import cash_outs, rounds, stations, tables
from croupier.floor.parts.messages.bets import CancelBet, Clear, PlaceBet, Recall, Undo
from tests.electronic import Electronic
from tests.house import ONE, T1, THREE, TWO, at

TOLD = Path(__file__).with_name("ilani.txt")


def play() -> Electronic:
    """A win, a total that is too small, every kind of void, a number found wrong, and the end of the day."""
    house = Electronic().opened().cash(ONE, 10_000).cash(TWO, 2000)
    house.game({ONE: [("17", 500), ("red", 1000)], TWO: [("17", 100), ("0-00", 100)]})
    house.do(at(ONE), PlaceBet(1, "17-20", 500), Undo(1), PlaceBet(1, "20", 100), CancelBet(1, "20"))
    house.do("clock", rounds.PromptSpin(1))
    house.spin("17")
    house.game({TWO: [("black", 500)]})
    house.do(at(ONE), Recall(2), Clear(2), Recall(2))
    house.launch()
    house.do("reader", rounds.ReportFault(house.counter, "ball-not-dropped"))
    house.game({ONE: [("dozen2", 1000)]}).close()
    house.do("device", launches.ReportFailed(house.effect.effect, "the air jet has no pressure"))
    house.game({ONE: [("dozen2", 1000)]})
    house.do("supervisor", rounds.VoidGame(4, "irregularity"))
    house.game({ONE: [("0", 500)], TWO: [("red", 1000)]}).spin("00")
    house.do("supervisor", rounds.VoidSettled(5))
    for terminal in (ONE, TWO):
        house.do(at(terminal), cash_outs.AskCashOut())
        house.do("supervisor", stations.PayByHand(terminal, house.terminal(terminal).credits))
    for terminal in (ONE, TWO, THREE):
        house.do("supervisor", stations.CloseStation(terminal, "end of day"))
    house.do("supervisor", tables.CloseTable())
    return house


def told(house: Electronic) -> Iterator[str]:
    for game in range(1, house.table.round + 1):
        for line in transcript(KINDS, house.store.entries(), T1, game):
            yield f"{line.says} ({line.clause})"
        yield ""
    for account, balance in sorted(house.desk.balances.items()):
        yield f"{account}: {money.show(balance)}"


def page() -> str:
    return "\n".join(told(play())) + "\n"


if __name__ == "__main__":
    TOLD.write_text(page(), "utf-8")
    sys.stdout.write(f"wrote {TOLD.name}\n")
