"""A race on the board: drawn while it moves, listed where nothing is to move, shown again with its photo."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from croupier.games.tote.program.library import load_card
from croupier.games.tote.running.calls import calls
from croupier.games.tote.running.race_run import RaceRun, run_race
from tests.browser.conftest import DESK, Browsers
from tests.browser.screens import Screen

DOGS = load_card("model-greyhounds")
SEED, STEP = bytes(range(32)), 500
PAINTED = """canvas => {
    const { width, height } = canvas;
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
    let sum = 0;
    for (let i = 0; i < data.length; i += 4001) sum = (sum * 31 + data[i]) % 1000003;
    return sum;
}"""
"""A number that changes with the picture."""


class Track:
    """Stands between the board and the floor: it has the floor's own card, and sends a race that is on."""

    def __init__(self, page: Page) -> None:
        self.run = run_race(DOGS.race(1), DOGS.sport, SEED, "photo")
        self.asked: list[str] = []
        self._page = page
        self._screens: list[WebSocketRoute] = []
        page.route_web_socket("**/ws/tote-board*", self._between)

    def _between(self, screen: WebSocketRoute) -> None:
        floor = screen.connect_to_server()
        self._screens.append(screen)
        floor.on_message(lambda frame: screen.send(self._first(frame)))
        screen.on_message(self._heard)

    def _heard(self, frame: str | bytes) -> None:
        self.asked.append(str(frame))

    def _first(self, frame: str | bytes) -> str:
        told: dict[str, Any] = json.loads(frame)
        if told["type"] == "hello":
            told["view"] |= self._at(8_000)
            told["view"]["races"][0]["phase"] = "closed"
        return json.dumps(told)

    def _at(self, clock: int) -> dict[str, Any]:
        picture = {"race": 1, "clock": clock, "speed": 1000, "runners": list(self.run.runners)}
        past = [one for one in called(self.run) if one["clock"] <= clock]
        return {"run": picture | {"inches": list(self.run.inches(clock))}, "calls": past}

    def send(self, **patch: Any) -> None:
        for screen in self._screens:
            screen.send(json.dumps({"type": "view", "seq": 2, "patch": patch}))

    def second(self) -> dict[str, Any]:
        """The picture of the second race, a little after its start."""
        return {**self._at(8_000)["run"], "race": 2}

    def runs_on(self, clock: int) -> None:
        self.send(**self._at(clock))

    def replay(self) -> dict[str, Any]:
        steps = range(0, self.run.ends + STEP, STEP)
        return {
            "race": 1,
            "step": STEP,
            "runners": list(self.run.runners),
            "inches": [list(self.run.inches(clock)) for clock in steps],
            "calls": list(called(self.run)),
        }


def called(run: RaceRun) -> Iterator[dict[str, Any]]:
    for one in calls(run):
        yield {"yards": one.yards, "clock": one.clock, "order": list(one.order), "behind": list(one.behind)}


def leaders(run: RaceRun, clock: int) -> list[str]:
    inches = dict(zip(run.runners, run.inches(clock), strict=True))
    return sorted(inches, key=lambda one: -inches[one])


def opened(browsers: Browsers, *, calm: bool) -> tuple[Screen, Track]:
    page = browsers.new(DESK, calm=calm)
    track = Track(page)
    page.goto("/tote-board?table=H3")
    expect(page.get_by_test_id("race")).to_be_visible()
    return Screen(page), track


@pytest.mark.painted
def test_a_race_is_drawn_and_shown_again_with_its_photograph(browsers: Browsers) -> None:
    board, track = opened(browsers, calm=False)
    canvas = board.at("race-picture").locator("canvas")
    before = canvas.evaluate(PAINTED)
    track.runs_on(9_000)
    board.page.wait_for_timeout(600)
    assert canvas.evaluate(PAINTED) != before
    expect(board.at("race-call")).to_contain_text("137 yards")
    expect(board.at("race")).to_contain_text("Simulated race")

    finish = "-".join("=".join(group) for group in track.run.finish)
    track.send(run=None, photo=[1], races=posted(finish))
    board.soon("[data-testid=finish]")
    board.page.wait_for_timeout(100)
    assert any('"replay"' in one for one in track.asked)
    track.send(replay=track.replay())
    expect(board.at("photo-finish")).to_be_visible()
    assert board.at("photo-finish").locator("canvas").evaluate(PAINTED)
    expect(board.at("board-sign")).to_have_text("Photo finish")
    expect(board.at("replay")).to_be_visible()
    track.send(races=decided(finish), photo=[])
    board.touch("result-1")
    track.send(replay=track.replay())
    expect(board.at("replay")).to_be_visible()
    track.send(races=closed(finish), run=track.second())
    expect(board.at("race")).to_be_visible()
    expect(board.at("replay")).to_have_count(0)


def posted(finish: str) -> list[dict[str, Any]]:
    """The card's races as the floor has them, the first of them posted."""
    runners = [
        {"number": one.number, "interest": one.interest, "name": one.name, "line": "", "rider": "",
         "trainer": "", "colours": "", "scratched": False}
        for one in DOGS.race(1).runners
    ]  # fmt: skip
    facts = dict.fromkeys(("called_off", "closed_by", "result_by", "entered_by", "post"))
    texts = dict.fromkeys(("name", "inquiry", "root", "signature"), "")
    race = {"number": 1, "kinds": [], "distance": 550, "purse": "0.00", "payoffs": [], "pools": [], **texts}
    return [{**race, **facts, "runners": runners, "phase": "posted", "finish": finish}]


def closed(finish: str) -> list[dict[str, Any]]:
    """That race, and a second that is off."""
    return [
        *decided(finish),
        *({**race, "number": 2, "phase": "closed", "finish": ""} for race in posted(finish)),
    ]


def decided(finish: str) -> list[dict[str, Any]]:
    """The same race, official."""
    return [{**race, "phase": "official"} for race in posted(finish)]


def test_whoever_wants_no_motion_reads_the_running_order(browsers: Browsers) -> None:
    board, track = opened(browsers, calm=True)
    expect(board.at("race-picture")).to_have_count(0)
    for clock in (9_000, 12_000):
        track.runs_on(clock)
        first = board.at("running-order").locator("li").first
        expect(first).to_have_attribute("data-runner", leaders(track.run, clock)[0])
    expect(board.at("running-order").locator("li")).to_have_count(len(track.run.runners))
    moving = "() => document.getAnimations().filter(one => one.effect.getComputedTiming().endTime > 1).length"
    assert board.page.evaluate(moving) == 0
