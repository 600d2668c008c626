"""Inspecting a wheel and a ball against each document."""

import pytest

from croupier.base.refusal import Reason
from croupier.games.roulette.equipment import NON_METALLIC, Equipment, inspect
from croupier.games.roulette.table import RouletteTable
from croupier.games.roulette.wheel import WheelKind
from tests.tables import roulette

DOUBLE, SINGLE = WheelKind.DOUBLE_ZERO, WheelKind.SINGLE_ZERO
ONEIDA, ILANI = roulette("oneida-roulette"), roulette("ilani")
TERMINALS = roulette("oneida-roulette", mode="terminals")


@pytest.mark.parametrize(
    ("table", "found", "faults"),
    [
        (ONEIDA, Equipment(DOUBLE, 30, 12, NON_METALLIC), []),
        (ONEIDA, Equipment(DOUBLE, 32, 14, NON_METALLIC), []),
        (ONEIDA, Equipment(WheelKind.DOUBLE_AS_SINGLE, 30, 13, NON_METALLIC), []),
        (
            ONEIDA,
            Equipment(DOUBLE, 29, 13, NON_METALLIC),
            [("A.3", "29 inches across; it must be at least 30")],
        ),
        (ONEIDA, Equipment(SINGLE, 30, 13, NON_METALLIC), [("A.3", "has 37 pockets; it must have 38")]),
        (ONEIDA, Equipment(DOUBLE, 30, 11, NON_METALLIC), [("A.6", "11/16 inch; it must be 12/16 to 14/16")]),
        (ONEIDA, Equipment(DOUBLE, 30, 15, NON_METALLIC), [("A.6", "15/16 inch; it must be 12/16 to 14/16")]),
        (ONEIDA, Equipment(DOUBLE, 30, 13), [("A.6", "attest that the ball is non-metallic")]),
        (ONEIDA, Equipment(DOUBLE, 30, 99, "approval 7"), []),
        (
            ONEIDA,
            Equipment(SINGLE, 20, 20),
            [("A.3", "inches"), ("A.3", "pockets"), ("A.6", "non-metallic"), ("A.6", "20/16")],
        ),
        (TERMINALS, Equipment(DOUBLE, 30, 12, NON_METALLIC), []),
        (TERMINALS, Equipment(SINGLE, 29, 12, NON_METALLIC), [("I.1.b", "inches"), ("I.1.b", "pockets")]),
        (ILANI, Equipment(DOUBLE, 10, 99, enclosed_and_driven=True), []),
        (
            ILANI,
            Equipment(SINGLE, 10, 99, enclosed_and_driven=True),
            [("1.a", "has 37 pockets; it must have 38")],
        ),
        (ILANI, Equipment(DOUBLE, 10, 99, NON_METALLIC), [("2.b", "must be enclosed and driven by a motor")]),
        (roulette("new-jersey"), Equipment(SINGLE, 10, 99), []),
        (roulette("massachusetts"), Equipment(SINGLE, 10, 99), []),
    ],
)
def test_every_fault_is_found_with_its_clause(
    table: RouletteTable, found: Equipment, faults: list[tuple[str, str]]
) -> None:
    refusals = inspect(table.terms, found)
    assert [refusal.clause for refusal in refusals] == [
        f"{table.terms.book}:{clause}" for clause, _ in faults
    ]
    assert {refusal.reason for refusal in refusals} <= {Reason.EQUIPMENT_UNFIT}
    for refusal, (_, says) in zip(refusals, faults, strict=True):
        assert says in refusal.says
