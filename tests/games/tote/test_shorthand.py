"""Tellers' shorthand: every bet has its keys, which read back as the same bet; what is no bet is told why."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.refusal import Refused
from croupier.games.tote.bet import Called
from croupier.games.tote.bet_forms import LIKE
from croupier.games.tote.notation import read_bet, show_bet
from croupier.games.tote.shorthand import BETS, FORMS, longhand, show_shorthand
from tests.games.tote.slips import fields, read, texts

TELLERS = Path(__file__).parents[3] / "docs" / "tellers.md"


@given(st.data())
def test_a_bet_is_printed_in_keys_that_read_back(data: st.DataObject) -> None:
    bet = read(data.draw(texts(data.draw(fields()))))
    if bet is None:
        return
    keys = show_shorthand(bet)
    assert read_bet(longhand(keys)) == bet
    assert show_shorthand(read_bet(longhand(keys))) == keys


@pytest.mark.parametrize("called", Called)
def test_every_bet_has_its_keys(called: Called) -> None:
    bet = read_bet(LIKE[called])
    assert read_bet(longhand(show_shorthand(bet))) == bet


KEYED = [
    ("4 2eb1 3 5", "R4 $2 EXACTA BOX 1,3,5"),
    ("4 2w6", "R4 $2 WIN 6"),
    ("4 2w4 6", "R4 $2 WIN 4,6"),
    ("4 2p3", "R4 $2 PLACE 3"),
    ("4 5s1", "R4 $5 SHOW 1"),
    ("12 100a10", "R12 $100 ACROSS 10"),
    ("4 2e3/1", "R4 $2 EXACTA 3/1"),
    ("4 1e3/*", "R4 $1 EXACTA 3/ALL"),
    ("4 1ew3", "R4 $1 EXACTA WHEEL 3 WITH ALL"),
    ("4 2q3/1", "R4 $2 QUINELLA 1/3"),
    ("4 2t4 7/1 9 11/2 5", "R4 $2 TRIFECTA 4,7/1,9,11/2,5"),
    ("4 1tk7/1 2 3", "R4 $1 TRIFECTA KEY 7 BOX 1,2,3"),
    ("4 1ty1 2 3/4 5", "R4 $1 TRIFECTA ANY 1,2,3 & 4,5"),
    ("4 1to1 2 3/4 5", "R4 $1 TRIFECTA ANY 1,2,3 & 4,5 ONLY"),
    ("4 .50f1/2 3 4/2 3 4 5 6 7/2 3 4 5 6 7", "R4 $0.50 SUPERFECTA 1/2,3,4/2,3,4,5,6,7/2,3,4,5,6,7"),
    ("4 2d4/1 2", "R4 $2 DD 4/1,2"),
    ("4 1k3 4/1 2/*", "R4 $1 PICK3 4/1,2/ALL"),
    ("4 2k6 4/1 2/3/6/*/8", "R4 $2 PICK6 4/1,2/3/6/ALL/8"),
    ("4 2tt1/2/3", "R4 $2 TWIN TRIFECTA 1/2/3"),
]


@pytest.mark.parametrize(("keys", "bet"), KEYED)
def test_these_keys_are_this_bet(keys: str, bet: str) -> None:
    assert show_bet(read_bet(longhand(keys))) == bet


@pytest.mark.parametrize("bet", [bet for _, bet in KEYED])
def test_every_form_is_printed_in_keys_that_read_back(bet: str) -> None:
    assert show_bet(read_bet(longhand(show_shorthand(read_bet(bet))))) == bet


@pytest.mark.parametrize(
    ("keys", "bet"),
    [
        ("  4  2  E  B  5 3 1 ", "R4 $2 EXACTA BOX 1,3,5"),
        ("4 2xb1,3+5", "R4 $2 EXACTA BOX 1,3,5"),
        ("4 2.5 eb 1 , 3", "R4 $2.50 EXACTA BOX 1,3"),
        ("4 0.5w 1", "R4 $0.50 WIN 1"),
        ("4 .5w 1", "R4 $0.50 WIN 1"),
        ("4 1tb2-5", "R4 $1 TRIFECTA BOX 2,3,4,5"),
        ("4 1tb*", "R4 $1 TRIFECTA BOX ALL"),
        ("4 1k34/1/2", "R4 $1 PICK3 4/1/2"),
        ("4 2w36", "R4 $2 WIN 36"),
        ("R4 2w6", "R4 $2 WIN 6"),
        ("r4 5 2w6", "R5 $2 WIN 6"),
        ("R4 $2 WIN 6", "R4 $2 WIN 6"),
        ("R1 R4 $2 WIN 6", "R4 $2 WIN 6"),
        ("R1 r4 $2 EXACTA BOX 1,3,5", "r4 $2 EXACTA BOX 1,3,5"),
    ],
)
def test_a_line_is_read_however_it_is_spaced(keys: str, bet: str) -> None:
    assert longhand(keys).replace(".00 ", " ").replace("5,3,1", "1,3,5").replace("2..5", "2,3,4,5") == bet


@pytest.mark.parametrize(
    ("keys", "why"),
    [
        ("", "is no bet yet"),
        ("4", "is no bet yet"),
        ("4 2", "is no bet yet"),
        ("100 2w6", "is no bet yet"),
        ("2w6", "key the race before the amount"),
        ("4 2z6", "'z' is no bet; the keys are w win, p place"),
        ("4 2ez1 3", "'ez' is no bet"),
        ("4 2ebb1 3", "'ebb' is no bet"),
        ("4 2k4", "'k' is no bet"),
        ("4 2w", "WIN of whom"),
        ("4 2wb1 2", "WIN is not boxed"),
        ("4 2eb1", "EXACTA BOX needs at least 2 runners"),
        ("4 1tk7", "a key box names its key and its others"),
        ("4 2w1A", "runs coupled with 1"),
        ("4 0w6", "more than 0.00"),
    ],
)
def test_what_is_no_bet_is_told_why_with_a_clause(keys: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        read_bet(longhand(keys))
    assert why in refused.value.refusal.says
    assert refused.value.refusal.clause


def explained() -> list[tuple[str, str]]:
    """Keys and what they are, from the tables of the tellers' page."""
    rows = re.findall(r"\| `(\d\S[^`|]*)` \| `([A-Z][^`|]*)` \|", TELLERS.read_text("utf-8"))
    return [(keys, bet) for keys, bet in rows]


@pytest.mark.parametrize(("keys", "bet"), explained())
def test_the_tellers_page_explains_keys_that_are_read(keys: str, bet: str) -> None:
    written = show_bet(read_bet(longhand(f"R4 {keys}")))
    assert written.partition("$")[2].partition(" ")[2] == bet


def test_the_tellers_page_has_every_key() -> None:
    page = TELLERS.read_text("utf-8")
    assert len(explained()) == 1 + len(FORMS)
    assert [keys for keys in (*BETS, *FORMS) if f"`{keys.lower()}`" not in page] == []


def test_the_issue_s_own_example_takes_few_keys() -> None:
    """`$2 exacta box 1 3 5, race 4`: with Enter for the bet and Enter for the ticket."""
    keys = "4 2eb1 3 5"
    assert show_bet(read_bet(longhand(keys))) == "R4 $2 EXACTA BOX 1,3,5"
    assert len(keys) + 2 <= 14
