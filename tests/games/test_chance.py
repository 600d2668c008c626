"""Committed, drawn and proved: the same seed and closing record give the same multiplier, by the weights."""

from collections import Counter
from hashlib import sha256

import pytest

from croupier.games import chance
from croupier.games.chance import commitment, draw

PAYTABLE = ((10, 6), (20, 3), (50, 1))


def test_a_commitment_is_the_seeds_hash() -> None:
    assert commitment(b"seed") == sha256(b"seed").hexdigest()


def test_a_draw_is_an_hmac_that_anyone_can_make_again() -> None:
    """Test case 2 of RFC 4231: the first eight bytes are 5bdcc146bf60754e, which modulo 10 is ticket 6."""
    assert 0x5BDCC146BF60754E % 10 == 6
    assert draw(b"Jefe", b"what do ya want for nothing?", PAYTABLE) == 20


def test_each_multiplier_comes_as_often_as_it_weighs() -> None:
    drawn = Counter(draw(b"seed", number.to_bytes(4, "big"), PAYTABLE) for number in range(20_000))
    for multiplier, weight in PAYTABLE:
        assert abs(drawn[multiplier] - 2000 * weight) < 250


def test_a_paytable_of_one_is_no_chance_at_all() -> None:
    assert draw(b"seed", b"closed", ((7, 3),)) == 7


@pytest.mark.parametrize(("ticket", "multiplier"), [(0, 10), (5, 10), (6, 20), (8, 20), (9, 50)], ids=str)
def test_tickets_are_held_in_the_paytables_order(ticket: int, multiplier: int) -> None:
    assert chance._weighed(ticket, PAYTABLE) == multiplier


def test_a_word_that_would_favour_a_multiplier_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words past the last whole multiple of the weights decide nothing: 2 to the 64th is 6 over one of 10."""
    thrown, kept = b"\xff" * 32, b"\xff" * 24 + (2**64 - 7).to_bytes(8, "big")
    blocks = iter((thrown, kept))
    asked: list[bytes] = []

    def digest(key: bytes, text: bytes, name: str) -> bytes:
        asked.append(text)
        return next(blocks)

    monkeypatch.setattr("croupier.games.chance.hmac.digest", digest)
    assert draw(b"seed", b"closed", PAYTABLE) == 50
    assert asked == [b"closed", thrown]
