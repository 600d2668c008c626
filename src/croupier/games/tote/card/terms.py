"""The terms that pools are priced by: a track profile's, with the changes that a request makes."""

from collections.abc import Mapping

import msgspec
from msgspec import UNSET

from croupier.base.money import show
from croupier.games.tote.card.decoding import at, refuse_lack
from croupier.games.tote.card.entries import PickTermsEntry, SiteEntry, TermsEntry
from croupier.games.tote.card.json_values import read_track
from croupier.games.tote.kinds import PICKS, Kind
from croupier.games.tote.offers import Offer, Offers
from croupier.games.tote.pool import Picking, PoolTerms
from croupier.games.tote.profile_values import Given, agree, agree_price, show_percent

_ANY_BET = "0.01"


def offers_with_changes(track: str, changes: Mapping[Kind, TermsEntry]) -> Offers:
    """What the track offers, with the terms of some pools changed or added."""
    offers = at("track", read_track, track).offers
    pools = dict(offers.pools)
    for kind, entry in changes.items():
        pools[kind] = at(f"terms.{kind}", _offer, offers, kind, entry)
    return Offers(offers.track, pools)


def _offer(offers: Offers, kind: Kind, entry: TermsEntry) -> Offer:
    if kind in offers.pools:
        return changed(kind, offers.pools[kind], entry)
    for key in ("takeout", "picking", "fewest_legs") if kind in PICKS else ("takeout",):
        if getattr(entry, key) is UNSET:
            refuse_lack(entry.called.format(key=kind), key)
    return changed(kind, _unoffered(offers), entry)


def _unoffered(offers: Offers) -> Offer:
    """What a pool starts from that the track does not offer: the track's break and minimum, any bet."""
    price = next(iter(offers.pools.values())).terms
    return agree(Kind.WIN, Given("0", _ANY_BET), agree_price(show(price.break_to), show(price.minimum)))


def changed(kind: Kind, offer: Offer, entry: TermsEntry | SiteEntry) -> Offer:
    """The offer with the values that the entry gives, within the same bounds as those of a profile."""
    terms, given = offer.terms, _given(entry)
    price = (
        given.pop("break_to", show(terms.break_to)),
        given.pop("minimum", show(terms.minimum)),
    )
    base = Given(show_percent(terms.takeout), show(offer.least), terms.picking, terms.fewest_legs)
    if "picking" not in given:
        base = msgspec.structs.replace(base, **_carrying(terms))
    return agree(kind, msgspec.structs.replace(base, **given), agree_price(*price))


def _given(entry: TermsEntry | SiteEntry) -> dict[str, str]:
    """The terms that an entry gives, by name."""
    named = (key for key in PickTermsEntry.__struct_fields__ if key in entry.__struct_fields__)
    return {key: getattr(entry, key) for key in named if getattr(entry, key) is not UNSET}


def _carrying(terms: PoolTerms) -> dict[str, str]:
    """The part paid today and the cap, which hold as long as the mechanism does."""
    share = {"share": show_percent(terms.share)} if terms.picking is not Picking.MOST_RIGHT else {}
    return {**share, "cap": show(terms.cap)} if terms.cap is not None else share
