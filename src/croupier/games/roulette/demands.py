"""What roulette demands of a book before any table is opened on it."""

from collections.abc import Iterable

from croupier.base.names import Citation
from croupier.base.refusal import Reason, refuse, shown
from croupier.games.limits import AGGREGATE, GROUPS, read_limit
from croupier.games.odds import read_odds
from croupier.games.roulette.bets import COLOUR, Kind
from croupier.games.roulette.rules import B2BPays, BetRule, Closing, RouletteRules, ZeroRule
from croupier.games.roulette.wheel import NUMBERS, ZEROS, WheelKind
from croupier.law.demands import Known, check_options, must_read
from croupier.law.rulebook import GameRules, Leaf

_NEEDED = ("mode", "wheel", "even-money-on-zero", "offer", "odds", "limits", "unit")
_NEEDED_FOR = {Kind.B2B: "b2b-paytable", **dict.fromkeys(COLOUR, "colour-sections")}
_VALUED = ("odds", "limits", "unit", "colour-sections", "b2b-paytable")
_LABELS = (*ZEROS, *NUMBERS)


def check_book(rules: GameRules, law: RouletteRules) -> None:
    """Every choice of every option is looked at, not only the defaults that a first table opens on."""
    for kind, rule in law.bets.items():
        _check_bet(kind, rule, f"roulette.bets.{kind}")
    _check_odds(law)
    for name, leaf in law.limits.items():
        _check_limit(name, leaf, f"roulette.limits.{name}")
    check_options("roulette", rules, _known(law))


def _known(law: RouletteRules) -> Known:
    more = dict.fromkeys(name for kind, name in _NEEDED_FOR.items() if kind in law.bets)
    return Known(needed=(*_NEEDED, *more), closed=_mechanisms(law), valued=_VALUED)


def _mechanisms(law: RouletteRules) -> dict[str, tuple[str, ...]]:
    """What the program can do, by option. Straights stay: neighbours and five adjacent are made of them."""
    return {
        "mode": tuple(law.modes),
        "wheel": tuple(WheelKind),
        "layout": ("plain", "wheel-replica"),
        "even-money-on-zero": tuple(ZeroRule),
        "inside-maximum": ("each-position", "each-number"),
        "neighbours": ("one-each-side", "two-each-side"),
        "b2b-pays": tuple(B2BPays),
        "closing": (Closing.IN_TRACK, Closing.BEFORE_SPIN),
        "offer": tuple(law.bets),
        "withhold": tuple(kind for kind in law.bets if kind is not Kind.STRAIGHT),
    }


def _check_bet(kind: Kind, rule: BetRule, place: str) -> None:
    clause = rule.called.clause
    if kind is Kind.B2B and (rule.multiplied is None or rule.odds is not None):
        refuse(Reason.BROKEN_BOOK, "B2B pays a multiplier: give `multiplied` and no `odds`", clause, place)
    if kind is not Kind.B2B and (rule.odds is None or rule.multiplied is not None):
        refuse(Reason.BROKEN_BOOK, "this wager pays odds: give `odds` and no `multiplied`", clause, place)
    if kind is Kind.SEVEN_NUMBERS and rule.numbers is None:
        refuse(Reason.BROKEN_BOOK, "this wager must list its `numbers`", clause, place)
    if rule.numbers is not None:
        _check_labels(rule.numbers.value, rule.numbers.clause, f"{place}.numbers")
    if rule.groups is not None:
        _check_labels(sum(rule.groups.value, ()), rule.groups.clause, f"{place}.groups")


def _check_labels(pockets: Iterable[str], clause: Citation, place: str) -> None:
    for pocket in pockets:
        if pocket not in _LABELS:
            says = f"{shown(pocket)} is no pocket of a wheel: they are 0, 00 and 1 to 36"
            refuse(Reason.BROKEN_BOOK, says, clause, place)


def _check_odds(law: RouletteRules) -> None:
    """Five adjacent numbers pay as straights: a book that gave them odds of their own would be disobeyed."""
    odds = {
        kind: must_read(
            read_odds, rule.odds.value, place=f"roulette.bets.{kind}.odds", clause=rule.odds.clause
        )
        for kind, rule in law.bets.items()
        if rule.odds is not None
    }
    if Kind.STRAIGHT not in odds:
        says = "a roulette book has straights: other wagers are made of them"
        refuse(Reason.BROKEN_BOOK, says, law.bound.clause, "roulette.bets")
    fives = odds.get(Kind.FIVE_ADJACENT)
    if fives is not None and not fives.same_as(odds[Kind.STRAIGHT]):
        says = f"five adjacent numbers are straights and pay {odds[Kind.STRAIGHT]}, not {fives}"
        clause = law.bets[Kind.FIVE_ADJACENT].called.clause
        refuse(Reason.BROKEN_BOOK, says, clause, "roulette.bets.five-adjacent.odds")


def _check_limit(name: str, leaf: Leaf[str], place: str) -> None:
    names = (*GROUPS, AGGREGATE, *Kind)
    if name not in names:
        says = f"no limit holds for {shown(name)}; name one of {', '.join(names)}"
        refuse(Reason.BROKEN_BOOK, says, leaf.clause, place)
    must_read(read_limit, leaf.value, leaf.clause, place=place, clause=leaf.clause)
