"""The page's other tables: breaks, twin halves, the tote board, tickets, tracks, clauses, growth."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from msgspec.structs import replace

from croupier.base.clause import book_and_key
from croupier.games.library import load
from croupier.games.tote.bet import POOLS, Called
from croupier.games.tote.bet_forms import clauses_of
from croupier.games.tote.board import odds, probables, total, will_pays
from croupier.games.tote.clauses import BOX, KEY_BOX, PARTIAL_WHEEL, WHEEL, clause_of
from croupier.games.tote.count import bets, cost
from croupier.games.tote.kinds import Kind
from croupier.games.tote.library import TRACKS, load_track
from croupier.games.tote.notation import read_bet
from croupier.games.tote.offers import Offer
from croupier.games.tote.pool import Picking
from croupier.games.tote.pool_arithmetic import broken
from croupier.games.tote.pool_result import worth
from croupier.games.tote.race import State
from tools.parimutuel.example import Example, read_example
from tools.parimutuel.tables import TWO, balance, decimal, dollars, percent

Told = Mapping[str, str]
BREAK_NAMES = {10: "dime", 5: "nickel", 1: "penny"}
FIELD = 8


def breaks(told: Told, _rows: Sequence[str]) -> str:
    """The same pool at each break."""
    lines = ["| break | $1 | $2 pays | breakage |\n|---|---:|---:|---:|"]
    for cents, name in BREAK_NAMES.items():
        done = read_example({**told, "break": str(cents)}).priced()
        each = done.payoffs[0].price
        shown = f"{dollars(each)} | {dollars(worth(each, TWO))} | {dollars(done.breakage)}"
        lines.append(f"| {name} | {shown} |")
    return "\n".join(lines)


def minus(told: Told, _rows: Sequence[str]) -> str:
    """The same pool at each minimum."""
    lines = ["| minimum for $1 | $2 pays | net pool | paid | minus |\n|---|---|---:|---:|---:|"]
    for cents in (105, 110):
        done = read_example({**told, "minimum": str(cents)}).priced()
        each = ", ".join(f"{one.wins} {dollars(worth(one.price, TWO))}" for one in done.payoffs)
        sums = f"{dollars(done.wagers - done.takeout)} | {dollars(done.paid)} | {dollars(done.minus)}"
        lines.append(f"| {dollars(cents)} | {each} | {sums} |")
    return "\n".join(lines)


def twin(told: Told, _rows: Sequence[str]) -> str:
    """The two halves of a twin trifecta's net pool."""
    example = read_example(told)
    done = example.priced()
    net = done.wagers - done.takeout
    amounts = net // 2, net - net // 2 + done.carried_in
    lines = [f"| the {done.kind} pool | |\n|---|---:|", f"| bet | {dollars(done.wagers)} |"]
    lines += [f"| takeout, {percent(example.terms.takeout)} | - {dollars(done.takeout)} |"]
    lines += [f"| **net pool** | **{dollars(net)}** |", f"| first half | {dollars(amounts[0])} |"]
    lines += [f"| second half, with {dollars(done.carried_in)} carried in | {dollars(amounts[1])} |"]
    lines += ["\n| right | money on it | $1, unbroken | $1, broken | $2 pays | paid |"]
    lines += ["|---|---:|---:|---:|---:|---:|"]
    for payoff, amount in zip(done.payoffs, amounts, strict=True):
        exact = Fraction(amount, payoff.backed)
        if broken(exact, example.terms) != payoff.price:
            raise ValueError(f"{payoff.wins} does not come out")
        each = f"{decimal(exact)} | {dollars(payoff.price)} | **{dollars(worth(payoff.price, TWO))}**"
        lines.append(f"| {payoff.wins} | {dollars(payoff.backed)} | {each} | {dollars(payoff.paid)} |")
    return "\n".join([*lines, "", balance(done)])


def board(told: Told, _rows: Sequence[str]) -> str:
    """Odds of a win pool before the off."""
    example = _before_the_off(told)
    race = example.races[1]
    shown = odds(example.pool, example.terms, race)
    on = {combo[0]: bet for combo, bet in example.pool.bets.items()}
    lines = ["| runner | bet to win | odds shown |\n|---|---:|---:|"]
    lines += [f"| {one} | {dollars(on.get(one, 0))} | {text} |" for one, text in shown.items()]
    return "\n".join([*lines, "", f"In the pool: {dollars(total(example.pool, example.races))}."])


def probable(told: Told, _rows: Sequence[str]) -> str:
    """Probable payoffs of an exacta before the off, first by second."""
    example = _before_the_off(told)
    would = probables(example.pool, example.terms, example.races)
    runners = sorted({one for combo in would for one in combo})
    lines = [f"| first \\ second | {' | '.join(map(str, runners))} |", "|---|" + "---:|" * len(runners)]
    for first in runners:
        cells = [dollars(would[first, second]) if (first, second) in would else "" for second in runners]
        lines.append(f"| **{first}** | {' | '.join(cells)} |")
    return "\n".join(lines)


def willpay(told: Told, _rows: Sequence[str]) -> str:
    """Will-pays when all but the last leg are official."""
    example = _before_the_off(told)
    shown = will_pays(example.pool, example.terms, example.races)
    lines = ["| if this wins the last leg | $2 alive will pay |\n|---|---|"]
    for one, lives in shown.items():
        text = "; ".join(f"{dollars(cents)}" for cents in lives.values()) or "nobody is alive"
        lines.append(f"| {one} | {text} |")
    return "\n".join(lines)


def _before_the_off(told: Told) -> Example:
    """The last race has not been run."""
    example = read_example(told)
    last = max(example.races)
    return replace(
        example, races={**example.races, last: replace(example.races[last], state=State.OPEN, finish=())}
    )


def tickets(_told: Told, rows: Sequence[str]) -> str:
    """How many bets a ticket holds and what it costs, in fields of eight."""
    fields = {race: tuple(range(1, FIELD + 1)) for race in range(1, 10)}
    lines = ["| ticket | single bets | it costs | clauses |\n|---|---:|---:|---|"]
    for row in rows:
        bet = read_bet(row[1:].strip())
        cited = " ".join(f"`{book_and_key(str(clause))[1]}`" for clause in clauses_of(bet))
        lines.append(
            f"| `{row[1:].strip()}` | {bets(bet, fields):,} | {dollars(cost(bet, fields))} | {cited} |"
        )
    return "\n".join(lines)


def tracks(_told: Told, _rows: Sequence[str]) -> str:
    """Takeout and least bet of every pool in the profiles that are shipped."""
    profiles = [load_track(name) for name in TRACKS]
    lines = [f"| pool | {' | '.join(profile.title for profile in profiles)} |"]
    lines += ["|---|" + "---|" * len(profiles)]
    for kind in Kind:
        cells = [_offered(profile.offers.pools.get(kind)) for profile in profiles]
        lines.append(f"| {kind} | {' | '.join(cells)} |")
    priced = [next(iter(profile.offers.pools.values())).terms for profile in profiles]
    lines.append(f"| *break* | {' | '.join(BREAK_NAMES[terms.break_to] for terms in priced)} |")
    lines.append(f"| *minimum for $1* | {' | '.join(dollars(terms.minimum) for terms in priced)} |")
    return "\n".join(lines)


def _offered(offer: Offer | None) -> str:
    if offer is None:
        return ""
    terms = offer.terms
    carries = (
        "" if terms.picking is Picking.MOST_RIGHT else f", {terms.picking}, {percent(terms.share)} today"
    )
    return f"{percent(terms.takeout)}, from {dollars(offer.least)}{carries}"


def cited(_told: Told, _rows: Sequence[str]) -> str:
    """The clause of every pool and form, in the book's words."""
    book = load("oneida-parimutuel")
    lines = ["| clause | says |\n|---|---|"]
    for clause in _clauses():
        key = book_and_key(clause)[1]
        lines.append(f"| `{clause}` | {book.text(key)} |")
    return "\n".join(lines)


def _clauses() -> Iterator[str]:
    yield "oneida-parimutuel:A.4"
    yield from sorted(
        {*(str(clause_of(kind)) for kind in Kind), "oneida-parimutuel:C.4"},
        key=lambda clause: int(clause.rpartition(".")[2]),
    )
    yield from map(str, (BOX, KEY_BOX, WHEEL, PARTIAL_WHEEL))
    yield from (f"oneida-parimutuel:{key}" for key in ("C", "D.3", "D.5", "D.6", "F.1.a", "F.1.b", "G"))


def growth(_told: Told, _rows: Sequence[str]) -> str:
    """How many combinations there are to price, by the size of the field."""
    sizes = (6, 8, 12, 16, 20, 24)
    asked = {Called.EXACTA: "ALL/ALL", Called.QUINELLA: "BOX ALL", Called.TRIFECTA: "BOX ALL",
             Called.SUPERFECTA: "BOX ALL", Called.DAILY_DOUBLE: "ALL/ALL", Called.PICK_THREE: "ALL/ALL/ALL",
             Called.PICK_SIX: "ALL/ALL/ALL/ALL/ALL/ALL"}  # fmt: skip
    lines = [f"| pool | {' | '.join(f'{size} runners' for size in sizes)} |", "|---|" + "---:|" * len(sizes)]
    for called, text in asked.items():
        bet = read_bet(f"R1 $1 {called} {text}")
        counts = (bets(bet, {race: tuple(range(1, size + 1)) for race in range(1, 7)}) for size in sizes)
        lines.append(f"| {POOLS[called][0]} | {' | '.join(f'{count:,}' for count in counts)} |")
    return "\n".join(lines)
