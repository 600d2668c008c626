"""One text for every bet: what is printed reads back, and what cannot be read gets one sentence."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.refusal import Refused
from croupier.games.tote.bet import Bet, Called, Each
from croupier.games.tote.bet_forms import LIKE
from croupier.games.tote.notation import read_bet, show_bet
from tests.games.tote.slips import fields, read, texts


@given(st.data())
def test_a_bet_is_printed_as_it_reads_back(data: st.DataObject) -> None:
    bet = read(data.draw(texts(data.draw(fields()))))
    if bet is None:
        return
    printed = show_bet(bet)
    assert read_bet(printed) == bet
    assert show_bet(read_bet(printed)) == printed


CANONICAL = [
    "R4 $2 WIN 6",
    "R4 $2 WIN 4,6",
    "R4 $2 ACROSS 6",
    "R4 $0.50 SHOW 1",
    "R4 $1 EXACTA BOX 1,3,5",
    "R4 $1 EXACTA BOX ALL",
    "R4 $1 TRIFECTA KEY 7 BOX 1,2,3",
    "R4 $1 TRIFECTA KEY 7 BOX ALL",
    "R4 $2 TRIFECTA 4,7/1,9,11/2,5",
    "R4 $1 EXACTA 3/ALL",
    "R4 $1 EXACTA WHEEL 3 WITH ALL",
    "R4 $1 SUPERFECTA WHEEL 3,5 WITH ALL",
    "R4 $1 TRIFECTA ANY 1,2,3 & 4,5",
    "R4 $1 TRIFECTA ANY 1,2,3 & 4,5 ONLY",
    "R4 $2 QUINELLA 1/3",
    "R4 $2 DD 4/1,2",
    "R97 $1250.75 PICK3 1/2/3",
    "R4 $2 PICK6 1/2/3/4/5/ALL",
    "R4 $2 TWIN TRIFECTA 1/2/3",
]


@pytest.mark.parametrize("text", CANONICAL)
def test_these_are_printed_as_they_are_written(text: str) -> None:
    assert show_bet(read_bet(text)) == text


@pytest.mark.parametrize("called", Called)
def test_the_example_of_each_bet_can_be_read(called: Called) -> None:
    assert read_bet(LIKE[called]).called is called


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("r4 $2.00 win 6", "R4 $2 WIN 6"),
        ("R4 $2 PERFECTA 3/1", "R4 $2 EXACTA 3/1"),
        ("R4 $2 Daily Double 4/2,1", "R4 $2 DD 4/1,2"),
        ("R4 $2 across the board 6", "R4 $2 ACROSS 6"),
        ("R4 $1 Pick 3 1/2/3", "R4 $1 PICK3 1/2/3"),
        ("R4 $1 PICK THREE 1/2/3", "R4 $1 PICK3 1/2/3"),
        ("R4 $1 pick 6 1/2/3/4/5/6", "R4 $1 PICK6 1/2/3/4/5/6"),
        ("R4 $1 PICK SIX 1/2/3/4/5/6", "R4 $1 PICK6 1/2/3/4/5/6"),
        ("  R4  $1  EXACTA  BOX  5 ,3, 1 ", "R4 $1 EXACTA BOX 1,3,5"),
        ("R4 $1 EXACTA 3 / all", "R4 $1 EXACTA 3/ALL"),
        ("R4 $1 SUPERFECTA 1/2,3,4/2..7/2..4,7", "R4 $1 SUPERFECTA 1/2,3,4/2,3,4,5,6,7/2,3,4,7"),
        ("R4 $2 QUINELLA 3/1", "R4 $2 QUINELLA 1/3"),
        ("R4 $2 QUINELLA 10/9", "R4 $2 QUINELLA 9/10"),
        ("R4 $2 QUINELLA ALL/3", "R4 $2 QUINELLA 3/ALL"),
        ("R4 $1 TRIFECTA ANY 5,4&1..3", "R4 $1 TRIFECTA ANY 1,2,3 & 4,5"),
        ("R4 $1 EXACTA ANY 1 & 2 ONLY", "R4 $1 EXACTA ANY 1 & 2"),
        ("R4 $1 TRIFECTA ANY 3 & 2 & 1 ONLY", "R4 $1 TRIFECTA ANY 1 & 2 & 3"),
    ],
)
def test_other_ways_to_write_a_bet_are_printed_in_one(text: str, printed: str) -> None:
    assert show_bet(read_bet(text)) == printed


def test_a_bet_is_race_amount_name_and_selection() -> None:
    assert read_bet("R4 $0.50 WIN 6,4") == Bet(4, 50, Called.WIN, Each((4, 6)))


MISTAKES = [
    (4, "4 is not a bet; write race, amount, bet and runners, like 'R4 $2 WIN 6'"),
    ("", "'' is not a bet"),
    ("R4 R5 $2 WIN 6", "write race, amount, bet and runners, like R4 $2 WIN 6"),
    ("R4 EXACTA BOX 1,3,5", "in a shell in single quotes, which keep the $"),
    ("R4 2 WIN 6", "is not a bet"),
    ("R0 $2 WIN 6", "is not a bet"),
    ("R04 $2 WIN 6", "is not a bet"),
    ("R100 $2 WIN 6", "is not a bet"),
    ("4 $2 WIN 6", "is not a bet"),
    ("R4 $1,000 WIN 6", "is not a bet"),
    ("R4 $-2 WIN 6", "is not a bet"),
    ("R4 $2 ", "is not a bet"),
    ("R4 $ WIN 6", "is not an amount"),
    ("R4 $2.5 WIN 6", "'2.5' is not an amount; write dollars and cents"),
    ("R4 $0.00 WIN 6", "must be more than 0.00"),
    ("R4 $9999999999 WIN 6", "more than the largest amount"),
    ("R4 $1000000000 WIN 4,6", "this WIN costs more than the largest amount, $1,000,000,000"),
    ("R4 $2 WINS 6", "'WINS 6' does not begin with a bet; the bets are WIN, PLACE, SHOW, ACROSS, DD"),
    ("R4 $2 WIN6", "does not begin with a bet"),
    ("R4 $2 WIN", "WIN of whom? Write it like R4 $2 WIN 6"),
    ("R4 $2 TWIN TRIFECTA", "TWIN TRIFECTA of whom?"),
    ("R4 $2 WIN 0", "'0' is not a runner; write its programme number, 1 to 24"),
    ("R4 $2 WIN 06", "'06' is not a runner"),
    ("R4 $2 WIN 25", "'25' is not a runner"),
    ("R4 $2 WIN 100", "'100' is not a runner"),
    ("R4 $2 WIN 6 7", "'6 7' is not a runner"),
    ("R4 $2 WIN 1A", "1A runs coupled with 1; bet on 1"),
    ("R4 $2 WIN \u0663", "'R4 $2 WIN \\u0663' holds characters that no bet has"),
    ("R4 $2 WIN \uff16", "holds characters that no bet has"),
    ("R4 $2\tWIN 6", "holds characters that no bet has"),
    ("R4 $2 WIN 6\n", "holds characters that no bet has"),
    ("R4 $2 WIN " + "6" * 500, "a bet is at most 500 characters; this is 510"),
    ("R4 $2 WIN 6,", "a runner is missing"),
    ("R4 $2 WIN ,6", "a runner is missing"),
    ("R4 $2 WIN 4,,6", "a runner is missing"),
    ("R4 $2 WIN 6,6", "runner 6 is named twice in '6,6'"),
    ("R4 $2 WIN 2..5,4", "runner 4 is named twice"),
    ("R4 $2 WIN 7..2", "'7..2' is not a range; write the lower number first"),
    ("R4 $2 WIN 2..2", "is not a range"),
    ("R4 $2 WIN 2..", "a runner is missing"),
    ("R4 $2 WIN 2...5", "'.5' is not a runner"),
    ("R4 $2 WIN 4/6", "WIN takes 1 group, not 2; write it like R4 $2 WIN 6"),
    ("R4 $2 EXACTA 1,3", "EXACTA takes 2 groups with / between them, not 1 (for every order write BOX)"),
    ("R4 $2 EXACTA 1/2/3", "EXACTA takes 2 groups with / between them, not 3; write it like"),
    ("R4 $2 DD 4", "DD takes 2 groups with / between them, not 1; write it like R4 $2 DD 4/1,2"),
    ("R4 $2 EXACTA 1/", "a runner is missing"),
    ("R4 $2 EXACTA 1//2", "a runner is missing"),
    ("R4 $2 EXACTA 1,ALL/2", "'ALL' is not a runner"),
    ("R4 $2 EXACTA 3/3", "this EXACTA holds no bet: too few runners are named, 1 where it needs 2"),
    ("R4 $2 TRIFECTA 3/3/1,2", "this TRIFECTA holds no bet: it needs a different runner in each place"),
    ("R98 $2 PICK3 1/2/3", "PICK3 runs to race 100; races go to 99"),
    ("R4 $2 QUINELLA 3/3", "this QUINELLA holds no bet"),
    ("R4 $2 TRIFECTA 1,2/1,2/1,2", "this TRIFECTA holds no bet"),
    ("R4 $2 TRIFECTA BOX", "a runner is missing"),
    ("R4 $2 TRIFECTA BOX 1,2", "TRIFECTA BOX needs at least 3 runners, not 2 (oneida-parimutuel:C.13)"),
    ("R4 $2 TRIFECTA KEY 7", "names its key and its others, like KEY 7 BOX 1,2,3 (oneida-parimutuel:C.14)"),
    ("R4 $2 TRIFECTA KEY 7 BOX 1", "needs at least 2 runners behind its key, not 1 (oneida-parimutuel:C.14)"),
    ("R4 $2 TRIFECTA KEY 7 BOX 1,7", "runner 7 is the key and cannot also come behind it"),
    ("R4 $2 TRIFECTA KEY 4,7 BOX 1,2", "a key box has one key, not '4,7'"),
    ("R4 $2 TRIFECTA KEY ALL BOX 1,2", "ALL cannot stand here"),
    ("R4 $2 EXACTA WHEEL 3", "a wheel is WITH ALL, like WHEEL 3 WITH ALL"),
    ("R4 $2 EXACTA WHEEL 3 WITH 1,2", "with some of the others write ANY 3 & 1,2 (oneida-parimutuel:C.15)"),
    ("R4 $2 EXACTA WHEEL ALL WITH ALL", "ALL cannot stand here"),
    ("R4 $2 TRIFECTA ANY 1,2,3", "TRIFECTA ANY takes 2 to 3 groups with & between them"),
    ("R4 $2 TRIFECTA ANY 1 & 2 & 3 & 4", "not 4 (oneida-parimutuel:C.16)"),
    ("R4 $2 EXACTA ANY 1 & 2 & 3", "EXACTA ANY takes 2 groups with & between them"),
    ("R4 $2 TRIFECTA ANY 1,2 & 2,3", "runner 2 is in two groups"),
    ("R4 $2 TRIFECTA ANY 1,2 & ", "a runner is missing"),
    ("R4 $2 TRIFECTA ANY 1,2 & ALL", "ALL cannot stand here"),
    ("R4 $2 TRIFECTA ANY 1 & 2 ONLY", "holds no bet: too few runners are named, 2 where it needs 3"),
    ("R4 $2 PICK6 " + "/".join(["1..24"] * 6), "holds 191,102,976 bets; a ticket holds at most 300,000"),
]


@pytest.mark.parametrize(("text", "says"), MISTAKES)
def test_what_cannot_be_read_gets_one_sentence(text: object, says: str) -> None:
    with pytest.raises(Refused) as refused:
        read_bet(text)
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        (7, "B.2"),
        ("a dollar on the grey", "B.2"),
        ("R4 $2 WIN \u0664", "B.2"),
        ("R4 $0 WIN 6", "B.2"),
        ("R4 $2 WIN 6,6", "B.2"),
        ("R4 $2 WIN 25", "B.2"),
        ("R98 $2 PICK3 1/2/3", "B.2"),
        ("R4 $1000000 PICK3 1..24/1..24/1..24", "B.2"),
        ("R4 $2 LAST 6", "C"),
        ("R4 $2 PICK6 " + "/".join(["1..24"] * 6), "C"),
        ("R4 $2 WIN", "C.1"),
        ("R4 $2 EXACTA 1,3", "C.7"),
        ("R4 $2 TRIFECTA 3/3/1,2", "C.8"),
        ("R4 $2 WIN BOX 1,2", "C.13"),
    ],
)
def test_what_cannot_be_read_rests_on_a_clause(text: object, clause: str) -> None:
    """On what the bet is or on its form where that decides, else on what a ticket must show."""
    with pytest.raises(Refused) as refused:
        read_bet(text)
    assert refused.value.refusal.clause == f"oneida-parimutuel:{clause}"


@given(st.text(st.sampled_from("R4$2 WINEXACTBOKEY,/.&16ALL"), max_size=30))
def test_any_text_is_a_bet_or_is_refused(text: str) -> None:
    with suppress(Refused):
        bet = read_bet("R4 $2 " + text)
        assert read_bet(show_bet(bet)) == bet


def test_the_longest_bet_fits() -> None:
    every = ",".join(map(str, range(1, 25)))
    assert len(f"R99 $1000000000.00 PICK6 {'/'.join([every] * 6)}") <= 500
