"""Every wager of a table as a list for people has it, and results that cannot settle one."""

import pytest

from croupier.base.names import PlayerId, WagerId
from croupier.base.refusal import Reason
from croupier.games.library import load, open_table
from croupier.games.play import check_result, prior_of, read_result, wager_list
from croupier.games.roulette.table import RouletteTable
from croupier.games.round import Wager


@pytest.mark.parametrize(
    ("book", "game", "spot", "called", "pays", "clause"),
    [
        ("new-jersey", "roulette", "17-20", "split", "17 to 1", "new-jersey:5.2(a)"),
        ("new-jersey", "bigsix", "$20", "$20", "20 to 1", "new-jersey:5.5(a)"),
        ("oneida-minibaccarat", "baccarat", "banker", "Banker", "1 to 1 less 5%", "oneida-minibaccarat:M.3"),
        ("oneida-minibaccarat", "baccarat", "tie", "Tie", "8 to 1", "oneida-minibaccarat:M.2"),
    ],
)
def test_a_wager_is_called_and_paid_as_its_book_says(
    book: str, game: str, spot: str, called: str, pays: str, clause: str
) -> None:
    law = load(book)
    table = open_table(law, game, {})
    listed = wager_list(law, table)
    assert set(listed) == set(table.spots)
    one = listed[spot]
    assert (called in one.called, one.pays, one.clause) == (True, pays, clause)
    assert (one.kind == spot) is not isinstance(table, RouletteTable)


def test_a_b2b_wager_needs_its_multiplier_and_goes_by_the_number_before() -> None:
    law = load("massachusetts")
    table = open_table(law, "roulette", {"offer": "b2b", "b2b-paytable": "10:6,20:3,50:1"})
    assert wager_list(law, table)["b2b"].pays == "multiplier"
    wager = Wager(WagerId("a"), PlayerId("1"), "b2b", 500)
    without = read_result(table, "17", prior="17")
    refusal = check_result(wager, without)
    assert refusal is not None
    assert refusal.reason is Reason.NO_MULTIPLIER
    assert check_result(wager, read_result(table, "17", prior="17", multiplier=20)) is None
    assert prior_of(without) == "17"
    six = open_table(load("new-jersey"), "bigsix", {})
    assert check_result(wager, read_result(six, "stop:1")) is None
    assert prior_of(read_result(six, "stop:1")) is None
