"""The terms of a table that plays by a rulebook, as the pit and its sign ask about them."""

from collections.abc import Mapping
from typing import NamedTuple

from croupier.games import layouts, notices, options_form
from croupier.games.effective import read_effective
from croupier.games.library import Table, load
from croupier.games.terms_changes import differences
from croupier.law.form import Change, Form
from croupier.law.sign import Sign


class TableTerms(NamedTuple):
    """`rules` is the game as these terms have it."""

    rules: Table
    digest: str

    @property
    def book(self) -> str:
        return self.rules.terms.book

    @property
    def game(self) -> str:
        return self.rules.game

    def form(self) -> Form:
        return options_form.described(self.rules)

    def changed(self, options: Mapping[str, object]) -> str:
        return options_form.changed(self.rules, options)

    def differences(self, effective: str) -> tuple[Change, ...]:
        return differences(self.rules, read_effective(effective.encode()))

    def sign(self) -> Sign:
        return notices.sign(load(self.book), self.rules)

    def layout(self) -> layouts.AnyCloth:
        return layouts.layout(self.rules)
