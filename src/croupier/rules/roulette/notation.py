"""Reading a roulette spot from its text, with the clause that refuses one the layout does not have."""

from croupier.messages.refusal import Reason, refuse
from croupier.rules.roulette.bets import Kind
from croupier.rules.roulette.colours import COLOURS
from croupier.rules.roulette.layout import DOZENS, EVEN_CHANCES, Spot
from croupier.rules.roulette.table import RouletteTable
from croupier.rules.roulette.wheel import NUMBERS, ZEROS, in_order

_BY_COUNT = {
    1: (Kind.STRAIGHT, "a straight is one number of the wheel"),
    2: (Kind.SPLIT, "a split is two numbers that share a line on the layout"),
    3: (Kind.ROW, "three numbers are a row of the layout, or a listed triple with a zero"),
    4: (Kind.CORNER, "four numbers share one corner on the layout"),
    5: (Kind.FIRST_FIVE, "the only wager on five listed numbers is 0-00-1-2-3"),
    6: (Kind.LINE, "six numbers are two rows of the layout that touch"),
}
_WORDS = {
    "adjacent": Kind.FIVE_ADJACENT,
    "six": Kind.SIX_COLOUR,
    "seven": Kind.SEVEN_COLOUR,
    "eight": Kind.EIGHT_COLOUR,
    "seven-numbers": Kind.SEVEN_NUMBERS,
    "b2b": Kind.B2B,
    "column": Kind.COLUMN,
    "dozen": Kind.DOZEN,
}
_CHANCES = {"1to18": Kind.LOW, "19to36": Kind.HIGH}
_LABELS = frozenset((*ZEROS, *NUMBERS))
_EXAMPLES = (
    "17, 17-20, 0-00, 13-14-15, red, 1to18, column1, dozen1, adjacent:17, six:blue, seven-numbers or b2b"
)


def read_spot(table: RouletteTable, text: object) -> Spot:
    """The spot a text means at this table; numbers may come in any order."""
    if not isinstance(text, str):
        refuse(Reason.UNKNOWN_SPOT, f"a spot is text, like {_EXAMPLES}, not {text!a}")
    parts = text.split("-")
    if all(part in _LABELS for part in parts):
        return _numbers(table, text, parts)
    if text in table.spots:
        return table.spots[text]
    kind = _named(text)
    if kind is None or kind in table.terms.bets:
        refuse(Reason.UNKNOWN_SPOT, f"{_short(text)} is not a spot of this table; write one like {_EXAMPLES}")
    refuse(Reason.NOT_OFFERED, f"{text} is not offered at this table", table.terms.not_offered[kind])


def _numbers(table: RouletteTable, text: str, parts: list[str]) -> Spot:
    numbers = frozenset(parts)
    canonical = "-".join(in_order(numbers))
    if canonical in table.spots and len(numbers) == len(parts):
        return table.spots[canonical]
    position = table.terms.play.position.clause
    kind, says = _BY_COUNT.get(len(parts), (None, f"no wager covers {len(parts)} listed numbers"))
    clause = table.terms.bets[kind].defined if kind in table.terms.bets else position
    if ("00" in numbers and "00" not in table.wheel.order) or numbers & table.wheel.dead:
        says, clause = "this table takes no wager that contains 00", table.terms.wheel_clause
    refuse(Reason.UNKNOWN_SPOT, f"{_short(text)} is not a wager: {says}", clause)


def _named(text: str) -> Kind | None:
    """The kind of wager a well-formed name means, whether or not this table has it."""
    if text in EVEN_CHANCES:
        return _CHANCES.get(text) or Kind(text)
    if text in DOZENS:
        return Kind.DOZEN
    word, colon, which = text.partition(":")
    well_formed = (which in _LABELS if word == "adjacent" else which in COLOURS) if colon else word != "seven"
    return _WORDS.get(word) if well_formed else None


def _short(text: str) -> str:
    shown = ascii(text)
    return shown if len(shown) <= 60 else f"{shown[:57]}..."
