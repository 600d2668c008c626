"""What every source of provable chance must do, whichever end it is."""

from hashlib import sha256
from pathlib import Path

import pytest

from croupier.base.names import TableId
from croupier.devices.chance import ChanceLost, ChanceMaker
from croupier.devices.chance_key import KeyFile, key_file
from tests.devices.sealed_chance import SealedBox

T1, T2 = TableId("T1"), TableId("T2")
EVERY_END = pytest.mark.parametrize("maker", [KeyFile(), SealedBox()])


@EVERY_END
def test_what_was_committed_with_is_found_again_and_gives_the_same(
    maker: ChanceMaker, tmp_path: Path
) -> None:
    made = maker.make(tmp_path, "A")
    found = maker.find(tmp_path, "A")
    assert made.seed(T1, 7, "5a17") == found.seed(T1, 7, "5a17")
    assert found.commitment(T1, 7) == made.commitment(T1, 7)


@EVERY_END
def test_tables_rounds_and_salts_have_seeds_of_their_own(maker: ChanceMaker) -> None:
    chance = maker.make(None, "A")
    seeds = {
        chance.seed(table, round_, salt) for table in (T1, T2) for round_ in (1, 2) for salt in ("", "01")
    }
    assert len(seeds) == 8
    assert all(16 <= len(seed) <= 64 for seed in seeds)


@EVERY_END
def test_the_commitment_is_the_hash_that_anyone_can_check(maker: ChanceMaker) -> None:
    chance = maker.make(None, "A")
    assert chance.commitment(T1, 7, "01") == sha256(chance.seed(T1, 7, "01")).hexdigest()


@EVERY_END
def test_no_salt_comes_twice(maker: ChanceMaker) -> None:
    chance = maker.make(None, "A")
    salts = {chance.fresh_salt() for _ in range(20)}
    assert len(salts) == 20
    assert {len(bytes.fromhex(salt)) for salt in salts} == {16}


@EVERY_END
def test_it_decides_real_rounds_and_no_hand_moves_it(maker: ChanceMaker) -> None:
    chance = maker.make(None, "A")
    assert (chance.simulated, chance.by_screen, bool(chance.origin)) == (False, False, True)


@pytest.mark.parametrize(
    ("maker", "address", "held", "says"),
    [
        (KeyFile(), "", None, "chance.key is missing"),
        (KeyFile(), "", b"short", "chance.key is not a key"),
        (SealedBox(), "gone", None, "the sealed box is missing"),
    ],
)
def test_what_is_lost_is_said_and_not_made_anew(
    tmp_path: Path, maker: ChanceMaker, address: str, held: bytes | None, says: str
) -> None:
    if held is not None:
        key_file(tmp_path).write_bytes(held)
    with pytest.raises(ChanceLost, match=says):
        maker.find(tmp_path, address)
    assert key_file(tmp_path).exists() is (held is not None)
