"""Plans for a table's wagers, and what their sums mean: everything by the table's compiled nets."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

import msgspec
import numpy as np

from croupier.analysis.compiled import Compiled
from croupier.analysis.gains import gains_of
from croupier.analysis.nets import nets_of
from croupier.analysis.risk import most_on
from croupier.analysis.simulation.estimate import Estimate
from croupier.analysis.simulation.philox import key_of
from croupier.analysis.simulation.rounds import Rounds, tickets_of
from croupier.analysis.simulation.sessions import Sessions
from croupier.analysis.simulation.shoe_ends import ENDS, rows_by_end
from croupier.analysis.simulation.shoes import Shoes
from croupier.analysis.simulation.tally import Tally
from croupier.base.money import Cents
from croupier.base.refusal import Reason, refuse
from croupier.games.baccarat.rules import Shuffling, read_rules
from croupier.games.baccarat.table import BaccaratTable
from croupier.games.library import Table, load
from croupier.games.play import show_result

MOST_ROUNDS = 10**15
NO_LIMIT = 10**12
"""The largest stake where a table sets none, in cents: sums of a session stay within 64 bits."""


class TableNets(msgspec.Struct, frozen=True):
    """What the stakes gain at each result that is counted, together and spot by spot.

    `ends` is how a hand ends that stands for all such hands, by its name; other results say it themselves.
    """

    names: tuple[str, ...]
    stakes: Mapping[str, Cents]
    nets: Mapping[str, tuple[int, ...]]
    exact: Mapping[str, Fraction]
    ends: Mapping[str, str] = {}

    @property
    def staked(self) -> Cents:
        return sum(self.stakes.values())

    def edge(self, tally: Tally) -> Estimate:
        """The house's share of all stakes together."""
        every = [sum(one) for one in zip(*self.nets.values(), strict=True)]
        exact = sum((self.exact[spot] * stake for spot, stake in self.stakes.items()), Fraction(0))
        return _edge("all", tally, every, self.staked, exact / self.staked)

    def edges(self, tally: Tally) -> list[Estimate]:
        """The edge of each spot by itself."""
        return [
            _edge(spot, tally, nets, self.stakes[spot], self.exact[spot]) for spot, nets in self.nets.items()
        ]


def _edge(name: str, tally: Tally, nets: Sequence[int], staked: Cents, exact: Fraction) -> Estimate:
    return Estimate(name, -tally.mean(nets) / staked, tally.error(nets) / staked, exact)


def table_nets(table: Table, stakes: Mapping[str, Cents]) -> TableNets:
    nets, compiled, of_cards = nets_of(table), Compiled(table), isinstance(table, BaccaratTable)
    rows = rows_by_end(table) if isinstance(table, BaccaratTable) else list(range(len(nets.results)))
    gained = {}
    for spot, stake in stakes.items():
        one = np.zeros(1, np.int64)
        closed = compiled.close(one, one + compiled.column[spot], one + stake, 1)
        gained[spot] = tuple(int(closed.at(nets.results[row])[0]) for row in rows)
    exact = {spot: -gains_of(nets, {spot: stake}).mean / stake for spot, stake in stakes.items()}
    names = tuple(show_result(table, nets.results[row]) for row in rows)
    ends = dict(zip(names, ENDS, strict=True)) if of_cards else {}
    return TableNets(names, dict(stakes), gained, exact, ends)


def rounds_plan(table: Table, rounds: int, seed: int) -> Rounds | Shoes:
    """So many rounds, each by itself; of a game that is dealt from a shoe, shoes for at least so many."""
    if not 1 <= rounds <= MOST_ROUNDS:
        refuse(Reason.MALFORMED, f"simulate 1 to {MOST_ROUNDS:,} rounds", place="rounds")
    if isinstance(table, BaccaratTable):
        return shoes_plan(table, -(-rounds // least_hands(table)), seed)
    return Rounds(key_of(seed), rounds, tickets_of(nets_of(table).weights))


def least_hands(table: BaccaratTable) -> int:
    """A shoe has at least so many hands, whatever is burned and however many cards each takes."""
    cards, behind = 52 * table.terms.shoe_decks, _least_behind(table)
    return (cards - behind - 10) // 6 + 1


def shoes_plan(table: BaccaratTable, shoes: int, seed: int, behind: int | None = None) -> Shoes:
    if Shuffling.SHOE in table.terms.chosen["shuffling"]:
        says = "a shoe that reshuffles by itself has no end: each of its hands has the odds of a full shoe"
        refuse(Reason.MALFORMED, says, place="options.shuffling")
    least, cards = _least_behind(table), 52 * table.terms.shoe_decks
    wanted = least if behind is None else behind
    if not least <= wanted <= cards - 20:
        clause = read_rules(load(table.terms.book).game(table.game)).cards.cutting_card_from_back.clause
        says = "the cutting card lies {least} to {most} cards from the back, not {wanted}"
        refuse(Reason.MALFORMED, says, clause, "cut-card", least=least, most=cards - 20, wanted=wanted)
    if not 1 <= shoes <= MOST_ROUNDS // 100:
        refuse(Reason.MALFORMED, f"simulate 1 to {MOST_ROUNDS // 100:,} shoes", place="shoes")
    return Shoes(key_of(seed), shoes, table.terms.shoe_decks, wanted)


def _least_behind(table: BaccaratTable) -> int:
    return read_rules(load(table.terms.book).game(table.game)).cards.cutting_card_from_back.value


class Betting(msgspec.Struct, frozen=True):
    """A player's system on one spot. `bankroll` of None never ends; `goal` is money to stop at."""

    spot: str
    unit: Cents
    rounds: int
    bankroll: Cents | None = None
    goal: Cents | None = None
    strategy: str = "flat"
    source: str = ""


def sessions_plan(table: Table, betting: Betting, sessions: int, seed: int) -> Sessions:
    if isinstance(table, BaccaratTable):
        says = "systems are played where rounds stand by themselves, not from a shoe"
        refuse(Reason.NOT_OFFERED, says, place="strategy")
    if not (1 <= sessions <= 10**9 and 1 <= betting.rounds <= 10**9):
        refuse(Reason.MALFORMED, "simulate 1 to 1,000,000,000 sessions and rounds of each", place="sessions")
    compiled = Compiled(table)
    column = compiled.column[betting.spot]
    fields = (compiled.pays, compiled.pays_on, compiled.takes, compiled.takes_of, compiled.charges)
    rates = np.stack([field[:, column] for field in (*fields, compiled.charge_unit)], axis=1)
    most, bankroll = most_on(table, betting.spot, {}) or NO_LIMIT, betting.bankroll
    rules = (
        min(betting.unit, most), min(most, NO_LIMIT), table.terms.unit,
        NO_LIMIT * NO_LIMIT // 10**6 if bankroll is None else bankroll, betting.goal or 0, betting.rounds,
        betting.unit,
    )  # fmt: skip
    return Sessions(
        key_of(seed), sessions, tickets_of(compiled.weights), tuple(map(tuple, rates.tolist())), rules,
        betting.strategy, betting.source,
    )  # fmt: skip
