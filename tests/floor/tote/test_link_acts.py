"""What the manager of a host and of a guest is told of the link, and when it is due."""

from croupier.desk.act import Act, When
from croupier.floor.parts.kind_words import words
from croupier.floor.tote.acts import acts
from croupier.floor.tote.messages.races import ReportLink
from tests.floor.tote.linked_totes import LinkedTotes
from tests.totes import ToteHouse

OTHER = "other terms"


def of_link(house: ToteHouse) -> list[Act]:
    found = [act for act in acts(house.tote) if act.procedure == "link"]
    assert all(words("tote").say(act) for act in found)
    return found


def keys(house: ToteHouse, when: When = When.DUE) -> list[str]:
    return [act.key for act in of_link(house) if act.when is when]


def test_a_guest_hears_its_host_and_verifies_pools_before_it_sells() -> None:
    sites = LinkedTotes(verified=False)
    assert keys(sites.guest) == ["verify-pools"]
    sites.guest.do("device", ReportLink(False))
    assert keys(sites.guest) == ["hear-host", "verify-pools"]
    sites.guest.do("device", ReportLink(True))
    sites.carry()
    assert of_link(sites.guest) == of_link(sites.host) == []


def test_pools_that_differ_are_told_at_both_ends() -> None:
    sites = LinkedTotes(verified=False)
    sites.guest.tote.link.difference = sites.site.difference = OTHER
    sites.guest.tote.link.verifying.clear()
    assert keys(sites.guest) == ["pools-differ"]
    assert keys(sites.host, When.BESIDE) == ["guest-differs"]


def test_a_race_that_was_not_merged_is_told_at_both_ends() -> None:
    sites = LinkedTotes()
    sites.guest.tote.link.merged[1] = sites.site.merged[1] = OTHER
    assert keys(sites.guest, When.BESIDE) == ["pay-host-prices"]
    assert keys(sites.host, When.BESIDE) == ["guest-apart"]
    assert [act.values["why"] for act in of_link(sites.host)] == [OTHER]


def test_a_guest_without_a_card_has_nothing_to_verify() -> None:
    assert keys(ToteHouse().installed(host="Host Park", linked=True)) == []
