"""The stop of `croupier tour` at the Big Six wheel."""

from collections.abc import Callable

from croupier.cli.odds import show_odds


def show_stops(stop: Callable[[str, str], None]) -> None:
    """`stop` prints the heading: why to look, and the command that shows the same."""
    stop("Exact odds of the Big Six wheel.", "croupier odds bigsix --stops nevada")
    show_odds("bigsix", stops="nevada")
