"""The five screens as the people at them see and touch them."""

from collections.abc import Mapping
from decimal import Decimal
from typing import ClassVar, Self

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

Point = tuple[float, float]
LOOKS_EVERY = 40
"""Milliseconds; `expect` itself looks ever less often."""
NO_DOUBLE_TOUCH = 450
"""Milliseconds; a button that asks once more is deaf for 400."""


def dollars(text: str) -> Decimal:
    return Decimal(text.replace("$", "").replace(",", "").replace("−", "-"))


def sure(button: Locator) -> None:
    """A button that asks once more: the first touch arms it, the second, not at once, does it."""
    button.click()
    expect(button).to_have_attribute("data-armed", "true")
    button.page.wait_for_timeout(NO_DOUBLE_TOUCH)
    button.click()


class Screen:
    def __init__(self, page: Page) -> None:
        self.page = page

    def at(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def touch(self, testid: str) -> None:
        """A finger where it is a touch screen, else a mouse."""
        self.at(testid).click()

    def sure(self, testid: str) -> None:
        sure(self.at(testid))

    def money(self, testid: str) -> Decimal:
        return dollars(self.at(testid).inner_text())

    def soon(self, css: str, count: int | None = None) -> None:
        """Something is there: once or more often, or just so many times."""
        so = """([css, count]) => {
            const found = document.querySelectorAll(css).length;
            return count === null ? found > 0 : found === count;
        }"""
        try:
            self.page.wait_for_function(so, arg=[css, count], polling=LOOKS_EVERY, timeout=15_000)
        except TooLate:
            expect(self.page.locator(css), f"{count or 'one'} of {css}").to_have_count(count or 1, timeout=1)

    def shows(self, testid: str, amount: object) -> None:
        text = f"${Decimal(str(amount)):,.2f}"
        so = """([testid, text]) =>
            document.querySelector(`[data-testid=${testid}]`)?.textContent.trim() === text"""
        try:
            self.page.wait_for_function(so, arg=[testid, text], polling=LOOKS_EVERY, timeout=15_000)
        except TooLate:
            expect(self.at(testid)).to_have_text(text, timeout=1)


class Lobby(Screen):
    def open(self, url: str) -> Self:
        self.page.goto(url)
        return self

    def sit_down(self, table: str, terminal: str) -> "Terminal":
        self.at(f"table-{table}").get_by_test_id(f"seat-{terminal}").click()
        return Terminal(self.page).ready()


class Terminal(Screen):
    name = ""

    def ready(self) -> Self:
        self.soon("[data-spot='17']")
        self.soon("[data-testid^=notice-]", 0)
        return self

    def phase(self, *phases: str) -> None:
        self.soon(", ".join(f"[data-testid=phase][data-phase={phase}]" for phase in phases))

    def lay(self, *notes: int) -> None:
        """Lay banknotes on the terminal."""
        self.touch("btn-buy-in")
        for note in notes:
            self.touch(f"lay-currency-{note}")
        self.touch("btn-lay-buy-in")

    def verify(self) -> None:
        self.touch("btn-verify-credit")
        self.soon("[data-testid=sheet-buy-in]", 0)

    def spot(self, spot: str, also: bool = False) -> Point:
        """The middle of a spot's place on the cloth; `also` for its second place."""
        box = self.page.locator(f"[data-spot{'-also' if also else ''}='{spot}']").bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def hold(self, slot: int) -> None:
        self.touch(f"chip-{slot}")

    def lift(self, slot: int) -> None:
        """Take a chip from the rack in hand, and keep it there."""
        box = self.at(f"chip-{slot}").bounding_box()
        assert box is not None
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()

    def carry(self, spot: str, also: bool = False) -> None:
        self.page.mouse.move(*self.spot(spot, also), steps=2)

    def let_go(self) -> None:
        self.page.mouse.up()

    def drag(self, slot: int, spot: str, also: bool = False) -> None:
        self.lift(slot)
        self.carry(spot, also)
        self.let_go()

    def tap(self, spot: str, also: bool = False) -> None:
        self.page.touchscreen.tap(*self.spot(spot, also))

    def click(self, spot: str) -> None:
        self.page.mouse.click(*self.spot(spot))

    def bet(self, slot: int, spot: str, amount: object) -> None:
        """Drag a chip to a spot and see it lie there."""
        self.drag(slot, spot)
        self.has(spot, amount)

    def has(self, spot: str, amount: object) -> None:
        """A bet lies on a spot, acknowledged."""
        self.soon(f"[data-bet='{spot}'][data-amount='{Decimal(str(amount)):.2f}']:not(:has(.hollow))")

    def bets(self) -> dict[str, Decimal]:
        every = "all => all.map(bet => [bet.dataset.bet, bet.dataset.amount])"
        found: list[tuple[str, str]] = self.page.locator("[data-bet]").evaluate_all(every)
        return {spot: Decimal(amount) for spot, amount in found}

    def lies(self, bets: Mapping[str, float]) -> None:
        """Just these bets lie on the cloth, none of them hollow."""
        for spot, amount in bets.items():
            self.has(spot, amount)
        self.soon("[data-bet]", len(bets))
        self.soon("[data-pending]", 0)

    def lit(self) -> set[str]:
        found: list[str] = self.page.locator("[data-box].on").evaluate_all(
            "all => all.map(box => box.dataset.box)"
        )
        return set(found)

    def number(self) -> str:
        return self.at("number").get_attribute("data-number") or ""


class Work(Screen):
    """A screen that staff sign in to."""

    def sign_in(self, name: str, password: str) -> None:
        self.at("signin-name").fill(name)
        self.at("signin-password").fill(password)
        self.touch("signin-submit")


class DealtByTouch(Work):
    """The screen of a dealer at a table with seats: one large button holds the act that is due."""

    path: ClassVar[str]

    def open(self, url: str, table: str) -> Self:
        self.page.goto(f"{url}/{self.path}?table={table}")
        self.soon("[data-testid=stage]")
        return self

    def take(self) -> Self:
        """Work the table, unless this dealer does already."""
        if self.at("btn-take-over").count():
            self.touch("btn-take-over")
        self.soon("[data-testid=relief-banner]", 0)
        return self

    def phase(self, phase: str) -> None:
        self.soon(f"[data-testid=stage][data-phase={phase}]")

    def press(self, act: str, then: str) -> None:
        """The large button, once it is this act's; the table is then in that phase."""
        self.touch(f"btn-{act}")
        self.phase(then)


class Console(Work):
    def open(self, url: str, table: str) -> Self:
        self.page.goto(f"{url}/console?table={table}")
        self.soon("[data-testid=stage]")
        return self

    def phase(self, phase: str) -> None:
        self.soon(f"[data-testid=stage][data-phase={phase}]")

    def round(self) -> int:
        return int(self.at("round").inner_text().split()[-1])

    def choose(self, terminal: str) -> None:
        self.at("felt").get_by_test_id(f"terminal-{terminal}").click()
        expect(self.at("side-close")).to_be_visible()

    def leave(self) -> None:
        """Put the chosen terminal away."""
        self.touch("side-close")


class Supervisor(Work):
    def open(self, url: str) -> Self:
        self.page.goto(f"{url}/supervisor")
        self.soon("[data-testid=me]")
        return self

    def choose(self, table: str) -> None:
        self.touch(f"choose-{table}")
        expect(self.at(f"choose-{table}")).to_have_attribute("aria-pressed", "true")

    def terms(self, table: str) -> None:
        """The limits and options of a table, as they are."""
        self.choose(table)
        self.touch("btn-terms-open")
        expect(self.at("btn-terms-review")).to_be_visible()

    def review(self) -> None:
        self.touch("btn-terms-review")
        expect(self.at("terms-review")).to_be_visible()

    def change(self, testid: str) -> Locator:
        """One row of what will change."""
        return self.at("terms-changes").get_by_test_id(testid)


class Accounts(Work):
    def open(self, url: str) -> Self:
        self.page.goto(f"{url}/accounts")
        self.soon("[data-testid=count]")
        return self

    def row(self, table: str) -> Locator:
        return self.page.locator("tbody tr", has=self.page.get_by_role("rowheader", name=table, exact=True))

    def day(self) -> str:
        return self.at("day").input_value()
