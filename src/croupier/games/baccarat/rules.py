"""What a book says of mini-baccarat, as typed tables, and what the game demands of the book."""

from enum import StrEnum
from typing import Annotated, Literal

import msgspec

from croupier.base.refusal import Reason, refuse
from croupier.games.baccarat.vigorish import Vigorish
from croupier.games.odds import Bound, read_odds
from croupier.games.round import Tender
from croupier.law.demands import Known, check_options, must_read
from croupier.law.procedure import Procedure
from croupier.law.rulebook import GameRules, Leaf, convert, convert_each, refuse_unknown

WAGERS = ("player", "banker", "tie")
_VALUED = ("decks", "vigorish-on-tie", "odds", "limits", "unit")
Whole = Annotated[int, msgspec.Meta(ge=1)]


class Shuffling(StrEnum):
    """By hand, by a shuffler with two batches, or in a shoe that reshuffles by itself."""

    HAND = "hand"
    SHUFFLER = "shuffler"
    SHOE = "reshuffling-shoe"


class Rounding(StrEnum):
    EXACT = "exact"
    FIVE_CENTS = "five-cents"


class Collection(StrEnum):
    AT_ONCE = "at-once"
    DEFERRED = "deferred"


class WagerRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a wager is called, by which clause it wins, loses or is void, and what it pays."""

    called: Leaf[str]
    decided: Leaf[Literal["higher", "equal"]]
    odds: Leaf[str]
    bound: Leaf[Bound]


class VigorishRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Percents, cents, and the odds of a banker's six where there is no vigorish."""

    five: Leaf[Whole]
    four: Leaf[Whole]
    most_on_tie: Leaf[Whole]
    five_cents: Leaf[Whole]
    banker_six: Leaf[str]


class CardRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    decks: Leaf[Whole]
    decks_with_shuffler: Leaf[Whole]
    cutting_cards: Leaf[Whole]
    cut_from_ends: Leaf[Whole]
    cutting_card_from_back: Leaf[Whole]
    too_few: Leaf[Literal["void"]]


class PlayRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    positions: Leaf[Whole]
    only: Leaf[tuple[str, ...]]
    tender: Leaf[tuple[Tender, ...]]
    coupon: Leaf[tuple[Tender, ...]]
    verbal: Leaf[Literal["confirmed"]]
    closing: Leaf[Literal["before-deal"]]
    order: Leaf[Literal["losers-first"]]


class BaccaratRules(msgspec.Struct, frozen=True):
    wagers: dict[str, WagerRule]
    vigorish: VigorishRule
    cards: CardRule
    play: PlayRule
    procedure: Procedure


def read_rules(rules: GameRules) -> BaccaratRules:
    own = dict(rules.own)
    law = BaccaratRules(
        wagers=convert_each(own.pop("wagers", None), WagerRule, "baccarat.wagers"),
        vigorish=convert(own.pop("vigorish", None), VigorishRule, "baccarat.vigorish"),
        cards=convert(own.pop("cards", None), CardRule, "baccarat.cards"),
        play=convert(own.pop("play", None), PlayRule, "baccarat.play"),
        procedure=convert(own.pop("procedure", {}), Procedure, "baccarat.procedure"),
    )
    refuse_unknown(own, "baccarat")
    _check(law)
    check_options("baccarat", rules, _known())
    return law


def _check(law: BaccaratRules) -> None:
    if tuple(law.wagers) != WAGERS or law.play.only.value != WAGERS:
        says, clause = "mini-baccarat has the wagers player, banker and tie", law.play.only.clause
        refuse(Reason.BROKEN_BOOK, says, clause, "baccarat.wagers")
    for name, wager in law.wagers.items():
        place = f"baccarat.wagers.{name}.odds"
        must_read(read_odds, wager.odds.value, place=place, clause=wager.odds.clause)
    six = law.vigorish.banker_six
    must_read(read_odds, six.value, place="baccarat.vigorish.banker-six", clause=six.clause)


def _known() -> Known:
    mechanisms = {
        "dealing": ("a", "b", "c"),
        "shuffling": tuple(Shuffling),
        "recut": ("last-cutter", "next-entitled"),
        "vigorish": tuple(Vigorish),
        "vigorish-rounding": tuple(Rounding),
        "vigorish-collection": tuple(Collection),
        "payment": ("a", "b", "c", "d"),
    }
    return Known(needed=(*mechanisms, *_VALUED), closed=mechanisms, valued=_VALUED)
