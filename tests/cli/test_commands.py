"""The other commands: what a newcomer reads, what a program reads, and one sentence for a mistake."""

import json
from typing import Any

import pytest

from croupier.cli.main import run


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert run(words) == 0
    return capsys.readouterr().out


def as_json(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    return json.loads(printed(capsys, *words, "--json"))


def test_the_books_are_listed_with_their_games(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "rules", "list")
    assert "roulette, bigsix" in text
    books = as_json(capsys, "rules", "list")
    assert {book["name"]: book["clauses"] for book in books} == {
        "new-jersey": 43,
        "massachusetts": 43,
        "oneida-roulette": 96,
        "ilani": 15,
        "oneida-minibaccarat": 65,
        "oneida-parimutuel": 49,
    }


def test_a_book_is_shown_whole(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "rules", "show", "oneida-roulette")
    assert "struck out" in text
    assert "neighbours" in text
    assert "I.9.k" in text
    whole = as_json(capsys, "rules", "show", "ilani")
    assert {"topic": "roulette limits inside", "says": "1.00..500.00", "clause": "ilani:6.b"} in whole[
        "facts"
    ]


def test_a_book_without_games_shows_its_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    assert "The hand closest to nine wins." in printed(capsys, "rules", "show", "oneida-minibaccarat")


def test_a_clause_is_shown_with_what_rests_on_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert "lose-all or lose-half" in printed(capsys, "rules", "show", "new-jersey", "5.2(b)")
    shown = as_json(capsys, "rules", "show", "new-jersey:5.6(d)")
    assert shown["clause"] == "new-jersey:5.6(d)"
    assert {fact["topic"] for fact in shown["facts"]} == {"bigsix sign"}
    assert "What rests" not in printed(capsys, "rules", "show", "oneida-roulette", "A.2")


def test_search_finds_clauses_with_every_word(capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(capsys, "rules", "search", "HALF", "wager")
    assert [one["clause"] for one in found] == ["new-jersey:5.2(b)", "massachusetts:2(b)"]
    assert "2 clauses with half wager" in printed(capsys, "rules", "search", "half", "wager")


def test_a_diff_shows_what_only_one_document_has(capsys: pytest.CaptureFixture[str]) -> None:
    assert "before-spin 3(b)" in printed(capsys, "rules", "diff", "new-jersey", "massachusetts")
    rows = {row["topic"]: row for row in as_json(capsys, "rules", "diff", "new-jersey", "massachusetts")}
    assert rows["bigsix"]["right"] is None
    assert rows["wager b2b"]["left"] is None
    assert "wager straight" not in rows


def test_a_document_does_not_differ_from_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert as_json(capsys, "rules", "diff", "new-jersey", "new-jersey") == []


def test_odds_are_shown_for_each_kind_of_wager(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(
        capsys, "odds", "roulette", "--rulebook", "new-jersey", "--even-money-on-zero", "lose-half"
    )
    assert "0-00-1-2-3" in text
    assert "7.89%" in text
    assert "2.63%" in text
    rows = as_json(capsys, "odds", "roulette", "--wheel", "single-zero")["wagers"]
    assert {row["house_edge"]["fraction"] for row in rows} == {"1/37"}
    assert len(rows) == len({row["spot"] for row in rows}) > 150


def test_odds_can_list_every_spot(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "odds", "bigsix", "--every-spot", "--odds-word", "win").count("win ") == 7


def test_a_sign_carries_only_what_is_in_effect(capsys: pytest.CaptureFixture[str]) -> None:
    half = printed(capsys, "notices", "--rulebook", "new-jersey", "--even-money-on-zero", "lose-half")
    assert "the other half is returned" in half
    assert "Limits" not in half
    assert "$1 to $500" in printed(capsys, "notices", "--rulebook", "ilani")
    sign = as_json(capsys, "notices", "--rulebook", "new-jersey", "--game", "bigsix", "--clapper", "respin")
    assert [notice["clause"] for notice in sign["notices"]] == ["new-jersey:5.6(d)"]


def test_a_document_with_one_game_needs_no_name_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    five = printed(capsys, "notices", "--rulebook", "oneida-minibaccarat")
    assert "5 percent of what a wager on the Banker's Hand wins" in five
    assert "when a winner is paid" in five


@pytest.mark.clause("oneida-minibaccarat:M.4")
def test_vigorish_on_ties_is_collected_of_no_winner(capsys: pytest.CaptureFixture[str]) -> None:
    sign = as_json(capsys, "notices", "--rulebook", "oneida-minibaccarat", "--vigorish", "tie")
    [taken] = [line for line in sign["options"] if line["about"] == "vigorish is collected"]
    assert (taken["says"], taken["clause"]) == ("at the end of the round", "oneida-minibaccarat:M.4")


def test_odds_of_mini_baccarat_take_the_document_like_those_of_other_games(
    capsys: pytest.CaptureFixture[str],
) -> None:
    named = as_json(capsys, "odds", "baccarat", "--rulebook", "oneida-minibaccarat", "--decks", "8")
    assert named["counts"] == {
        "banker": 2292252566437888,
        "player": 2230518282592256,
        "tie": 475627426473216,
        "all": 4998398275503360,
        "banker_six": 269232304455680,
    }
    assert [row["wager"] for row in named["wagers"]] == ["banker", "player", "tie"]


def test_the_tour_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "tour")
    assert text.count("$ croupier") == 9


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("deal",), 'Unknown command "deal"'),
        (("odds",), "GAME requires an argument"),
        (("odds", "craps"), "there is no game 'craps'; the games are roulette, bigsix, baccarat"),
        (("odds", "roulette", "--wheel"), "--wheel requires an argument"),
        (("odds", "roulette", "--rulebook", "x"), "there is no rulebook 'x'"),
        (("odds", "roulette", "--offer", "six-colour"), "set withhold to red,black (new-jersey:5.1(g))"),
        (("odds", "roulette", "--odds", "straight=34 to 1"), "no less than 35 to 1"),
        (("odds", "baccarat", "--rulebook", "ilani"), "ilani has no rules for 'baccarat'; it has roulette"),
        (("notices", "--rulebook", "oneida-parimutuel"), "oneida-parimutuel has no rules for 'roulette'"),
        (("notices",), "--rulebook requires an argument"),
        (("rules", "show", "new-jersey", "9.9"), "new-jersey has no clause '9.9'"),
        (("rules", "show", "new-jersey:"), "is not a citation"),
        (("rules", "search"), "say what to look for"),
        (("rules", "diff", "ilani", "oneida-parimutuel"), "holds only its clauses"),
    ],
)
def test_a_mistake_gets_one_sentence(
    words: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(words) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert says in error
    assert error.startswith("croupier: ")
    assert error.count("\n") == 1
