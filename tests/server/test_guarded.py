"""Every HTTP answer is strict, whoever gives it: each route by each method, assets, every kind of error."""

from collections.abc import Iterator

import httpx
import pytest
from litestar.routes import HTTPRoute

from croupier.desk.ports import DeskStopped
from croupier.server import limited_http
from croupier.server.access import Access
from croupier.server.app import STATIC, make_app
from croupier.server.guarded import GuardedApp
from tests.server.clients import Browser
from tests.server.rig import T1, House, house, settings

EVERYWHERE = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:;"
        " connect-src 'self'; media-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
}


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(settings(), tmp_path_factory.mktemp("floor")) as made:
        yield made


@pytest.fixture
def sam(floor: House) -> Browser:
    browser = floor.browser("Sam")
    browser.sign_in("Sam")
    return browser


def strict(answer: httpx.Response) -> bool:
    """Every header is there, and once: a second one would weaken or confuse the first."""
    lists = answer.headers.get_list
    found = {name: lists(name) for name in EVERYWHERE}
    once = found == {name: [value] for name, value in EVERYWHERE.items()}
    return once and "camera=()" in answer.headers["permissions-policy"] and len(lists("cache-control")) == 1


def routes(floor: House) -> list[tuple[str, str]]:
    """Every method and path, with something in place of each parameter."""
    app = make_app(floor.floor)
    found = [route for route in app.routes if isinstance(route, HTTPRoute)]
    named = {"table": T1, "terminal": "1", "name": "day", "day": "2026-11-14", "form": "csv", "number": "1"}

    def path(route: HTTPRoute) -> str:
        parts = [
            part if isinstance(part, str) else named.get(part.name, "x") for part in route.path_components
        ]
        return "/" + "/".join(parts)

    return [(method, path(route)) for route in found for method in sorted(route.methods)]


def test_every_route_by_every_method_answers_strictly(floor: House, sam: Browser) -> None:
    asked = routes(floor)
    assert len(asked) > 40
    assert {"/", "/day", "/api/pair", "/api/pit", f"/api/tables/{T1}/sign.pdf"} <= {path for _, path in asked}
    for method, path in asked:
        answer = sam.http.request(method, path)
        assert strict(answer), (method, path, answer.status_code)


def test_errors_answer_strictly(floor: House, sam: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise KeyError("a bug")

    def stopped(*_: object) -> None:
        raise DeskStopped

    answers = [
        sam.http.get("/nothing/at/all"),
        sam.http.put("/api/pair"),
        sam.http.post("/api/pair", content=b"{"),
        sam.http.post("/api/pair", json={"code": "x" * 20_000}),
        sam.http.post("/api/pair", json={"code": "x"}),
        floor.browser("anyone").http.get("/api/pit"),
        sam.http.get("/assets/none.js"),
    ]
    monkeypatch.setattr(Access, "seat", broken)
    answers.append(sam.http.get("/api/me"))
    monkeypatch.setattr(floor.floor.queue, "check_running", stopped)
    answers.append(sam.http.get("/api/pit"))
    monkeypatch.undo()
    monkeypatch.setattr(floor.floor.limits, "request", lambda _: False)
    answers.append(sam.http.get("/health"))
    assert [one.status_code for one in answers] == [404, 405, 400, 413, 403, 403, 404, 500, 503, 429]
    assert [one.status_code for one in answers if not strict(one)] == []


def test_what_carries_money_or_names_is_not_kept(sam: Browser) -> None:
    asset = next((STATIC / "assets").glob("*.js")).name
    kept = {
        path: sam.http.get(path).headers["cache-control"]
        for path in (
            "/api/me",
            "/api/pit",
            "/api/nothing",
            "/health",
            "/metrics",
            "/",
            "/terminal",
            "/nothing",
        )
    }
    assert kept == {
        **dict.fromkeys(("/api/me", "/api/pit", "/api/nothing", "/health", "/metrics"), "no-store"),
        **dict.fromkeys(("/", "/terminal", "/nothing"), "no-cache"),
    }
    kept = {
        path: sam.http.get(path).headers["cache-control"] for path in (f"/assets/{asset}", "/assets/x.js")
    }
    assert kept == {
        f"/assets/{asset}": "public, max-age=31536000, immutable",
        "/assets/x.js": "no-cache",  # it may be there after an update
    }


def test_the_description_of_the_api_loads_nothing_from_elsewhere(sam: Browser) -> None:
    for path in ("/api/schema", "/api/schema/openapi.json"):
        answer = sam.http.get(path)
        assert answer.headers["content-type"].endswith("json")
        assert answer.json()["openapi"].startswith("3.")
    for page in ("redoc", "swagger", "elements", "rapidoc", "scalar", "openapi.yml", "openapi.yaml"):
        assert sam.http.get(f"/api/schema/{page}").status_code == 404, page


def test_a_websocket_is_handed_on_as_it_is(floor: House) -> None:
    assert isinstance(make_app(floor.floor), GuardedApp)
    assert floor.terminal("1").view["terminal"]["id"] == "1"


@pytest.mark.parametrize(
    ("origin", "status"), [(None, 403), ("http://evil.example", 403), ("null", 403), ("own", 403)]
)
def test_another_page_cannot_act_in_somebodys_name(floor: House, origin: str | None, status: int) -> None:
    """A wrong password is refused with 403 too, so what is said tells which it was."""
    browser = floor.browser("a stranger")
    own = str(browser.http.base_url).rstrip("/")
    headers = {
        "content-type": "text/plain",
        **({"origin": own if origin == "own" else origin} if origin else {}),
    }
    wrong = b'{"name": "Sam", "password": "guess"}'
    answer = browser.http.post("/api/sign-in", content=wrong, headers=headers)
    assert answer.status_code == status
    assert ("not ours" in answer.text) == (origin in ("http://evil.example", "null"))
    assert strict(answer)


def test_what_the_server_says_of_nonsense_and_of_crowds_is_strict_too() -> None:
    for answer in (limited_http._NO_HTTP, limited_http._TOO_MANY):
        head, _, body = answer.partition(b"\r\n\r\n")
        assert b"content-security-policy: default-src 'none'" in head
        assert b"Content-Length: %d" % len(body) in head
