"""A barcode scanner types what it reads, then Enter, wherever the last touch was: that is a scan."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Browsers
from tests.browser.house import House
from tests.browser.screens import NO_DOUBLE_TOUCH, sure
from tests.browser.test_cage import cash_out, insert, signed_in, station

SCAN = """(digits) => {
    for (const key of [...digits, 'Enter']) {
        const at = document.activeElement ?? document.body;
        const pressed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        if (!at.dispatchEvent(pressed)) continue;
        if (at.matches('input') && key !== 'Enter') document.execCommand('insertText', false, key);
        else if (at.matches('input')) at.form?.requestSubmit();
        else if (at.matches('button, [data-spot]') && key === 'Enter') at.click();
    }
}"""
"""As the machine's keyboard would have it: what no page prevents, the browser does."""


AT_ITS_HEELS = f"""(digits) => {{
    document.activeElement.blur();
    ({SCAN})(digits);
    document.querySelector('[data-testid=drawer-count]').focus();
    ({SCAN})(digits);
}}"""


def scan(page: Page, digits: str) -> None:
    page.evaluate(SCAN, digits)


def test_a_voucher_is_scanned_at_a_station_with_nothing_touched(browsers: Browsers, house: House) -> None:
    """The keys of a keyboard choose chips and lay them; those of a scanner put the voucher in."""
    player = station(browsers, house, "1")
    insert(player, 20)
    number = cash_out(player, house)
    scan(player.page, number)
    player.shows("acceptor-credits", 20)
    expect(player.at("voucher-said")).to_contain_text("credited")
    player.touch("btn-bills-done")
    player.shows("credits", 20)
    player.shows("staked", 0)
    scan(player.page, number)
    expect(player.at("voucher-said")).to_contain_text("was paid already, at")
    player.touch("btn-bills-done")
    cash_out(player, house)


def test_a_voucher_is_scanned_while_the_sheet_is_open(browsers: Browsers, house: House) -> None:
    """The sheet's own button has the focus: Enter closed it."""
    player = station(browsers, house, "1")
    insert(player, 20)
    number = cash_out(player, house)
    player.touch("btn-bills")
    scan(player.page, number)
    player.shows("acceptor-credits", 20)
    player.touch("btn-bills-done")
    cash_out(player, house)


def test_a_scan_at_the_cage_pays_the_voucher_and_nothing_that_waits_for_a_second_touch(
    browsers: Browsers, house: House
) -> None:
    player = station(browsers, house, "1")
    insert(player, 50)
    number = cash_out(player, house)
    page = signed_in(browsers, house, "Cass", "cash")
    page.get_by_test_id("drawer-count").fill("5000")
    sure(page.get_by_test_id("btn-open-drawer"))
    drawer = page.get_by_test_id("drawer")
    expect(drawer).to_have_attribute("data-open", "true")
    page.get_by_test_id("drawer-count").fill("4950")
    page.get_by_test_id("btn-close-drawer").click()
    page.wait_for_timeout(NO_DOUBLE_TOUCH)
    scan(page, number)
    expect(page.get_by_test_id("voucher-said")).to_contain_text("Pay out $50.00")
    expect(drawer).to_have_attribute("data-open", "true")
    count = page.get_by_test_id("drawer-count")
    count.fill("12")
    count.focus()
    scan(page, number)
    expect(page.get_by_test_id("refusal")).to_contain_text("was paid already, at Cage, 1")
    expect(count).to_have_value("12")
    page.evaluate(AT_ITS_HEELS, number)
    expect(page.get_by_test_id("refusal")).to_have_count(2)  # what is asked already is not asked again
    expect(count).to_have_value("12")
    page.reload()
    said = page.get_by_test_id("voucher-said")
    expect(said).to_contain_text("The last payout from this drawer was $50.00.")
    scan(page, number[:-2])
    expect(page.get_by_test_id("refusal")).to_contain_text("18 digits, not 16")
    page.get_by_test_id("drawer-count").fill("4950")
    sure(page.get_by_test_id("btn-close-drawer"))
    expect(drawer).to_have_attribute("data-open", "false")
