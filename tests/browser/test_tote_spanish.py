"""A race day in Spanish: what a terminal refuses, the board, the program with its papers."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.card_house import HandManager
from tests.browser.conftest import DESK, PHONE, Browsers
from tests.browser.house import House
from tests.browser.test_language import english_left, in_spanish
from tests.browser.totes import SelfService

OWN = ("Lakeside Race Book", "Race book", "Model Park", "Autumn", "Oneida: Parimutuel Wagering", *(
    f"Runner {number}" for number in range(1, 7)
))  # fmt: skip


def test_a_terminal_says_in_spanish_why_a_bet_is_none(people: Browsers, race_book: House) -> None:
    with HandManager(race_book) as max_:
        max_.open()
        bettor = SelfService(people.new(DESK, touch=True)).open(race_book, "R1", "S1")
        in_spanish(bettor.page)
        bettor.touch("bet-e")
        bettor.touch("pick-1-4")
        bettor.touch("pick-2-4")
        refused = bettor.at("bet-refused")
        expect(refused).to_contain_text("Esta EXACTA no contiene ninguna apuesta")
        expect(refused).to_contain_text("nombra muy pocos participantes, 1 donde hacen falta 2")
        bettor.touch("pick-2-5")
        expect(bettor.at("bet-ready")).to_contain_text("R1 $2 EXACTA 4/4,5")
        max_.stop(1)
        expect(refused).to_contain_text("Las apuestas de la carrera 1 están cerradas")
        expect(refused).to_contain_text("B.3")
        assert english_left(bettor.page, *OWN) == []
        max_.ask("stop-selling", "simulacro de incendio")
        expect(bettor.at("told")).to_contain_text("Ahora no se admiten apuestas")


@pytest.mark.clause("oneida-parimutuel:G")
def test_the_board_and_the_program_are_in_spanish_with_their_papers(
    people: Browsers, race_book: House
) -> None:
    with HandManager(race_book) as max_:
        max_.open()
        board = people.new(DESK)
        board.goto("/tote-board?table=R1&language=es")
        expect(board.get_by_test_id("tote-board")).to_contain_text("6 furlones")
        assert english_left(board, *OWN) == []
        page = people.new(PHONE)
        page.goto("/program?table=R1&language=es")
        expect(page.get_by_test_id("program-race-1")).to_contain_text("6 furlones")
        assert english_left(page, *OWN, "(place)", "(show)", "(daily double)") == []
        for paper in ("program", "notice"):
            assert printed(page, f"{paper}-pdf") == f"{paper}.es.pdf"
        page.goto("/program?table=R1&language=en")
        assert printed(page, "program-pdf") == "program.pdf"
        max_.decide(1, "1-2-3-4")
        expect(board.get_by_test_id("board-sign")).to_have_text("Oficial")
        assert english_left(board, *OWN) == []


def printed(page: Page, link: str) -> str:
    """The name of the paper behind a link, which can be had."""
    address = page.get_by_test_id(link).get_attribute("href") or ""
    answer = page.request.get(address)
    assert answer.headers["content-type"] == "application/pdf"
    return address.rpartition("/")[2]
