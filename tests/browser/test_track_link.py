"""The track link on the mutuel managers' screens: a line while all is well, and red when it is not."""

from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import DESK, Browsers
from tests.browser.house import House, free_port
from tests.browser.looks import Looks
from tests.browser.staff import Staff
from tests.browser.test_access import check
from tests.browser.totes import Mutuels
from tests.crash.cuttable import Cuttable

TOTE = """
[server]
demonstration = true
frames_per_address = 100000
requests_per_address = 10000

[[tables]]
id = "H1"
kind = "tote"
card = "model-greyhounds"
windows = ["W1"]
terminals = ["S1"]
track_speed = 0.02
cycle_seconds = 0.3
"""
STAFF = """
[[staff]]
name = "Ted"
role = "teller"
password = "sell"

[[staff]]
name = "Mo"
role = "mutuel-manager"
password = "pools"
"""


class LinkedSites:
    """Host Park and its guest GST, each with Mo's screen open."""

    def __init__(self, host: House, guest: House, cable: Cuttable) -> None:
        self.host, self.guest, self.cable = host, guest, cable

    def sold(self, race: int) -> None:
        """40 dollars to win at each."""
        for house in (self.host, self.guest):
            with Staff(house, "teller", "Ted", "H1") as ted:
                if ted.view["window"] is None:
                    ted.ask("open-drawer", "W1", "2000.00")
                ted.ask("sell-ticket", f"R{race} $10 WIN 1", f"R{race} $30 WIN 2")

    def merged(self, race: int) -> None:
        with Mutuels(self.host, "H1") as mo:
            mo.ask("stop-betting", race)
            mo.until(lambda view: view["guests"][0]["races"][race - 1]["merge"] == "merged")

    def decided(self, race: int) -> None:
        """By the picture: the host's own track is heard no more."""
        with Mutuels(self.host, "H1") as mo:
            mo.tell("track", "link-lost")
            mo.until(lambda view: not view["live"])
            if mo.view["races"][race - 1]["phase"] == "open":
                mo.ask("stop-betting", race)
            mo.ask("report-finish", race, "1-2-3-4-5-6-7-8")
            mo.ask("declare-official", race)

    def on_sale(self) -> None:
        for house in (self.host, self.guest):
            with Mutuels(house, "H1") as mo:
                mo.open()


def _site(folder: Path, name: str, said: str) -> House:
    (folder / name).mkdir()
    config = folder / name / "floor.toml"
    config.write_text(f"{TOTE}{said}{STAFF}", "utf-8")
    return House(folder / name, config)


@pytest.fixture
def linked(tmp_path: Path, house: House) -> Iterator[LinkedSites]:
    """`house` has looked whether the screens are built."""
    port, key = free_port(), tmp_path / "shared.key"
    key.write_text("a secret that both sites keep in a file\n", "utf-8")
    with ExitStack() as stack:
        cable = stack.enter_context(closing(Cuttable(port)))
        at_host = (
            f'name = "Host Park"\nlink = "127.0.0.1:{port}"\nguests = [{{ name = "GST", key = "{key}" }}]\n'
        )
        at_guest = (
            f'name = "Guest Hall"\nhost = "Host Park"\ntrack = "link:127.0.0.1:{cable.port}"\n'
            f'link_name = "GST"\nlink_key = "{key}"\n'
        )
        sites = _site(tmp_path, "host", at_host), _site(tmp_path, "guest", at_guest)
        for one in sites:
            one.start()
            stack.callback(one.stop)
        yield LinkedSites(*sites, cable)


@pytest.fixture
def desks(browser: Browser, linked: LinkedSites) -> Iterator[tuple[Page, Page]]:
    """Mo's screen at the host, and at the guest."""
    linked.on_sale()
    with ExitStack() as stack:
        pages = []
        for house in (linked.host, linked.guest):
            browsers = Browsers(browser, house.url)
            stack.callback(browsers.close)
            page = browsers.signed_in(house.session("Mo"), DESK)
            page.goto("/mutuels?table=H1")
            pages.append(page)
        yield pages[0], pages[1]


@pytest.mark.painted
@pytest.mark.clause("oneida-parimutuel:A.8")
@pytest.mark.clause("oneida-parimutuel:D.3")
def test_mutuel_managers_see_how_the_link_stands(
    linked: LinkedSites, desks: tuple[Page, Page], look: Looks
) -> None:
    host, guest = desks
    for page, other in ((host, "Guest: GST"), (guest, "Host: Host Park")):
        expect(page.get_by_test_id("link")).to_have_attribute("data-wrong", "false")
        expect(page.get_by_test_id("link")).to_contain_text(other)
        expect(page.get_by_test_id("site-verified")).to_have_text("Pools verified")
        expect(page.get_by_test_id("site-heard")).to_contain_text("Heard")
    expect(guest.get_by_test_id("site-clocks")).to_contain_text("s apart")
    linked.sold(1)
    linked.merged(1)
    linked.decided(1)
    for page in desks:
        expect(page.get_by_test_id("site-merged")).to_have_text("1 race merged")
        page.get_by_test_id("link").locator("summary").click()
        expect(page.get_by_test_id("site-race-1")).to_have_attribute("data-merge", "merged")
    # 66.40 net over 20 on the winner: 3.30, so each site has 33 to pay, and 33.20 to pay it from
    expect(host.get_by_test_id("site-dues")).to_have_text("GST owes us $0.20")
    expect(guest.get_by_test_id("site-dues")).to_have_text("We owe Host Park $0.20")
    linked.sold(2)
    linked.cable.cut()
    expect(guest.get_by_test_id("link")).to_have_attribute("data-wrong", "true")
    lost = guest.get_by_test_id("link-hear-host")
    for said in ("Nothing is heard of Host Park: no bets are taken until it is.", "§ A.8", "Last heard at"):
        expect(lost).to_contain_text(said)
    expect(host.get_by_test_id("link-away-GST")).to_contain_text("GST is not connected")
    for page, where in ((guest, "a guest whose host is not heard"), (host, "a host whose guest is away")):
        look(page, where)
        check(page)
    linked.decided(2)
    linked.cable.mend()
    apart = guest.get_by_test_id("link-pay-host-prices")
    for said in ("Race 2 is not merged", "prices of Host Park from our own account", "§ D.3"):
        expect(apart).to_contain_text(said)
    expect(guest.get_by_test_id("site-race-2")).to_have_attribute("data-merge", "apart")
    expect(host.get_by_test_id("link-guest-apart")).to_contain_text("Race 2 of GST is not merged")
    expect(host.get_by_test_id("site-merged")).to_have_text("1 of 2 races merged")
    look(guest, "a guest whose race is not merged")
