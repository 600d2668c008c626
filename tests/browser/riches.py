"""What a real floor sends, with every sum replaced by the largest that screens must show."""

import json
import re
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Page, Route, WebSocketRoute

MOST = "99999999.99"
AMOUNT = re.compile(r"-?\d+\.\d\d")
RANGE = re.compile(r"\d+\.\d\d\.\.\d+\.\d\d")
SAID = re.compile(r"\$\d[\d,]*(\.\d\d)?")


def enrich(page: Page) -> Page:
    """Whatever the server sends this page from now on, sums in it are the largest."""
    page.route("**/api/**", _answer)
    page.route_web_socket(re.compile("/ws/"), _link)
    return page


def _answer(route: Route) -> None:
    with suppress(Error):  # a page that is left while it asks wants no answer
        found = route.fetch()
        if "json" in found.headers.get("content-type", ""):
            route.fulfill(response=found, body=json.dumps(rich(found.json())))
        else:
            route.fulfill(response=found)


def _link(page: WebSocketRoute) -> None:
    server = page.connect_to_server()
    server.on_message(lambda frame: page.send(json.dumps(rich(json.loads(frame)))))


def rich(value: Any, name: str = "") -> Any:
    """The same with the largest sums; percentages and the chips of the house stay as they are."""
    match value:
        case dict():
            return {key: rich(one, key) for key, one in value.items()}
        case list():
            return [one if _is_amount(one) else rich(one) for one in value]
        case str() if name == "keyed":  # a screen knows by it what it asked
            return value
        case "0.00" if name == "credits":  # whoever was paid holds nothing more, and is told so
            return value
        case str() if "%" not in name and _is_amount(value):
            return f"-{MOST}" if value.startswith("-") else MOST
        case str() if RANGE.fullmatch(value):
            return f"{MOST}..{MOST}"
        case str() if " " in value:  # a sentence; the Big Six has symbols called $1 and $5
            return SAID.sub(f"${int(MOST[:-3]):,}{MOST[-3:]}", value)
        case _:
            return value


def _is_amount(value: object) -> bool:
    return isinstance(value, str) and AMOUNT.fullmatch(value) is not None
