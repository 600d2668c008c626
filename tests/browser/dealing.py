"""A dealer at the console, step by step: what tests of dealing do alike."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.screens import Console, Supervisor, Terminal

Desk = Callable[..., Console]
Pit = Callable[..., Supervisor]
PLACE = "one => [one.offsetLeft, one.offsetTop, one.offsetWidth, one.offsetHeight]"
"""Where a button stands in its sheet, whether that still slides in or not."""


def bring(desk: Console, player: Terminal, counted: int = 100) -> None:
    """A laid buy-in, step by step, by the stepper: counted as so many $100 notes and credited."""
    desk.choose(player.name)
    desk.touch("buyin-pickup")
    for _ in range(counted // 100):
        desk.touch("note-100")
    desk.shows("count-total", counted)
    desk.touch("buyin-count")
    desk.touch("buyin-credit")
    desk.touch("buyin-drop")
    expect(desk.at("buyin-waiting")).to_be_visible()
    desk.leave()


def throw(desk: Console) -> str:
    desk.touch("btn-throw-ball")
    desk.phase("read")
    return desk.at("read-number").inner_text()
