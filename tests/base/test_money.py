"""Money: whole cents, divided only by name, read strictly and written so that it reads back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base import money
from croupier.base.refusal import Reason, Refusal, Refused
from tests.law.reading import attempt

AMOUNTS = st.integers(min_value=0, max_value=money.MOST)
PARTS = st.integers(min_value=1, max_value=10**6)


@pytest.mark.parametrize(
    ("text", "cents"),
    [
        ("0", 0),
        ("0.00", 0),
        ("0.01", 1),
        ("5", 500),
        ("5.00", 500),
        ("0005.10", 510),
        ("1250.99", 125099),
        ("999999999.99", 99_999_999_999),
        ("1000000000", money.MOST),
        ("1000000000.00", money.MOST),
    ],
)
def test_an_amount_reads_as_cents(text: str, cents: int) -> None:
    assert money.read(text) == cents


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("-5.00", "'-5.00' is not an amount; write dollars and cents, like \"5.00\""),
        ("+5.00", "'+5.00' is not an amount"),
        ("", "'' is not an amount"),
        (" 5.00", "' 5.00' is not an amount"),
        ("5.00\n", "'5.00\\n' is not an amount"),
        ("5.", "'5.' is not an amount"),
        (".50", "'.50' is not an amount"),
        ("5.0", "'5.0' is not an amount"),
        ("5.001", "'5.001' is not an amount"),
        ("0.005", "'0.005' is not an amount"),
        ("5,00", "'5,00' is not an amount"),
        ("1,250.00", "'1,250.00' is not an amount"),
        ("$5.00", "'$5.00' is not an amount"),
        ("1e3", "'1e3' is not an amount"),
        ("0x10", "'0x10' is not an amount"),
        ("NaN", "'NaN' is not an amount"),
        ("٥.00", "'\\u0665.00' is not an amount"),
        ("５.00", "'\\uff15.00' is not an amount"),
        ("5²", "'5\\xb2' is not an amount"),
        ("12345678901", "'12345678901' is not an amount"),
        ("9" * 5000, "'999999999999999999999999999999999999... is not an amount"),
        ("1000000000.01", "1000000000.01 is more than the largest amount, 1000000000.00"),
        ("9999999999.99", "9999999999.99 is more than the largest amount, 1000000000.00"),
        (5, 'money is written as text, like "5.00", not 5'),
        (5.0, 'money is written as text, like "5.00", not 5.0'),
        (True, 'money is written as text, like "5.00", not True'),
        (None, 'money is written as text, like "5.00", not None'),
        (b"5.00", "money is written as text, like \"5.00\", not b'5.00'"),
        (["5.00"], "money is written as text, like \"5.00\", not ['5.00']"),
        ([0] * 99, 'money is written as text, like "5.00", not [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ...'),
    ],
)
def test_what_is_not_an_amount_is_refused(given: object, says: str) -> None:
    with pytest.raises(Refused) as refused:
        money.read(given)
    assert refused.value.refusal.reason is Reason.BAD_AMOUNT
    assert refused.value.refusal.says.startswith(says)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("0", "the amount must be more than 0.00"),
        ("0.00", "the amount must be more than 0.00"),
        ("-1.00", "'-1.00' is not an amount; write dollars and cents, like \"5.00\""),
    ],
)
def test_a_stake_of_nothing_or_less_is_refused(given: str, says: str) -> None:
    with pytest.raises(Refused) as refused:
        money.read_stake(given)
    assert refused.value.refusal.reason is Reason.BAD_AMOUNT
    assert refused.value.refusal.says == says


def test_a_cent_is_a_stake() -> None:
    assert money.read_stake("0.01") == 1


@pytest.mark.parametrize(
    ("cents", "written", "on_signs"),
    [
        (0, "0.00", "$0"),
        (1, "0.01", "$0.01"),
        (50, "0.50", "$0.50"),
        (500, "5.00", "$5"),
        (-1, "-0.01", "-$0.01"),
        (-250, "-2.50", "-$2.50"),
        (125000, "1250.00", "$1,250"),
        (125005, "1250.05", "$1,250.05"),
        (money.MOST, "1000000000.00", "$1,000,000,000"),
    ],
)
def test_an_amount_is_shown(cents: int, written: str, on_signs: str) -> None:
    assert (money.show(cents), money.show_dollars(cents)) == (written, on_signs)


@given(AMOUNTS)
def test_what_is_shown_reads_back(cents: int) -> None:
    assert money.read(money.show(cents)) == cents


@given(AMOUNTS)
def test_a_debt_shows_as_a_payment_with_a_minus_sign_and_does_not_read(cents: int) -> None:
    debt = money.show(-cents - 1)
    assert debt == f"-{money.show(cents + 1)}"
    with pytest.raises(Refused):
        money.read(debt)


@given(
    st.one_of(st.text(), st.from_regex(r"[0-9]{0,12}\.?[0-9]{0,4}"), st.none(), st.integers(), st.floats())
)
def test_anything_reads_or_is_refused(given: object) -> None:
    read = attempt(lambda: money.read(given))
    if isinstance(read, Refusal):
        assert read.reason is Reason.BAD_AMOUNT
    else:
        assert 0 <= read <= money.MOST


@given(AMOUNTS, PARTS, PARTS)
def test_up_and_down_enclose_the_true_fraction_within_a_cent(amount: int, over: int, under: int) -> None:
    down, up = money.down(amount, over, under), money.up(amount, over, under)
    assert down * under <= amount * over <= up * under
    assert up - down == (1 if amount * over % under else 0)


@given(AMOUNTS, PARTS, PARTS)
def test_exactly_gives_what_up_and_down_agree_on_and_else_is_a_bug(
    amount: int, over: int, under: int
) -> None:
    down = money.down(amount, over, under)
    if down == money.up(amount, over, under):
        assert money.exactly(amount, over, under) == down
    else:
        with pytest.raises(ArithmeticError, match=f"{amount} x {over}/{under} is not whole cents"):
            money.exactly(amount, over, under)


def test_a_third_of_a_dollar_is_not_whole_cents_and_leaves_one_over() -> None:
    assert money.share(100, 3) == (33, 1)
    with pytest.raises(ArithmeticError, match="100 x 1/3 is not whole cents"):
        money.exactly(100, 1, 3)


@given(AMOUNTS, PARTS)
def test_shares_and_what_is_left_add_up_to_the_amount(amount: int, parts: int) -> None:
    each, left = money.share(amount, parts)
    assert each * parts + left == amount
    assert 0 <= left < parts


@pytest.mark.parametrize(
    ("amount", "over", "under", "down", "up"),
    [
        (100, 1, 2, 50, 50),
        (101, 1, 2, 50, 51),
        (1, 1, 2, 0, 1),
        (0, 35, 1, 0, 0),
        (5, 7, 5, 7, 7),
        (1, 1, 3, 0, 1),
        (2, 2, 3, 1, 2),
    ],
)
def test_the_odd_cent_goes_where_the_name_says(
    amount: int, over: int, under: int, down: int, up: int
) -> None:
    assert (money.down(amount, over, under), money.up(amount, over, under)) == (down, up)
