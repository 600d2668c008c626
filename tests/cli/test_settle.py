"""`croupier settle`: what goes in, what comes out, and everything that is refused on the way."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.refusal import Refused
from croupier.cli import intake
from croupier.cli.main import run
from croupier.cli.settle import settle_request


def request(*wagers: dict[str, object], **more: object) -> dict[str, object]:
    base = {"rulebook": "new-jersey", "game": "roulette", "wagers": list(wagers), "outcome": "17"}
    return {**base, **more}


def wager(ident: str = "a", spot: str = "17", stake: object = "5.00", **more: object) -> dict[str, object]:
    return {"id": ident, "spot": spot, "stake": stake, **more}


def settled(asked: dict[str, object]) -> dict[str, Any]:
    """The answer's wagers by id, as a program reads them."""
    answer = json.loads(json.dumps(settle_request(asked)))
    return {one["id"]: one for one in answer["wagers"]}


def test_a_winner_is_paid_and_keeps_the_stake() -> None:
    assert settled(request(wager(spot="20-17")))["a"] == {
        "id": "a",
        "verdict": "won",
        "paid": "85.00",
        "returned": "5.00",
        "collected": "0.00",
        "charged": "0.00",
        "clause": "new-jersey:5.2(a)",
    }


def test_losers_come_before_winners() -> None:
    answer = settle_request(request(wager("w"), wager("l", "18"), wager("v", "odd"), wager("m", "even")))
    assert isinstance(answer["wagers"], list)
    assert [one["id"] for one in answer["wagers"]] == ["l", "m", "w", "v"]


def test_defaults_are_a_double_zero_wheel_and_whole_loss_on_zero() -> None:
    asked = request(wager("r", "red"), wager("z", "00"), outcome="00")
    assert settled(asked)["r"]["verdict"] == "lost"
    assert settled(asked)["z"]["paid"] == "175.00"


def dealt(outcome: object, *wagers: dict[str, object], **options: object) -> dict[str, Any]:
    asked = request(
        *wagers, rulebook="oneida-minibaccarat", game="baccarat", outcome=outcome, options=options
    )
    return settled(asked)


@pytest.mark.clause("oneida-minibaccarat:M.3")
def test_mini_baccarat_is_settled_from_the_cards_as_they_were_dealt() -> None:
    wagers = (wager("b", "banker", "20.00"), wager("p", "player"), wager("t", "tie"))
    found = dealt("7S 4H 3D KC 6H 5S", *wagers)
    banker = found["b"]
    assert (banker["paid"], banker["returned"], banker["charged"]) == ("20.00", "20.00", "1.00")
    assert {one: found[one]["clause"].partition(":")[2] for one in found} == {
        "b": "M.3",
        "p": "G.1.b",
        "t": "G.1.c",
    }
    rounded = {"vigorish": "4", "vigorish-rounding": "five-cents"}
    assert dealt("4S 9H KD KC", wager("b", "banker", "20.10"), **rounded)["b"]["charged"] == "0.85"
    tied = dealt("2S 3H 5S 4H", wager("b", "banker", "20.00"), vigorish="tie")["b"]
    assert (tied["verdict"], tied["returned"], tied["charged"]) == ("pushed", "20.00", "5.00")


@pytest.mark.parametrize(
    ("outcome", "says"),
    [
        ("banker", "'banker' is not an outcome here; write the cards as they were dealt, like 7S 4H 3D KC"),
        ("7S 4H 3D", "a round has at least four cards, not 3"),
        ("4S 9H KD KC 3H", "no hand takes 3H"),
        ("4S 9H KD 1C", "'1C' is not a card"),
    ],
)
def test_what_was_not_dealt_so_is_refused(outcome: str, says: str) -> None:
    with pytest.raises(Refused) as refused:
        dealt(outcome, wager("b", "banker"))
    assert says in str(refused.value)


def test_totals_add_up_for_the_table_and_for_each_player() -> None:
    answer = settle_request(request(wager("a", player="Ada"), wager("b", "red", "3.33", player="Ben")))
    totals = answer["totals"]
    assert isinstance(totals, dict)
    assert (totals["staked"], totals["paid"], totals["collected"], totals["house"]) == (
        "8.33",
        "175.00",
        "3.33",
        "-171.67",
    )
    assert totals["players"]["Ben"]["house"] == "3.33"


def test_a_coupon_wins_with_its_stake_and_is_used_up() -> None:
    won = settled(request(wager(spot="black", stake="10.00", coupon="10.00")))["a"]
    assert won["paid"] == "20.00"
    assert won["coupon"] == {"amount": "10.00", "verdict": "used", "paid": "10.00"}
    stands = settled(request(wager(coupon="5.00"), outcome="no-spin:short-spin"))["a"]
    assert stands["coupon"]["verdict"] == "kept"


def test_a_no_spin_leaves_wagers_standing_and_says_why() -> None:
    answer = settle_request(request(wager(), outcome="no-spin:with-rotation"))
    assert answer["totals"]["cause"] == "new-jersey:5.4(a)"  # type: ignore[index]
    assert answer["totals"]["standing"] == "5.00"  # type: ignore[index]


def test_a_void_game_is_refunded() -> None:
    asked = request(
        wager(), rulebook="oneida-roulette", options={"mode": "terminals"}, outcome="void:ball-out"
    )
    assert settled(asked)["a"]["verdict"] == "refunded"
    assert settled(asked)["a"]["clause"] == "oneida-roulette:I.9.k"
    assert settle_request(asked)["totals"]["cause"] == "oneida-roulette:I.9.i"  # type: ignore[index]


def test_a_total_below_the_minimum_is_returned_at_close() -> None:
    asked = request(wager("a", stake="4.99", player="Ada"), wager("b", player="Ben"), rulebook="ilani")
    assert settled(asked)["a"]["verdict"] == "refunded"
    assert settled(asked)["a"]["clause"] == "ilani:6.c"
    assert settled(asked)["b"]["verdict"] == "won"


def test_b2b_pays_the_multiplier_when_the_number_repeats() -> None:
    options = {"offer": ["b2b"], "b2b-paytable": "10:1"}
    asked = request(
        wager(spot="b2b"), rulebook="massachusetts", options=options, prior="17", multiplier="X10"
    )
    assert settled(asked)["a"]["paid"] == "50.00"
    assert settled({**asked, "outcome": "18"})["a"]["verdict"] == "lost"


def test_big_six_is_settled_too() -> None:
    asked = request(
        wager(spot="$20"), wager("b", "joker"), game="bigsix", outcome="between:17-18:counterclockwise"
    )
    assert settled({**asked, "outcome": "$20"})["a"]["paid"] == "100.00"
    assert settled(asked)["a"]["verdict"] == "lost"
    assert settled({**asked, "outcome": "between:17-18:clockwise"})["a"]["verdict"] == "won"


B2B = {"rulebook": "massachusetts", "options": {"offer": "b2b", "b2b-paytable": "10:1"}}
REFUSALS: list[tuple[object, str]] = [
    ([], "the request should be a JSON object"),
    ({}, 'the request must have "rulebook"'),
    (request(rulebook="nevada"), "there is no rulebook 'nevada'"),
    (request(rulebook=7), "there is no rulebook '7'"),
    (request(game="craps"), "new-jersey has no rules for 'craps'"),
    (request(game="roulette", rulebook="oneida-parimutuel"), "no rules for 'roulette'; it has parimutuel"),
    (request(seed=1), "the request has no key 'seed'"),
    (request(options=[]), "options should be a JSON object"),
    (request(options={"tilt": "yes"}), "new-jersey has no option 'tilt'"),
    (request(options={"wheel": "triple-zero"}), "options.wheel: new-jersey does not allow 'triple-zero'"),
    (request(wagers={}), "wagers should be a JSON list"),
    (request(wagers=[7]), "wagers[0]: a wager should be a JSON object"),
    (request({"id": "a", "spot": "17"}), 'wagers[0]: a wager must have "stake"'),
    (request(wager(odds="36")), "wagers[0]: a wager has no key 'odds'"),
    (request(wager(), wager()), "wagers[1].id: the id 'a' is given twice"),
    (request(wager("")), "wagers[0].id: should be text of 1 to 64"),
    (request(wager("x" * 65)), "wagers[0].id: should be text of 1 to 64"),
    (request(wager("\n")), "wagers[0].id: should be text of 1 to 64"),
    (request(wager(player=3)), "wagers[0].player: should be text of 1 to 64"),
    (request(wager(spot="1-5")), "share a line on the layout (new-jersey:5.1(e)2)"),
    (request(wager(spot="0-3")), "share a line on the layout (new-jersey:5.1(e)2)"),
    (request(wager(spot="10-12")), "share a line on the layout (new-jersey:5.1(e)2)"),
    (request(wager(spot="adjacent:17")), "not offered at this table (new-jersey:5.1(e)1i)"),
    (request(wager(stake="-5.00")), "wagers[0].stake: '-5.00' is not an amount"),
    (request(wager(stake="0.00")), "wagers[0].stake: the amount must be more than 0.00"),
    (request(wager(stake="5.001")), "wagers[0].stake: '5.001' is not an amount"),
    (request(wager(stake="9999999999.00")), "more than the largest amount"),
    (request(wager(stake="٥.00")), "is not an amount"),
    (request(wager(stake=5)), "money is written as text"),
    (request(wager(stake=True)), "money is written as text"),
    (request(wager(coupon="0.00")), "wagers[0].coupon: the amount must be more than 0.00"),
    (request(wager(coupon="6.00")), "needs a stake of at least as much (new-jersey:5.1(b))"),
    (
        request(wager(coupon="5.00", tender="value-chips")),
        "rides only with non-value-chips (new-jersey:5.1(b))",
    ),
    (request(wager(tender="gold")), "wagers[0].tender: 'gold' is not one of non-value-chips"),
    (request(wager(tender=[])), "wagers[0].tender: [] is not one of non-value-chips"),
    (request(wager(tender="cash")), "needs the dealer's confirmation (new-jersey:5.1(a))"),
    (request(wager(tender="cash", confirmed="yes")), "wagers[0].confirmed: should be true or false"),
    (request(wager(), outcome="37"), "outcome: '37' is not an outcome here"),
    (request(wager(), outcome=17), "outcome: 17 is not an outcome here"),
    (request(wager(), prior="38"), "prior: '38' is not a number that a valid spin can give"),
    (request(wager(), multiplier=10), "multiplier: 10 is not a multiplier of this table"),
    (request(wager(spot="b2b"), **B2B), "no valid spin has given one (massachusetts:4(a))"),
    (request(wager(spot="b2b"), prior="1", **B2B), 'settled with the "multiplier"'),
    (request(wager(spot="b2b"), prior="1", multiplier=11, **B2B), "they are X10 (massachusetts:4(b))"),
    (request(wager(stake="600.00"), rulebook="ilani"), "above the maximum of $500 (ilani:6.b)"),
    (request(wager(), wager("b", stake="496.00"), rulebook="ilani"), "above the maximum of $500 (ilani:6.b)"),
]


@pytest.mark.parametrize(("asked", "says"), REFUSALS)
def test_bad_input_gets_one_clear_sentence(
    asked: object, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "asked.json"
    file.write_text(json.dumps(asked))
    assert run(["settle", str(file)]) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert says in error
    assert error.count("\n") == 1


TEXTS: list[tuple[bytes, str]] = [
    (b"", "is empty"),
    (b"  \n", "is empty"),
    (b"{", "is not JSON"),
    (b"\xff\xfe", "is not UTF-8 text"),
    (b'{"a": 1, "a": 2}', "the key 'a' is given twice"),
    (b'{"stake": 5.5}', 'write money as text, like "5.00"'),
    (b'{"stake": NaN}', "NaN is not a number"),
    (b'{"stake": 1e400}', "1e400 is not a whole number"),
    (b'{"stake": ' + b"9" * 5000 + b"}", "more than 18 digits"),
    (b"[" * 200_000, "nested too deeply"),
    (b" " * (intake.LARGEST + 1), "is larger than 16 MiB"),
]


@pytest.mark.parametrize(("content", "says"), TEXTS)
def test_unreadable_files_are_refused(
    content: bytes, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "asked.json"
    file.write_bytes(content)
    assert run(["settle", str(file)]) == 2
    assert says in capsys.readouterr().err


@pytest.mark.parametrize("name", ["/", "no-such-file.json", "\0"])
def test_what_is_no_file_is_refused(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["settle", name]) == 2
    assert "croupier: " in capsys.readouterr().err


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=8)
    | st.sampled_from(["17", "red", "5.00", "a"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
WAGER = st.fixed_dictionaries(
    {"id": JSON, "spot": JSON, "stake": JSON},
    optional={"player": JSON, "coupon": JSON, "tender": JSON, "confirmed": JSON},
)


@given(
    st.fixed_dictionaries(
        {
            "rulebook": st.sampled_from(["new-jersey", "massachusetts", "ilani"]) | JSON,
            "game": st.sampled_from(["roulette", "bigsix"]) | JSON,
            "wagers": st.lists(WAGER, max_size=2) | JSON,
            "outcome": JSON,
        },
        optional={"options": JSON, "prior": JSON, "multiplier": JSON},
    )
)
def test_nonsense_is_settled_or_refused_and_never_breaks(asked: dict[str, object]) -> None:
    try:
        answer = settle_request(asked)
    except Refused:
        return
    assert set(answer) == {"wagers", "totals"}
