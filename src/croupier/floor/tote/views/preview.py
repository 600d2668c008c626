"""What a bet would cost, while it is being keyed in by tellers' shorthand or in full."""

import msgspec

from croupier.base import money
from croupier.base.names import Citation
from croupier.base.refusal import Refusal, Refused, Value
from croupier.floor.tote.selling import NOT_OPEN, sold_bet
from croupier.floor.tote.state import Tote
from croupier.floor.tote.views.ticket import BetView
from croupier.games.tote.bet import POOLS
from croupier.games.tote.bet_forms import BOXED, BY_LEG, MEANS
from croupier.games.tote.kinds import length
from croupier.games.tote.shorthand import BETS, FORMS, longhand


class BetPreview(msgspec.Struct, frozen=True):
    """`keyed` is what was keyed in; `bet` how it was read, None while it is no bet: `says` tells why.

    `key` is that sentence with places for its `values`, for screens in another language.
    """

    keyed: str
    bet: BetView | None
    says: str
    clause: Citation | None
    key: str
    values: dict[str, Value]


class BetKey(msgspec.Struct, frozen=True):
    """The keys of a bet in shorthand, what a ticket calls it, the pools that it feeds, and its clause.

    It names so many `groups` of runners, each in a race of its own where `by_leg`; `boxed`: it may be boxed,
    key boxed and wheeled too.
    """

    keys: str
    called: str
    pools: list[str]
    groups: int
    by_leg: bool
    boxed: bool
    clause: Citation


class PreviewPart(msgspec.Struct, frozen=True):
    """`bet_keys` and `form_keys` are the shorthand, which does not change: a form's name by its key."""

    preview: BetPreview | None
    bet_keys: list[BetKey]
    form_keys: dict[str, str]


def preview_part(tote: Tote, keyed: str | None) -> PreviewPart:
    """Nothing has been keyed in yet where `keyed` is None."""
    return PreviewPart(None if keyed is None else _preview(tote, keyed), list(BET_KEYS), FORM_KEYS)


BET_KEYS = tuple(
    BetKey(
        keys.lower(),
        called,
        [str(kind) for kind in POOLS[called]],
        length(POOLS[called][0]),
        called in BY_LEG,
        called in BOXED,
        MEANS[called],
    )
    for keys, called in BETS.items()
)
FORM_KEYS = {keys.lower(): form for keys, form in FORMS.items()}


def _preview(tote: Tote, keyed: str) -> BetPreview:
    day = tote.day
    if day is None or not day.opened or day.closed:
        return _no_bet(keyed, NOT_OPEN)
    try:
        sold = sold_bet(day, longhand(keyed))
    except Refused as refused:
        return _no_bet(keyed, refused.refusal)
    return BetPreview(keyed, BetView(sold.bet, sold.bets, money.show(sold.cost)), "", None, "", {})


def _no_bet(keyed: str, why: Refusal) -> BetPreview:
    values = dict(why.values) if why.values else {}
    return BetPreview(keyed, None, why.says, why.clause, why.key or why.says, values)
