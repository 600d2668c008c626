"""What a track offers as bytes, the digest pools cite it by, and what it does not take."""

import msgspec
import pytest

from croupier.base.refusal import Reason
from croupier.games.tote.clauses import PERMITTED
from croupier.games.tote.kinds import Kind
from croupier.games.tote.library import TRACKS, load_track
from croupier.games.tote.offers import Offer, Offers, offers_digest, read_offers, write_offers
from croupier.games.tote.pool import PoolTerms
from tests.law.reading import refusal

WIN, PLACE = Offer(PoolTerms(1800), 2_00), Offer(PoolTerms(1700), 2_00)
OFFERS = Offers("here", {Kind.WIN: WIN, Kind.PLACE: PLACE})


@pytest.mark.parametrize("name", TRACKS)
def test_stored_offers_are_the_same_again(name: str) -> None:
    offers = load_track(name).offers
    assert read_offers(write_offers(offers)) == offers
    assert len(offers_digest(offers)) == 64


def test_the_same_values_have_the_same_digest_in_whatever_order_they_were_written() -> None:
    turned = Offers("here", {Kind.PLACE: PLACE, Kind.WIN: WIN})
    assert offers_digest(turned) == offers_digest(OFFERS)


@pytest.mark.parametrize(
    "other",
    [
        Offers("there", OFFERS.pools),
        Offers("here", {Kind.WIN: WIN}),
        Offers("here", {Kind.WIN: Offer(PoolTerms(1801), 2_00), Kind.PLACE: PLACE}),
        Offers("here", {Kind.WIN: Offer(PoolTerms(1800), 1_00), Kind.PLACE: PLACE}),
    ],
)
def test_any_other_value_has_another_digest(other: Offers) -> None:
    assert offers_digest(other) != offers_digest(OFFERS)


def test_stored_offers_with_anything_more_are_not_read() -> None:
    with pytest.raises(msgspec.ValidationError):
        read_offers(b'{"track":"here","pools":{},"note":"prose"}')


def test_a_bet_is_taken_under_the_offer_of_its_pool() -> None:
    assert OFFERS.offer(Kind.WIN) is OFFERS.check(Kind.WIN, 2_00) is WIN


def test_a_pool_the_track_does_not_offer_takes_no_bet() -> None:
    refused = refusal(lambda: OFFERS.check(Kind.SHOW, 2_00))
    assert (refused.reason, refused.clause) == (Reason.NOT_OFFERED, PERMITTED)
    assert refused.says == "here offers no show; it offers win, place"


def test_less_than_the_least_bet_is_not_taken() -> None:
    refused = refusal(lambda: OFFERS.check(Kind.WIN, 1_99))
    assert (refused.reason, refused.clause) == (Reason.BELOW_MINIMUM, PERMITTED)
    assert refused.says == "here takes no win under 2.00; this is 1.99"
