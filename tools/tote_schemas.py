"""Write docs/schemas: what `croupier tote price` reads and answers, and a race card, from their types."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from croupier.games.tote.card.answer_types import PriceAnswer
from croupier.games.tote.card.entries import PriceRequest
from croupier.games.tote.program.entries import RaceCardEntry

FOLDER = Path(__file__).parent.parent / "docs" / "schemas"
DRAFT = "https://json-schema.org/draft/2020-12/schema"
MONEY_SOMEWHERE = {"anyOf": [{"required": ["pools"]}, {"required": ["tickets"]}]}


def schemas() -> dict[Path, str]:
    """The text of each file."""
    request = Annotated[PriceRequest, Meta(extra_json_schema=MONEY_SOMEWHERE)]
    return {
        FOLDER / "tote-request.json": _text("What `croupier tote price` reads", request),
        FOLDER / "tote-answer.json": _text("What `croupier tote price` answers", PriceAnswer),
        FOLDER / "race-card.json": _text("A race card, version 1", RaceCardEntry),
    }


def _text(title: str, kind: Any) -> str:
    schema = msgspec.json.schema(kind)
    for definition in schema["$defs"].values():
        if "properties" in definition:
            definition["additionalProperties"] = False
    return json.dumps({"$schema": DRAFT, "title": title, **schema}, indent=2) + "\n"


if __name__ == "__main__":
    for path, text in schemas().items():
        path.write_text(text, encoding="utf-8")
    sys.stdout.write("wrote the schemas of the tote\n")
