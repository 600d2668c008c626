"""The terms of a table that plays by a rulebook, as the pit and its sign ask about them."""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import structs

from croupier.games import layouts, notices, options_form
from croupier.games.effective import read_effective, write_effective
from croupier.games.library import Table, load
from croupier.games.terms_changes import differences
from croupier.law.form import Change, Form
from croupier.law.sign import Line, Sign


class TableTerms(NamedTuple):
    """`rules` is the game as these terms have it; `posted` stands on the sign beside its own notices."""

    rules: Table
    digest: str
    posted: tuple[Line, ...] = ()

    @property
    def book(self) -> str:
        return self.rules.terms.book

    @property
    def game(self) -> str:
        return self.rules.game

    @property
    def effective(self) -> str:
        return write_effective(self.rules).decode()

    def form(self) -> Form:
        return options_form.described(self.rules)

    def changed(self, options: Mapping[str, object]) -> str:
        return options_form.changed(self.rules, options)

    def differences(self, effective: str) -> tuple[Change, ...]:
        return differences(self.rules, read_effective(effective.encode()))

    def sign(self) -> Sign:
        sign = notices.sign(load(self.book), self.rules)
        return structs.replace(sign, notices=(*self.posted, *sign.notices)) if self.posted else sign

    def layout(self) -> layouts.AnyCloth:
        return layouts.layout(self.rules)
