"""The plots of a PAR sheet: one drawing, as SVG for a page and on paper."""

import re
import xml.etree.ElementTree as ElementTree

import pytest

from croupier.analysis.judging import judge
from croupier.analysis.laid import Bounds
from croupier.analysis.par_sheet import ParSheet, par_sheet
from croupier.analysis.results import RoundResult
from croupier.paper.par_plots import hold_plots, losing_plot, results_plot
from croupier.paper.shapes import Axis, Dot, Line, Plot, Words, drawing, svg
from tests.tables import baccarat, bigsix


@pytest.fixture(scope="module")
def sheet() -> ParSheet:
    return par_sheet(bigsix())


def test_every_plot_is_whole_and_stays_within_its_frame(sheet: ParSheet) -> None:
    for plot in (*hold_plots(sheet), losing_plot(sheet), losing_plot(par_sheet(baccarat()))):
        is_whole(plot)


def is_whole(plot: Plot) -> None:
    root = ElementTree.fromstring(svg(plot))  # noqa: S314 - our own
    assert root.get("aria-label") == plot.says
    for shape in plot.shapes:
        if isinstance(shape, Line):
            assert all(0 <= x <= plot.width and 0 <= y <= plot.height for x, y in shape.places)
    assert len(drawing(plot).contents) == len(plot.shapes)


def test_a_win_that_is_odd_is_drawn_in_red(sheet: ParSheet) -> None:
    odds = sheet.wagers[0].odds
    within = Bounds(odds.edge, odds.edge, 2.0, odds.hits)
    odd = results_plot(judge(within, [RoundResult("d", 100, -900)] * 200))
    assert odd.says.endswith("odd")
    assert [shape.colour for shape in odd.shapes if isinstance(shape, Dot)] == ["alarm"]
    usual = results_plot(judge(within, [RoundResult("d", 100, 15)] * 20))
    assert [shape.colour for shape in usual.shapes if isinstance(shape, Dot)] == ["ink"]


def test_words_of_a_plot_are_no_markup() -> None:
    made = svg(Plot(10, 10, 'a "b" <c>', (Words((1, 1), "<x> & y"),)))
    assert "&lt;x&gt; &amp; y" in made
    assert not re.search(r"<x>", made)


def test_an_axis_keeps_what_lies_beyond_it_at_its_end() -> None:
    axis = Axis(0, 10, 100, 200)
    assert [axis.at(value) for value in (-5, 0, 5, 50)] == [100, 100, 150, 200]
    assert Axis(3, 3, 0, 1).at(3) == 0
