"""What differs between two terms of a table, side by side."""

from collections.abc import Iterator

from croupier.base import money
from croupier.games.library import Table
from croupier.games.limits import read_limit
from croupier.games.options_form import described
from croupier.games.spot_words import spot_in_words
from croupier.law.form import Change, Form, Option, Told


def differences(was: Table, will: Table) -> tuple[Change, ...]:
    old, new = dict(_told(described(was))), dict(_told(described(will)))
    return tuple(
        _change(*key, old.get(key), new.get(key)) for key in {**old, **new} if not _same(key, old, new)
    )


Key = tuple[str, str]
Every = dict[Key, Told]


def _same(key: Key, old: Every, new: Every) -> bool:
    return key in old and key in new and old[key].says == new[key].says


def _change(option: str, about: str, was: Told | None, will: Told | None) -> Change:
    said = will or was
    assert said is not None  # noqa: S101 - it differs because one side has it
    return Change(option, about, was.says if was else None, will.says if will else None, said.clause)


def _told(form: Form) -> Iterator[tuple[Key, Told]]:
    for option in form.options:
        yield (option.name, ""), _chosen(option)
    for text in form.texts:
        if text.value:
            says = money.show_dollars(money.read(text.value)) if text.name == "unit" else text.value
            yield (text.name, ""), Told(says, text.clause)
    for values in form.values:
        for row in values.rows:
            if row.value:
                says = read_limit(row.value, row.clause).words if values.name == "limits" else row.value
                yield (values.name, row.about), Told(says, row.clause)


def _chosen(option: Option) -> Told:
    """What is in effect; the clause of a single choice is its own."""
    clauses = {one.name: one.clause for one in option.choices}
    says = ", ".join(spot_in_words(name).replace("-", " ") for name in option.value) or "none"
    return Told(says, option.clause if option.many else clauses.get(option.value[0], option.clause))
