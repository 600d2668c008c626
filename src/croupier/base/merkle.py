"""A Merkle tree as RFC 6962 defines it: one hash stands for a list, and a short proof shows an item in it.

Leaves and inner nodes are hashed with different prefixes, so that no node can be passed off as a leaf. To
add, change, drop or reorder an item changes the root.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import TypeAlias

Hash: TypeAlias = bytes
HASH_BYTES = 32
_LEAF, _NODE = b"\x00", b"\x01"


def leaf_hash(item: bytes) -> Hash:
    return sha256(_LEAF + item).digest()


def node_hash(left: Hash, right: Hash) -> Hash:
    return sha256(_NODE + left + right).digest()


def merkle_root(items: Iterable[bytes]) -> Hash:
    """The hash of the whole list; of an empty one the hash of nothing."""
    return root_of_leaves([leaf_hash(item) for item in items])


def root_of_leaves(leaves: Sequence[Hash]) -> Hash:
    """The same from the hashes of the leaves, which may be kept while items arrive."""
    if not leaves:
        return sha256().digest()
    level = list(leaves)
    while len(level) > 1:
        level = _next_level(level)
    return level[0]


def _next_level(level: Sequence[Hash]) -> list[Hash]:
    """Pairs are hashed together; an odd one at the end goes up as it is."""
    pairs = [node_hash(level[at], level[at + 1]) for at in range(0, len(level) - 1, 2)]
    return [*pairs, level[-1]] if len(level) % 2 else pairs


def inclusion_proof(leaves: Sequence[Hash], index: int) -> tuple[Hash, ...]:
    """The hashes beside the path from a leaf to the root, the lowest first."""
    if not 0 <= index < len(leaves):
        raise IndexError(f"there is no leaf {index} among {len(leaves)}")
    proof: list[Hash] = []
    level = list(leaves)
    while len(level) > 1:
        beside = index ^ 1
        if beside < len(level):
            proof.append(level[beside])
        level, index = _next_level(level), index // 2
    return tuple(proof)


def proves(proof: Sequence[Hash], leaf: Hash, index: int, size: int, root: Hash) -> bool:
    """Whether the proof shows that the list of this size and root has the leaf at this index."""
    if not 0 <= index < size:
        return False
    found, last, left = leaf, size - 1, list(reversed(proof))
    while last:
        if index ^ 1 <= last:
            if not left:
                return False
            beside = left.pop()
            found = node_hash(beside, found) if index % 2 else node_hash(found, beside)
        index, last = index // 2, last // 2
    return not left and found == root
