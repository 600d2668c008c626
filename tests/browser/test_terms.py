"""Limits and options at the pit's screen: edited, seen old and new, changed, and on the players' screens."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import KIOSK, PHONE, Sit
from tests.browser.house import House
from tests.browser.screens import Supervisor, Terminal
from tests.browser.staff import Dealer
from tests.browser.test_access import check
from tests.browser.test_pit import meanwhile

Pit = Callable[..., Supervisor]


def limited(pit: Supervisor, player: Terminal, most: str, says: str) -> None:
    """The most on an inside position is another, by all steps."""
    pit.terms("T2")
    pit.at("most-inside").fill(most)
    pit.review()
    pit.touch("btn-terms")
    expect(pit.at("terms-done")).to_contain_text("on every screen")
    expect(player.at("limits")).to_contain_text(says)
    pit.touch("sheet-close")


def test_a_director_changes_a_limit_and_the_terminals_sign_changes_before_the_next_game(
    sit: Sit, supervisor: Pit, dealer: Dealer
) -> None:
    player, pit = sit(100), supervisor(name="Dora")
    round_ = dealer.view["round"]
    pit.terms("T2")
    expect(pit.at("least-inside")).to_have_value("1.00")
    pit.at("most-inside").fill("400")
    pit.review()
    row = pit.change("change-limits-inside")
    expect(row).to_contain_text("$1 to $500")
    expect(row).to_contain_text("$1 to $400")
    expect(row).to_contain_text("§")
    expect(pit.at("terms-changes").locator("tbody tr")).to_have_count(1)
    expect(player.at("limits")).to_contain_text("$1 to $500")
    pit.touch("btn-terms")
    expect(pit.at("terms-done")).to_contain_text("on every screen")
    expect(player.at("limits")).to_contain_text("$1 to $400")
    assert dealer.view["round"] == round_, "no game has been played since"
    pit.touch("btn-terms-again")
    expect(pit.at("terms-past")).to_contain_text("Last changed by Dora")
    pit.touch("sheet-close")
    limited(pit, player, "500", "$1 to $500")


def test_a_director_looks_on_and_is_offered_only_what_is_a_directors(supervisor: Pit, dealer: Dealer) -> None:
    sam, dora = supervisor(), supervisor(name="Dora")
    for pit in (sam, dora):
        pit.choose("T2")
        expect(pit.at("btn-terms-open")).to_be_visible()
    for testid in ("chips", "refunds", "btn-closing-T2"):
        expect(sam.at(testid)).to_be_visible()
        expect(dora.at(testid)).to_have_count(0)
    expect(dora.page.get_by_role("heading", name="Director")).to_be_visible()


def test_what_the_book_refuses_is_said_beside_its_field_with_its_clause(
    supervisor: Pit, dealer: Dealer, house: House
) -> None:
    pit = supervisor()
    pit.terms("T2")
    pit.at("least-inside").fill("900")
    pit.touch("btn-terms-review")
    inside = pit.page.get_by_role("group", name="Inside")
    expect(inside.get_by_test_id("terms-trouble")).to_contain_text("below its minimum")
    expect(inside.get_by_test_id("terms-trouble")).to_contain_text("§")
    expect(pit.at("least-inside")).to_have_attribute("aria-invalid", "true")
    expect(pit.at("least-inside")).to_be_focused()
    meanwhile(pit, dealer, house)
    expect(pit.at("least-inside")).to_have_value("900")
    pit.at("least-inside").fill("1")
    pit.at("values-odds").locator("summary").click()
    pit.at("odds-straight").fill("34 to 1")
    pit.touch("btn-terms-review")
    expect(pit.at("values-odds").get_by_test_id("terms-trouble")).to_contain_text("no less than 35 to 1")


def test_a_change_waits_for_the_end_of_the_game_in_play(sit: Sit, supervisor: Pit, dealer: Dealer) -> None:
    player, pit = sit(100), supervisor()
    dealer.new_game()
    pit.terms("T2")
    pit.at("most-inside").fill("$450")
    pit.review()
    expect(pit.at("terms-waits")).to_contain_text("A game is in play")
    pit.touch("btn-terms")
    expect(pit.at("terms-waits")).to_contain_text("Waiting for this game")
    expect(player.at("limits")).to_contain_text("$1 to $500")
    dealer.spin()
    expect(pit.at("terms-done")).to_be_visible()
    expect(player.at("limits")).to_contain_text("$1 to $450")
    pit.touch("sheet-close")
    limited(pit, player, "500", "$1 to $500")


def test_keys_alone_change_the_terms_of_a_big_six_table(supervisor: Pit) -> None:
    pit = supervisor()
    pit.terms("B1")
    keys = pit.page.keyboard
    pit.at("least-joker").focus()
    keys.type("2")
    keys.press("Tab")
    keys.type("100")
    keys.press("Enter")
    expect(pit.change("change-limits-joker")).to_contain_text("$2 to $100")
    expect(pit.page.get_by_role("heading", name="What will change")).to_be_focused()
    keys.press("Tab")
    keys.press("Tab")
    expect(pit.at("btn-terms")).to_be_focused()
    keys.press("Enter")
    expect(pit.at("terms-done")).to_be_visible()
    pit.touch("btn-terms-again")
    for end in ("least", "most"):
        pit.at(f"{end}-joker").fill("")
    pit.review()
    pit.touch("btn-terms")
    expect(pit.at("terms-done")).to_be_visible()


def test_vigorish_on_ties_is_taken_up_with_its_percent_and_given_up_again(supervisor: Pit) -> None:
    """The percent has a field only while that vigorish is chosen, and goes with it."""
    pit = supervisor()
    pit.terms("M4")
    percent = pit.at("text-vigorish-on-tie")
    expect(percent).to_have_count(0)
    pit.at("option-vigorish-tie").check()
    expect(percent).to_have_value("25")
    percent.fill("20")
    pit.review()
    expect(pit.at("terms-changes")).to_contain_text("20")
    pit.touch("btn-terms")
    expect(pit.at("terms-done")).to_be_visible()
    pit.touch("btn-terms-again")
    expect(percent).to_have_value("20")
    pit.at("option-vigorish-5").check()
    expect(percent).to_have_count(0)
    pit.review()
    pit.touch("btn-terms")
    expect(pit.at("terms-done")).to_be_visible()


def test_a_touch_beside_the_sheet_closes_it_only_while_nothing_is_entered(supervisor: Pit) -> None:
    pit = supervisor()
    pit.terms("T1")
    pit.page.mouse.click(3, 3)
    expect(pit.at("terms")).to_have_count(0)
    pit.terms("T1")
    pit.at("most-inside").fill("400")
    pit.page.mouse.click(3, 3)
    expect(pit.at("most-inside")).to_have_value("400")
    pit.touch("sheet-close")
    expect(pit.at("terms")).to_have_count(0)


@pytest.mark.painted
def test_axe_finds_nothing_serious_in_any_step(supervisor: Pit, dealer: Dealer) -> None:
    pit = supervisor(KIOSK, "Dora")
    pit.terms("T2")
    pit.at("values-odds").locator("summary").click()
    check(pit.page)
    pit.at("least-inside").fill("900")
    pit.touch("btn-terms-review")
    expect(pit.at("terms-trouble")).to_be_visible()
    check(pit.page)
    pit.at("least-inside").fill("2")
    pit.review()
    check(pit.page)


def test_a_phone_has_room_for_every_step(supervisor: Pit, dealer: Dealer) -> None:
    pit = supervisor(PHONE, "Dora")
    pit.terms("T2")
    pit.at("limit-another").select_option(label="Straight")
    pit.at("most-straight").fill("100")
    sheet = pit.at("terms")
    fits = "one => one.scrollWidth <= one.clientWidth"
    assert sheet.evaluate(fits)
    pit.review()
    assert sheet.evaluate(fits)
    expect(pit.change("change-limits-straight")).to_contain_text("none")
    expect(pit.change("change-limits-straight")).to_contain_text("$0 to $100")
