"""Validation numbers: no wrong digit passes, none is drawn twice, and nothing but a keyed hash is shown."""

import stat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.refusal import Refused
from croupier.devices import validation
from croupier.devices.validation import (
    ValidationKey,
    ValidationNumber,
    check_digit,
    draw_number,
    key_file,
    read_number,
)

EXAMPLE = "00-4631-5728-6704-5160"
PAYLOADS = st.text("0123456789", min_size=17, max_size=17)


def whole(payload: str) -> str:
    return payload + check_digit(payload)


def test_the_number_that_printers_show_as_their_example_is_one() -> None:
    """It stands in a public test ticket of template 9, and its last digit is right by Damm's table."""
    number = read_number(EXAMPLE)
    assert number.digits == "004631572867045160"
    assert number.text == EXAMPLE


def test_the_check_digit_is_damms() -> None:
    """The example of H. M. Damm, Total anti-symmetrische Quasigruppen (2004): 572 has the check digit 4."""
    assert check_digit("572") == "4"


@given(PAYLOADS)
def test_text_and_digits_are_read_back(payload: str) -> None:
    number = read_number(whole(payload))
    assert read_number(number.text) == number
    assert read_number(f" {number.text.replace('-', ' ')}\n") == number
    assert [len(part) for part in number.text.split("-")] == [2, 4, 4, 4, 4]


@given(PAYLOADS, st.integers(0, 17), st.integers(1, 9))
def test_one_wrong_digit_is_always_refused(payload: str, at: int, by: int) -> None:
    digits = whole(payload)
    wrong = digits[:at] + str((int(digits[at]) + by) % 10) + digits[at + 1 :]
    with pytest.raises(Refused, match=r"^the check digit of this validation number is wrong; scan or key"):
        read_number(wrong)


@given(PAYLOADS, st.integers(0, 16))
def test_two_neighbours_swapped_are_always_refused(payload: str, at: int) -> None:
    digits = whole(payload)
    swapped = digits[:at] + digits[at + 1] + digits[at] + digits[at + 2 :]
    if swapped != digits:
        with pytest.raises(Refused, match="check digit"):
            read_number(swapped)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "is written in digits"),
        ("00-4631-5728-6704-516O", "is written in digits"),
        ("٠٠٤٦٣١٥٧٢٨٦٧٠٤٥١٦٠", "is written in digits"),
        ("4631-5728-6704-5160", "has 18 digits, not 16"),
        ("00-4631-5728-6704-51600", "has 18 digits, not 19"),
    ],
)
def test_anything_else_is_refused_in_one_sentence(text: str, why: str) -> None:
    with pytest.raises(Refused, match=why):
        read_number(text)


@given(st.text() | st.text("0123456789- "))
def test_no_refusal_repeats_what_was_keyed(text: str) -> None:
    says = ""
    try:
        read_number(text)
    except Refused as refused:
        says = str(refused)
    digits = "".join(one for one in text if one.isdigit())
    assert len(digits) < 6 or digits not in says


def test_a_number_made_of_anything_else_is_a_bug() -> None:
    for digits in ("", "004631572867045161", "00463157286704516x", "00463157286704516٠"):
        with pytest.raises(ValueError, match="not a validation number"):
            ValidationNumber(digits)


def test_no_repr_shows_the_digits() -> None:
    number = read_number(EXAMPLE)
    for shown in (repr(number), str(number), f"{number}"):
        assert not any(one.isdigit() for one in shown)


def test_a_thousand_numbers_are_valid_of_the_system_and_all_different() -> None:
    drawn = {draw_number("07") for _ in range(1000)}
    assert len(drawn) == 1000
    assert {number.digits[:2] for number in drawn} == {"07"}
    assert all(read_number(number.text) == number for number in drawn)
    for at in range(2, 18):
        assert {number.digits[at] for number in drawn} == set("0123456789")


@pytest.mark.parametrize("system", ["", "7", "007", "a1", "٠٧"])
def test_a_system_id_has_two_digits(system: str) -> None:
    with pytest.raises(Refused, match="a system id has two digits, like 00"):
        draw_number(system)


def test_a_number_in_use_is_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = [draw_number("00"), draw_number("00")]
    key, waiting = ValidationKey.kept(None), list(numbers)
    monkeypatch.setattr(validation, "draw_number", lambda _system: waiting.pop(0))
    assert key.fresh("00", {key.hashed(numbers[0])}.__contains__) == numbers[1]


def test_the_key_is_made_once_for_its_owner_alone_and_decides_the_hash(tmp_path: Path) -> None:
    path, number = key_file(tmp_path), read_number(EXAMPLE)
    first = ValidationKey.kept(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [one.name for one in tmp_path.iterdir()] == ["validation.key"]
    assert ValidationKey.kept(path).hashed(number) == first.hashed(number)
    assert ValidationKey.kept(None).hashed(number) != first.hashed(number)


def test_the_hash_is_hmac_sha256_of_the_digits() -> None:
    """Worked out apart: printf 004631572867045160 | openssl dgst -sha256 -mac HMAC -macopt hexkey:00..00"""
    assert ValidationKey(bytes(32)).hashed(read_number(EXAMPLE)) == HASHED


def test_a_key_of_another_length_is_refused(tmp_path: Path) -> None:
    key_file(tmp_path).write_bytes(b"short")
    with pytest.raises(ValueError, match="a validation key has 32 bytes, not 5"):
        ValidationKey.kept(key_file(tmp_path))


HASHED = "223044bfded9d4cb7f00f516c534d17b711e3ee5cca63b30d7eacdb6147b6a09"
