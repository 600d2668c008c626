"""The tables and words of a PAR sheet, the same on a page and on paper."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

import msgspec

from croupier.analysis.figures import percent
from croupier.analysis.hold_band import TABLED, Band
from croupier.analysis.options import edges_by_kind
from croupier.analysis.par_sheet import Alike, ParSheet
from croupier.analysis.results import Judged, Standing
from croupier.analysis.wager_kinds import WagerKind
from croupier.base.clause import book_and_key
from croupier.base.money import Cents, show_dollars
from croupier.desk.reports.hold_history import TableHold

METHOD = (
    "Odds. Every wager is settled at every result by the function that pays players; probabilities are whole"
    " weights, and edge, variance, skew and kurtosis are fractions until they are printed. Rounds are"
    " independent; cards are dealt from a full shoe.",
    "Bands. The house's hold after so many rounds of equal stakes on one wager lies inside in 95, or in 99.9,"
    " of 100 cases. Every way the rounds can go is counted: in whole numbers while that is quick, beyond it"
    " by Fourier transform in double precision, which gives the same quantiles.",
    "Reserve. An upper bound by Lundberg: a house that takes the largest wager in every round for ever loses"
    " all of its reserve at most once in a thousand cases.",
)
REAL = "{how} In 95 of 100 cases the win lies in the darker band, in 99.9 in the lighter one."
KNOWN = (
    "The table's records name the spot of every wager, so the expected win is that of these very wagers, and"
    " the band is theirs: a deviation of {deviation:.2f} stakes a round."
)
SUMS = (
    "What was bet is known by its sum a round, not by spot: the expected win lies between the least and the"
    " largest edge of the table's wagers. {how}"
)
MEASURED = "The deviation, {deviation:.2f} stakes a round, is that of the rounds themselves."
TOO_FEW = (
    "Before {needed:,} rounds the deviation of the wildest wager counts, {deviation:.2f} stakes a round, so"
    " the band is wider than most play makes it."
)
BANDS_FINE = (
    "Percent of what is staked; below nothing the house has lost. Sure after: about so many rounds on, by"
    " mean, deviation and skew, the house is ahead in 95 of 100 cases."
)
VERDICTS = {
    Standing.NONE: "Nothing was played.",
    Standing.USUAL: "Usual: chance alone comes so far from what is expected.",
    Standing.UNUSUAL: "Unusual: chance alone strays so far less than once in 20 times.",
    Standing.ODD: "Odd: chance alone strays so far less than once in 1,000 times.",
}


class TextTable(msgspec.Struct, frozen=True):
    """`left` is how many columns hold words; the rest are numbers."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    left: int = 1

    def has_words(self, place: int) -> bool:
        return place < self.left or self.columns[place] == "clause"


def key(clause: str) -> str:
    return book_and_key(clause)[1]


def in_effect(sheet: ParSheet) -> TextTable:
    chosen = [(one.name, one.value, one.says, key(one.clause)) for one in sheet.chosen]
    limits = [(f"limit: {name}", words, "", key(clause)) for name, words, clause in sheet.limits]
    return TextTable("Options in effect", ("option", "value", "what it is", "clause"), (*chosen, *limits), 4)


def wagers(sheet: ParSheet) -> TextTable:
    """A column stands only where some wager has something in it."""
    rows = [_wager(one) for one in sheet.wagers]
    columns = tuple(name for name in rows[0] if any(row[name] for row in rows))
    cells = tuple(tuple(row[name] for name in columns) for row in rows)
    return TextTable("Every wager", columns, cells, 2)


def _wager(one: WagerKind) -> dict[str, str]:
    odds = one.odds
    return {
        "wager": one.called,
        "example": one.example,
        "spots": str(one.spots),
        "pays": one.pays,
        "wins": percent(odds.wins),
        "exactly": _short(odds.wins),
        "one in": f"{float(1 / odds.hits):.2f}" if odds.hits else "",
        "half lost": percent(odds.halves) if odds.halves else "",
        "pushed": percent(odds.pushes) if odds.pushes else "",
        "edge": percent(odds.edge),
        "exact edge": _short(odds.edge),
        "std dev": f"{odds.deviation:.4f}",
        "skew": f"{odds.skew:.3f}",
        "clause": key(one.clause),
    }


def _short(value: Fraction) -> str:
    text = str(value)
    return text if len(text) <= 9 else ""


def bands(sheet: ParSheet) -> TextTable:
    """Two rows for each: the band of 95 in 100, and that of 99.9."""
    columns = ("wager", "in 100", *(f"{rounds:,}" for rounds in TABLED), "sure after")
    rows = []
    for one in sheet.alike:
        rows.append((one.called, "95", *_tabled(one.bands.usual), _sure(one)))
        rows.append(("", "99.9", *_tabled(one.bands.rare), ""))
    return TextTable("Hold of the house after so many rounds", columns, tuple(rows))


def _tabled(found: Sequence[Band]) -> Iterable[str]:
    for one in found:
        if one.rounds in TABLED:
            yield f"{percent(one.low, 1)[:-1]} to {percent(one.high, 1)}"


def _sure(one: Alike) -> str:
    """To two places that count: it is about so many."""
    if one.sure is None:
        return "never"
    step = 10 ** max(0, len(str(one.sure)) - 2)
    return f"{round(one.sure / step) * step:,}"


RISK = "What the limits let the house lose"


def risk(sheet: ParSheet) -> TextTable:
    """Empty where no wager has a maximum."""
    limited = any(one.stake is not None for one in sheet.risk.wagers)
    rows = tuple(
        (one.wager.called, _dollars(one.stake) or "no limit", _dollars(one.loses), _dollars(one.reserve))
        for one in sheet.risk.wagers
        if limited
    )
    return TextTable(RISK, ("wager", "at most", "loses", "reserve"), rows)


def worst(sheet: ParSheet) -> str:
    found = sheet.risk.worst
    if found is None:
        return (
            "No wager has a maximum: nothing limits what one player can win in one round."
            if all(one.stake is None for one in sheet.risk.wagers)
            else "Some wager has no maximum, so nothing limits what one player can win in one round."
        )
    laid = f"{show_dollars(sum(found.stakes.values()))} on {len(found.stakes)} spots"
    return f"One player wins at most {show_dollars(found.wins)} in one round: {laid}, at {found.result}."


def options(sheet: ParSheet) -> TextTable:
    """The wagers whose edge some choice changes."""
    variants = [one for one in sheet.options.variants if not one.refused]
    rows = tuple(
        (called, *("" if edge is None else percent(edge, 2) for edge in edges))
        for called, edges in edges_by_kind(sheet.wagers, *(one.wagers for one in variants))
    )
    numbers = (str(number) for number in range(1, len(variants) + 1))
    return TextTable("House edge with other options", ("wager", "here", *numbers), rows)


def legend(sheet: ParSheet) -> list[str]:
    said = []
    for number, one in enumerate((one for one in sheet.options.variants if not one.refused), 1):
        along = "".join(f", with {name} {value}" for name, value in one.along.items())
        said.append(f"{number}: {one.option} {one.choice}{along} ({key(one.clause)})")
    same = ", ".join(f"{one.option} {one.choice}" for one in sheet.options.same)
    return [*said, f"These give no wager other odds: {same}."] if same else said


def clauses(sheet: ParSheet) -> TextTable:
    rows = tuple((key(one.clause), one.text) for one in sheet.clauses)
    return TextTable("Clauses", ("clause", "says"), rows, 2)


def verdict(judged: Judged) -> str:
    won = (
        f"Win {show_dollars(judged.win)} of {show_dollars(judged.handle)} staked in {judged.rounds:,} rounds"
    )
    held = percent(Fraction(judged.win, judged.handle), 2) if judged.handle else ""
    last = judged.points[-1]
    expected = " to ".join(dict.fromkeys((show_dollars(last.least), show_dollars(last.most))))
    return f"{won}, a hold of {held}; {expected} was expected. {VERDICTS[judged.standing]}"


def days(real: TableHold) -> TextTable:
    rows = tuple(
        (
            one.day,
            f"{one.rounds:,}",
            show_dollars(one.handle),
            show_dollars(one.win),
            percent(Fraction(one.win, one.handle), 2) if one.handle else "",
        )
        for one in real.days
    )
    return TextTable("Gaming days", ("day", "rounds", "handle", "win", "hold of handle"), rows)


def real_words(judged: Judged) -> str:
    told = SUMS.format(how=MEASURED if judged.measured else TOO_FEW)
    how = KNOWN if judged.known else told
    return REAL.format(how=how.format(deviation=judged.deviation, needed=judged.rounds_needed))


def _dollars(amount: Cents | None) -> str:
    return "" if amount is None else show_dollars(amount)
