"""Shows of wagers that New Jersey and Massachusetts let a house offer; test files give the clauses."""

from croupier.games.roulette.notation import read_spot
from tests.clauses import cloth
from tests.clauses.play import No, agrees, asked, bet, refusal_of, spin, spot_refused, wins_on
from tests.tables import roulette


def five_adjacent_need_a_replica(book: str, clause: str) -> None:
    agrees(
        refusal_of(lambda: roulette(book, offer="five-adjacent")),
        No("options_conflict", clause, "wheel replica"),
    )
    agrees(
        spot_refused(roulette(book), "adjacent:17"),
        No("not_offered", clause, "adjacent:17 is not offered"),
    )


FIVES = [
    ("double-zero", "17", "20 32 17 5 22"),
    ("double-zero", "0", "14 2 0 28 9"),
    ("double-zero", "00", "13 1 00 27 10"),
    ("single-zero", "0", "3 26 0 32 15"),
    ("single-zero", "32", "26 0 32 15 19"),
]
"""Wheel, centre number, the five that lie side by side."""


def five_adjacent_are_five_straights(book: str, wheel: str, centre: str, five: str) -> None:
    table = roulette(book, wheel=wheel, offer="five-adjacent", layout="wheel-replica")
    straights = [f"{number} 1.00" for number in five.split()]
    for pocket in table.wheel.order:
        [together] = spin(table, pocket, f"adjacent:{centre} 5.00")
        apart = spin(table, pocket, *straights)
        assert together.paid == sum(one.paid for one in apart) == (3500 if pocket in five.split() else 0)
        assert together.collected == sum(one.collected for one in apart)


def five_adjacent_are_staked_in_fives(book: str, clause: str, player: str) -> None:
    table = roulette(book, offer="five-adjacent", layout="wheel-replica", unit="1.00")
    assert asked(table, bet("adjacent:17 5.00", player=player)) is None
    assert asked(table, bet("adjacent:17 10.00", player=player)) is None
    six = asked(table, bet("adjacent:17 6.00", player=player))
    agrees(six, No("stake_not_divisible", clause, "a multiple of $5"))


def five_adjacent_keep_the_limit_on_straights(book: str, limits_clause: str) -> None:
    table = roulette(book, offer="five-adjacent", layout="wheel-replica", limits="straight=1.00..10.00")
    assert asked(table, "adjacent:17 50.00") is None
    over = No("above_maximum", limits_clause, "above the maximum of $10")
    agrees(asked(table, "adjacent:17 55.00"), over)
    agrees(asked(table, "adjacent:17 25.00", after=["32 6.00"]), over)


def five_adjacent_pay_as_straights(book: str, clause: str) -> None:
    table = roulette(book, offer="five-adjacent", layout="wheel-replica", odds="straight=40 to 1")
    [together] = spin(table, "17", "adjacent:17 5.00")
    assert together.paid == 4000
    own = refusal_of(lambda: roulette(book, odds="five-adjacent=40 to 1"))
    agrees(own, No("odds_not_allowed", clause, "five adjacent numbers are straights; set straight"))


def six_colour_wins(book: str, colour: str) -> None:
    table = roulette(book, offer="six-colour", withhold="red,black")
    wins_on(table, f"six:{colour}", cloth.DOUBLE_ZERO_SECTIONS[colour], "5.00")


def seven_colour_wins(book: str, colour: str) -> None:
    table = roulette(book, wheel="single-zero", offer="seven-colour", withhold="red,black,dozen")
    wins_on(table, f"seven:{colour}", f"0 {cloth.SINGLE_ZERO_SECTIONS[colour]}", "4.00")


def eight_colour_wins(book: str, colour: str) -> None:
    table = roulette(book, offer="eight-colour", withhold="red,black,dozen")
    wins_on(table, f"eight:{colour}", f"0 00 {cloth.DOUBLE_ZERO_SECTIONS[colour]}", "3.00")


def not_offered(book: str, spot: str, clause: str) -> None:
    agrees(spot_refused(roulette(book), spot), No("not_offered", clause, f"{spot} is not offered"))


def seven_numbers_win_for_every_player(book: str) -> None:
    table = roulette(book, offer="seven-numbers")
    wins_on(table, "seven-numbers", "10 11 12 13 14 15 33", "4.00")
    for player in ("ann", "bob"):
        assert asked(table, bet("seven-numbers 1.00", player=player)) is None


def six_colour_stands_beside_dozens(book: str, clause: str) -> None:
    table = roulette(book, offer="six-colour", withhold="red,black")
    assert read_spot(table, "dozen2").text == "dozen2"
    for spot in ("red", "black"):
        agrees(spot_refused(table, spot), No("not_offered", clause, f"{spot} is not offered"))


def eight_colour_leaves_no_dozen(book: str, clause: str) -> None:
    table = roulette(book, offer="eight-colour", withhold="red,black,dozen")
    assert not [place for place in table.positions if place.spot.kind in ("red", "black", "dozen")]
    no = No("not_offered", clause, "dozen1 is not offered")
    agrees(spot_refused(table, "dozen1"), no)
