"""The names by which people are quoted."""

from croupier.base.names import staff_id, staff_name


def test_a_member_of_staff_is_named_in_the_journal_and_by_people() -> None:
    assert staff_id("Dana") == "staff:Dana"
    assert staff_name(staff_id("Dana")) == "Dana"
    assert staff_name("somebody") == "somebody"
    assert staff_name(None) is None
