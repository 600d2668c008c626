"""The tree of RFC 6962, checked by the test vectors that Certificate Transparency publishes for it.

The eight leaves, the roots of their prefixes and the inclusion proofs are those of `merkle_tree_test.cc` in
google/certificate-transparency, used since by transparency-dev/merkle and by Chromium.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.merkle import (
    HASH_BYTES,
    inclusion_proof,
    leaf_hash,
    merkle_root,
    node_hash,
    proves,
    root_of_leaves,
)

ITEMS = [
    bytes.fromhex(text)
    for text in (
        "", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f",
    )
]  # fmt: skip
ROOTS = [
    "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
    "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
    "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
    "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
    "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
]
EMPTY = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
PROOFS = {
    (0, 1): [],
    (0, 8): [
        "96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7",
        "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
        "6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4",
    ],
    (5, 8): [
        "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b",
        "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
        "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    ],
    (2, 3): ["fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125"],
    (1, 5): [
        "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
        "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
        "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b",
    ],
}  # fmt: skip
"""By index and size."""
LEAVES = [leaf_hash(item) for item in ITEMS]


def test_the_root_of_nothing_is_the_hash_of_nothing() -> None:
    assert merkle_root([]).hex() == EMPTY


@pytest.mark.parametrize("size", range(1, 9))
def test_the_published_roots(size: int) -> None:
    assert merkle_root(ITEMS[:size]).hex() == root_of_leaves(LEAVES[:size]).hex() == ROOTS[size - 1]


@pytest.mark.parametrize(("index", "size"), PROOFS)
def test_the_published_proofs(index: int, size: int) -> None:
    proof = inclusion_proof(LEAVES[:size], index)
    assert [one.hex() for one in proof] == PROOFS[index, size]
    assert proves(proof, LEAVES[index], index, size, bytes.fromhex(ROOTS[size - 1]))


def test_a_node_is_no_leaf() -> None:
    """Without the prefixes these two would be the same."""
    assert node_hash(LEAVES[0], LEAVES[1]) != leaf_hash(LEAVES[0] + LEAVES[1])


@given(st.lists(st.binary(max_size=8), min_size=1, max_size=70), st.data())
def test_every_item_is_proved_and_nothing_else(items: list[bytes], data: st.DataObject) -> None:
    leaves = [leaf_hash(item) for item in items]
    root, size = root_of_leaves(leaves), len(leaves)
    index = data.draw(st.integers(0, size - 1))
    proof = inclusion_proof(leaves, index)
    assert proves(proof, leaves[index], index, size, root)
    assert not proves(proof, leaf_hash(items[index] + b"!"), index, size, root)
    assert not proves(proof, leaves[index], index, size, bytes(HASH_BYTES))
    assert not proves((*proof, root), leaves[index], index, size, root)
    assert not proof or not proves(proof[:-1], leaves[index], index, size, root)
    for other in {-1, size, size + 1}:
        assert not proves(proof, leaves[index], other, size, root)


def test_a_changed_item_changes_the_root_and_there_is_no_leaf_beyond_the_last() -> None:
    assert merkle_root([*ITEMS[:7], b"other"]) != merkle_root(ITEMS)
    assert merkle_root(reversed(ITEMS)) != merkle_root(ITEMS)
    for index in (-1, 8):
        with pytest.raises(IndexError):
            inclusion_proof(LEAVES, index)


def test_a_proof_that_is_too_short_or_of_no_place_in_the_list_proves_nothing() -> None:
    root, proof = root_of_leaves(LEAVES), inclusion_proof(LEAVES, 5)
    assert proves(proof, LEAVES[5], 5, 8, root)
    assert not proves(proof[:-1], LEAVES[5], 5, 8, root)
    assert not proves(proof, LEAVES[5], 8, 8, root)
