"""An auditor who trusts nobody: a multiplier was drawn with the record that closed betting, or is found."""

import pytest

from croupier.desk.audit import Verification
from croupier.floor.kinds import KINDS
from tests.live import B2B, Live


@pytest.mark.parametrize("chosen", [False, True])
def test_a_closing_hash_that_somebody_chose_is_found(chosen: bool) -> None:
    """Whoever keeps the seed could else try one hash after another until the multiplier suits."""
    house = Live().seated("massachusetts", **B2B).issue().start().finish("17").start().lay("b2b", 500).close()
    seq = (house.draw() if chosen else house.draw_truly()).desk.seq
    house.announce_only("17").collect().pay()
    says = f"record {seq}: its multiplier was not drawn with the record that closed betting"
    assert [finding.says for finding in Verification(house.store, KINDS).run()] == ([says] if chosen else [])
