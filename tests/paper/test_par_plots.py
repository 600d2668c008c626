"""The plots of a PAR sheet: one drawing, as SVG for a page and on paper."""

import re
import xml.etree.ElementTree as ElementTree

import pytest

from croupier.analysis.judging import judge
from croupier.analysis.laid import Bounds
from croupier.analysis.par_sheet import par_sheet
from croupier.analysis.results import RoundResult
from croupier.paper.par_plots import hold_plots, losing_plot, results_plot
from croupier.paper.shapes import Axis, Dot, Line, Plot, Words, drawing, svg
from tests.tables import baccarat, bigsix

SHEET = par_sheet(bigsix())
WITHIN = Bounds(SHEET.wagers[0].odds.edge, SHEET.wagers[0].odds.edge, 2.0, SHEET.wagers[0].odds.hits)


@pytest.mark.parametrize("plot", [*hold_plots(SHEET), losing_plot(SHEET), losing_plot(par_sheet(baccarat()))])
def test_a_plot_is_whole_and_stays_within_its_frame(plot: Plot) -> None:
    root = ElementTree.fromstring(svg(plot))  # noqa: S314 - our own
    assert root.get("aria-label") == plot.says
    for shape in plot.shapes:
        if isinstance(shape, Line):
            assert all(0 <= x <= plot.width and 0 <= y <= plot.height for x, y in shape.places)
    assert len(drawing(plot).contents) == len(plot.shapes)


def test_a_win_that_is_odd_is_drawn_in_red() -> None:
    odd = results_plot(judge(WITHIN, [RoundResult("d", 100, -900)] * 200))
    assert odd.says.endswith("odd")
    assert [shape.colour for shape in odd.shapes if isinstance(shape, Dot)] == ["alarm"]
    usual = results_plot(judge(WITHIN, [RoundResult("d", 100, 15)] * 20))
    assert [shape.colour for shape in usual.shapes if isinstance(shape, Dot)] == ["ink"]


def test_words_of_a_plot_are_no_markup() -> None:
    made = svg(Plot(10, 10, 'a "b" <c>', (Words((1, 1), "<x> & y"),)))
    assert "&lt;x&gt; &amp; y" in made
    assert not re.search(r"<x>", made)


def test_an_axis_keeps_what_lies_beyond_it_at_its_end() -> None:
    axis = Axis(0, 10, 100, 200)
    assert [axis.at(value) for value in (-5, 0, 5, 50)] == [100, 100, 150, 200]
    assert Axis(3, 3, 0, 1).at(3) == 0
