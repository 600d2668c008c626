"""A cashier scans a voucher with a camera: Chromium shows a video file as what its camera sees."""

import shutil
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.barcode_video import write_video
from tests.browser.conftest import QUIET, Browsers
from tests.browser.house import House
from tests.browser.screens import sure
from tests.browser.test_cage import cash_out, insert, station
from tools.parts import BROWSERS

CAMERA = ("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream")
BLIND = "This screen has no camera that it may use. Type the 18 digits."


def at_window(page: Page, house: House) -> None:
    page.goto(f"{house.url}/cage?table=C1")
    page.get_by_test_id("signin-name").fill("Cass")
    page.get_by_test_id("signin-password").fill("cash")
    page.get_by_test_id("signin-submit").click()
    page.get_by_test_id("drawer-count").fill("5000")
    sure(page.get_by_test_id("btn-open-drawer"))


def test_a_voucher_is_scanned_with_a_camera(
    browsers: Browsers, browser: Browser, house: House, tmp_path: Path
) -> None:
    player = station(browsers, house, "1")
    insert(player, 50)
    video = write_video(tmp_path / "voucher.y4m", cash_out(player, house))
    [path, *_] = [found for name in BROWSERS if (found := shutil.which(name))]
    seeing = browser.browser_type.launch(
        executable_path=path, args=[*QUIET, *CAMERA, f"--use-file-for-fake-video-capture={video}"]
    )
    page = seeing.new_page(base_url=house.url)
    at_window(page, house)
    page.get_by_test_id("btn-camera").click()
    expect(page.get_by_test_id("voucher-said")).to_have_text("Pay out $50.00, and cancel the paper.")
    expect(page.get_by_test_id("camera")).to_have_count(0)
    page.get_by_test_id("drawer-count").fill("4950")
    sure(page.get_by_test_id("btn-close-drawer"))
    expect(page.get_by_test_id("drawer")).to_have_attribute("data-open", "false")
    seeing.close()


def test_a_screen_without_a_camera_says_what_to_do(browsers: Browsers, house: House) -> None:
    page = browsers.new()
    at_window(page, house)
    page.get_by_test_id("btn-camera").click()
    expect(page.get_by_test_id("camera")).to_contain_text(BLIND)
    page.get_by_test_id("sheet-close").click()
    page.get_by_test_id("drawer-count").fill("5000")
    sure(page.get_by_test_id("btn-close-drawer"))
    expect(page.get_by_test_id("drawer")).to_have_attribute("data-open", "false")
