"""What a sending track offers: its pools, the terms of each and the least bet, and the digest pools cite."""

from collections.abc import Mapping
from hashlib import sha256

import msgspec

from croupier.base.money import Cents, show
from croupier.base.refusal import Reason, refuse
from croupier.games.tote import clauses
from croupier.games.tote.kinds import Kind
from croupier.games.tote.pool import PoolTerms


class Offer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`least` is the smallest bet that is taken on one combination."""

    terms: PoolTerms
    least: Cents


class Offers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The values of a track, without prose and sources, so that mending those changes no digest."""

    track: str
    pools: Mapping[Kind, Offer]

    def offer(self, kind: Kind) -> Offer:
        if kind not in self.pools:
            says = f"{self.track} offers no {kind}; it offers {', '.join(self.pools)}"
            refuse(Reason.NOT_OFFERED, says, clauses.PERMITTED)
        return self.pools[kind]

    def check(self, kind: Kind, bet: Cents) -> Offer:
        """The offer for a bet of this amount on one combination; refuses less than the least bet."""
        offer = self.offer(kind)
        if bet < offer.least:
            says = f"{self.track} takes no {kind} under {show(offer.least)}; this is {show(bet)}"
            refuse(Reason.BELOW_MINIMUM, says, clauses.PERMITTED)
        return offer


def write_offers(offers: Offers) -> bytes:
    """Canonical bytes: the same values give the same bytes on any machine."""
    return msgspec.json.encode(offers, order="sorted")


def read_offers(stored: bytes) -> Offers:
    """Offers from their stored bytes, independent of the profiles that the program ships."""
    return msgspec.json.decode(stored, type=Offers)


def offers_digest(offers: Offers) -> str:
    return sha256(write_offers(offers)).hexdigest()
