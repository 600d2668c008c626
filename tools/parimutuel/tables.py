"""Worked examples and ladders as tables: every figure is the priced pool's, or is checked against it."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from croupier.base.money import Cents, read, show
from croupier.games.tote.kinds import Combination
from croupier.games.tote.pool_arithmetic import broken, hold
from croupier.games.tote.pool_result import Payoff, PoolResult, Rung, worth
from croupier.games.tote.single_race import FINDERS, naming
from tools.parimutuel.example import Example, read_example

TWO: Cents = 200
DIGITS = 8


def dollars(cents: Cents) -> str:
    """`$1,250.00`: cents always shown, as on a board."""
    whole, rest = divmod(abs(cents), 100)
    return f"{'-' if cents < 0 else ''}${whole:,}.{rest:02}"


def decimal(exact: Fraction) -> str:
    """`6.62653569...`, never rounded up."""
    scaled = exact * 10**DIGITS
    whole, rest = divmod(int(scaled), 10**DIGITS)
    text = f"{whole}.{rest:0{DIGITS}}"
    return f"{text}..." if scaled.denominator > 1 else text.rstrip("0").ljust(text.index(".") + 3, "0")


def worked(told: Mapping[str, str], _rows: Sequence[str]) -> str:
    """A pool from the money bet to what $2 pays."""
    example = read_example(told)
    done = example.priced()
    paying = done.wagers - done.refunds - done.takeout + done.carried_in - done.carried_out
    backed = sum(payoff.backed for payoff in done.payoffs)
    lines = [*_sums(example, done, paying, backed), *_winners(example, done, paying - backed)]
    return "\n".join([*lines, "", balance(done)])


def _sums(example: Example, done: PoolResult, paying: Cents, backed: Cents) -> Iterator[str]:
    gross = done.wagers - done.refunds
    yield f"| the {done.kind} pool | |\n|---|---:|"
    yield f"| bet | {dollars(done.wagers)} |"
    if done.refunds:
        yield f"| given back | - {dollars(done.refunds)} |"
    yield f"| takeout, {percent(example.terms.takeout)} | - {dollars(done.takeout)} |"
    yield f"| **net pool** | **{dollars(gross - done.takeout)}** |"
    if done.carried_in:
        yield f"| carried in | + {dollars(done.carried_in)} |"
    if done.carried_out:
        yield f"| carried out | - {dollars(done.carried_out)} |"
    yield f"| bet on the winners | - {dollars(backed)} |"
    yield f"| **profit** | **{dollars(paying - backed)}** |"


def _winners(example: Example, done: PoolResult, profit: Cents) -> Iterator[str]:
    yield "\n| winner | bet on it | of the profit | $1, unbroken | $1, broken | $2 pays | paid |"
    yield "|---|---:|---:|---:|---:|---:|---:|"
    for payoff, part in zip(done.payoffs, _parts(example, done), strict=True):
        exact = 1 + part * Fraction(profit, payoff.backed)
        if max(broken(exact, example.terms), example.terms.minimum) != payoff.price:
            raise ValueError(f"{payoff.wins} does not come out: {decimal(exact)} is not {payoff.price}")
        of_profit = "all" if part == 1 else str(part)
        each = f"{decimal(exact)} | {dollars(payoff.price)} | **{dollars(worth(payoff.price, TWO))}**"
        yield f"| {payoff.wins} | {dollars(payoff.backed)} | {of_profit} | {each} | {dollars(payoff.paid)} |"


def _parts(example: Example, done: PoolResult) -> list[Fraction]:
    """Who gets which part of the profit: in a pool over several races all winners alike."""
    if done.kind not in FINDERS:
        return [Fraction(1, len(done.payoffs))] * len(done.payoffs)
    race = example.races[1]
    held = hold(example.pool, example.terms, naming(example.pool.bets, race.gone()))
    return [winner.part for winner in FINDERS[done.kind](held.bets, race)]


def balance(done: PoolResult) -> str:
    """Where every cent went, in one line."""
    came = {"bet": done.wagers, "carried in": done.carried_in, "minus": done.minus}
    went = {
        "given back": done.refunds,
        "takeout": done.takeout,
        "breakage": done.breakage,
        "paid": done.paid,
        "carried out": done.carried_out,
    }
    if not done.in_balance:
        raise ValueError(f"the {done.kind} pool is not in balance")
    return f"In balance: {_added(came)} = {_added(went)}."


def _added(amounts: Mapping[str, Cents]) -> str:
    return " + ".join(f"{name} {dollars(cents)}" for name, cents in amounts.items() if cents)


def ladder(told: Mapping[str, str], rows: Sequence[str]) -> str:
    """The rungs drawn, and examples: a rung without one is an error, and so is one that is not drawn."""
    rungs = [row[1:].strip() for row in rows if row.startswith("+")]
    examples = [_row(told, row[1:]) for row in rows if row.startswith("-")]
    drawn = {rung.split()[0] for rung in rungs}
    shown = {str(rung) for _, rungs_met in examples for rung in rungs_met}
    if drawn != shown:
        raise ValueError(f"{told['kind']}: drawn and shown differ by {sorted(drawn ^ shown)}")
    table = [
        "| what happened | finish | rung | $2 pays |\n|---|---|---|---|",
        *(line for line, _ in examples),
    ]
    return "\n".join(["```text", *_drawn(rungs), "```", "", _bets(told), "", *table])


def _drawn(rungs: Sequence[str]) -> Iterator[str]:
    for number, rung in enumerate(rungs):
        name, _, says = rung.partition(" ")
        side = "┌" if number == 0 else "└" if number == len(rungs) - 1 else "├"
        yield f"{side}─ {name:12} {says.strip()}"


def _bets(told: Mapping[str, str]) -> str:
    bets = ", ".join(f"{combo} ${amount}" for combo, amount in _pairs(told["bets"]))
    carried = f" {dollars(read(told['carried']))} was carried in." if "carried" in told else ""
    return f"Sold, unless a row says otherwise: {bets}. Takeout {told['takeout']} %.{carried}"


def _pairs(text: str) -> Iterator[list[str]]:
    yield from (one.split(":") for one in text.split())


def _row(told: Mapping[str, str], row: str) -> tuple[str, set[Rung]]:
    says, _, changed = row.partition("|")
    changes = dict(change.split(":", 1) for change in changed.split(";"))
    now = {**told, **{key.strip(): value.strip() for key, value in changes.items()}}
    done = read_example(now).priced()
    balance(done)
    met = {done.rung, *(payoff.rung for payoff in done.payoffs)}
    return f"| {says.strip()} | {now['finish']} | {done.rung} | {pays(done)} |", met


def pays(done: PoolResult) -> str:
    """What is posted, and what else became of the pool."""
    said = [_posted(payoff, done.rung) for payoff in done.payoffs]
    if done.refunds == done.wagers:
        said.append("everything goes back")
    elif done.refunds:
        said.append(f"{_listed(done.refunded)} back")
    if done.carried_out:
        said.append(f"{dollars(done.carried_out)} is carried on")
    if done.minus:
        said.append(f"minus {dollars(done.minus)}")
    return "; ".join(said)


def _posted(payoff: Payoff, rung: Rung) -> str:
    other = "" if payoff.rung is rung else f" ({payoff.rung})"
    return f"{payoff.wins} **{dollars(worth(payoff.price, TWO))}**{other}"


def _listed(combos: frozenset[Combination]) -> str:
    *some, last = ("-".join(map(str, combo)) for combo in sorted(combos))
    return f"{', '.join(some)} and {last} go" if some else f"{last} goes"


def percent(points: int) -> str:
    return f"{show(points).removesuffix('.00')} %"
