"""The plots of a simulation: round values on their scales, steps at each gain, nothing outside the frame."""

import re

from croupier.paper.axes import ticks
from croupier.paper.shapes import Line, Plot, Words
from croupier.paper.simulation_plots import ends_plot, settling_plot

MARKS = [(1_000 * part, 0.05 + 0.01 / part, 0.04, 0.06 + 0.02 / part) for part in range(1, 21)]


def words(plot: Plot) -> list[str]:
    return [shape.text for shape in plot.shapes if isinstance(shape, Words)]


def inside(plot: Plot) -> bool:
    places = [place for shape in plot.shapes if isinstance(shape, Line) for place in shape.places]
    return all(0 <= x <= plot.width and 0 <= y <= plot.height for x, y in places)


def test_an_estimate_settles_on_round_scales() -> None:
    plot = settling_plot(MARKS, 1 / 19, "House edge of red", "rounds")
    told = words(plot)
    assert "exactly 5.2632%" in told
    assert {"0", "5,000", "10,000", "rounds"} <= set(told)
    percents = [text for text in told if re.fullmatch(r"[0-9.]+%", text)]
    assert percents == ["4%", "4.5%", "5%", "5.5%", "6%", "6.5%", "7%"]
    assert inside(plot)


def test_marks_without_an_interval_are_left_out() -> None:
    unknown = (500, 0.05, float("-inf"), float("inf"))
    assert settling_plot([unknown, *MARKS], None, "x", "days") == settling_plot(MARKS, None, "x", "days")
    assert inside(settling_plot([unknown], None, "x", "days"))


def test_sessions_end_in_steps() -> None:
    plot = ends_plot({-10_000: 3, 0: 1, 20_000: 4}, "8 sessions of flat on red")
    *_, curve = [shape for shape in plot.shapes if isinstance(shape, Line)]
    assert len({x for x, _ in curve.places}) == 3  # it climbs at each gain, and nowhere between
    assert len({y for _, y in curve.places}) == 4
    assert {"-$100", "$0", "$100", "$200"} <= set(words(plot))
    assert inside(plot)


def test_a_long_title_is_cut() -> None:
    title = "House edge of " + ", ".join(map(str, range(40)))
    told = words(settling_plot(MARKS, None, title, "rounds"))
    assert max(map(len, told)) == 48
    assert any(text.endswith("...") for text in told)


def test_ticks_are_round() -> None:
    assert ticks(0, 1, 7) == [0, 0.2, 0.4, 0.6, 0.8, 1.0]
    assert ticks(-0.35, 0.35, 7) == [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3]
