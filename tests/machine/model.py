"""A table of terminals again, as plain dicts and arithmetic: what the document says, written apart.

Nothing here comes from the program. A method is a thing someone may ask; it says whether it is taken, and if
so the dicts have changed. Wagers are settled by the second reading of the rules.
"""

from typing import Any

from tests.oracle.second_reading import WHEELS, settle

BOOK, WHEEL = "oneida-roulette", "double-zero"
ORDER = WHEELS[WHEEL]
MOST_ON_A_NUMBER = 5000
VOID = ("betting", "locked", "read")

Part = dict[str, Any]


def terminal() -> Part:
    return {
        "credits": 0, "promo": 0, "cash_staked": 0, "promo_staked": 0, "bets": {}, "stack": [], "last": {},
        "buy_in": None, "cash_out": None, "locked": False, "short": 0, "claimed": 0,
        "empty": False, "calling": False, "stay": 1, "unclaimed": 0,
    }  # fmt: skip


class Model:
    book = BOOK

    def __init__(self, terminals: tuple[str, ...], chips: tuple[int, ...], spots: tuple[str, ...]) -> None:
        self.chips, self.spots = chips, spots
        self.phase, self.round, self.prompted, self.seen = "idle", 0, False, ""
        self.at = {name: terminal() for name in terminals}
        self.house = {"win": 0, "chips": 0, "tray": 0, "drop": 0, "promotion": 0}
        self.settled: dict[int, dict[str, tuple[int, int, int, int]]] = {}

    # Betting, I.3.b

    def _may_bet(self, name: str, round_: int) -> bool:
        one = self.at[name]
        buy_in = one["buy_in"]
        unsure = buy_in and buy_in["step"] in ("credited", "dropped") and not buy_in["verified"]
        open_ = self.phase == "betting" and round_ == self.round
        return open_ and not one["locked"] and not unsure and one["cash_out"] is None

    def _change(self, name: str, changes: dict[str, int], action: str) -> bool:
        """All of it or nothing: within the credits and, where chips go down, within the maximum."""
        one = self.at[name]
        free, cost = one["credits"] + one["promo"], sum(changes.values())
        if not changes or cost > free:
            return False
        now = {spot: one["bets"].get(spot, 0) + changes.get(spot, 0) for spot in {*one["bets"], *changes}}
        adds = action in ("place", "recall", "neighbours")
        if adds and not self._within(now, changes):
            return False
        one["bets"] = {spot: amount for spot, amount in now.items() if amount}
        if action == "undo":
            one["stack"].pop()
        else:
            one["stack"].append((action, changes))
        self._stake(one)
        return True

    def _within(self, now: dict[str, int], changes: dict[str, int]) -> bool:
        return all(now[spot] <= MOST_ON_A_NUMBER for spot in changes if spot in ORDER)

    def _stake(self, one: Part) -> None:
        """Promotional credit goes down first and comes back last."""
        cash, promo = one["credits"] + one["cash_staked"], one["promo"] + one["promo_staked"]
        staked = sum(one["bets"].values())
        one["promo_staked"] = min(staked, promo)
        one["cash_staked"] = staked - one["promo_staked"]
        one["credits"], one["promo"] = cash - one["cash_staked"], promo - one["promo_staked"]

    def place(self, name: str, round_: int, spot: str, chip: int) -> bool:
        fits = self._may_bet(name, round_) and chip in self.chips and spot in self.spots
        return fits and self._change(name, {spot: chip}, "place")

    def cancel(self, name: str, round_: int, spot: str) -> bool:
        bets = self.at[name]["bets"]
        there = self._may_bet(name, round_) and spot in bets
        return there and self._change(name, {spot: -bets[spot]}, "cancel")

    def undo(self, name: str, round_: int) -> bool:
        stack = self.at[name]["stack"]
        if not self._may_bet(name, round_) or not stack:
            return False
        return self._change(name, {spot: -amount for spot, amount in stack[-1][1].items()}, "undo")

    def recall(self, name: str, round_: int) -> bool:
        return self._may_bet(name, round_) and self._change(name, dict(self.at[name]["last"]), "recall")

    def clear(self, name: str, round_: int) -> bool:
        off = {spot: -amount for spot, amount in self.at[name]["bets"].items()}
        return self._may_bet(name, round_) and self._change(name, off, "clear")

    def neighbours(self, name: str, round_: int) -> bool:
        placed = [changes for action, changes in self.at[name]["stack"] if action == "place"]
        numbers = [changes for changes in placed if next(iter(changes)) in ORDER]
        if not self._may_bet(name, round_) or not numbers:
            return False
        [(last, amount)] = numbers[-1].items()
        here = ORDER.index(last)
        around = [ORDER[(here + step) % len(ORDER)] for step in (-2, -1, 1, 2)]
        return self._change(name, dict.fromkeys(around, amount), "neighbours")

    # The game, I.6 and I.9

    def start(self) -> bool:
        if self.phase != "idle":
            return False
        self.phase, self.round, self.prompted = "betting", self.round + 1, False
        for one in self.at.values():
            self._leave_if_empty(one)
        return True

    def _leave_if_empty(self, one: Part) -> None:
        """Whoever held nothing through a whole game has left, and the next begins anew."""
        empty = self._is_empty(one)
        if empty and one["empty"] and (one["last"] or one["buy_in"]):
            self._gone(one)
        one["empty"] = empty

    def _is_empty(self, one: Part) -> bool:
        held = one["credits"] or one["promo"] or one["bets"] or one["short"] or one["locked"]
        return not held and not one["cash_out"] and self._finished(one)

    def _gone(self, one: Part) -> None:
        """Whoever comes next begins anew."""
        one["last"], one["buy_in"], one["calling"] = {}, None, False
        one["stay"] += 1

    def prompt(self, round_: int) -> bool:
        asked = self.phase == "betting" and round_ == self.round and not self.prompted
        self.prompted = self.prompted or asked
        return asked

    def close(self, round_: int) -> bool:
        if round_ != self.round or self.phase != "betting":
            return False
        self.phase = "locked"
        self._remember()
        return True

    def _remember(self) -> None:
        for one in self.at.values():
            one["last"] = dict(one["bets"]) or one["last"]

    def read(self, number: str) -> bool:
        if number not in ORDER or self.phase not in ("betting", "locked"):
            return False
        if self.phase == "betting":
            return self.void(self.round)
        self.phase, self.seen = "read", number
        return True

    def void(self, round_: int) -> bool:
        if round_ != self.round or self.phase not in VOID:
            return False
        if self.phase == "betting":
            self._remember()
        self.phase = "void"
        return True

    def confirm(self, round_: int, number: str) -> bool:
        if round_ != self.round or self.phase != "read":
            return False
        if number != self.seen:
            return self.void(round_)
        self.settled[round_] = {name: self._settle(one) for name, one in self.at.items() if one["bets"]}
        self._end()
        return True

    def _settle(self, one: Part) -> tuple[int, int, int, int]:
        ends = [settle(self.book, WHEEL, spot, stake, self.seen) for spot, stake in one["bets"].items()]
        paid = sum(end[0] for end in ends if end)
        collected = sum(end[2] for end in ends if end)
        promo_lost = min(one["promo_staked"], collected)
        one["credits"] += one["cash_staked"] - (collected - promo_lost) + paid
        one["promo"] += one["promo_staked"] - promo_lost
        self.house["win"] += collected - paid
        return paid, collected, promo_lost, one["stay"]

    def refund(self, round_: int) -> bool:
        if round_ != self.round or self.phase != "void":
            return False
        for one in self.at.values():
            one["credits"] += one["cash_staked"]
            one["promo"] += one["promo_staked"]
        self._end()
        return True

    def _end(self) -> None:
        for one in self.at.values():
            one.update(bets={}, stack=[], cash_staked=0, promo_staked=0)
        self.phase = "idle"

    def void_settled(self, round_: int) -> bool:
        if round_ not in self.settled:
            return False
        for name, (paid, collected, promo_lost, stay) in self.settled.pop(round_).items():
            one = self.at[name]
            owed = collected - promo_lost - paid
            self.house["win"] += paid - collected
            if stay != one["stay"]:
                self._owe_to_one_who_left(one, owed, promo_lost)
                continue
            taken = min(-owed, one["credits"]) if owed < 0 else 0
            short = -owed - taken if owed < 0 else 0
            one["credits"] += max(owed, 0) - taken
            one["promo"] += promo_lost
            one["short"] += short
            one["claimed"] += short
            one["locked"] = one["locked"] or short > 0
            if one["cash_out"] and one["cash_out"]["step"] != "paid":
                one["cash_out"] = None
        return True

    def _owe_to_one_who_left(self, one: Part, owed: int, promo_lost: int) -> None:
        """Nothing of it is of whoever plays there now; a place where nobody does waits for a supervisor."""
        self.house["win"] += promo_lost
        one["unclaimed"] += max(owed, 0)
        one["claimed"] += max(-owed, 0)
        if owed < 0 and self._is_empty(one):
            one["short"], one["locked"] = one["short"] - owed, True

    def release(self, name: str) -> bool:
        one = self.at[name]
        locked: bool = one["locked"]
        taken = min(one["credits"], one["short"]) if locked else 0
        if locked:
            one.update(locked=False, credits=one["credits"] - taken, short=0)
            one["claimed"] -= taken
        return locked

    # Money on and off a terminal, I.3.a, I.8 and I.9.e

    def lay(self, name: str, money: tuple[int, int, int]) -> bool:
        one = self.at[name]
        if one["locked"] or not self._finished(one) or not _fits(money):
            return False
        one["buy_in"] = {"step": "laid", "money": money, "verified": False}
        return True

    def _finished(self, one: Part) -> bool:
        return not one["buy_in"] or (one["buy_in"]["step"] == "dropped" and one["buy_in"]["verified"])

    def _step(self, name: str, before: str, after: str) -> bool:
        buy_in = self.at[name]["buy_in"]
        if not buy_in or buy_in["step"] != before:
            return False
        buy_in["step"] = after
        return True

    def pick_up(self, name: str) -> bool:
        return self._step(name, "laid", "picked-up")

    def count(self, name: str, money: tuple[int, int, int]) -> bool:
        if not _fits(money) or not self._step(name, "picked-up", "counted"):
            return False
        self.at[name]["buy_in"]["money"] = money
        return True

    def credit(self, name: str, total: int) -> bool:
        buy_in = self.at[name]["buy_in"]
        if not buy_in or sum(buy_in["money"]) != total or not self._step(name, "counted", "credited"):
            return False
        self._move(name, "tray", buy_in["money"])
        return True

    def _move(self, name: str, where: str, money: tuple[int, int, int]) -> None:
        currency, chips, coupon = money
        self.at[name]["credits"] += currency + chips
        self.at[name]["promo"] += coupon
        self.house[where] -= currency
        self.house["chips"] -= chips
        self.house["promotion"] -= coupon

    def drop(self, name: str) -> bool:
        if not self._step(name, "credited", "dropped"):
            return False
        currency = self.at[name]["buy_in"]["money"][0]
        self.house["tray"] += currency
        self.house["drop"] -= currency
        return True

    def verify(self, name: str) -> bool:
        buy_in = self.at[name]["buy_in"]
        if not buy_in or buy_in["step"] not in ("credited", "dropped") or buy_in["verified"]:
            return False
        buy_in["verified"] = True
        return True

    def correct(self, name: str, money: tuple[int, int, int]) -> bool:
        one = self.at[name]
        buy_in = one["buy_in"]
        if self.phase != "idle" or not buy_in or buy_in["step"] not in ("credited", "dropped"):
            return False
        by = (money[0] - buy_in["money"][0], money[1] - buy_in["money"][1], money[2] - buy_in["money"][2])
        short = one["credits"] + by[0] + by[1] < 0 or one["promo"] + by[2] < 0
        if one["cash_out"] or not _fits(money) or short:
            return False
        self._move(name, "drop" if buy_in["step"] == "dropped" else "tray", by)
        buy_in.update(money=money, verified=False)
        return True

    def leave(self) -> bool:
        """The dealer, with nobody's money in hand."""
        in_hand = (
            (one["buy_in"] and one["buy_in"]["step"] != "dropped")
            or (one["cash_out"] and one["cash_out"]["step"] in ("selected", "paid"))
            for one in self.at.values()
        )
        return self.phase == "idle" and not any(in_hand)

    def ask_cash_out(self, name: str) -> bool:
        one = self.at[name]
        busy = one["locked"] or one["cash_out"] or one["bets"] or not self._finished(one)
        if busy or not one["credits"]:
            return False
        one["cash_out"] = {"step": "asked", "amount": one["credits"]}
        return True

    def cash_out_step(self, name: str, before: tuple[str, ...], after: str) -> bool:
        one = self.at[name]
        if not one["cash_out"] or one["cash_out"]["step"] not in before:
            return False
        if after == "paid":
            one["credits"] -= one["cash_out"]["amount"]
            self.house["chips"] += one["cash_out"]["amount"]
        one["cash_out"]["step"] = after
        if after == "over":
            one["cash_out"] = None
            if not one["credits"] and self._finished(one):
                self._gone(one)
        return True

    def call_attendant(self, name: str) -> bool:
        called, self.at[name]["calling"] = self.at[name]["calling"], True
        return not called

    def answer_attendant(self, name: str) -> bool:
        called, self.at[name]["calling"] = self.at[name]["calling"], False
        return bool(called)


def _fits(money: tuple[int, int, int]) -> bool:
    currency, chips, coupon = money
    return min(money) >= 0 and sum(money) > 0 and coupon <= currency + chips
