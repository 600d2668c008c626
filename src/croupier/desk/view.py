"""What a screen is shown: parts whose fields travel as the keys of one object."""

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

View: TypeAlias = msgspec.Struct | Mapping[str, object]
"""One part of what a screen shows. A kind declares structs; a mapping serves where no types are wanted."""
Parts: TypeAlias = tuple[View, ...]
ScreenParts: TypeAlias = tuple[type[msgspec.Struct], ...]
"""The structs that a screen's whole view is made of."""


def parts_of(shown: View | Parts) -> Parts:
    """A view that is not made of parts is one part."""
    return shown if isinstance(shown, tuple) else (shown,)


def fields_of(view: View) -> Mapping[str, object]:
    """The keys that the part shows, with their values."""
    return msgspec.structs.asdict(view) if isinstance(view, msgspec.Struct) else view
