"""A live roulette table again, as plain dicts and arithmetic: what the documents say, written apart.

Nothing here comes from the program. A method is a thing someone may ask; it says whether it is taken, and if
so the dicts have changed. Wagers are settled by the second reading of the rules.
"""

from typing import Any

from tests.oracle.second_reading import WHEELS, positions, settle

WHEEL = "double-zero"
ORDER = WHEELS[WHEEL]
MOST_ON_A_NUMBER = 5000
SMALLEST = 100
VALUE_COLOURS = ("white", "red", "green", "black")

Part = dict[str, Any]


def seat() -> Part:
    chips: Part = {"colour": None, "value": 0, "hand": 0, "held": 0, "leaving": False, "coupons": 0}
    return {**chips, "felt": {}, "asked": None, "called": {}}


class LiveModel:
    """`early`: betting closes before the spin. `b2b`: offered, with its chance committed before each game.

    `minimum` is asked of a player's total when betting closes.
    """

    def __init__(
        self, book: str, seats: tuple[str, ...], *, early: bool, b2b: bool, minimum: int = 0
    ) -> None:
        self.book, self.early, self.b2b, self.minimum = book, early, b2b, minimum
        self.phase, self.round, self.spun, self.number = "idle", 0, False, ""
        self.spins, self.read = 0, ""
        self.prior: str | None = None
        self.multiplier: int | None = None
        self.committed = False
        self.at = {name: seat() for name in seats}
        self.house = {"win": 0, "chips": 0, "drop": 0, "promotion": 0}
        self.mucked: dict[str, int] = {}
        self.piled_in, self.counted = 0, False
        self.spots: dict[str, frozenset[str]] = {}
        for kind, found in positions(book, WHEEL).items():
            if "colour" not in kind and kind != "seven-numbers":
                self.spots.update(found)
        if b2b:
            self.spots["b2b"] = frozenset()

    # Chips

    def ask(self, name: str, money: tuple[int, int, int], value: int) -> bool:
        if not self._whole_chips(money, value):
            return False
        self.at[name]["asked"] = (money, value)
        return True

    def _whole_chips(self, money: tuple[int, int, int], value: int) -> bool:
        currency, chips, coupon = money
        fits = min(money) >= 0 and sum(money) > 0 and coupon <= currency + chips and value >= 0
        return fits and (currency + chips) % (value or SMALLEST) == 0 and not (coupon and not value)

    def take_money(self, name: str, colour: str, value: int, money: tuple[int, int, int]) -> bool:
        """Asked for and issued in one, or neither: nothing is left asked where it is not issued."""
        one = self.at[name]
        if one["asked"] or not self.ask(name, money, value):
            return False
        issued = self.issue(name, colour, value, money)
        one["asked"] = None
        return issued

    def issue(self, name: str, colour: str, value: int, money: tuple[int, int, int]) -> bool:
        one = self.at[name]
        if not one["asked"] or one["asked"][1] != value or not self._whole_chips(money, value):
            return False
        if value and not self._colour_fits(name, colour, value):
            return False
        if not value and colour:
            return False
        one["asked"] = None
        currency, chips, coupon = money
        self.house["drop"] -= currency
        self.house["promotion"] -= coupon
        if value:
            one.update(colour=colour, value=value)
            one["hand"] += currency + chips
            one["coupons"] += coupon
            one["held"] -= min(one["held"], chips)
            self.house["chips"] -= chips
        else:
            one["held"] += currency + chips
            self.house["chips"] += currency
        return True

    def _colour_fits(self, name: str, colour: str, value: int) -> bool:
        mine = self.at[name]
        taken = any(one["colour"] == colour for other, one in self.at.items() if other != name)
        same = mine["colour"] is None or (mine["colour"], mine["value"]) == (colour, value)
        return colour not in ("", *VALUE_COLOURS) and not taken and same

    def colour_out(self, name: str) -> bool:
        one = self.at[name]
        if one["colour"] is None or one["felt"]:
            return False
        self.house["chips"] += one["hand"]
        self.house["promotion"] += one["coupons"]
        one["held"] += one["hand"]
        one.update(colour=None, value=0, hand=0, coupons=0, leaving=False)
        return True

    def ask_out(self, name: str) -> bool:
        one = self.at[name]
        asks: bool = one["colour"] is not None and not one["leaving"]
        one["leaving"] = one["leaving"] or asks
        return asks

    def take_away(self, name: str) -> bool:
        held: int = self.at[name]["held"]
        if self.at[name]["felt"]:
            return False
        self.at[name]["held"] = 0
        return held > 0

    # Wagers

    def _may_touch(self, round_: int, spot: str) -> bool:
        if self.phase != "betting" or round_ != self.round or spot not in self.spots:
            return False
        return spot != "b2b" or self.multiplier is None

    def _fits(self, name: str, spot: str, amount: int, chip: int) -> bool:
        """Whole chips, in fives for five adjacent, and no number above the maximum by straights or fifths."""
        fives = 5 if spot.startswith("adjacent:") else 1
        if amount <= 0 or amount % (chip * fives) or (spot == "b2b" and self.prior is None):
            return False
        lies = dict.fromkeys(ORDER, 0)
        for (on, _), (stake, _, _) in self.at[name]["felt"].items():
            self._spread(lies, on, stake)
        touched = dict.fromkeys(ORDER, 0)
        self._spread(touched, spot, amount)
        return all(lies[number] + touched[number] <= MOST_ON_A_NUMBER for number in ORDER if touched[number])

    def _spread(self, lies: dict[str, int], spot: str, stake: int) -> None:
        if spot.startswith("adjacent:"):
            for number in self.spots[spot]:
                lies[number] += stake // 5
        elif spot in ORDER:
            lies[spot] += stake

    def lay(self, name: str, round_: int, spot: str, amount: int, chip: str, coupon: int) -> bool:
        one = self.at[name]
        if not self._may_touch(round_, spot):
            return False
        if chip == "colour":
            held = one["colour"] and amount <= one["hand"] and coupon <= min(one["coupons"], amount)
            whole = held and self._fits(name, spot, amount, one["value"])
            if not whole or (spot.startswith("adjacent:") and coupon % 5):
                return False
            one["hand"] -= amount
            one["coupons"] -= coupon
        elif coupon or amount > one["held"] or not self._fits(name, spot, amount, SMALLEST):
            return False
        else:
            one["held"] -= amount
            self.house["chips"] -= amount
        self._put(one, spot, chip, amount, coupon)
        return True

    def _put(self, one: Part, spot: str, chip: str, amount: int, coupon: int) -> None:
        stake, with_it, gone = one["felt"].get((spot, chip), (0, 0, 0))
        one["felt"][spot, chip] = (stake + amount, with_it + coupon, gone)

    def take_back(self, name: str, round_: int, spot: str) -> bool:
        one = self.at[name]
        there = [chip for on, chip in one["felt"] if on == spot]
        if not self._may_touch(round_, spot) or not there:
            return False
        for chip in there:
            self._take(one, spot, chip)
        return True

    def _take(self, one: Part, spot: str, chip: str) -> None:
        stake, coupon, _ = one["felt"].pop((spot, chip))
        one["coupons"] += coupon
        if chip == "colour":
            one["hand"] += stake
        else:
            one["held"] += stake
            self.house["chips"] += stake

    def call(self, name: str, round_: int, spot: str, cash: int) -> bool:
        if not self._may_touch(round_, spot) or not self._fits(name, spot, cash, SMALLEST):
            return False
        self.at[name]["called"][spot] = cash
        return True

    def accept(self, name: str, round_: int, spot: str, cash: int) -> bool:
        one = self.at[name]
        called = self._may_touch(round_, spot) and one["called"].get(spot) == cash
        if not called or not self._fits(name, spot, cash, SMALLEST):
            return False
        del one["called"][spot]
        self.house["drop"] -= cash
        self._put(one, spot, "value", cash, 0)
        return True

    # The round

    def commit(self) -> bool:
        if not self.b2b or self.phase != "idle" or self.committed:
            return False
        self.committed = True
        return True

    def start(self) -> bool:
        if self.phase != "idle" or (self.b2b and not self.committed):
            return False
        self.phase, self.round, self.spun = "betting", self.round + 1, False
        self.number, self.multiplier = "", None
        self.spins, self.read = 0, ""
        return True

    def spin(self, round_: int) -> bool:
        ready = self.phase == "no-more-bets" or (self.phase == "betting" and not self.early)
        if round_ != self.round or not ready or self.spun:
            return False
        self.spun, self.spins, self.read = True, self.spins + 1, ""
        return True

    @property
    def ball(self) -> str:
        return f"{self.round}:{self.spins}"

    def reads(self, ball: str, number: str) -> bool:
        """Of this spin's own ball and once; one that lands while bets are open closes them."""
        if not self.spun or ball != self.ball or self.read:
            return False
        if self.phase == "betting":
            self.close(self.round)
        self.read = number
        return True

    def fault(self, ball: str) -> bool:
        return ball == self.ball and self.no_spin(self.round, of_reader=True)

    def close(self, round_: int) -> bool:
        if round_ != self.round or self.phase != "betting" or not (self.early or self.spun):
            return False
        self.phase = "no-more-bets"
        for one in self.at.values():
            one["called"] = {}
            if sum(stake for stake, _, _ in one["felt"].values()) < self.minimum:
                self._give_back(one)
        return True

    def _give_back(self, one: Part) -> None:
        """All of a player's wagers, but for B2B whose multiplier is known already."""
        for spot, chip in list(one["felt"]):
            if spot != "b2b" or self.multiplier is None:
                self._take(one, spot, chip)

    def draw(self, round_: int, multiplier: int) -> bool:
        shown = self.multiplier is not None
        spinning = self.phase == "no-more-bets" and self.spun
        if not self.b2b or round_ != self.round or not spinning or shown or self.read:
            return False
        self.multiplier = multiplier
        return True

    def no_spin(self, round_: int, *, of_reader: bool = False) -> bool:
        """How a ball was thrown is not called once there is a number; a reader may be slow to tell."""
        started = self.phase in ("betting", "no-more-bets", "announced", "crowned")
        if round_ != self.round or not started or not self.spun:
            return False
        if (self.read or self.number) and not of_reader:
            return False
        self.phase, self.spun, self.number, self.read = "betting", False, "", ""
        return True

    def announce(self, round_: int, number: str) -> bool:
        closed = self.phase in ("no-more-bets", "announced", "crowned")
        if (
            round_ != self.round
            or number not in ORDER
            or not closed
            or not self.spun
            or number == self.number
        ):
            return False
        if self.multiplier is None and any(("b2b", chip) in one["felt"] for one, chip in self._stacks()):
            if not self.read:
                return False
            for one, chip in self._stacks():
                if ("b2b", chip) in one["felt"]:
                    self._take(one, "b2b", chip)
        self.phase, self.number = "announced", number
        return True

    def _stacks(self) -> list[tuple[Part, str]]:
        return [(one, chip) for one in self.at.values() for chip in ("colour", "value")]

    def crown(self, round_: int) -> bool:
        if round_ != self.round or self.phase != "announced":
            return False
        self.phase = "crowned"
        return True

    def _ends(self, spot: str, stake: int) -> tuple[int, int, int]:
        end = settle(
            self.book, WHEEL, spot, stake, self.number,
            half_loss=True, prior=self.prior, multiplier=self.multiplier,
        )  # fmt: skip
        assert end is not None
        return end

    def collect(self, round_: int) -> bool:
        if round_ != self.round or self.phase != "crowned":
            return False
        if self.counted:
            self.mucked = {}
        self.piled_in, self.counted = round_, False
        for one in self.at.values():
            collected = 0
            for (spot, chip), (stake, coupon, _) in list(one["felt"].items()):
                paid, _, lost = self._ends(spot, stake)
                self.house["win"] += lost
                collected += lost if chip == "colour" else 0
                used = coupon if lost and not paid else 0
                self.house["promotion"] += used
                one["felt"][spot, chip] = (stake, coupon - used, lost)
                if lost == stake:
                    del one["felt"][spot, chip]
            if collected:
                lying = self.mucked.get(one["colour"], 0)
                self.mucked[one["colour"]] = lying - (-collected // one["value"])
        self.phase = "collected"
        return True

    def pay(self, round_: int) -> bool:
        if round_ != self.round or self.phase != "collected":
            return False
        for one in self.at.values():
            for (spot, chip), (stake, coupon, gone) in one["felt"].items():
                paid, returned, lost = self._ends(spot, stake)
                assert lost == gone
                by_coupon = self._ends(spot, coupon)[0] if coupon else 0
                self.house["win"] -= paid
                self.house["promotion"] += coupon - by_coupon
                if chip == "colour":
                    one["hand"] += returned + paid + by_coupon
                else:
                    one["held"] += returned + paid + by_coupon
                    self.house["chips"] += returned + paid + by_coupon
            one["felt"] = {}
        self.phase, self.prior, self.spun, self.committed = "idle", self.number, False, False
        return True

    def muck(self, round_: int, counts: dict[str, int]) -> bool:
        """Once, whatever goes on meanwhile; what nobody has counted lies with what is collected next."""
        fits = all(count >= 0 for count in counts.values())
        if round_ != self.piled_in or not round_ or self.counted or not fits:
            return False
        self.counted = True
        return True

    @property
    def escrow(self) -> int:
        stacks = [stack for one in self.at.values() for stack in one["felt"].values()]
        return sum(stake + coupon - gone for stake, coupon, gone in stacks)
