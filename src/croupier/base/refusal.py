"""A refusal: what was not done, why, and the clause that says so."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import NoReturn, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from croupier.base.names import Citation

_LONGEST_SHOWN = 40


class Reason(StrEnum):
    """Declared in order of precedence: when several hold of one command, the first is given.

    Who asks and where comes before what is asked, and that before the money it takes. A command that this
    kind of table does not know is `not_offered`, whatever it says. Reading a text stops at its first fault.
    """

    UNREADABLE = "unreadable"
    ID_REUSED = "id_reused"
    NOT_PERMITTED = "not_permitted"
    UNKNOWN_TABLE = "unknown_table"
    INTERNAL_ERROR = "internal_error"
    NOT_WITNESSED = "not_witnessed"
    UNKNOWN_TERMINAL = "unknown_terminal"
    TERMINAL_LOCKED = "terminal_locked"
    WRONG_ROUND = "wrong_round"
    WRONG_PHASE = "wrong_phase"
    CREDIT_UNVERIFIED = "credit_unverified"
    MALFORMED = "malformed"
    UNKNOWN_BOOK = "unknown_book"
    UNKNOWN_GAME = "unknown_game"
    UNKNOWN_CLAUSE = "unknown_clause"
    BROKEN_BOOK = "broken_book"
    UNKNOWN_OPTION = "unknown_option"
    OPTION_NOT_ALLOWED = "option_not_allowed"
    OPTIONS_CONFLICT = "options_conflict"
    ODDS_NOT_ALLOWED = "odds_not_allowed"
    UNKNOWN_OUTCOME = "unknown_outcome"
    UNKNOWN_SPOT = "unknown_spot"
    NOT_OFFERED = "not_offered"
    NOTHING_THERE = "nothing_there"
    BETS_IN_PLAY = "bets_in_play"
    NOT_COUNTED = "not_counted"
    BAD_AMOUNT = "bad_amount"
    CHIPS_CLASH = "chips_clash"
    TENDER_NOT_ACCEPTED = "tender_not_accepted"
    COUPON_NOT_ACCEPTED = "coupon_not_accepted"
    NO_PRIOR_NUMBER = "no_prior_number"
    NO_MULTIPLIER = "no_multiplier"
    STAKE_NOT_DIVISIBLE = "stake_not_divisible"
    DUPLICATE_ID = "duplicate_id"
    AMOUNT_DIFFERS = "amount_differs"
    EQUIPMENT_UNFIT = "equipment_unfit"
    NOT_ENOUGH_CREDITS = "not_enough_credits"
    BELOW_MINIMUM = "below_minimum"
    ABOVE_MAXIMUM = "above_maximum"
    TOO_FEW_SUPERVISORS = "too_few_supervisors"


_PRECEDENCE = {reason: place for place, reason in enumerate(Reason)}


Value: TypeAlias = str | int


class Refusal(msgspec.Struct, frozen=True):
    """One clear sentence, where it applies, and the clause it rests on when a clause decides.

    `says` is the whole sentence in English. Where it has values in it, `key` is the sentence with a named
    place for each, and `values` are these; else `says` is the key of its translations. Neither is written
    down where there are no values.
    """

    reason: Reason
    says: str
    clause: Citation | None = None
    place: str = ""
    key: str | UnsetType = UNSET
    values: Mapping[str, Value] | UnsetType = UNSET

    def at(self, place: str) -> "Refusal":
        """The same refusal, found inside `place` of a larger message."""
        inner = f".{self.place}" if self.place and not self.place.startswith("[") else self.place
        return msgspec.structs.replace(self, place=place + inner)

    def resting_on(self, clause: Citation) -> "Refusal":
        """The same, with this clause where it names none of its own."""
        return self if self.clause else msgspec.structs.replace(self, clause=clause)

    def __str__(self) -> str:
        where = f"{self.place}: " if self.place else ""
        why = f" ({self.clause})" if self.clause else ""
        return f"{where}{self.says}{why}"


def foremost(found: Sequence[Refusal]) -> Refusal | None:
    """Of several refusals the one that is given."""
    if not found:
        return None
    return min(found, key=lambda refusal: _PRECEDENCE[refusal.reason])


class Refused(ValueError):  # noqa: N818 - the floor's word: a reading was refused
    """Raised where text is read, so that reading stops at the first thing that cannot be understood.

    Deciding returns its refusal as a value; reading raises it, as `int("x")` does.
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal

    def at(self, place: str) -> "Refused":
        return Refused(self.refusal.at(place))

    def resting_on(self, clause: Citation) -> "Refused":
        return Refused(self.refusal.resting_on(clause))


def shown(given: object) -> str:
    """What somebody gave, in ASCII and cut short, so that it fits any message, log and screen."""
    try:
        text = ascii(given)
    except ValueError:  # Python prints no number of thousands of digits
        return "a very large number"
    except RecursionError:
        return "something nested too deeply"
    return text if len(text) <= _LONGEST_SHOWN else f"{text[: _LONGEST_SHOWN - 3]}..."


def sentence(key: str) -> str:
    """The same text, marked as a key that some refusal is worded with, for the list of all keys."""
    return key


def worded(
    reason: Reason, key: str, clause: Citation | None = None, place: str = "", /, **values: Value
) -> Refusal:
    """A refusal whose sentence has values in it: "game {round} is not finished", round=7."""
    return Refusal(reason, key.format(**values), clause, place, key, values)


def refuse(
    reason: Reason, key: str, clause: Citation | None = None, place: str = "", **values: Value
) -> NoReturn:
    """Stop reading here; `key` is the sentence, with a named place for each of the values."""
    made = worded(reason, key, clause, place, **values) if values else Refusal(reason, key, clause, place)
    raise Refused(made)
