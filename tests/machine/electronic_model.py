"""A dealerless table again, as plain dicts and arithmetic, and a wheel beside it that no crash can stop.

Nothing here comes from the program. The wheel is the world: it counts its own spins, whoever may be watching.
"""

from typing import Any

from tests.machine.model import ORDER, Model, Part

LEAST_IN_ALL, MOST = 500, 50_000


class Wheel:
    def __init__(self, spin: int) -> None:
        self.spin, self.number, self.running = spin, "", False
        self.balls: dict[int, int] = {}
        self.sent, self.before = "", (spin, "")

    def throw(self, round_: int, sent: str) -> None:
        """Whose ball it is, is the round's that was in play."""
        self.before = (self.spin, self.sent)
        self.spin, self.running, self.number, self.sent = self.spin % 256 + 1, True, "", sent
        self.balls[round_] = self.balls.get(round_, 0) + 1

    def rest(self, number: str) -> None:
        self.running, self.number = False, number


class ElectronicModel(Model):
    """What ilani's document says, from 3.a to 6.d."""

    book = "ilani"

    def __init__(self, *parts: Any, counter: int) -> None:
        super().__init__(*parts)
        self.house = {"win": 0, "drop": 0, "cage": 0, "hand-pays": 0}
        self.counter, self.done, self.running, self.launch = counter, 0, 0, False
        for one in self.at.values():
            one["open"] = True

    def _may_bet(self, name: str, round_: int) -> bool:
        return bool(self.at[name]["open"]) and super()._may_bet(name, round_)

    def _within(self, now: dict[str, int], changes: dict[str, int]) -> bool:
        return all(now[spot] <= MOST for spot in changes)

    def start(self) -> bool:
        if self.launch or not super().start():
            return False
        self.running = 0
        return True

    def close(self, round_: int) -> bool:
        if round_ != self.round or self.phase != "betting":
            return False
        for one in self.at.values():
            if sum(one["bets"].values()) < LEAST_IN_ALL:
                self._give_back(one)
        self.phase, self.launch = "locked", True
        self._remember()
        return True

    def _give_back(self, one: Part) -> None:
        one["credits"] += one["cash_staked"]
        one.update(bets={}, cash_staked=0)

    def launched(self, spin: int) -> bool:
        if not self.launch:
            return False
        self.launch, self.counter = False, spin
        if self.phase == "locked":
            self.running = spin
        else:
            self.done = spin
        return True

    def failed(self) -> bool:
        if not self.launch:
            return False
        self.launch = False
        if self.phase == "locked":
            self.void(self.round)
        return True

    @property
    def sending(self) -> str:
        return str(self.round) if self.phase in ("betting", "locked") else ""

    def count_spin(self, spin: int, sent: str) -> bool:
        """What an earlier game sent is nothing to this one."""
        in_play = self.phase in ("betting", "locked")
        if spin == self.counter or (in_play and sent not in ("", self.sending)):
            return False
        self.counter = spin
        stray = self.phase == "betting" or not self.launch
        if in_play:
            self.running = spin if sent else self.running
            if stray:
                self.void(self.round)
        elif sent:
            self.done = spin
        return True

    def read_spin(self, spin: int, number: str) -> bool:
        if number not in ORDER or spin == self.done or self.phase not in ("betting", "locked"):
            return False
        if self.phase == "betting" or spin != self.running:
            return self.void(self.round)
        self.seen, self.done = number, spin
        self.settled[self.round] = {name: self._settle(one) for name, one in self.at.items() if one["bets"]}
        self._end()
        return True

    def fault(self, spin: int) -> bool:
        return spin != self.done and self.void(self.round)

    def void(self, round_: int) -> bool:
        """What is still to come of this game's ball is done with."""
        if round_ != self.round or self.phase not in ("betting", "locked"):
            return False
        self.done = self.running or self.done
        if self.phase == "betting":
            self._remember()
        for one in self.at.values():
            self._give_back(one)
        self._end()
        return True

    def takes(self, name: str) -> bool:
        one = self.at[name]
        return bool(one["open"] and not one["locked"] and not one["cash_out"])

    def accept(self, name: str, amount: int) -> bool:
        one = self.at[name]
        if not self.takes(name) or amount <= 0:
            return False
        one["credits"] += amount
        self.house["drop"] -= amount
        return True

    def withdraw(self, name: str) -> bool:
        asked = self.at[name]["cash_out"] is not None
        self.at[name]["cash_out"] = None
        return asked

    def pay(self, name: str, amount: int, *, by_slip: bool = False) -> bool:
        one = self.at[name]
        if not one["cash_out"] or one["cash_out"]["amount"] != amount:
            return False
        one["credits"] -= amount
        one["cash_out"] = None
        if not one["credits"]:
            self._gone(one)
        self.house["hand-pays" if by_slip else "cage"] += amount
        return True

    def open_station(self, name: str) -> bool:
        was = self.at[name]["open"]
        self.at[name]["open"] = True
        return not was

    def close_station(self, name: str) -> bool:
        one = self.at[name]
        if not one["open"] or one["credits"] or one["bets"]:
            return False
        one["open"] = False
        return True
