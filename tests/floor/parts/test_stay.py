"""How long a player has sat: from the first money on; another player starts anew."""

from croupier.floor.parts.stays import SECOND, Stay


def test_a_stay_is_counted_from_its_first_money_and_the_next_players_anew() -> None:
    stay = Stay()
    assert stay.seconds(100 * SECOND) == 0
    stay.begin(200 * SECOND)
    stay.begin(300 * SECOND)  # more money
    assert stay.seconds(500 * SECOND) == 300
    assert stay.seconds(100 * SECOND) == 0  # the machine's clock was set back
    stay.end()
    assert stay.seconds(500 * SECOND) == 0
    stay.begin(500 * SECOND)
    assert stay.seconds(560 * SECOND) == 60
