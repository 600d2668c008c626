"""Reading a roulette spot from its text, with the clause that refuses one the layout does not have."""

from croupier.base.refusal import Reason, refuse, sentence, shown
from croupier.games.roulette.bets import Kind
from croupier.games.roulette.colours import COLOURS
from croupier.games.roulette.layout import DOZENS, Spot
from croupier.games.roulette.table import COLOUR_WORDS, RouletteTable
from croupier.games.roulette.wheel import NUMBERS, ZEROS, in_order

_BY_COUNT = {
    1: (Kind.STRAIGHT, sentence("{text} is not a wager: a straight is one number of the wheel")),
    2: (
        Kind.SPLIT,
        sentence("{text} is not a wager: a split is two numbers that share a line on the layout"),
    ),
    3: (
        Kind.ROW,
        sentence(
            "{text} is not a wager: three numbers are a row of the layout, or a listed triple with a zero"
        ),
    ),
    4: (Kind.CORNER, sentence("{text} is not a wager: four numbers share one corner on the layout")),
    5: (
        Kind.FIRST_FIVE,
        sentence("{text} is not a wager: the only wager on five listed numbers is 0-00-1-2-3"),
    ),
    6: (Kind.LINE, sentence("{text} is not a wager: six numbers are two rows of the layout that touch")),
}
_NO_00 = sentence("{text} is not a wager: this table takes no wager that contains 00")
_TOO_MANY = sentence("{text} is not a wager: no wager covers {count} listed numbers")
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
        refuse(
            Reason.UNKNOWN_SPOT,
            "a spot is text, like {examples}, not {text}",
            examples=_EXAMPLES,
            text=shown(text),
        )
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
        refuse(Reason.UNKNOWN_SPOT, _NO_00, table.terms.wheel_clause, text=text)
    if kind is None or kind in table.terms.bets:
        refuse(
            Reason.UNKNOWN_SPOT,
            "{text} is not a spot of this table; write one like {examples}",
            text=shown(text),
            examples=_EXAMPLES,
        )
    refuse(
        Reason.NOT_OFFERED, "{text} is not offered at this table", table.terms.not_offered[kind], text=text
    )


def _numbers(table: RouletteTable, text: str, parts: list[str]) -> Spot:
    numbers = frozenset(parts)
    canonical = "-".join(in_order(numbers))
    if canonical in table.spots and len(numbers) == len(parts):
        return table.spots[canonical]
    kind, key = _BY_COUNT.get(len(parts), (None, _TOO_MANY))
    clause = table.terms.play.position.clause
    if kind is not None:
        bet = table.terms.bets.get(kind)
        clause = bet.defined if bet else table.terms.not_offered[kind]
    if ("00" in numbers and "00" not in table.wheel.order) or numbers & table.wheel.dead:
        key, clause = _NO_00, table.terms.wheel_clause
    refuse(Reason.UNKNOWN_SPOT, key, clause, text=shown(text), count=len(parts))


def odds_text(table: RouletteTable, spot: str) -> str:
    """The odds a spot pays, as a sign prints them."""
    odds = table.terms.bets[table.spots[spot].kind].odds
    return str(odds) if odds else "the multiplier shown"
