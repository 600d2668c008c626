"""The schemas in docs/ and the program say the same: what it takes they allow, and what it answers."""

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from hypothesis import given

from croupier.base.refusal import Refused
from croupier.games.tote.kinds import Kind
from croupier.games.tote.pool_result import Rung
from tests.cli.mutants import mutants
from tests.cli.races import DOUBLE_AT_SITES, EXAMPLE, SITES, pool, price_request, request, tickets
from tests.cli.test_tote_refusals import TWIN, WHOLE
from tools import tote_schemas

SCHEMAS = EXAMPLE.parents[1] / "schemas"


def schema(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


REQUEST, ANSWER = (schema(SCHEMAS / f"tote-{name}.json") for name in ("request", "answer"))
ASKED, ANSWERED = jsonschema_rs.validator_for(REQUEST), jsonschema_rs.validator_for(ANSWER)


@pytest.mark.parametrize(
    "asked",
    [WHOLE, TWIN, request(SITES), request(DOUBLE_AT_SITES, races=tuple(TWIN["races"]))],
    ids=["example", "twin", "sites", "double at sites"],
)
def test_sound_requests_and_their_answers_are_as_the_schemas_say(asked: Any) -> None:
    ASKED.validate(asked)
    ANSWERED.validate(json.loads(json.dumps(price_request(asked))))


@given(mutants(WHOLE) | mutants(TWIN) | mutants(request(tickets=tickets("R4 $1 EXACTA BOX 1,2,6"))))
def test_whatever_is_priced_is_allowed_by_the_schemas(asked: object) -> None:
    try:
        answer = price_request(asked)
    except Refused:
        return
    ASKED.validate(asked)
    ANSWERED.validate(json.loads(json.dumps(answer)))


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        request(),
        request(pool("win", {"6": "5.0"})),
        request(pool("place-six", {"6": "5.00"})),
        request(pool("win", {"6": "5.00"}, surprise=1)),
        request(pool("win", {"6": "5.00"}, sites=[{"name": "host", "amounts": {}}])),
        request(tickets=[{"id": "a"}]),
    ],
)
def test_what_a_schema_does_not_allow_is_refused(wrong: object) -> None:
    assert not ASKED.is_valid(wrong)
    with pytest.raises(Refused):
        price_request(wrong)


def test_the_schemas_are_made_from_the_types_that_read_and_answer() -> None:
    wanted = tote_schemas.schemas()
    stale = [path.name for path, text in wanted.items() if path.read_text("utf-8") != text]
    assert stale == [], "run: python -m tools.tote_schemas"


def test_the_schemas_name_every_kind_and_every_rung() -> None:
    assert set(REQUEST["$defs"]["Kind"]["enum"]) == set(ANSWER["$defs"]["Kind"]["enum"]) == set(Kind)
    assert set(ANSWER["$defs"]["Rung"]["enum"]) == set(Rung)
