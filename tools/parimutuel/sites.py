"""One pool at several sites: from what each took in to one base price, and from that to each site's own."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from croupier.base.money import Cents
from croupier.games.tote.pool import WHOLE
from croupier.games.tote.pool_arithmetic import broken
from croupier.games.tote.pool_result import worth
from croupier.games.tote.sites import SharedPoolResult, Site, price_sites
from tools.parimutuel.example import read_bets, read_example, read_terms
from tools.parimutuel.tables import TWO, decimal, dollars, percent

Told = Mapping[str, str]
COLUMNS = ("site", "takeout", "bet", "net", "on the winner", "net bets", "$1, unbroken", "$2 pays", "paid",
           "breakage")  # fmt: skip


def sites(told: Told, rows: Sequence[str]) -> str:
    """A pool that one line pays, each site a row: `- host | 18 | 1:20000 2:80000`."""
    parts = [[part.strip() for part in row[1:].split("|")] for row in rows]
    example = read_example({"kind": "win", **told, "takeout": parts[0][1], "bets": parts[0][2]})
    terms = {key: value for key, value in told.items() if key in ("picking", "share")}
    given = [Site(name, read_terms({**terms, "takeout": taken}), read_bets(on)) for name, taken, on in parts]
    pool = example.pool
    done = price_sites(pool.kind, pool.races, example.races, given, pool.carried)
    base = _base(given, done)
    return "\n".join([*_rows(given, done, base), "", _sums(given, done, base)])


def _rows(given: Sequence[Site], done: SharedPoolResult, base: Fraction) -> Iterator[str]:
    yield f"| {' | '.join(COLUMNS)} |"
    yield "|---|" + "---:|" * (len(COLUMNS) - 1)
    for site, at in zip(given, done.sites, strict=True):
        one, payoff = at.result, at.result.payoffs[0]
        exact = base * _left(site)
        if max(broken(exact, site.terms), site.terms.minimum) != payoff.price:
            raise ValueError(f"{site.name} does not come out: {decimal(exact)} is not {payoff.price}")
        took = f"{dollars(one.wagers)} | {dollars(one.wagers - one.takeout)} | {dollars(payoff.backed)}"
        gets = f"{decimal(exact)} | **{dollars(worth(payoff.price, TWO))}** | {dollars(one.paid)}"
        shown = f"{took} | {dollars(int(payoff.backed * _left(site)))} | {gets} | {dollars(at.breakage)}"
        yield f"| {site.name} | {percent(site.terms.takeout)} | {shown} |"


def _sums(given: Sequence[Site], done: SharedPoolResult, base: Fraction) -> str:
    came, on = done.host.carried_in, done.host.carried_out
    carried = f" + {dollars(came)} carried in" * bool(came) + f" - {dollars(on)} carried on" * bool(on)
    over = f"{dollars(_net(done))} net{carried}, over {dollars(int(_net_bets(given, done)))} of net bets"
    kept = dollars(done.breakage)
    return f"The base price is {over}: {decimal(base)}\n\nAll sites together keep {kept} as breakage."


def _base(given: Sequence[Site], done: SharedPoolResult) -> Fraction:
    paying = _net(done) + done.host.carried_in - done.host.carried_out
    return Fraction(paying, _net_bets(given, done))


def _net(done: SharedPoolResult) -> Cents:
    return sum(one.result.wagers - one.result.takeout for one in done.sites)


def _net_bets(given: Sequence[Site], done: SharedPoolResult) -> Fraction:
    each = zip(given, done.sites, strict=True)
    return sum((at.result.payoffs[0].backed * _left(site) for site, at in each), Fraction())


def _left(site: Site) -> Fraction:
    return Fraction(WHOLE - site.terms.takeout, WHOLE)
