"""The dealer's steps once the ball rests, word for word, each with its clause."""

import msgspec
import pytest

from croupier.base.names import PlayerId, WagerId
from croupier.games.roulette.procedure import steps
from croupier.games.roulette.result import read_result
from croupier.games.roulette.table import RouletteTable
from croupier.games.round import Wager, settle
from tests.tables import roulette

REPLICA: dict[str, object] = {"offer": "five-adjacent", "layout": "wheel-replica"}
HALF: dict[str, object] = {"even-money-on-zero": "lose-half"}
AS_SINGLE: dict[str, object] = {"wheel": "double-zero-as-single-zero"}
TERMINALS: dict[str, object] = {"mode": "terminals"}


def walk(table: RouletteTable, outcome: str, *spots: str) -> list[tuple[str, str]]:
    result = read_result(table.terms, outcome)
    wagers = [Wager(WagerId(spot), PlayerId("ann"), spot, 500) for spot in spots]
    settled = settle(table.rulings(result), wagers)
    return [(step.says, step.clause.partition(":")[2]) for step in steps(table, result, settled)]


@pytest.mark.parametrize(
    ("book", "options", "outcome", "spots", "expected"),
    [
        ("new-jersey", {}, "17", [], [("17 black. Announce it and place the crown on it.", "5.3(c)")]),
        (
            "new-jersey",
            {},
            "17",
            ["17", "red", "odd"],
            [
                ("17 black. Announce it and place the crown on it.", "5.3(c)"),
                ("Collect $5 from red.", "5.3(e)"),
                ("Pay $175 on 17.", "5.3(e)"),
                ("Pay $5 on odd.", "5.3(e)"),
            ],
        ),
        (
            "new-jersey",
            REPLICA,
            "20",
            ["adjacent:17", "adjacent:0"],
            [
                ("20 black. Announce it and place the crown on it.", "5.3(c)"),
                ("Move $1 of adjacent:17 from the replica to 20.", "5.3(d)"),
                ("Collect $5 from adjacent:0.", "5.3(e)"),
                ("Collect $4 from adjacent:17.", "5.3(e)"),
                ("Pay $35 on adjacent:17.", "5.3(e)"),
            ],
        ),
        (
            "massachusetts",
            HALF,
            "0",
            ["red", "0"],
            [
                ("0 green. Announce it and place the crown on it.", "3(c)"),
                ("Collect $2.50 from red; return the other half.", "3(e)"),
                ("Pay $175 on 0.", "3(e)"),
            ],
        ),
        (
            "oneida-roulette",
            TERMINALS,
            "00",
            ["00", "red"],
            [
                ("00 green. Announce it; the dolly stands on it at every terminal.", "I.6.f"),
                ("The system collects $5 from red.", "I.6.g"),
                ("The system credits $175 on 00.", "I.6.g"),
            ],
        ),
        (
            "massachusetts",
            AS_SINGLE,
            "00",
            ["17"],
            [("No spin: 00. Wagers stand; spin again.", "2(d)")],
        ),
        (
            "massachusetts",
            {},
            "no-spin:with-rotation",
            ["17"],
            [("No spin: with rotation. Try to remove the ball; wagers stand; spin again.", "5(a)")],
        ),
        (
            "oneida-roulette",
            TERMINALS,
            "void:ball-not-dropped",
            ["17"],
            [
                ("No spin, game void: ball not dropped.", "I.9.c"),
                ("Refund every wager of this game.", "I.9.k"),
            ],
        ),
        (
            "oneida-roulette",
            TERMINALS,
            "void:fraud",
            ["17"],
            [("Game void: fraud.", "I.9.j"), ("Refund every wager of this game.", "I.9.k")],
        ),
        ("ilani", {}, "17", [], [("17 black. It is shown at every terminal.", "1.b")]),
        (
            "ilani",
            {},
            "void:malfunction",
            ["17"],
            [("Game void: malfunction.", "5.a"), ("Refund every wager of this game.", "5.a")],
        ),
    ],
)
def test_the_dealer_does_this(
    book: str, options: dict[str, object], outcome: str, spots: list[str], expected: list[tuple[str, str]]
) -> None:
    assert walk(roulette(book, **options), outcome, *spots) == expected


def test_a_document_silent_on_refunds_ends_at_the_void() -> None:
    terms = roulette("ilani").terms
    silent = msgspec.structs.replace(terms, play=msgspec.structs.replace(terms.play, refund=None))
    assert walk(RouletteTable(silent), "void:malfunction", "17") == [("Game void: malfunction.", "5.a")]
