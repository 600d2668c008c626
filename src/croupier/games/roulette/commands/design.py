"""`croupier odds design`: a B2B paytable that leaves the house a wanted edge."""

import re
from fractions import Fraction

from croupier.analysis.exact import analyse
from croupier.analysis.figures import decimal, percent
from croupier.analysis.paytables import Paytable, Weights, design
from croupier.base.refusal import Reason, refuse, shown
from croupier.cli.odds_answers import DesignAnswer, share
from croupier.cli.screen import cells, say, say_json, table
from croupier.games.library import load, open_table

_PERCENT = re.compile(r"[0-9]{1,2}(\.[0-9]{1,4})?", re.ASCII)
_MULTIPLIER = re.compile(r"[1-9][0-9]{0,4}", re.ASCII)
MOST_MULTIPLIERS = 12


def show_design(
    *,
    multipliers: str,
    edge: str,
    most: int = 1000,
    rulebook: str = "massachusetts",
    json: bool = False,
    **options: str,
) -> None:
    """Design a B2B paytable: weights for these multipliers that leave the house a wanted edge.

    The weights fall with the multiplier, and the edge is exact wherever whole weights can make it so. The
    result is written as the option --b2b-paytable takes it.

    Parameters
    ----------
    multipliers
        The multipliers that may be drawn, with commas between them: 15,25,50,100.
    edge
        The house's share of the wager that is wanted, in percent: 5.26.
    most
        The most that all weights may come to together, about.
    rulebook
        The document the table is played under.
    json
        Print JSON for a program to read.
    options
        Other table options, as --NAME VALUE.
    """
    wanted = _multipliers(multipliers)

    def edge_of(weights: Weights) -> Fraction:
        drawn = ",".join(f"{multiplier}:{weight}" for multiplier, weight in weights)
        asked = {**options, "offer": "b2b", "b2b-paytable": drawn}
        opened = open_table(load(rulebook), "roulette", asked)
        return next(one.edge for one in analyse(opened) if one.spot == "b2b")

    made = design(wanted, _edge(edge), edge_of, _most(most))
    if json:
        say_json(_answer(made))
    else:
        _show(made)


def _multipliers(text: str) -> list[int]:
    parts = [part.strip() for part in text.split(",")]
    if (
        not all(map(_MULTIPLIER.fullmatch, parts))
        or len(set(parts)) < len(parts)
        or len(parts) > MOST_MULTIPLIERS
    ):
        says = f"{shown(text)} is no list of multipliers; write up to {MOST_MULTIPLIERS}, each once: 15,25,50"
        refuse(Reason.MALFORMED, says, place="multipliers")
    return [int(part) for part in parts]


def _edge(text: str) -> Fraction:
    if not _PERCENT.fullmatch(text):
        refuse(Reason.MALFORMED, f"{shown(text)} is no edge; write percent, like 5.26", place="edge")
    return Fraction(text) / 100


def _most(most: int) -> int:
    if not 10 <= most <= 1_000_000:
        refuse(Reason.MALFORMED, f"weights come to 10 to 1,000,000 together, not {most}", place="most")
    return most


def _show(made: Paytable) -> None:
    total = sum(weight for _, weight in made.weights)
    shown_table = table("Paytable", ("multiplier", "weight", "drawn"), ("multiplier", "weight", "drawn"))
    for multiplier, weight in made.weights:
        shown_table.add_row(*cells(f"X{multiplier}", weight, percent(Fraction(weight, total), 2)))
    say(shown_table)
    how = "exactly" if made.exact else "nearly: no whole weights near these give it exactly"
    say(f"The house keeps {percent(made.edge)}, {how}; the mean multiplier is {decimal(made.mean, 4)}.")
    say(f"--b2b-paytable {made.text}")


def _answer(made: Paytable) -> DesignAnswer:
    return {
        "paytable": made.text,
        "weights": {str(multiplier): weight for multiplier, weight in made.weights},
        "mean": str(made.mean),
        "house_edge": share(made.edge),
        "exact": made.exact,
    }
