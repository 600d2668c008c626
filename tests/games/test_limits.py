"""Limits: read from text, fixed by a document or set by the house, and held for every position."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.money import MOST
from croupier.base.names import Citation, PlayerId, WagerId
from croupier.base.refusal import Reason, Refusal
from croupier.games.limits import (
    Limit,
    Limits,
    Part,
    agree_limits,
    check,
    close_bets,
    divide,
    in_all,
    limit_about,
    read_limit,
    read_limits,
    short_of_aggregate,
)
from croupier.games.round import Verdict, Wager, total
from croupier.law.rulebook import Leaf, Origin
from tests.law.reading import JSON, attempt, refusal

CLAUSE = Citation("ilani:6.a")
INSIDE = Citation("ilani:6.b")
CENTS = st.integers(0, MOST)


@pytest.mark.parametrize(
    ("text", "least", "most", "shown"),
    [
        ("1.00..500.00", 100, 50000, "1.00..500.00"),
        ("1..500", 100, 50000, "1.00..500.00"),
        ("5.00..", 500, None, "5.00.."),
        ("..500.00", 0, 50000, "0.00..500.00"),
        ("5.00..5.00", 500, 500, "5.00..5.00"),
        ("..", 0, None, "0.00.."),
    ],
)
def test_a_limit_reads(text: str, least: int, most: int | None, shown: str) -> None:
    limit = read_limit(text, CLAUSE)
    assert limit == Limit(least, most, CLAUSE)
    assert str(limit) == shown


@given(CENTS, st.none() | CENTS)
def test_a_limit_prints_as_it_reads(least: int, most: int | None) -> None:
    limit = Limit(least, None if most is None else max(least, most), CLAUSE)
    assert read_limit(str(limit), CLAUSE) == limit


@pytest.mark.parametrize(
    ("text", "clause", "says"),
    [
        ("5.00", CLAUSE, '\'5.00\' is not a limit; write "1.00..500.00", "5.00.." or "..500.00"'),
        ("", CLAUSE, "'' is not a limit"),
        ("1..2..3", CLAUSE, "'1..2..3' is not a limit"),
        ("....", CLAUSE, "'....' is not a limit"),
        (5, CLAUSE, "5 is not a limit"),
        (None, CLAUSE, "None is not a limit"),
        ([1, 2], CLAUSE, "[1, 2] is not a limit"),
        ("5.00..1.00", CLAUSE, "the maximum of 5.00..1.00 is below its minimum"),
        ("0.5..1.00", None, "'0.5' is not an amount"),
        ("1.00...5", None, "'.5' is not an amount"),
        ("-1.00..5.00", None, "'-1.00' is not an amount"),
        ("1.00..9999999999", None, "9999999999 is more than the largest amount"),
    ],
)
def test_what_is_not_a_limit_is_refused(text: object, clause: str | None, says: str) -> None:
    refused = refusal(lambda: read_limit(text, CLAUSE))
    assert (refused.reason, refused.clause) == (Reason.BAD_AMOUNT, clause)
    assert refused.says.startswith(says)


@given(JSON | st.from_regex(r"[0-9]{0,4}(\.[0-9]{2})?\.\.[0-9]{0,4}(\.[0-9]{2})?", fullmatch=True))
def test_anything_reads_as_a_limit_or_is_refused(text: object) -> None:
    limit = attempt(lambda: read_limit(text, CLAUSE))
    if isinstance(limit, Refusal):
        assert limit.reason is Reason.BAD_AMOUNT
    else:
        assert limit.most is None or limit.least <= limit.most
        assert read_limit(str(limit), CLAUSE) == limit


@given(JSON)
def test_anything_reads_as_limits_or_is_refused(given: object) -> None:
    limits = attempt(lambda: read_limits(given, ["inside", "straight"], CLAUSE))
    assert isinstance(limits, Refusal) or set(limits) <= {"inside", "straight", "aggregate"}


@pytest.mark.parametrize(
    ("given", "limits"),
    [
        ({}, {}),
        ("", {}),
        ("inside=1.00..2.00", {"inside": "1.00..2.00"}),
        (" inside = 1.00.. , aggregate = 5.00..", {"inside": "1.00..", "aggregate": "5.00.."}),
        ({"inside": "..2.00", "aggregate": "5.00.."}, {"inside": "0.00..2.00", "aggregate": "5.00.."}),
    ],
)
def test_limits_read_from_a_table_or_its_text(given: object, limits: dict[str, str]) -> None:
    read = read_limits(given, ["inside"], CLAUSE)
    assert {name: str(limit) for name, limit in read.items()} == limits


def test_a_limit_on_nothing_known_is_refused() -> None:
    refused = refusal(lambda: read_limits("tips=1.00..", ["inside"], CLAUSE))
    assert (refused.reason, refused.clause) == (Reason.UNKNOWN_OPTION, CLAUSE)
    assert refused.says == "no limit can be set on 'tips'; name one of inside, aggregate"


@pytest.mark.parametrize("text", ["5.00..1.00", "5.00", "x..", "..1.000", 5])
def test_a_limit_that_cannot_be_read_says_which_it_is_and_its_clause(text: object) -> None:
    given = {"inside": "1.00..", "aggregate": text}
    refused = refusal(lambda: read_limits(given, ["inside"], CLAUSE))
    assert (refused.reason, refused.clause) == (Reason.BAD_AMOUNT, CLAUSE)
    assert refused.place == "options.limits.aggregate"


LAW = {
    "outside": Leaf("1.00..500.00", CLAUSE, Origin.LAW),
    "inside": Leaf("1.00..400.00", INSIDE, Origin.LAW),
}
FIXED: Limits = {"outside": Limit(100, 50000, CLAUSE), "inside": Limit(100, 40000, INSIDE)}
HOUSE: Limits = {"inside": Limit(200, 300, INSIDE)}


@pytest.mark.parametrize(
    ("law", "house", "agreed"),
    [
        ({}, {}, {}),
        ({}, HOUSE, HOUSE),
        (LAW, {}, FIXED),
        (LAW, {"inside": Limit(100, 40000, CLAUSE)}, FIXED),
    ],
)
def test_the_house_sets_limits_only_where_the_document_is_silent(
    law: dict[str, Leaf[str]], house: Limits, agreed: Limits
) -> None:
    assert agree_limits(law, house) == agreed


@pytest.mark.parametrize(
    ("name", "clause"),
    [("inside", INSIDE), ("outside", CLAUSE), ("straight", CLAUSE)],
)
def test_the_house_may_not_change_limits_that_a_document_fixes(name: str, clause: str) -> None:
    refused = refusal(lambda: agree_limits(LAW, {name: Limit(200, 300, CLAUSE)}))
    fixed = "the document fixes the limits: outside 1.00..500.00, inside 1.00..400.00"
    assert (refused.reason, refused.clause) == (Reason.OPTION_NOT_ALLOWED, clause)
    assert (refused.says, refused.place) == (
        f"{fixed}; {name} cannot be 2.00..3.00",
        f"options.limits.{name}",
    )


LIMIT = Limit(100, 500, CLAUSE)


@pytest.mark.parametrize(
    ("parts", "placed", "says"),
    [
        ([], {}, None),
        ([Part("17", 1, None)], {}, None),
        ([Part("17", 100, LIMIT)], {}, None),
        ([Part("17", 99, LIMIT)], {}, "$0.99 on 17 is below the minimum of $1"),
        ([Part("17", 49, LIMIT)], {"17": 50}, "$0.99 on 17 is below the minimum of $1"),
        ([Part("17", 50, LIMIT)], {"17": 50}, None),
        ([Part("17", 500, LIMIT)], {}, None),
        ([Part("17", 501, LIMIT)], {}, "$5.01 on 17 is above the maximum of $5"),
        ([Part("17", 300, LIMIT)], {"17": 200, "18": 999}, None),
        ([Part("17", 300, LIMIT)], {"17": 201}, "$5.01 on 17 is above the maximum of $5"),
        ([Part("17", 100, None), Part("18", 900, LIMIT)], {}, "$9 on 18 is above the maximum of $5"),
        ([Part("17", 10**9, Limit(0, None, CLAUSE))], {"17": 10**9}, None),
    ],
)
def test_a_position_stays_within_its_limit(
    parts: list[Part], placed: dict[str, int], says: str | None
) -> None:
    refused = check(parts, placed)
    assert (refused and refused.says) == says
    assert (refused and refused.clause) == (says and CLAUSE)


@pytest.mark.parametrize(
    ("limits", "stakes", "short"),
    [
        ({}, {"ann": [1]}, set()),
        ({"aggregate": Limit(500, None, CLAUSE)}, {}, set()),
        ({"aggregate": Limit(500, None, CLAUSE)}, {"ann": [499], "bob": [500]}, {"ann"}),
        ({"aggregate": Limit(500, None, CLAUSE)}, {"ann": [250, 250], "bob": [250, 249]}, {"bob"}),
    ],
)
def test_players_whose_total_is_below_the_minimum_are_found(
    limits: Limits, stakes: dict[str, list[int]], short: set[str]
) -> None:
    wagers = [
        Wager(WagerId("a"), PlayerId(player), "17", stake) for player in stakes for stake in stakes[player]
    ]
    assert set(short_of_aggregate(limits, wagers)) == short


TOTAL: Limits = {"aggregate": Limit(500, None, CLAUSE)}


def wager(player: str, stake: int, spot: str = "17") -> Wager:
    return Wager(WagerId("a"), PlayerId(player), spot, stake)


@pytest.mark.parametrize(
    ("limits", "parts"),
    [
        ({}, []),
        ({"inside": LIMIT}, []),
        (TOTAL, []),
        ({"aggregate": LIMIT}, [Part("all positions", 50, Limit(0, 500, CLAUSE))]),
    ],
)
def test_a_stake_counts_towards_a_players_total_where_that_has_a_maximum(
    limits: Limits, parts: list[Part]
) -> None:
    assert divide(in_all(limits), 50) == parts


@pytest.mark.parametrize(
    ("ann", "bob", "returned"),
    [
        (499, 500, ["ann"]),
        (500, 500, []),
        (100, 100, ["ann", "bob"]),
    ],
)
def test_a_total_below_the_minimum_is_returned_when_betting_closes(
    ann: int, bob: int, returned: list[str]
) -> None:
    wagers = [wager("ann", ann), wager("bob", bob, "red")]
    stay, back = close_bets(TOTAL, wagers)
    assert [one.wager.player for one in back] == returned
    assert [one.player for one in stay] == [one.player for one in wagers if one.player not in returned]
    for one in back:
        assert (one.verdict, one.returned, one.clause) == (Verdict.REFUNDED, one.wager.stake, CLAUSE)


def test_without_a_minimum_total_every_wager_stands_at_close() -> None:
    wagers = [wager("ann", 1)]
    assert close_bets({"inside": LIMIT}, wagers) == (wagers, [])


@given(st.lists(st.tuples(st.sampled_from(["ann", "bob", "cho"]), st.integers(1, 400)), max_size=9))
def test_at_close_every_wager_stands_or_goes_back_whole(drawn: list[tuple[str, int]]) -> None:
    wagers = [wager(player, stake) for player, stake in drawn]
    stay, back = close_bets(TOTAL, wagers)
    assert total(back).returned + sum(one.stake for one in stay) == sum(stake for _, stake in drawn)
    for player in {one.player for one in stay}:
        assert sum(one.stake for one in stay if one.player == player) >= 500
    for player in {one.wager.player for one in back}:
        assert sum(one.wager.stake for one in back if one.wager.player == player) < 500


def test_a_players_total_has_a_players_word() -> None:
    assert [limit_about(name) for name in ("aggregate", "inside")] == ["all your bets", "inside"]
