"""The roads of a shoe: pictures that a reader can check, and any shoe against a second drawing of it."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from croupier.games.baccarat.bead_plate import Outcome
from croupier.games.baccarat.big_road import BigRoad
from croupier.games.baccarat.derived_roads import DerivedMark, NextMarks
from croupier.games.baccarat.roads import Roads, roads
from tests.games.baccarat.drawn_roads import colours, drawn, strokes

OUTCOMES: dict[str, Outcome] = {"P": "player", "B": "banker", "T": "tie"}


def shoe(letters: str) -> list[Outcome]:
    return [OUTCOMES[letter] for letter in letters.replace(" ", "")]


STREAKS = st.lists(st.tuples(st.sampled_from("PBT"), st.integers(1, 12)), max_size=100)
SHOES = st.one_of(
    st.text("PBT", max_size=100),
    STREAKS.map(lambda streaks: "".join(letter * length for letter, length in streaks)[:100]),
).map(shoe)
"""Of both kinds: hands at random, and long streaks, whose tails meet."""


def picture(letters: str) -> str:
    """The big road as rows of text: a side's letter for each win, small where there are ties on it."""
    cells = {(cell.column, cell.row): cell for cell in roads(shoe(letters)).big_road.cells}
    width = max(column for column, _ in cells) + 1
    return "\n".join(
        "".join(
            (cell.winner[0] if cell.ties else cell.winner[0].upper())
            if (cell := cells.get((column, row)))
            else "."
            for column in range(width)
        )
        for row in range(6)
    )


def drawing(*rows: str) -> str:
    return "\n".join(rows)


def test_beads_fill_one_column_of_six_after_another() -> None:
    beads = roads(shoe("PBTPBT BP")).bead_plate
    assert [(bead.column, bead.row) for bead in beads] == [*((0, row) for row in range(6)), (1, 0), (1, 1)]
    assert [bead.outcome for bead in beads] == shoe("PBTPBTBP")


def test_a_column_for_each_streak_and_ties_on_the_win_before_them() -> None:
    assert picture("PP BBTB P TB") == drawing(
        "PBpB",
        "Pb..",
        ".B..",
        "....",
        "....",
        "....",
    )


def test_ties_before_the_first_win_are_held_and_drawn_on_it() -> None:
    assert roads(shoe("TT")).big_road == BigRoad([], held=2)
    road = roads(shoe("TTBTB")).big_road
    assert road.held == 0
    assert [cell.ties for cell in road.cells] == [3, 0]


def test_a_long_streak_has_a_tail_and_a_streak_that_meets_it_turns_above() -> None:
    assert picture("BBBBBBBBB PPPPPPPPPP B") == drawing(
        "BPB....",
        "BP.....",
        "BP.....",
        "BP.....",
        "BPPPPPP",
        "BBBB...",
    )


def test_after_a_tail_along_the_top_row_the_next_column_is_beyond_it() -> None:
    streaks = "B" * 11, "P" * 9, "B" * 7, "P" * 5, "B" * 3, "P" * 3, "B" * 2
    assert picture(" ".join(streaks)) == drawing(
        "BPBPBPPPB",
        "BPBPBB..B",
        "BPBPPP...",
        "BPBBBB...",
        "BPPPPP...",
        "BBBBBB...",
    )


def test_a_shoe_without_rounds_has_empty_roads() -> None:
    nothing = NextMarks(None, None, None)
    assert roads([]) == Roads(
        bead_plate=[],
        big_road=BigRoad([], held=0),
        big_eye_boy=[],
        small_road=[],
        cockroach_pig=[],
        if_player=nothing,
        if_banker=nothing,
    )


@given(SHOES)
def test_every_shoe_is_drawn_like_the_second_drawing(outcomes: list[Outcome]) -> None:
    ours, wins = roads(outcomes), decided(outcomes)
    assert [((cell.column, cell.row), cell.winner) for cell in ours.big_road.cells] == drawn(wins)
    assert [cell.ties for cell in ours.big_road.cells] == strokes(list(outcomes))
    for back, road in enumerate(derived(ours), start=1):
        assert [((mark.column, mark.row), mark.colour) for mark in road] == drawn(colours(wins, back))


@given(SHOES)
def test_the_next_hand_adds_what_was_said_of_it(outcomes: list[Outcome]) -> None:
    ours, wins = roads(outcomes), decided(outcomes)
    assert next_colours(ours.if_player) == next_of("player", wins)
    assert next_colours(ours.if_banker) == next_of("banker", wins)
    for one, other in zip(next_colours(ours.if_player), next_colours(ours.if_banker), strict=True):
        assert (one, other) in ((None, None), ("red", "blue"), ("blue", "red"))


@given(SHOES)
def test_no_round_is_lost_and_no_cell_is_taken_twice(outcomes: list[Outcome]) -> None:
    ours = roads(outcomes)
    cells, ties = ours.big_road.cells, outcomes.count("tie")
    assert len(ours.bead_plate) == len(outcomes)
    assert len(cells) == len(outcomes) - ties
    assert sum(cell.ties for cell in cells) + ours.big_road.held == ties
    of_beads = [(bead.column, bead.row) for bead in ours.bead_plate]
    of_wins = [(cell.column, cell.row) for cell in cells]
    of_colours = [[(mark.column, mark.row) for mark in road] for road in derived(ours)]
    for places in (of_beads, of_wins, *of_colours):
        assert len(set(places)) == len(places)
        assert all(column >= 0 and 0 <= row < 6 for column, row in places)


@given(SHOES)
def test_a_new_round_moves_no_mark_of_the_road(outcomes: list[Outcome]) -> None:
    now, then = roads(outcomes), roads(outcomes[:-1])
    for road, before in zip(derived(now), derived(then), strict=True):
        assert road[: len(before)] == before
    places, were = ([(cell.column, cell.row) for cell in one.big_road.cells] for one in (now, then))
    assert places[: len(were)] == were


def test_roads_travel_as_json() -> None:
    ours = roads(shoe("T PPT BBB P BB PP BBBBBBBB P"))
    assert msgspec.json.decode(msgspec.json.encode(ours), type=Roads) == ours


def decided(outcomes: list[Outcome]) -> list[str]:
    return [outcome for outcome in outcomes if outcome != "tie"]


def derived(of: Roads) -> tuple[list[DerivedMark], ...]:
    return of.big_eye_boy, of.small_road, of.cockroach_pig


def next_colours(marks: NextMarks) -> list[str | None]:
    return [marks.big_eye_boy, marks.small_road, marks.cockroach_pig]


def next_of(side: str, wins: list[str]) -> list[str | None]:
    """What one more win changes, by the second drawing of the shoe with it and without it."""
    added = [colours([*wins, side], back)[len(colours(wins, back)) :] for back in (1, 2, 3)]
    return [marks[0] if marks else None for marks in added]
