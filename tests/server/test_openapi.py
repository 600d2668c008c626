"""Every answer of the HTTP API has a type: a route that answers a dict of anything fails here."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from croupier.server.app import make_app
from croupier.server.opening import open_floor
from tests.server.rig import settings
from tools.wire_types import ROUTES


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    floor = open_floor(settings(), tmp_path_factory.mktemp("floor"))
    try:
        return make_app(floor).openapi_schema.to_schema()
    finally:
        floor.close()


def answers(described: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            for status, response in operation["responses"].items():
                for media, content in response.get("content", {}).items():
                    if status.startswith("2") and media == "application/json":
                        yield f"{method.upper()} {path}", content["schema"]


def untyped(schema: dict[str, Any], schemas: dict[str, Any], seen: frozenset[str] = frozenset()) -> bool:
    """Whether anything in it could be anything."""
    if name := schema.get("$ref", "").rpartition("/")[2]:
        return name not in seen and untyped(schemas[name], schemas, seen | {name})
    inner = [one for key in ("oneOf", "anyOf", "allOf", "prefixItems") for one in schema.get(key, ())]
    inner += schema.get("properties", {}).values()
    inner += [schema[key] for key in ("items", "additionalProperties") if isinstance(schema.get(key), dict)]
    if inner:
        return any(untyped(one, schemas, seen) for one in inner)
    named = "title" in schema or "enum" in schema or "const" in schema
    return not named and schema.get("type") in (None, "object", "array")


def test_every_answer_is_typed(described: dict[str, Any]) -> None:
    found = dict(answers(described))
    assert len(found) > 15
    schemas = described["components"]["schemas"]
    assert [route for route, schema in found.items() if untyped(schema, schemas)] == []


@pytest.mark.parametrize("schema", [{}, {"type": "object"}, {"type": "object", "additionalProperties": {}}])
def test_an_answer_of_anything_is_found(schema: dict[str, Any]) -> None:
    assert untyped(schema, {})


def test_every_route_is_among_those_whose_types_are_generated(described: dict[str, Any]) -> None:
    listed = {re.sub(r":(str|int)", "", path) for route in ROUTES for path in route.paths}
    assert listed == set(described["paths"])


def test_the_layouts_of_every_game_are_described(described: dict[str, Any]) -> None:
    assert {"Cloth", "BigSixCloth"} <= {
        name.rpartition("_")[2] for name in described["components"]["schemas"]
    }
