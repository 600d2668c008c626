"""Worlds for two pricers to disagree about: small fields, few tickets, and everything that can go wrong.

A world is made from a kind and a seed and nothing else, so a seed in a failed test is the whole report.
Tickets lean towards the result by a chance drawn for each pool, so that every rung is reached often.
"""

from collections import Counter
from collections.abc import Iterable
from random import Random

from hypothesis import strategies as st

from tests.oracle.brute.finish import gone, number, orders, was_run
from tests.oracle.brute.shared import Site
from tests.oracle.brute.world import Combo, Rates, Run, Ticket, World

SINGLES = ("win", "place", "show", "quinella", "exacta", "trifecta", "superfecta")
LEGS = {"daily-double": 2, "pick-three": 3, "pick-six": 6, "twin-trifecta": 2}
KINDS = (*SINGLES, *LEGS)
LENGTHS = {"quinella": 2, "exacta": 2, "trifecta": 3, "superfecta": 4, "twin-trifecta": 3}
PICKS = ("pick-three", "pick-six")

STAKES = (10, 20, 50, 100, 100, 200, 200, 250, 333, 500, 1_000, 2_000, 50_000, 777_777)
TAKEOUTS = (0, 1, 1_500, 1_700, 1_800, 1_825, 1_999, 2_000, 2_500, 3_333, 3_500)
HOW_MANY = (0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6, 8, 9, 12, 14)
MOST_LEVEL = 4
"""The largest dead heat; five horses on one line are no harder, only slower."""


def make(kind: str, seed: int) -> World:
    chance = Random(f"{kind} {seed}")  # noqa: S311
    length = LENGTHS.get(kind, 1)
    most = chance.choice((length, length + 1, 4, 6, 10)) if kind not in PICKS else chance.choice((2, 3, 5))
    runs = [make_run(chance, max(2, length), max(most, length, 2)) for _ in range(LEGS.get(kind, 1))]
    say_since(Random(f"{kind} {seed} since"), runs)  # noqa: S311 (apart, so that older seeds make the same)
    tickets = make_tickets(chance, kind, runs)
    rates = make_rates(chance, len(runs))
    carries = kind in PICKS or kind == "twin-trifecta"
    return World(
        kind=kind,
        runs=runs,
        tickets=tickets,
        carried=chance.choice((0, 0, 1, 5_000, chance.randrange(1_000_000))) if carries else 0,
        mandatory=carries and chance.random() < 0.4,
        exchanged=make_exchanged(chance, runs, tickets) if kind == "twin-trifecta" else [],
        rates=rates if kind in PICKS else {**rates, "picking": "most-right", "cap": None, "fewest_legs": 1},
    )


def make_run(chance: Random, fewest: int, most: int) -> Run:
    runners = make_field(chance, fewest, most)
    scratched: list[str] = []
    late: list[str] = []
    risk = chance.choice((0.0, 0.0, 0.1, 0.3))
    for runner in runners:
        if chance.random() < risk:
            (scratched if chance.random() < 0.5 else late).append(runner)
    starters = [runner for runner in runners if runner not in scratched and runner not in late]
    state = chance.choice(("official",) * 18 + ("no-race", "cancelled"))
    if not starters:
        state = "cancelled"
    shown = state == "official" or (state == "no-race" and chance.random() < 0.5)
    money = (200, 200, 400, 1_000) if late else (0, 200, 200, 400, 1_000)  # a late one needs a favourite
    backed = {number(runner): chance.choice(money) for runner in runners}
    return Run(
        runners=runners,
        scratched=scratched,
        late=late,
        finish=make_finish(chance, starters) if shown and starters else [],
        state=state,
        win={one: cents for one, cents in backed.items() if cents},
        since={},
    )


def say_since(chance: Random, runs: list[Run]) -> None:
    """Of some late ones it is known after which race, a leg of this pool or one before it."""
    for leg, run in enumerate(runs):
        for runner in run["late"]:
            if chance.random() < 0.5:
                run["since"][runner] = min(leg, chance.choice((-2, 0, 1, 1, 2, leg)))


def make_field(chance: Random, fewest: int, most: int) -> list[str]:
    """Numbers with gaps now and then; some are coupled entries, and the last may be a field of four."""
    count = chance.randint(fewest, most)
    numbers = sorted(chance.sample(range(1, 15), count)) if chance.random() < 0.2 else range(1, count + 1)
    coupled = chance.choice((0.0, 0.0, 0.2, 0.6))
    runners: list[str] = []
    for one in numbers:
        parts = chance.choice(("A", "A", "A", "AB", "ABC")) if chance.random() < coupled else ""
        runners += [str(one), *(f"{one}{part}" for part in parts)]
    return runners


def make_finish(chance: Random, starters: Iterable[str]) -> list[list[str]]:
    line = list(starters)
    chance.shuffle(line)
    if chance.random() < 0.3:
        del line[chance.randint(0, min(4, len(line))) :]
    level = chance.choice((0.0, 0.0, 0.2, 0.5))
    finish: list[list[str]] = []
    for runner in line:
        if finish and len(finish[-1]) < MOST_LEVEL and chance.random() < level:
            finish[-1].append(runner)
        else:
            finish.append([runner])
    return finish


def make_rates(chance: Random, legs: int) -> Rates:
    return Rates(
        takeout=chance.choice((*TAKEOUTS, chance.randint(0, 3_500))),
        break_to=chance.choice((1, 5, 10, 10)),
        minimum=chance.choice((100, 105, 105, 110, 120)),
        picking=chance.choice(("carryover", "major-minor", "most-right")),
        share=chance.choice((0, 2_500, 3_333, 5_000, 10_000, chance.randint(0, 10_000))),
        cap=chance.choice((None, None, 0, 1_000, chance.randrange(1_000_000))),
        fewest_legs=chance.choice((1, 1, legs - legs // 2, legs)),
    )


def make_tickets(chance: Random, kind: str, runs: list[Run]) -> list[Ticket]:
    knowing = (chance.choice((0.0, 0.2, 0.4, 0.7)),) * 4
    stakes = STAKES if chance.random() < 0.4 else STAKES[:10]
    return [
        (make_combo(chance, kind, runs, knowing), chance.choice(stakes))
        for _ in range(chance.choice(HOW_MANY))
    ]


def make_combo(chance: Random, kind: str, runs: list[Run], knowing: tuple[float, ...]) -> Combo:
    if kind in SINGLES or kind == "twin-trifecta":
        combo = named(chance, runs[0], LENGTHS.get(kind, 1), knowing)
        return tuple(sorted(combo)) if kind == "quinella" else combo
    return tuple(named(chance, run, 1, knowing)[0] for run in runs)


def named(chance: Random, run: Run, length: int, knowing: tuple[float, ...]) -> Combo:
    """As many different interests, each the right one with the chance that a bettor knows that place."""
    line = one_order(chance, run)
    left = sorted({number(runner) for runner in run["runners"]})
    combo: list[int] = []
    for place in range(length):
        right = line[place] if place < len(line) else None
        one = right if right in left and chance.random() < knowing[place] else chance.choice(left)
        left.remove(one)
        combo.append(one)
    return tuple(combo)


def one_order(chance: Random, run: Run) -> list[int]:
    """One of the orders the finish could be, by interest."""
    line = [number(runner) for level in run["finish"] for runner in chance.sample(level, len(level))]
    return list(dict.fromkeys(line))


def make_exchanged(chance: Random, runs: list[Run], tickets: list[Ticket]) -> list[Ticket]:
    """Most of those who had the first race right go on to the second."""
    if not was_run(runs[0]):
        return []
    right = {order for order in orders(runs[0], 3) if len(order) == 3}
    knowing = chance.choice(
        ((0.0, 0.0, 0.0), (0.5, 0.5, 0.5), (0.8, 0.8, 0.8), (0.0, 0.8, 0.8), (0.0, 0.0, 0.9))
    )
    exchanged: list[Ticket] = []
    for combo, cents in tickets:
        if combo in right and gone(runs[0]).isdisjoint(combo):
            for part in chance.choice(((), (cents,), (cents // 2, cents - cents // 2), (cents // 3,) * 3)):
                other = named(chance, runs[1], 3, knowing)
                if gone(runs[1], early=True).isdisjoint(other):  # else it is exchanged again
                    exchanged.append((other, part))
    return exchanged


def make_sites(chance: Random, world: World) -> list[Site]:
    """The tickets of a world, bought at one to four sites that keep different takeouts."""
    sites = [make_site(chance, world["rates"]) for _ in range(chance.randint(1, 4))]
    for combo, cents in dict(world["tickets"]).items():  # a site posts what a combination's whole money gets
        for site in chance.sample(sites, chance.randint(1, len(sites))):
            site["tickets"].append((combo, cents + chance.choice((0, 0, 10, 200))))
    if world["kind"] == "twin-trifecta":
        for site in sites:
            site["exchanged"] = gathered(make_exchanged(chance, world["runs"], site["tickets"]))
    return sites


def make_site(chance: Random, common: Rates) -> Site:
    """Takeout, break and minimum are a site's own; how the pool shares is the same at all."""
    own = make_rates(chance, 1)
    rates: Rates = {
        **common, "takeout": own["takeout"], "break_to": own["break_to"], "minimum": own["minimum"]
    }  # fmt: skip
    return Site(rates=rates, tickets=[], exchanged=[])


def gathered(tickets: list[Ticket]) -> list[Ticket]:
    money: Counter[Combo] = Counter()
    for combo, cents in tickets:
        money[combo] += cents
    return list(money.items())


worlds = st.builds(make, st.sampled_from(KINDS), st.integers(0, 10**9))
"""For hypothesis, which then shrinks no more than the kind and the seed."""
