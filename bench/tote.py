"""A million superfecta tickets on 24 runners: gathered and priced, beside two slower ways in the same run.

The first rival writes every ticket out, bet by bet, and prices the same pool. The second is the brute-force
pricer of the tests, which shares no code with the program and goes ticket by ticket in fractions; the million
would take it a minute or two and gigabytes, so it gets a sample, and its time is scaled from that. All must
agree to the cent. Times are of one core's work, not of the clock on the wall: the machine may be shared.
"""

import random
from collections.abc import Callable, Sequence
from operator import itemgetter
from time import process_time
from typing import TypeVar

from croupier.analysis.gather import Money, gather
from croupier.base.money import show_dollars
from croupier.games.tote.bet import ALL, Bet, Box, Called, Group, KeyBox, Placed, Runners, Selection
from croupier.games.tote.count import combinations_held
from croupier.games.tote.field import fields_of
from croupier.games.tote.kinds import Combination, Kind
from croupier.games.tote.notation import read_bet, show_bet
from croupier.games.tote.pool import Pool, PoolTerms
from croupier.games.tote.pool_result import PoolResult
from croupier.games.tote.pricers import price
from croupier.games.tote.race import Race
from croupier.server.gc_tuning import set_tempo
from tests.oracle.brute.pricer import priced as brute_priced
from tests.oracle.brute.world import Outcome, Rates, Run, World
from tests.single_bets import spread

TICKETS = 1_000_000
SAMPLED = 10
TURNS = 5
AIM = 2.0
READ = 20_000
AMOUNTS = (10, 10, 10, 50, 100, 200)
RUNNERS = tuple(range(1, 25))
FINISH = ("7", "11", "2", "19", "5")
RACE = Race(8, tuple(map(str, RUNNERS)), finish=tuple((one,) for one in FINISH))
FIELDS = fields_of([RACE])
TERMS = PoolTerms(takeout=2400)
MIX = {
    "straight": 60,
    "box of 4": 20,
    "key box, 1 with 4": 8,
    "partial wheel, 1 / 3 / 6 / 6": 8,
    "1 / 1 / 1 / ALL": 4,
}
Made = TypeVar("Made")


class Window:
    """A window that sells at random. The same group is one object on every ticket, as when it is read."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        self._groups: dict[Runners, Runners] = {}
        self._forms: Sequence[Callable[[], Selection]] = (
            self._straight,
            self._box,
            self._key_box,
            self._partial_wheel,
            self._all_last,
        )

    def sell(self) -> Bet:
        form = self._chance.choices(self._forms, list(MIX.values()))[0]
        return Bet(RACE.number, self._chance.choice(AMOUNTS), Called.SUPERFECTA, form())

    def _group(self, *runners: int) -> Runners:
        group = tuple(sorted(runners))
        return self._groups.setdefault(group, group)

    def _some(self, count: int) -> list[int]:
        return self._chance.sample(RUNNERS, count)

    def _straight(self) -> Selection:
        return Placed(tuple(map(self._group, self._some(4))))

    def _box(self) -> Selection:
        return Box(self._group(*self._some(4)))

    def _key_box(self) -> Selection:
        key, *others = self._some(5)
        return KeyBox(key, self._group(*others))

    def _partial_wheel(self) -> Selection:
        first, *others = self._some(7)
        return Placed((self._group(first), self._group(*others[:3]), *(self._group(*others),) * 2))

    def _all_last(self) -> Selection:
        groups: list[Group] = [self._group(one) for one in self._some(3)]
        return Placed((*groups, ALL))


def pool_of(money: Money) -> PoolResult:
    return price(Pool(Kind.SUPERFECTA, (RACE.number,), money), TERMS, {RACE.number: RACE})


def gathered(bets: Sequence[Bet]) -> PoolResult:
    return pool_of(gather(bets, FIELDS)[Kind.SUPERFECTA, (RACE.number,)])


def one_by_one(bets: Sequence[Bet]) -> PoolResult:
    money: dict[Combination, int] = {}
    for bet in bets:
        for _, _, combo, amount in spread(bet, FIELDS):
            money[combo] = money.get(combo, 0) + amount
    return pool_of(money)


def by_brute_force(bets: Sequence[Bet]) -> Outcome:
    run = Run(
        runners=list(RACE.runners),
        scratched=[],
        late=[],
        finish=[[one] for one in FINISH],
        state="official",
        win={},
        since={},
    )
    rates = Rates(
        takeout=TERMS.takeout,
        break_to=TERMS.break_to,
        minimum=TERMS.minimum,
        picking="most-right",
        share=0,
        cap=None,
        fewest_legs=1,
    )
    tickets = [(combo, amount) for bet in bets for _, _, combo, amount in spread(bet, FIELDS)]
    world = World(
        kind="superfecta", runs=[run], tickets=tickets, carried=0, mandatory=False, exchanged=[], rates=rates
    )
    return brute_priced(world)


def timed(work: Callable[[], Made]) -> tuple[float, Made]:
    begin = process_time()
    made = work()
    return process_time() - begin, made


def same(ours: PoolResult, brute: Outcome) -> bool:
    """Amounts are whole dimes and so is the break, so no bet has a part of a cent to lose."""
    theirs = (brute["wagers"], brute["takeout"], brute["breakage"], brute["paid"], brute["prices"])
    return theirs == (ours.wagers, ours.takeout, ours.breakage, ours.paid, dict(ours.prices))


def reading(bets: Sequence[Bet]) -> tuple[float, float]:
    """Tickets a second read from their text, and single bets a second written out."""
    texts = [show_bet(bet) for bet in bets[:READ]]
    took, again = timed(lambda: [read_bet(text) for text in texts])
    assert again == list(bets[:READ])
    expanding, singles = timed(lambda: sum(1 for bet in bets[:READ] for _ in spread(bet, FIELDS)))
    return len(texts) / took, singles / expanding


def compare(bets: Sequence[Bet]) -> None:
    """Each way on the million; the brute force on every tenth of them."""
    turns = sorted((timed(lambda: gathered(bets)) for _ in range(TURNS)), key=itemgetter(0))
    (best, ours), (took, _) = turns[0], turns[TURNS // 2]
    slow, written = timed(lambda: one_by_one(bets))
    assert written == ours
    sample = bets[::SAMPLED]
    few, brute = timed(lambda: by_brute_force(sample))
    assert same(gathered(sample), brute)
    scaled = few * SAMPLED
    print(f"  all agree: {_winner(ours)}")
    print(
        f"  gather and price         {took:8.2f} s, the median of {TURNS}; {best:.2f} to {turns[-1][0]:.2f}"
    )
    print(
        f"  bet by bet, and price    {slow:8.2f} s, {slow / took:.1f} x as long; the same prices to the cent"
    )
    print(
        f"  brute force              {scaled:8.1f} s, {scaled / took:.0f} x as long: scaled by {SAMPLED} from"
    )
    print(f"    {few:.2f} s for every {SAMPLED}th ticket, on which prices, takeout, breakage and paid agree")
    print(f"  aim: under {AIM:.0f} s: {took:.2f}, at best {best:.2f}; the rivals had one turn each")


def _winner(done: PoolResult) -> str:
    payoff = done.payoffs[0]
    return f"{payoff.wins} pays {show_dollars(payoff.price)} for $1 of {show_dollars(done.wagers)} bet"


def main() -> None:
    window = Window(20261115)
    bets = [window.sell() for _ in range(TICKETS)]
    singles = sum(combinations_held(bet, FIELDS) for bet in bets)
    set_tempo()  # as `croupier serve` does
    print(f"tote: {TICKETS:,} superfecta tickets on {len(RUNNERS)} runners hold {singles:,} single bets")
    print(f"  {'; '.join(f'{share} % {name}' for name, share in MIX.items())}")
    print("  in seconds of one core's work:")
    compare(bets)
    read, written = reading(bets)
    print(f"  reading text is no part of that: {read:,.0f} tickets a second are read and checked,")
    print(f"  and {written:,.0f} single bets a second written out")


if __name__ == "__main__":
    main()
