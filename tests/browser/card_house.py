"""A house whose mutuel manager publishes cards out of a folder and runs the race day by hand."""

from pathlib import Path

from tests.browser.house import House
from tests.browser.staff import Staff
from tests.server.card_files import NOTES, card_values, write_card, write_single_file

CONFIG = """
[server]
demonstration = true
[[tables]]
id = "R1"
kind = "tote"
name = "Race book"
facility = "Lakeside Race Book"
windows = ["W1", "W2"]
terminals = ["S1"]
track = "none"
cards = "{cards}"
cycle_seconds = 0.3
[[staff]]
name = "Max"
role = "mutuel-manager"
password = "post"
[[staff]]
name = "Tess"
role = "teller"
password = "sell"
[[staff]]
name = "Sam"
role = "supervisor"
password = "watch"
"""


def write_house(folder: Path) -> Path:
    """The configuration; the folder of cards has one that can be used, and two that cannot."""
    cards = folder / "cards"
    cards.mkdir()
    write_card(cards, "saturday.json", card_values())
    stake = card_values("2099-11-22")
    write_card(cards, "sunday.json", stake)
    stake["races"][0] |= {"kinds": ["stake"], "owners_contribute": True}
    (cards / "stake.json").write_text(str(stake).replace("'", '"').replace("True", "true"), "utf-8")
    write_single_file(cards, "MDL1123.DRF", "20991123")
    config = folder / "floor.toml"
    config.write_text(CONFIG.format(cards=cards), "utf-8")
    return config


def write_twin_house(folder: Path) -> Path:
    """The configuration; its one card has a twin trifecta on races 1 and 2, and a third race."""
    cards = folder / "cards"
    cards.mkdir()
    write_card(cards, "twin.json", card_values(races=3, twin=True))
    config = folder / "floor.toml"
    config.write_text(CONFIG.format(cards=cards), "utf-8")
    return config


class HandManager(Staff):
    """Max as a program: publishes the first card of the folder, and decides races by the picture."""

    def __init__(self, house: House) -> None:
        super().__init__(house, "mutuels", "Max", "R1")

    def open(self) -> None:
        self.until(lambda view: bool(view["card_files"]) and not view["live"])
        if not self.view["races"]:
            self.tell("cards", self.view["card_files"][0]["digest"])
            self.until(lambda view: bool(view["races"]))
        if not self.view["on_sale"]:
            self.ask("open-wagering")

    def stop(self, race: int) -> None:
        self.ask("stop-betting", race)

    def decide(self, race: int, finish: str) -> None:
        self.stop(race)
        self.ask("report-finish", race, finish)
        self.ask("declare-official", race)


def write_notes(folder: Path) -> None:
    """What the single-file layout does not say, put beside it while the floor runs."""
    (folder / "cards" / "import.toml").write_text(NOTES.replace("11-19", "11-20"), "utf-8")
