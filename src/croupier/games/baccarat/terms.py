"""The terms a mini-baccarat table is opened on: the book's values and the house's options, nothing else."""

from collections.abc import Mapping
from typing import assert_never

import msgspec

from croupier.base.money import Cents
from croupier.base.names import Citation
from croupier.base.refusal import Reason, refuse, shown
from croupier.games.baccarat.rules import BaccaratRules, PlayRule, Rounding, Shuffling, read_rules
from croupier.games.baccarat.tie_odds import said_to_one
from croupier.games.baccarat.vigorish import Vigorish
from croupier.games.limits import Limits, read_limits
from croupier.games.odds import Odds, house_odds, read_odds
from croupier.law.options import choose, read_table, read_unit
from croupier.law.rulebook import Book, GameRules, Leaf

MOST_DECKS = 12
"""In a shoe: no document names a most, and our odds are published for so many."""


class WagerTerms(msgspec.Struct, frozen=True):
    """What it pays, and the clauses that say so and how it is decided."""

    odds: Odds
    paid: Citation
    decided: Citation


class VigorishTerms(msgspec.Struct, frozen=True):
    """`percent` of a banker's win, or of the wager on a tie, rounded up to the `unit` where that is five."""

    kind: Vigorish
    percent: int
    unit: Cents
    six: Odds | None
    clause: Citation


class BaccaratTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    book: str
    chosen: dict[str, tuple[str, ...]]
    decks: int
    wagers: dict[str, WagerTerms]
    vigorish: VigorishTerms
    too_few: Citation
    unit: Cents
    unit_clause: Citation
    limits: Limits
    play: PlayRule

    @property
    def shoe_decks(self) -> int:
        """A shuffler holds one half of them while the other is played."""
        return self.decks // 2 if Shuffling.SHUFFLER in self.chosen["shuffling"] else self.decks


def agree(book: Book, rules: GameRules, options: Mapping[str, object]) -> BaccaratTerms:
    """The terms of a table under this book, or a refusal that names the clause."""
    law = read_rules(rules)
    chosen = choose(book.name, rules, options)
    return BaccaratTerms(
        book=book.name,
        chosen=chosen,
        decks=_decks(law, chosen["shuffling"][0], options.get("decks")),
        wagers=_wagers(law, options.get("odds", {}), rules.options["odds"].clause),
        vigorish=_vigorish(law, chosen, options.get("vigorish-on-tie")),
        too_few=law.cards.too_few.clause,
        unit=read_unit(rules, options),
        unit_clause=rules.options["unit"].clause,
        limits=read_limits(options.get("limits", {}), law.wagers, rules.options["limits"].clause),
        play=law.play,
    )


def _decks(law: BaccaratRules, shuffling: str, given: object) -> int:
    """The house's, or as few as the document lets it have."""
    batches = 2 if shuffling == Shuffling.SHUFFLER else 1
    least, clause = _fewest(law, batches)
    decks = least if given is None else _whole(given, "options.decks", clause)
    if decks < least:
        says = "{decks} decks are too few: there are at least {least}"
        refuse(Reason.OPTION_NOT_ALLOWED, says, clause, "options.decks", decks=decks, least=least)
    if decks > batches * MOST_DECKS:
        says = "{decks} decks are more than this program deals from, which is {most}; no document sets a most"
        most = batches * MOST_DECKS
        refuse(Reason.OPTION_NOT_ALLOWED, says, place="options.decks", decks=decks, most=most)
    if decks % batches:
        says = "a shuffler's two batches are of as many decks each; {decks} cannot be halved"
        refuse(Reason.OPTION_NOT_ALLOWED, says, clause, "options.decks", decks=decks)
    return decks


def _fewest(law: BaccaratRules, batches: int) -> tuple[int, Citation]:
    leaf: Leaf[int] = law.cards.decks if batches == 1 else law.cards.decks_with_shuffler
    return leaf.value, leaf.clause


def _whole(given: object, place: str, clause: Citation) -> int:
    if isinstance(given, str) and given.isascii() and given.isdigit():
        return int(given[:9])
    if isinstance(given, int) and not isinstance(given, bool) and given >= 0:
        return given
    refuse(Reason.OPTION_NOT_ALLOWED, "{given} is not a whole number", clause, place, given=shown(given))


def _wagers(law: BaccaratRules, house: object, stated: Citation) -> dict[str, WagerTerms]:
    better = read_table(house, "tie=9 to 1", "options.odds")
    for name in better:
        if name not in law.wagers:
            says = "no odds are set for {name}; name one of {bets}"
            refuse(
                Reason.UNKNOWN_OPTION,
                says,
                place="options.odds",
                name=shown(name),
                bets=", ".join(law.wagers),
            )
    return {
        name: WagerTerms(_odds(law, name, better, stated), rule.odds.clause, rule.decided.clause)
        for name, rule in law.wagers.items()
    }


def _odds(law: BaccaratRules, name: str, better: Mapping[str, object], stated: Citation) -> Odds:
    rule = law.wagers[name]
    floor = read_odds(rule.odds.value)
    if name not in better:
        return floor
    given = said_to_one(better[name]) if name == "tie" else better[name]
    return house_odds(given, floor, rule.bound.value, rule.odds.clause, name=name, stated=stated)


def _vigorish(law: BaccaratRules, chosen: Mapping[str, tuple[str, ...]], on_tie: object) -> VigorishTerms:
    kind, rule = Vigorish(chosen["vigorish"][0]), law.vigorish
    unit = rule.five_cents.value if chosen["vigorish-rounding"][0] == Rounding.FIVE_CENTS else 1
    if on_tie is not None and kind is not Vigorish.ON_TIE:
        says = "a percent on ties is set only where vigorish is taken on ties"
        refuse(Reason.OPTIONS_CONFLICT, says, rule.most_on_tie.clause, "options.vigorish-on-tie")
    match kind:
        case Vigorish.FIVE:
            return VigorishTerms(kind, rule.five.value, unit, None, rule.five.clause)
        case Vigorish.FOUR:
            return VigorishTerms(kind, rule.four.value, unit, None, rule.four.clause)
        case Vigorish.ON_TIE:
            return VigorishTerms(kind, _on_tie(law, on_tie), unit, None, rule.most_on_tie.clause)
        case Vigorish.NONE:
            return VigorishTerms(kind, 0, 1, read_odds(rule.banker_six.value), rule.banker_six.clause)
        case _:
            assert_never(kind)


def _on_tie(law: BaccaratRules, given: object) -> int:
    most = law.vigorish.most_on_tie
    if given is None:
        return most.value
    percent = _whole(given, "options.vigorish-on-tie", most.clause)
    if not 1 <= percent <= most.value:
        says = "a vigorish on ties is 1 to {most} percent, not {percent}"
        refuse(
            Reason.OPTION_NOT_ALLOWED,
            says,
            most.clause,
            "options.vigorish-on-tie",
            most=most.value,
            percent=percent,
        )
    return percent
