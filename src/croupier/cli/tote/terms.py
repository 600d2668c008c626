"""The terms that pools are priced by: a track profile's, with what the request says otherwise."""

from collections.abc import Mapping

import msgspec

from croupier.base.money import show
from croupier.base.refusal import Reason, refuse, shown
from croupier.cli.strict import at, keys, read_choice
from croupier.games.tote.kinds import PICKS, Kind
from croupier.games.tote.library import load_track
from croupier.games.tote.offers import Offer, Offers
from croupier.games.tote.pool import Picking, PoolTerms
from croupier.games.tote.profile_values import Given, agree, agree_price, show_percent

DEFAULT_TRACK = "model"
PRICE = ("takeout", "break_to", "minimum")
_TERMS = (*PRICE, "least")
_PICK_TERMS = (*_TERMS, "picking", "share", "cap", "fewest_legs")
_ANY_BET = "0.01"


def read_offers(track: object, given: object) -> Offers:
    """What the track offers, with the terms of some pools changed or added."""
    name = track if isinstance(track, str) else shown(track)
    offers = at("track", load_track, name).offers
    pools = dict(offers.pools)
    for text, terms in keys(given, None, (), "terms").items():
        kind = at("terms", read_choice, text, Kind, "")
        pools[kind] = at(f"terms.{kind}", _offer, offers, kind, terms)
    return Offers(offers.track, pools)


def _offer(offers: Offers, kind: Kind, given: object) -> Offer:
    allowed = _PICK_TERMS if kind in PICKS else _TERMS
    needed = () if kind in offers.pools else ("takeout", "picking", "fewest_legs")
    fields = keys(given, allowed, [key for key in needed if key in allowed], f"the terms of {kind}")
    return changed(kind, offers.pools.get(kind) or _unheard(offers), fields)


def _unheard(offers: Offers) -> Offer:
    """The terms of a pool that the track does not offer, but for those it must state: price as there."""
    price = next(iter(offers.pools.values())).terms
    return agree(Kind.WIN, Given("0", _ANY_BET), agree_price(show(price.break_to), show(price.minimum)))


def changed(kind: Kind, offer: Offer, fields: Mapping[str, object]) -> Offer:
    """An offer with these of its values, held to the same bounds as those of a profile."""
    terms = offer.terms
    texts = {key: _text(value, key) for key, value in fields.items() if key not in ("picking", "fewest_legs")}
    price = texts.pop("break_to", show(terms.break_to)), texts.pop("minimum", show(terms.minimum))
    base = Given(show_percent(terms.takeout), show(offer.least), terms.picking, terms.fewest_legs)
    if "picking" in fields:
        base = msgspec.structs.replace(base, picking=read_choice(fields["picking"], Picking, "picking"))
    else:
        base = msgspec.structs.replace(base, **_carrying(terms))
    if "fewest_legs" in fields:
        base = msgspec.structs.replace(base, fewest_legs=_count(fields["fewest_legs"]))
    return agree(kind, msgspec.structs.replace(base, **texts), agree_price(*price))


def _carrying(terms: PoolTerms) -> dict[str, str]:
    """What is paid today and the cap, where the mechanism stays as it is."""
    share = {"share": show_percent(terms.share)} if terms.picking is not Picking.MOST_RIGHT else {}
    return {**share, "cap": show(terms.cap)} if terms.cap is not None else share


def _text(given: object, place: str) -> str:
    if not isinstance(given, str):
        refuse(Reason.UNREADABLE, f'is written as text, like "18" or "0.10", not {shown(given)}', place=place)
    return given


def _count(given: object) -> int:
    if type(given) is not int:
        refuse(Reason.UNREADABLE, f"{shown(given)} is not a number of legs, like 4", place="fewest_legs")
    return given
