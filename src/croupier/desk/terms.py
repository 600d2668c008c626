"""What a house may ask about the terms that a place plays by, whatever the game."""

from collections.abc import Mapping
from typing import Protocol

import msgspec

from croupier.law.form import Change, Form
from croupier.law.sign import Sign


class PlaceTerms(Protocol):
    """The terms in effect; `digest` is what rounds cite."""

    @property
    def book(self) -> str: ...

    @property
    def game(self) -> str: ...

    @property
    def digest(self) -> str: ...

    @property
    def effective(self) -> str:
        """The effective book itself, as rounds are settled from it."""
        ...

    def form(self) -> Form:
        """Each option that may be changed, as it stands and as the document allows."""
        ...

    def changed(self, options: Mapping[str, object]) -> str:
        """The effective book with these options in place of the standing ones. Raises `Refused`."""
        ...

    def differences(self, effective: str) -> tuple[Change, ...]:
        """What another effective book would change."""
        ...

    def sign(self) -> Sign: ...

    def layout(self) -> msgspec.Struct:
        """Everything that a screen needs to draw: spots, boxes, the order of results."""
        ...
