"""The balance of a pool: both sides in words, alone, at sites and over several pools."""

from croupier.games.tote.card.balance import CAME, WENT, Balance, balance_of, total
from croupier.games.tote.kinds import Kind
from croupier.games.tote.pool import Pool, PoolTerms
from croupier.games.tote.pool_arithmetic import Bets
from croupier.games.tote.pricers import price
from croupier.games.tote.race import Race
from croupier.games.tote.sites import Site, price_sites

RAN = {1: Race(1, ("1", "2"), finish=(("1",), ("2",)))}
TERMS = PoolTerms(takeout=1800)
BETS: Bets = {(1,): 100_00, (2,): 1_00}


def test_a_minus_pool_is_in_balance() -> None:
    balance = balance_of(price(Pool(Kind.WIN, (1,), BETS), TERMS, RAN))
    assert balance == Balance(wagers=101_00, takeout=18_18, paid=105_00, minus=22_18)
    assert balance.line(brief=True) == "wagers 101.00 + minus 22.18 = takeout 18.18 + paid 105.00 = 123.18"
    assert balance.line().startswith("wagers 101.00 + carryover in 0.00 + minus 22.18 = refunds 0.00 + ")


def test_a_site_owes_and_only_the_whole_pool_is_minus() -> None:
    shared = price_sites(Kind.WIN, (1,), RAN, [Site("a", TERMS, BETS), Site("b", TERMS, BETS)])
    here, whole = balance_of(shared.sites[0]), balance_of(shared)
    assert (here.breakage, here.minus) == (-22_18, 0)
    assert (whole.breakage, whole.minus) == (0, 44_36)


def test_balances_add_up() -> None:
    assert total([]) == Balance()
    assert total([]).line(brief=True) == "nothing was bet"
    one = Balance(wagers=5_00, refunds=5_00)
    assert total([one, one]).line(brief=True) == "wagers 10.00 = refunds 10.00 = 10.00"


def test_every_sum_stands_on_one_side() -> None:
    assert (*CAME, *WENT) == Balance.__struct_fields__
