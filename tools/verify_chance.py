"""Check a drawn multiplier without trusting the program that drew it: the standard library is all it needs.

    croupier audit chance TABLE ROUND > chance.json
    python verify_chance.py chance.json

Prints one line for each check and exits with 1 if any of them fails.
"""

import hashlib
import hmac
import json
import sys
from typing import Any


def digest(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()


def draw(seed: bytes, closed: bytes, paytable: list[list[int]]) -> int:
    """Words of 8 bytes from HMAC-SHA256(seed, closed); one that would favour a multiplier is thrown away."""
    total = sum(weight for _, weight in paytable)
    fair = 2**64 - 2**64 % total
    block = hmac.digest(seed, closed, "sha256")
    while True:
        for start in range(0, 32, 8):
            word = int.from_bytes(block[start : start + 8], "big")
            if word < fair:
                ticket = word % total
                for multiplier, weight in paytable:
                    if ticket < weight:
                        return multiplier
                    ticket -= weight
        block = hmac.digest(seed, block, "sha256")


def parts(body: str) -> tuple[int, Any, Any]:
    """A record's seq, what was asked and what happened, at their places in each version."""
    fields = json.loads(body)
    seq, envelope, events = (1, 3, 4) if fields[0] == 1 else (3, 7, 8)
    return fields[seq], fields[envelope], fields[events]


def chained(records: list[dict[str, Any]]) -> bool:
    """Each hash is that of the hash before it and the body; the first one's is given."""
    for before, one in zip([None, *records], records, strict=False):
        follows = digest(bytes.fromhex(one["previous"]), one["body"].encode()) == one["hash"]
        next_to = before is None or (before["hash"] == one["previous"] and before["seq"] + 1 == one["seq"])
        if not follows or not next_to or parts(one["body"])[0] != one["seq"]:
            return False
    return bool(records)


def found(proof: dict[str, Any], kind: str) -> list[tuple[int, str, dict[str, Any]]]:
    """Events of this kind in this game: their record's place, its hash, and the event."""
    return [
        (record["seq"], record["hash"], event)
        for record in proof["records"]
        for _, envelope, events in [parts(record["body"])]
        for event in events
        if envelope["table"] == proof["table"] and event["type"] == kind and event["round"] == proof["round"]
    ]


def checks(proof: dict[str, Any]) -> list[tuple[str, bool]]:
    (committed_at, _, committed), *more = found(proof, "chance-committed")
    (opened_at, _, opened), *_ = found(proof, "game-started")
    (drawn_at, _, drawn), *again = found(proof, "multiplier-drawn")
    _, closed, _ = [one for one in found(proof, "bets-closed") if one[0] < drawn_at][-1]
    terms = json.loads(proof["effective"])["terms"]
    seed = bytes.fromhex(drawn["seed"])
    multiplier = draw(seed, bytes.fromhex(drawn["closed"]), terms["paytable"])
    return [
        ("every record follows from the one before it", chained(proof["records"])),
        ("chance was committed once, before betting opened", not more and committed_at < opened_at),
        ("the seed is the one that was committed to", digest(seed) == committed["commitment"]),
        ("the draw used the record that closed betting", drawn["closed"] == closed and not again),
        (
            "the table's terms are those the game was played on",
            digest(proof["effective"].encode()) == opened["terms"],
        ),
        ("the paytable is the terms' own", proof["paytable"] == terms["paytable"]),
        (f"drawn again, the multiplier is X{drawn['multiplier']}", multiplier == drawn["multiplier"]),
    ]


def main(path: str) -> int:
    try:
        with open(path, encoding="utf-8") as file:
            verdicts = checks(json.load(file))
    except (OSError, ValueError, KeyError, TypeError, IndexError, AttributeError, ZeroDivisionError) as error:
        verdicts = [(f"the proof can be read: {type(error).__name__}", False)]
    for says, holds in verdicts:
        sys.stdout.write(f"{'ok  ' if holds else 'FAIL'}  {says}\n")
    return 0 if all(holds for _, holds in verdicts) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]) if len(sys.argv) == 2 else __doc__)
