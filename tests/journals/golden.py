"""Golden journals: games as a release stored them, which every later version must open and tell the same.

`python -m tests.journals.golden` writes this release's, once, before it is released, and never again.
"""

import sys
from base64 import b64decode, b64encode
from importlib.metadata import version
from pathlib import Path

import msgspec

from croupier.desk.ports import Entry
from croupier.desk.transcript import transcript
from croupier.ledger.transfer import changes
from croupier.messages import betting, cage, rounds
from croupier.store.memory import MemoryStore
from tests.house import ONE, T1, TWO, House, at

FOLDER = Path(__file__).parent


def play() -> House:
    """A settled game, a void one, a correction, a reversal with a shortfall, and a cash-out."""
    house = House().opened()
    house.buy_in(ONE, cage.Money(20_000, 5_000, 1_000)).buy_in(TWO, cage.Money(10_000))
    house.do("dealer", rounds.StartGame())
    house.do(at(ONE), betting.PlaceBet(1, "17", 500), betting.PlaceBet(1, "red", 2_500), betting.Undo(1))
    house.do(at(ONE), betting.Neighbours(1), betting.PlaceBet(1, "0-00", 100))
    house.do(at(TWO), betting.PlaceBet(1, "0-00-1-2-3", 1_000), betting.PlaceBet(1, "dozen2", 100))
    house.do("clock", rounds.PromptSpin(1), rounds.CloseBets(1))
    house.do("reader", rounds.ReadNumber(41, "17"))
    house.do("dealer", rounds.ConfirmNumber(1, "17"), rounds.StartGame())
    house.do(at(ONE), betting.Recall(2))
    house.do("dealer", rounds.CloseBets(2), rounds.VoidGame(2, "ball-out"))
    house.do("designee", rounds.RefundGame(2))
    house.do(at(ONE), cage.AskCashOut(), cage.ConfirmCashOut())
    amount = house.desk.tables[T1].terminals[ONE].credits
    house.do("dealer", cage.SelectCashOut(ONE), cage.CountChips(ONE, amount), cage.DeliverChips(ONE))
    house.do("supervisor", rounds.VoidSettled(1))
    return house


def write(path: Path) -> None:
    house = play()
    entries = list(house.store.entries())
    lines = [msgspec.json.encode(_stored(entry)) for entry in entries]
    path.write_bytes(b"\n".join(lines) + b"\n")
    told = [line for game in (1, 2) for line in transcript(entries, T1, game)]
    path.with_suffix(".txt").write_text("".join(f"{line.says} ({line.clause})\n" for line in told), "utf-8")


def read(path: Path) -> MemoryStore:
    """The journal as it was stored, byte for byte."""
    store = MemoryStore()
    for line in path.read_bytes().splitlines():
        stored = msgspec.json.decode(line)
        for blob in ("body", "hash"):
            stored[blob] = b64decode(stored[blob])
        entry = msgspec.convert(stored, Entry)
        store.commit([entry], [], changes(entry.transfers))
    return store


def _stored(entry: Entry) -> dict[str, object]:
    body, hash_ = b64encode(entry.body).decode(), b64encode(entry.hash).decode()
    return {**msgspec.to_builtins(entry), "body": body, "hash": hash_}


if __name__ == "__main__":
    target = FOLDER / f"{version('croupier')}.jsonl"
    write(target)
    sys.stdout.write(f"wrote {target.name}\n")
