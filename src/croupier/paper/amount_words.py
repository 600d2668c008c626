"""An amount of money in words, exact to the cent, as cheques and vouchers carry it."""

from croupier.base.money import MOST, Cents

_SMALL = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
]  # fmt: skip
_TENS = ["-", "-", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
_GROUPS = ((1_000_000_000, "billion"), (1_000_000, "million"), (1000, "thousand"))


def amount_in_words(cents: Cents) -> str:
    """`one hundred twenty dollars and fifty cents`; no cents are said as `no cents`."""
    if not 0 <= cents <= MOST:
        raise ValueError(f"no amount to print: {cents}")
    dollars, rest = divmod(cents, 100)
    return f"{_counted(dollars, 'dollar')} and {_counted(rest, 'cent')}"


def amount_in_figures(cents: Cents) -> str:
    """`$1,250.00`, always with its cents."""
    dollars, rest = divmod(cents, 100)
    return f"${dollars:,}.{rest:02}"


def _counted(number: int, unit: str) -> str:
    said = number_in_words(number) if number else "no"
    return f"{said} {unit}{'' if number == 1 else 's'}"


def number_in_words(number: int) -> str:
    """`one thousand two hundred thirty-four`, for whole numbers from 0."""
    words = []
    for size, name in _GROUPS:
        count, number = divmod(number, size)
        if count:
            words.append(f"{_below_thousand(count)} {name}")
    if number or not words:
        words.append(_below_thousand(number))
    return " ".join(words)


def _below_thousand(number: int) -> str:
    hundreds, rest = divmod(number, 100)
    words = [f"{_SMALL[hundreds]} hundred"] if hundreds else []
    if rest or not hundreds:
        words.append(_below_hundred(rest))
    return " ".join(words)


def _below_hundred(number: int) -> str:
    if number < 20:
        return _SMALL[number]
    tens, ones = divmod(number, 10)
    return f"{_TENS[tens]}-{_SMALL[ones]}" if ones else _TENS[tens]
