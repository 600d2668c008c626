"""What a host takes of a guest: messages in order, pools under its own terms, totals that can be priced."""

import msgspec
import pytest

from croupier.devices.link_messages import FinalTotals, PoolTotals, totals_digest
from croupier.floor.tote.messages import races, tickets
from croupier.floor.tote.messages.link import NoteMerged, NoteVerified
from croupier.games.tote.kinds import Kind
from croupier.games.tote.pool import Picking
from tests.floor.tote.linked_totes import GST, LinkedTotes, merged_win
from tests.floor.tote.no import no, only


def test_a_message_counts_once_and_in_order() -> None:
    sites = LinkedTotes(verified=False)
    asked = sites.asking()
    assert no(sites.send(asked, "nobody"))[0] == "not_permitted"
    assert isinstance(sites.send(asked), tuple)
    assert no(sites.send(asked))[0] == "nothing_there"
    later = FinalTotals(9, asked.card, 1, "stop-bet", 0, "", (), "")
    assert no(sites.send(later))[0] == "wrong_round"
    assert sites.site.heard == 1


def test_answers_to_nothing_that_was_asked_change_nothing() -> None:
    sites = LinkedTotes()
    assert no(sites.guest.ask("reader", NoteVerified(99, "", "")))[0] == "nothing_there"
    assert no(sites.guest.ask("reader", NoteMerged(99, 1, "")))[0] == "nothing_there"


@pytest.mark.parametrize(
    ("terms", "why"),
    [
        ({"takeout": 10_000}, "it has no sound terms for a win"),
        ({"picking": Picking.CARRYOVER, "share": 1}, "a pick-three is shared in another way there"),
    ],
)
def test_pools_under_other_terms_are_not_verified(terms: dict[str, int], why: str) -> None:
    sites = LinkedTotes(verified=False)
    asked = sites.asking()
    kind = Kind.WIN if "takeout" in terms else Kind.PICK_THREE
    other = {**asked.terms, kind: msgspec.structs.replace(asked.terms[kind], **terms)}
    answer = sites.send(msgspec.structs.replace(asked, terms=other))
    assert isinstance(answer, tuple)
    assert answer[0].why == why  # type: ignore[attr-defined]
    sites.tell()
    assert sites.guest.tote.link.difference == why
    assert no(sites.guest.ask("teller", tickets.SellTicket(("R1 $2 WIN 1",))))[1] == "A.8"
    final = FinalTotals(2, asked.card, 1, "stop-bet", 0, "", (), totals_digest(asked.card, ()))
    answer = sites.send(final)
    assert isinstance(answer, tuple)
    assert answer[0].why == "its pools were not verified"  # type: ignore[attr-defined]


def test_another_card_is_not_verified() -> None:
    sites = LinkedTotes(verified=False)
    answer = sites.send(msgspec.structs.replace(sites.asking(), card="another"))
    assert isinstance(answer, tuple)
    assert answer[0].why == "the card is another"  # type: ignore[attr-defined]


def _final(pools_: tuple[PoolTotals, ...], sites: LinkedTotes, race: int = 1) -> FinalTotals:
    card = sites.host.day.digested.digest
    return FinalTotals(2, card, race, "stop-bet", 1, "", pools_, totals_digest(card, pools_))


@pytest.mark.parametrize(
    "totals",
    [
        PoolTotals(1, Kind.WIN, (((1,), 0),)),
        PoolTotals(1, Kind.WIN, (((1,), 1 << 63),)),
        PoolTotals(1, Kind.WIN, (((9,), 200),)),
        PoolTotals(1, Kind.WIN, (((1, 2), 200),)),
        PoolTotals(1, Kind.WIN, (((1,), 200), ((1,), 200))),
        PoolTotals(1, Kind.QUINELLA, (((2, 1), 200),)),
        PoolTotals(1, Kind.EXACTA, (((1, 1), 200),)),
        PoolTotals(1, Kind.DAILY_DOUBLE, (((1, 9), 200),)),
        PoolTotals(1, Kind.TWIN_TRIFECTA, (((1, 2, 3), 200),)),
        PoolTotals(2, Kind.WIN, (((1,), 200),)),
        PoolTotals(99, Kind.WIN, (((1,), 200),)),
    ],
)
def test_totals_that_could_not_be_priced_are_not_merged(totals: PoolTotals) -> None:
    sites = LinkedTotes()
    answer = sites.send(_final((totals,), sites))
    assert isinstance(answer, tuple)
    assert answer[0].why  # type: ignore[attr-defined]
    assert not any(pool.merged for pool in sites.host.day.pools.values())


def test_totals_that_are_merged_stand_whatever_the_guest_sends_after_the_finish() -> None:
    """A guest that may replace them could bet on a race that is run."""
    sites = merged_win().stop(1)
    sites.host.do("reader", races.ReportFinish(1, "1-2-3-4-5-6"))
    late = (PoolTotals(1, Kind.WIN, (((1,), 900_00),)),)
    answer = sites.send(msgspec.structs.replace(_final(late, sites), number=sites.site.heard + 1))
    assert isinstance(answer, tuple)
    assert answer[0].why == "its money in race 1 is merged already"  # type: ignore[attr-defined]
    assert sites.host.pool("1-win").merged == {GST: {(1,): 20_00, (2,): 20_00}}
    assert sites.site.merged == {1: ""}


def test_pools_that_are_verified_keep_their_terms() -> None:
    """A guest that may change its takeout after the finish would change what is settled."""
    sites = LinkedTotes(verified=False)
    asked = sites.asking()
    sites.send(asked)
    assert only(sites.send(msgspec.structs.replace(asked, number=2))).why == ""
    lower = {**asked.terms, Kind.WIN: msgspec.structs.replace(asked.terms[Kind.WIN], takeout=1)}
    answer = sites.send(msgspec.structs.replace(asked, number=3, terms=lower))
    assert isinstance(answer, tuple)
    assert answer[0].why == "its pools are verified already, under other terms"  # type: ignore[attr-defined]
    assert sites.site.terms == asked.terms


def test_totals_of_another_race_or_without_their_digest_are_not_merged() -> None:
    for changed in ({"race": 99}, {"card": "another"}, {"digest": "00"}):
        sites = LinkedTotes()
        answer = sites.send(msgspec.structs.replace(_final((), sites), **changed))
        assert isinstance(answer, tuple)
        assert answer[0].why  # type: ignore[attr-defined]
