"""Reading a roulette spot from its text, with the clause that refuses one the layout does not have."""

from croupier.base.refusal import Reason, refuse, shown
from croupier.games.roulette.bets import Kind
from croupier.games.roulette.colours import COLOURS
from croupier.games.roulette.layout import DOZENS, Spot
from croupier.games.roulette.table import COLOUR_WORDS, RouletteTable
from croupier.games.roulette.wheel import NUMBERS, ZEROS, in_order

_BY_COUNT = {
    1: (Kind.STRAIGHT, "a straight is one number of the wheel"),
    2: (Kind.SPLIT, "a split is two numbers that share a line on the layout"),
    3: (Kind.ROW, "three numbers are a row of the layout, or a listed triple with a zero"),
    4: (Kind.CORNER, "four numbers share one corner on the layout"),
    5: (Kind.FIRST_FIVE, "the only wager on five listed numbers is 0-00-1-2-3"),
    6: (Kind.LINE, "six numbers are two rows of the layout that touch"),
}
_LABELS = frozenset((*ZEROS, *NUMBERS))
_NAMED = {
    **{kind.value: kind for kind in (Kind.RED, Kind.BLACK, Kind.ODD, Kind.EVEN)},
    "1to18": Kind.LOW,
    "19to36": Kind.HIGH,
    **dict.fromkeys(("column1", "column2", "column3"), Kind.COLUMN),
    **dict.fromkeys(DOZENS, Kind.DOZEN),
    **{f"adjacent:{label}": Kind.FIVE_ADJACENT for label in _LABELS},
    **{f"{word}:{colour}": kind for kind, word in COLOUR_WORDS.items() for colour in COLOURS},
    "seven-numbers": Kind.SEVEN_NUMBERS,
    "b2b": Kind.B2B,
}
"""Every well-formed name and the kind of wager it means, whether or not a table has it."""
_EXAMPLES = (
    "17, 17-20, 0-00, 13-14-15, red, 1to18, column1, dozen1, adjacent:17, six:blue, seven-numbers or b2b"
)


def read_spot(table: RouletteTable, text: object) -> Spot:
    """The spot a text means at this table; numbers may come in any order."""
    if not isinstance(text, str):
        refuse(Reason.UNKNOWN_SPOT, f"a spot is text, like {_EXAMPLES}, not {shown(text)}")
    parts = text.split("-")
    if all(part in _LABELS for part in parts):
        return _numbers(table, text, parts)
    if text in table.spots:
        return table.spots[text]
    kind = _NAMED.get(text)
    if (
        kind is Kind.FIVE_ADJACENT
        and text.partition(":")[2] in table.wheel.order
        and kind in table.terms.bets
    ):
        says = f"{text} is not a wager: this table takes no wager that contains 00"
        refuse(Reason.UNKNOWN_SPOT, says, table.terms.wheel_clause)
    if kind is None or kind in table.terms.bets:
        refuse(Reason.UNKNOWN_SPOT, f"{shown(text)} is not a spot of this table; write one like {_EXAMPLES}")
    refuse(Reason.NOT_OFFERED, f"{text} is not offered at this table", table.terms.not_offered[kind])


def _numbers(table: RouletteTable, text: str, parts: list[str]) -> Spot:
    numbers = frozenset(parts)
    canonical = "-".join(in_order(numbers))
    if canonical in table.spots and len(numbers) == len(parts):
        return table.spots[canonical]
    kind, says = _BY_COUNT.get(len(parts), (None, f"no wager covers {len(parts)} listed numbers"))
    clause = table.terms.play.position.clause
    if kind is not None:
        bet = table.terms.bets.get(kind)
        clause = bet.defined if bet else table.terms.not_offered[kind]
    if ("00" in numbers and "00" not in table.wheel.order) or numbers & table.wheel.dead:
        says, clause = "this table takes no wager that contains 00", table.terms.wheel_clause
    refuse(Reason.UNKNOWN_SPOT, f"{shown(text)} is not a wager: {says}", clause)


def odds_text(table: RouletteTable, spot: str) -> str:
    """The odds a spot pays, as a sign prints them."""
    odds = table.terms.bets[table.spots[spot].kind].odds
    return str(odds) if odds else "the multiplier shown"
