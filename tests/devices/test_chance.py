"""The key of chance: made once, its owner's alone, and a seed of its own for every table and round."""

import hashlib
import stat
from pathlib import Path

import pytest

from croupier.base.names import TableId
from croupier.devices.chance_key import KEY_BYTES, ChanceKey

T1, T2 = TableId("T1"), TableId("T2")


def test_a_key_is_made_once_and_kept_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "chance.key"
    first = ChanceKey.kept(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert len(path.read_bytes()) == KEY_BYTES
    assert ChanceKey.kept(path).seed(T1, 7) == first.seed(T1, 7)
    assert [one.name for one in tmp_path.iterdir()] == ["chance.key"]


def test_what_a_crash_left_half_made_is_no_key(tmp_path: Path) -> None:
    (tmp_path / "chance.new").write_bytes(b"half")
    assert len(ChanceKey.kept(tmp_path / "chance.key").seed(T1, 1)) == 32


def test_a_key_of_another_length_is_refused(tmp_path: Path) -> None:
    (tmp_path / "chance.key").write_bytes(b"short")
    with pytest.raises(ValueError, match="a chance key has 32 bytes, not 5"):
        ChanceKey.kept(tmp_path / "chance.key")


def test_no_two_rounds_or_tables_or_keys_share_a_seed() -> None:
    one, other = ChanceKey(bytes(32)), ChanceKey.kept(None)
    seeds = {key.seed(table, round_) for key in (one, other) for table in (T1, T2) for round_ in (1, 2, 12)}
    assert len(seeds) == 12


def test_a_round_committed_to_again_has_another_seed_by_its_salt() -> None:
    key = ChanceKey(bytes(32))
    assert len({key.seed(T1, 7, salt) for salt in ("", "00" * 16, "01" * 16)}) == 3
    assert key.seed(T1, 7, "01" * 16) == ChanceKey(bytes(32)).seed(T1, 7, "01" * 16)


@pytest.mark.parametrize(("salt", "named"), [("", b"T1:7"), ("5a17" * 8, b"T1:7:" + b"5a17" * 8)])
def test_the_seed_is_the_hmac_that_the_documents_name(salt: str, named: bytes) -> None:
    """Written out: a key of zeros leaves the two pads as they are."""
    inner = hashlib.sha256(bytes([0x36] * 64) + named).digest()
    outer = hashlib.sha256(bytes([0x5C] * 64) + inner).digest()
    assert ChanceKey(bytes(32)).seed(T1, 7, salt) == outer
