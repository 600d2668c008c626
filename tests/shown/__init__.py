"""Views as the wire carries them, for tests that read them by their keys."""

from typing import Any

import msgspec

from croupier.desk.view import View, fields_of


def shown(*parts: View) -> dict[str, Any]:
    """The object that a screen gets of these parts."""
    view = {name: value for part in parts for name, value in fields_of(part).items()}
    decoded: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
    return decoded
