"""One pool at one site or at several: what was sold anywhere, and what it weighs."""

from fractions import Fraction

from croupier.games.tote import clauses
from croupier.games.tote.commingled import Sold, commingle, give_back, sold_at
from croupier.games.tote.kinds import Kind
from croupier.games.tote.pool import Pool, PoolTerms
from croupier.games.tote.pool_result import Rung

FIFTH, TENTH = PoolTerms(takeout=2000), PoolTerms(takeout=1000)
HOST = Pool(Kind.TWIN_TRIFECTA, (1, 2), {(1, 2, 3): 50_00, (3, 2, 1): 50_00}, 7_00, True, {(4, 5, 6): 5_00})
GUEST = Pool(Kind.TWIN_TRIFECTA, (1, 2), {(1, 2, 3): 20_00, (2, 1, 3): 30_00}, exchanged={(4, 5, 6): 2_00})
SOLD = [Sold(HOST, FIFTH, Fraction(8, 10)), Sold(GUEST, TENTH, Fraction(9, 10))]


def test_a_pool_at_one_site_is_looked_at_as_it_stands() -> None:
    held = commingle([Sold(HOST, FIFTH)], lambda _: ())
    assert held.bets is HOST.bets
    assert held.exchanged is HOST.exchanged
    assert held.money_on(HOST.bets) == 100_00
    assert (held.net, held.everything) == (80_00, 87_00)


def test_what_was_sold_anywhere_is_in_the_pool() -> None:
    held = commingle(SOLD, lambda _: ())
    assert held.bets == {(1, 2, 3): 70_00, (3, 2, 1): 50_00, (2, 1, 3): 30_00}
    assert held.exchanged == {(4, 5, 6): 7_00}
    assert (held.net, held.everything) == (80_00 + 45_00, 132_00)
    assert (held.pool, held.terms) == (HOST, FIFTH)


def test_a_dollar_counts_for_what_its_site_leaves_of_it() -> None:
    held = commingle(SOLD, lambda _: ())
    assert held.money_on([(1, 2, 3)]) == 40_00 + 18_00
    assert held.money_on([(1, 2, 3), (2, 1, 3)]) == 40_00 + 18_00 + 27_00
    assert held.exchanged_for([(4, 5, 6)]) == 4_00 + 1_80


def test_each_site_gives_back_what_names_somebody_withdrawn() -> None:
    held = commingle(SOLD, lambda bets: sold_at(bets, [(3, 2, 1)]))
    assert [site.refunds for site in held.sites] == [50_00, 0]
    assert (3, 2, 1) not in held.bets
    assert held.net == 40_00 + 45_00


def test_everything_goes_back_at_every_site() -> None:
    held = commingle(SOLD, lambda bets: sold_at(bets, [(3, 2, 1)]))
    for done, clause in (
        (held.given_back(), clauses.BY_RESULT),
        (give_back(SOLD, clauses.NOT_RUN), clauses.NOT_RUN),
    ):
        assert [one.refunds for one in done] == [100_00, 50_00]
        assert [(one.carried_in, one.carried_out) for one in done] == [(7_00, 7_00), (0, 0)]
        assert {(one.rung, one.clause) for one in done} == {(Rung.REFUND, clause)}
    assert held.given_back()[0].clause_for((3, 2, 1)) == clauses.SCRATCHED
