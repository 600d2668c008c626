"""A roulette table: its terms, with the wheel, the layout and every spot that follow from them."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Literal

from croupier.base.names import Citation
from croupier.games.limits import Bound, Limit, in_all
from croupier.games.roulette.bets import COLOUR, INSIDE, Kind, group
from croupier.games.roulette.colours import COLOURS
from croupier.games.roulette.layout import Position, Spot, positions
from croupier.games.roulette.result import Result
from croupier.games.roulette.rulings import cause, rule, undecided
from croupier.games.roulette.terms import RouletteTerms
from croupier.games.roulette.wheel import Wheel, in_order, wheel
from croupier.games.round import Ruling

_KINDS = list(Kind)
COLOUR_WORDS = {Kind.SIX_COLOUR: "six", Kind.SEVEN_COLOUR: "seven", Kind.EIGHT_COLOUR: "eight"}
_COLOUR_ZEROS = {Kind.SIX_COLOUR: (), Kind.SEVEN_COLOUR: ("0",), Kind.EIGHT_COLOUR: ("0", "00")}


class RouletteTable:
    game: Literal["roulette"] = "roulette"

    def __init__(self, terms: RouletteTerms) -> None:
        self.terms = terms
        self._rulings: dict[Result, Mapping[str, Ruling]] = {}
        self._bounds: dict[str, tuple[Bound, ...]] = {}

    @cached_property
    def wheel(self) -> Wheel:
        return wheel(self.terms.wheel)

    @cached_property
    def positions(self) -> tuple[Position, ...]:
        """Places on the cloth for the wagers this table offers."""
        triples = frozenset(frozenset(group) for group in self.terms.triples)
        return tuple(p for p in positions(self.wheel, triples) if p.spot.kind in self.terms.bets)

    @cached_property
    def spots(self) -> Mapping[str, Spot]:
        """Every spot this table takes wagers on, by its text."""
        on_cloth = (position.spot for position in self.positions)
        found = sorted((*on_cloth, *self._optional_spots()), key=lambda spot: _KINDS.index(spot.kind))
        return {spot.text: spot for spot in found}

    @cached_property
    def _limits(self) -> Mapping[Kind, Limit | None]:
        limits = self.terms.limits
        return {kind: limits.get(kind) or limits.get(group(kind)) for kind in Kind}

    def limit(self, kind: Kind) -> Limit | None:
        return self._limits[kind]

    def bounds(self, spot: Spot) -> tuple[Bound, ...]:
        """Every limit that holds for a wager there; worked out once for each spot."""
        found = self._bounds.get(spot.text)
        if found is None:
            found = (*self._on_positions(spot), *in_all(self.terms.limits))
            self._bounds[spot.text] = found
        return found

    def _on_positions(self, spot: Spot, one_in: int = 1) -> Iterator[Bound]:
        """Five adjacent count as five straights. Pockets are in order: the same is always refused first."""
        if spot.kind is Kind.FIVE_ADJACENT:
            yield Bound(spot.text, self.terms.limits.get(spot.kind))
            for pocket in in_order(spot.pockets):
                yield from self._on_positions(self.spots[pocket], len(spot.pockets))
            return
        limit = self.limit(spot.kind)
        yield Bound(spot.text, limit, one_in)
        if limit and self.terms.limits_by_number and spot.kind in INSIDE:
            for pocket in in_order(spot.pockets):
                yield Bound(f"any way to {pocket}", limit, one_in)

    def rulings(self, result: Result) -> Mapping[str, Ruling]:
        """What this result means for every spot; worked out once for each result."""
        found = self._rulings.get(result)
        if found is None:
            spots = (spot for spot in self.spots.values() if not undecided(self.wheel, spot, result))
            found = {spot.text: rule(self.terms, self.wheel, spot, result) for spot in spots}
            self._rulings[result] = found
        return found

    def results(self) -> Iterator[tuple[Result, int]]:
        """Every result that decides wagers, with its weight; B2B is seen after a prior number of 1."""
        for pocket in self.wheel.order:
            if pocket in self.wheel.dead:
                continue
            for multiplier, weight in self.terms.paytable or ((None, 1),):
                yield Result(pocket=pocket, prior="1" if multiplier else None, multiplier=multiplier), weight

    def cause(self, result: Result) -> Citation | None:
        """The clause by which a result decides nothing, if it does not."""
        return cause(self.terms, self.wheel, result)

    def _optional_spots(self) -> Iterator[Spot]:
        bets = self.terms.bets
        if Kind.FIVE_ADJACENT in bets:
            yield from self._adjacent_spots()
        for kind in COLOUR:
            if kind in bets:
                yield from self._colour_spots(kind)
        if Kind.SEVEN_NUMBERS in bets:
            yield Spot("seven-numbers", Kind.SEVEN_NUMBERS, frozenset(self.terms.seven_numbers))
        if Kind.B2B in bets:
            yield Spot("b2b", Kind.B2B, frozenset())

    def _adjacent_spots(self) -> Iterator[Spot]:
        for centre in self.wheel.order:
            five = frozenset(self.wheel.neighbours(centre, 2))
            if not five & self.wheel.dead:
                yield Spot(f"adjacent:{centre}", Kind.FIVE_ADJACENT, five)

    def _colour_spots(self, kind: Kind) -> Iterator[Spot]:
        for colour in COLOURS:
            covered = frozenset((*self.terms.sections[colour], *_COLOUR_ZEROS[kind]))
            yield Spot(f"{COLOUR_WORDS[kind]}:{colour}", kind, covered)
