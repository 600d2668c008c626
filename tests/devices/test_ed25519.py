"""Ed25519 by the test vectors of RFC 8032, section 7.1; and a signer that remembers what it signed."""

import os
import stat
from pathlib import Path

import pytest

from croupier.base.refusal import Refused
from croupier.devices.ed25519 import ORDER, public_key, sign, verifies
from croupier.devices.root_signer import KEY, SIGNED, RootSigner, message

VECTORS = [
    (
        "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0"
        "595bbe24655141438e7a100b",
    ),
    (
        "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eae"
        "b4302aeeb00d291612bb0c00",
    ),
    (
        "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9"
        "716ed28dc027beceea1ec40a",
    ),
]


@pytest.mark.parametrize(("seed", "public", "text", "signature"), VECTORS)
def test_the_vectors_of_the_rfc(seed: str, public: str, text: str, signature: str) -> None:
    key, said = bytes.fromhex(seed), bytes.fromhex(text)
    assert public_key(key).hex() == public
    assert sign(key, said).hex() == signature
    assert verifies(bytes.fromhex(public), said, bytes.fromhex(signature))


def test_nothing_else_verifies() -> None:
    seed = bytes(range(32))
    public, signature = public_key(seed), sign(seed, b"said")
    assert not verifies(public, b"sad", signature)
    assert not verifies(public_key(bytes(32)), b"said", signature)
    for at in (0, 31, 32, 63):
        changed = bytes(byte ^ (place == at) for place, byte in enumerate(signature))
        assert not verifies(public, b"said", changed)
    larger = int.from_bytes(signature[32:], "little") + ORDER
    assert not verifies(public, b"said", signature[:32] + larger.to_bytes(32, "little"))
    assert not verifies(public, b"said", b"")
    assert not verifies(b"\xff" * 32, b"said", signature)
    with pytest.raises(ValueError, match="32 bytes"):
        sign(b"short", b"said")


def test_a_signer_signs_one_root_under_a_name_and_remembers_it(tmp_path: Path) -> None:
    first = RootSigner(tmp_path)
    signature = first.sign("race 1", "aa")
    assert signature is not None
    assert verifies(bytes.fromhex(first.public), message("race 1", "aa"), bytes.fromhex(signature))
    assert RootSigner(tmp_path).sign("race 1", "aa") == signature
    again = RootSigner(tmp_path)
    assert again.sign("race 1", "bb") is None
    assert again.genuine("race 1", "aa", signature)
    assert not again.genuine("race 1", "bb", signature)
    assert not again.genuine("race 1", "aa", "no hex")
    assert not again.genuine("race 2", "aa", signature)
    assert {one.name for one in tmp_path.iterdir()} == {KEY, SIGNED}
    assert (tmp_path / KEY).stat().st_mode & 0o077 == 0


def test_a_damaged_memory_is_no_empty_one(tmp_path: Path) -> None:
    RootSigner(tmp_path).sign("race 1", "aa")
    (tmp_path / SIGNED).write_text("{")
    with pytest.raises(Refused, match=r"roots\.signed cannot be read: put a copy of it back"):
        RootSigner(tmp_path)


def test_without_a_folder_it_signs_from_memory() -> None:
    signer = RootSigner(None)
    assert signer.genuine("x", "aa", signer.sign("x", "aa") or "")


def test_two_totes_of_a_floor_remember_what_both_signed(tmp_path: Path) -> None:
    one, other = RootSigner(tmp_path), RootSigner(tmp_path)
    one.sign("P1 race 1", "aa")
    other.sign("P2 race 1", "bb")
    again = RootSigner(tmp_path)
    assert (again.sign("P1 race 1", "cc"), again.sign("P2 race 1", "cc")) == (None, None)


def test_a_root_is_on_the_disk_before_its_signature_is_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A power cut after the close must not make the signer forget what it signed."""
    signer, folders = RootSigner(tmp_path), list[bool]()
    monkeypatch.setattr(os, "fsync", lambda file: folders.append(stat.S_ISDIR(os.fstat(file).st_mode)))
    signer.sign("race 1", "aa")
    assert folders == [False, True], "the file, then the folder that names it"
