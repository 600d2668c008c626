"""The derived roads: published shoes, and one that is worked out here mark by mark.

Two sources state the rule alike. The rules of OG's live tables ("Road map") say of the big eye road that it
begins at column 2, row 2, or else at column 3, row 1; that a win further down looks at its row in the column
before, and one that changes column compares the lengths of the two columns before. A comment in
jconradi/baccarat-engine (src/roadmaps/roadmapGenerator.js) states it for all three: with k = 1, 2 or 3, a win
on row m >= 2 of column n is compared with column n - k, which has p; it is blue if m = p + 1, and red
otherwise; for a win on row 1, take what the other side would have brought, and reverse it. The code below
that comment (version 1.1.5) leaves out the marks of the column in which a road begins, which OG's rule has.
From the next column on, the three roads of 2,000 random shoes, 218,728 marks, came out as ours do, on
2026-11-16.
"""

import pytest

from croupier.games.baccarat.derived_roads import (
    BIG_EYE_BOY,
    COCKROACH_PIG,
    SMALL_ROAD,
    Colour,
    NextMarks,
    derived_colours,
    derived_road,
    next_marks,
)
from croupier.games.baccarat.hands import Side
from croupier.games.baccarat.road_layout import streak_lengths

SIDES: dict[str, Side] = {"P": "player", "B": "banker"}

PUBLISHED_START = ("PBPPBPPPPBPPBP", "rbbbbrrbbbbb")
PUBLISHED_ENDS = {
    "set B": (
        "PPBBPBPPPTPPTBPPBBTPPPPPPPBBBPPTTPPBPPPTPPBBTPPBTP"
        "BPPPBPBBTPPPPPPBBPBBBBBTPBPBPBBBPBBPPPBTBBBBBBPBPB",
        "rrbrbbbbrbbrrbrrrbbrr",
    ),
    "set C": (
        "PTPBTBBTPPPBPBTBPPPPPPPPBBPBTBTBBPPPTPPPBBBBPBBBPP"
        "PPBPBPTPBBPBBBBPBPPPPPPPBPBBBBBBBPPBBPTPBPPPBPPPPB",
        "brbrrrrrbrbrrrrbbrbbbrrb",
    ),
}
"""The big eye road of three shoes in jconradi/baccarat-engine, test/roadmaps/roadmapGenerator.spec.js: of its
twenty results as far as the tie, and of two of its hundreds the end, as much as twelve drawn columns show.

Its other figures are left out. A tie before a change of side kept the next win in the same column when they
were written, which its version 1.1.5 mended; and against its own rule, its code compares nothing with the
first column on the way down.
"""

WORKED = "PP BBB P BB PP BBBB P B"
"""Eight columns of 2, 3, 1, 2, 2, 4, 1 and 1. Ours, not published."""
WORKED_MARKS = [
    # column, row (from 1): big eye boy, small road, cockroach pig. "2:3" is "column 2 has 3".
    (1, 1, "---"),
    (1, 2, "---"),
    (2, 1, "---"),  # big eye boy would need a column before the first
    (2, 2, "r--"),  # 1:2 reaches row 2
    (2, 3, "b--"),  # 1:2 ends just above row 3
    (3, 1, "b--"),  # 2:3, 1:2 differ
    (4, 1, "bb-"),  # 3:1, 2:3 differ; 3:1, 1:2 differ
    (4, 2, "brr"),  # 3:1 ends just above; 2:3 reaches; 1:2 reaches
    (5, 1, "bbr"),  # 4:2, 3:1 differ; 4:2, 2:3 differ; 4:2, 1:2 are alike
    (5, 2, "rbr"),  # 4:2 reaches; 3:1 ends just above; 2:3 reaches
    (6, 1, "rbb"),  # 5:2, 4:2 are alike; 5:2, 3:1 differ; 5:2, 2:3 differ
    (6, 2, "rrb"),  # 5:2 reaches; 4:2 reaches; 3:1 ends just above
    (6, 3, "bbr"),  # 5:2 ends just above; 4:2 ends just above; 3:1 ended further up
    (6, 4, "rrr"),  # 5:2, 4:2 and 3:1 all ended further up
    (7, 1, "bbb"),  # 6:4 differs from 5:2, 4:2 and 3:1
    (8, 1, "bbb"),  # 7:1 differs from 6:4, 5:2 and 4:2
]
ROADS = [BIG_EYE_BOY, SMALL_ROAD, COCKROACH_PIG]
LETTERS: dict[str, Colour] = {"r": "red", "b": "blue"}


def winners(letters: str) -> list[Side]:
    return [SIDES[letter] for letter in letters if letter in SIDES]


def big_eye_boy(letters: str) -> str:
    return "".join(colour[0] for colour in derived_colours(streak_lengths(winners(letters)), BIG_EYE_BOY))


def test_the_start_of_a_published_shoe() -> None:
    shoe, marks = PUBLISHED_START
    assert big_eye_boy(shoe) == marks


@pytest.mark.parametrize(("shoe", "end"), PUBLISHED_ENDS.values(), ids=PUBLISHED_ENDS)
def test_the_end_of_a_published_shoe(shoe: str, end: str) -> None:
    assert big_eye_boy(shoe).endswith(end)


def test_the_worked_marks_stand_for_the_worked_shoe() -> None:
    columns = [(number, len(streak)) for number, streak in enumerate(WORKED.split(), start=1)]
    assert [(column, row) for column, row, _ in WORKED_MARKS] == [
        (column, row) for column, length in columns for row in range(1, length + 1)
    ]


@pytest.mark.parametrize("hand", range(len(WORKED_MARKS)))
def test_each_hand_of_the_worked_shoe_adds_what_was_worked_out(hand: int) -> None:
    shoe = winners(WORKED)
    expected = [LETTERS.get(letter) for letter in WORKED_MARKS[hand][2]]
    asked = next_marks(shoe[:hand], shoe[hand])
    assert [asked.big_eye_boy, asked.small_road, asked.cockroach_pig] == expected
    for back, colour in zip(ROADS, expected, strict=True):
        before, after = (derived_colours(streak_lengths(shoe[:end]), back) for end in (hand, hand + 1))
        assert after == (before if colour is None else [*before, colour])


def test_what_the_next_hand_of_the_worked_shoe_would_add() -> None:
    """A banker's win stands at column 8, row 2; a player's opens column 9."""
    shoe = winners(WORKED)
    # 7:1 ends just above; 6:4 reaches; 5:2 reaches
    assert next_marks(shoe, "banker") == NextMarks("blue", "red", "red")
    # 8:1, 7:1 are alike; 8:1, 6:4 differ; 8:1, 5:2 differ
    assert next_marks(shoe, "player") == NextMarks("red", "blue", "blue")


def test_nothing_is_added_before_a_road_begins() -> None:
    assert next_marks([], "player") == NextMarks(None, None, None)
    assert [derived_road(winners("PPPPPPPPB"), back) for back in ROADS] == [[], [], []]


def test_a_streak_in_a_tail_is_compared_by_its_whole_length() -> None:
    """Nine and nine repeat, though the second is drawn in another shape than the first."""
    assert set(derived_colours([9, 9], BIG_EYE_BOY)) == {"red"}
    assert derived_colours([9, 9, 1], BIG_EYE_BOY)[-1] == "red"
    assert derived_colours([9, 10], BIG_EYE_BOY)[-1] == "blue"


def test_a_derived_road_is_laid_out_like_the_big_road() -> None:
    """r bbbbb rrr b r bb: a column for each streak of a colour."""
    marks = derived_road(winners(WORKED), BIG_EYE_BOY)
    assert [(mark.column, mark.row, mark.colour[0]) for mark in marks[:7]] == [
        (0, 0, "r"),
        *((1, row, "b") for row in range(5)),
        (2, 0, "r"),
    ]
    tail = derived_road(winners("P" * 9 + "B" * 9), BIG_EYE_BOY)
    assert [(mark.column, mark.row) for mark in tail] == [*((0, row) for row in range(6)), (1, 5), (2, 5)]
