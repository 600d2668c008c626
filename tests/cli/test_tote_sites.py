"""`croupier tote price` for pools that sites share, and for the twin trifecta's exchanges."""

from typing import Any

import pytest

from croupier.base.refusal import Refused
from tests.cli.races import (
    DOUBLE_AT_SITES,
    IN_A_ROW,
    RAN,
    RAN_NEXT,
    SITES,
    Request,
    assert_balanced,
    only,
    pool,
    price_request,
    priced,
    race,
    request,
    site,
    tickets,
)


def test_sites_share_a_pool_at_their_own_prices() -> None:
    sold = [{"id": name, "bet": "R4 $2 WIN 6", "site": name} for name in ("host", "guest")]
    answer = priced(request(SITES, tickets=sold))
    assert [one["payoffs"][0]["two_dollars"] for one in only(answer)["sites"]] == ["7.60", "7.40"]
    assert [one["paid"] for one in answer["tickets"]] == ["7.60", "7.40"]
    host, guest = only(answer)["sites"]
    assert [one["breakage"] for one in (host, guest, only(answer))] == ["6000.00", "-4400.00", "1600.00"]
    assert (host["minus"], guest["minus"]) == ("0.00", "0.00")
    assert (only(answer)["minus"], only(answer)["takeout"]) == ("0.00", "28000.00")
    for one in (host, guest):
        assert_balanced(one)


def test_only_a_whole_pool_of_sites_is_minus() -> None:
    amounts = {"6": "100.00", "2": "1.00"}
    out = only(priced(request(pool("win", sites=[site("a", amounts), site("b", amounts)]))))
    assert [one["breakage"] for one in out["sites"]] == ["-22.18", "-22.18"]  # 82.82 net, 105.00 paid
    assert (out["breakage"], out["minus"]) == ("0.00", "44.36")
    for one in (*out["sites"], out):
        assert_balanced(one)


def test_sites_share_a_pool_over_several_races() -> None:
    sold = [{"id": name, "bet": "R4 $2 DD 6/1", "site": name} for name in ("host", "guest")]
    answer = priced(request(DOUBLE_AT_SITES, races=IN_A_ROW, tickets=sold))
    # 80 + 90 net over 30 x 0.8 + 20 x 0.9 = 42 is a base of 4.0476: x 0.8 is 3.238, x 0.9 is 3.642
    assert [one["payoffs"][0]["one_dollar"] for one in only(answer)["sites"]] == ["3.20", "3.60"]
    assert [one["paid"] for one in answer["tickets"]] == ["6.40", "7.20"]
    for one in (*only(answer)["sites"], only(answer)):
        assert_balanced(one)


@pytest.mark.parametrize(("mandatory", "carried"), [(False, "177.50"), (True, "0.00")])
def test_what_is_carried_is_the_hosts(mandatory: bool, carried: str) -> None:
    sites = [
        site("host", {"6-1-2": "20.00", "1-2-3": "80.00"}, takeout="20"),
        site("guest", {"6-1-2": "10.00", "1-2-3": "90.00"}, takeout="10"),
    ]
    shares = {"pick-three": {"picking": "carryover", "share": "25"}}
    three = pool("pick-three", None, 4, 5, 6, sites=sites, carryover="50.00", mandatory=mandatory)
    out = only(priced(request(three, races=IN_A_ROW, terms=shares)))
    host, guest = out["sites"]
    assert [one["carryover_in"] for one in (host, guest, out)] == ["50.00", "0.00", "50.00"]
    assert [one["carryover_out"] for one in (host, guest, out)] == [carried, "0.00", carried]
    assert [one["terms"]["share"] for one in (host, guest)] == ["25", "25"]
    for one in (host, guest, out):
        assert_balanced(one)


@pytest.mark.parametrize(
    ("choice", "paid", "says"),
    [
        ("1-2-3", "9.30", ""),  # 85 + 50 over 5 x 0.8 + 10 x 0.9 = 13, less a tenth: 9.346
        ("3-2-1", None, "; nobody took the second half: carried over"),
    ],
)
def test_a_twin_trifecta_is_exchanged_at_its_site(choice: str, paid: str | None, says: str) -> None:
    half = pool(
        "twin-trifecta",
        None,
        4,
        5,
        carryover="50.00",
        sites=[
            site("host", {"6-2-5": "20.00", "1-2-3": "80.00"}, takeout="20", exchanged={choice: "5.00"}),
            site("guest", {"6-2-5": "10.00", "1-2-3": "90.00"}, takeout="10", exchanged={choice: "10.00"}),
        ],
    )
    sold = [{"id": "a", "bet": "R4 $2 TWIN TRIFECTA 6/2/5", "site": "guest", "exchanged": choice}]
    answer = priced(request(half, races=IN_A_ROW, tickets=sold))
    out = only(answer)
    assert out["says"] == "paid to those who named what the bet asks for" + says
    free = [one["one_dollar"] for one in out["sites"][1]["payoffs"][1:]]
    assert free == ([paid] if paid else [])
    assert answer["tickets"][0]["paid"] == ("24.60" if paid else "6.00")  # 2 x 3.00, and 2 x 9.30
    for one in (*out["sites"], out):
        assert_balanced(one)


def twin(second: Request, **more: object) -> dict[str, Any]:
    sold = [{"id": "a", "bet": "R4 $2 TWIN TRIFECTA 6/2/5", **more}, *tickets("R4 $8 TWIN TRIFECTA 1/2/3")]
    return priced(request(races=(RAN, second), tickets=sold))


def test_a_twin_trifecta_pays_its_second_half_to_what_it_was_exchanged_for() -> None:
    kept, right, wrong = (
        twin(RAN_NEXT, **more) for more in ({}, {"exchanged": "1-2-3"}, {"exchanged": "2-1-3"})
    )
    assert [one["tickets"][0]["paid"] for one in (kept, right, wrong)] == ["3.80", "7.60", "3.80"]
    assert [only(one)["carryover_out"] for one in (kept, right, wrong)] == ["3.80", "0.00", "3.80"]
    said = "paid to those who named what the bet asks for"
    carried = f"{said}; nobody took the second half: carried over"
    assert [only(one)["says"] for one in (kept, right, wrong)] == [carried, said, carried]
    cancelled = twin(race(5, state="cancelled"), exchanged="1-2-3")
    assert only(cancelled)["says"] == said
    assert cancelled["tickets"][0]["paid"] == "7.60"


def test_a_twin_trifecta_pool_says_what_was_exchanged() -> None:
    amounts = {"6-2-5": "100.00", "1-2-3": "100.00"}
    half = pool("twin-trifecta", amounts, 4, 5, exchanged={"1-2-3": "60.00"})
    sold = [{"id": "a", "bet": "R4 $2 TWIN TRIFECTA 6/2/5", "exchanged": "1-2-3"}]
    out = priced(request(half, races=(RAN, RAN_NEXT), tickets=sold))
    assert [payoff["wins"] for payoff in only(out)["payoffs"]] == ["R4 6-2-5", "R5 1-2-3"]
    with pytest.raises(Refused, match=r"pools\[0\]: the tickets hold 2.00 on 1-2-3 and the pool 1.00"):
        price_request(request({**half, "exchanged": {"1-2-3": "1.00"}}, races=(RAN, RAN_NEXT), tickets=sold))
