"""Cards: published one after the other, closed when all is decided; carryovers; tickets that expire."""

import msgspec
import pytest

from croupier.floor.tote.messages import cards, races
from croupier.floor.tote.messages.cards import CarriedIn, CloseCard, ExpireTickets, OpenWagering, PublishCard
from croupier.floor.tote.messages.pools import PostPayoffs
from croupier.floor.tote.messages.tickets import ReturnTicket
from croupier.floor.tote.terms import TaxRule
from croupier.games.tote.kinds import Kind
from croupier.games.tote.program.card import RaceCard
from tests.floor.tote.no import no, only
from tests.totes import ToteHouse, install, race_card


def next_card(carried: str = "0.00") -> RaceCard:
    return race_card("2026-11-22", carried)


def test_a_card_follows_the_one_before_it() -> None:
    house = ToteHouse().installed()
    assert no(house.ask("mutuel-manager", OpenWagering())) == ("nothing_there", "A.8")
    house.on_sale()
    assert no(house.ask("reader", PublishCard(next_card()))) == ("wrong_phase", "A.8")
    assert no(house.ask("mutuel-manager", OpenWagering())) == ("wrong_phase", "B.1")
    assert no(house.ask("mutuel-manager", CloseCard())) == ("wrong_phase", "D.3")
    house.run_all()
    house.do("mutuel-manager", CloseCard())
    assert no(house.ask("mutuel-manager", CloseCard())) == ("nothing_there", "A.8")
    house.on_sale(next_card())
    assert [day.card.date for day in house.tote.days.values()] == ["2026-11-21", "2026-11-22"]


def test_a_card_with_other_terms_or_a_fault_is_refused() -> None:
    house = ToteHouse().installed()
    card = race_card()
    other = msgspec.structs.replace(card.track, profile="keeneland")
    one = msgspec.structs.replace(
        card.races[0], pools=tuple(p for p in card.races[0].pools if p.kind is Kind.WIN)
    )
    small = msgspec.structs.replace(card, track=other, races=(one,))
    assert no(house.ask("reader", PublishCard(small))) == ("not_offered", "C")
    empty = msgspec.structs.replace(card, races=())
    assert no(house.ask("reader", PublishCard(empty)))[0] == "malformed"


def test_a_pool_without_terms_here_is_refused() -> None:
    house = ToteHouse()
    made = install()
    effective = msgspec.json.decode(made.effective)
    del effective["offers"]["pools"]["pick-six"]
    house.do("engineer", msgspec.structs.replace(made, effective=msgspec.json.encode(effective).decode()))
    assert no(house.ask("reader", PublishCard(race_card()))) == ("not_offered", "C")


def test_a_pool_that_has_no_payoffs_keeps_the_card_open() -> None:
    house = ToteHouse().opened(host="Model Park")
    house.run_all()
    assert no(house.ask("mutuel-manager", CloseCard())) == ("wrong_phase", "D.3")
    for pool in list(house.day.pools.values()):
        house.do("reader", PostPayoffs(pool.race, pool.kind, ("REFUND",)))
    house.do("mutuel-manager", CloseCard())


def test_what_nobody_won_is_carried_into_the_next_pool_of_its_kind() -> None:
    house = ToteHouse().opened()
    house.sell("R1 $1 PICK6 2/2/2/2/2/2")
    house.run_all()
    kept = house.tote.carryovers[Kind.PICK_SIX]
    assert kept == house.balance("carryover:P1:pick-six") > 0  # type: ignore[arg-type]
    house.do("mutuel-manager", CloseCard())
    published = only(house.ask("reader", PublishCard(next_card(carried="10.00"))))
    assert isinstance(published, cards.CardPublished)
    assert published.carried == (
        CarriedIn(1, Kind.PICK_SIX, kept, 1000 - kept),
        CarriedIn(1, Kind.TWIN_TRIFECTA, 0, 1000),
    )
    assert house.pool("1-pick-six").carried == 1000
    assert house.tote.carryovers == {}
    assert house.balance("track-dues:P1") == -(1000 - kept) - 1000  # type: ignore[arg-type]


def test_a_race_called_off_before_wagering_opens_stays_off() -> None:
    house = ToteHouse().installed()
    house.do("reader", PublishCard(race_card()))
    house.do("reader", races.CallOffRace(1, races.CallOff.CANCELLED, "ice"))
    house.do("mutuel-manager", OpenWagering())
    assert not house.day.races[1].open
    assert house.day.races[2].open


def test_tickets_expire_with_the_gaming_day() -> None:
    house = ToteHouse().opened()
    ticket = house.sell("R1 $2 WIN 1")
    house.run_all()
    assert no(house.ask("clock", ExpireTickets())) == ("nothing_there", "D.1")
    house.do("mutuel-manager", CloseCard())
    assert house.day.expires == "2026-12-21"
    house.new_day("2026-12-21")
    assert isinstance(house.present(ticket), tuple)
    house.do("teller", ReturnTicket())
    house.new_day("2026-12-22")
    assert no(house.present(ticket)) == ("tender_not_accepted", "D.1")
    owed = house.balance("outs:P1:1-1-win")  # type: ignore[arg-type]
    expired = only(house.ask("clock", ExpireTickets()))
    assert [(one.race, one.kind, one.amount) for one in expired.pools] == [(1, Kind.WIN, owed)]
    assert house.balance("expired") == owed  # type: ignore[arg-type]
    assert no(house.present(ticket)) == ("tender_not_accepted", "D.1")
    assert no(house.ask("clock", ExpireTickets())) == ("nothing_there", "D.1")
    assert house.tote.days[1].tickets == []


RULE = TaxRule("2026-01-01", 60_000, 300, 500_000, 24)


@pytest.mark.parametrize(
    "changed",
    [
        {"days": 0},
        {"taxes": (RULE, RULE)},
        {"taxes": (TaxRule("tomorrow", 1, 1, 1, 1),)},
    ],
)
def test_a_tote_that_cannot_be_is_not_installed(changed: dict[str, object]) -> None:
    assert no(ToteHouse().ask("engineer", install(**changed)))[0] == "option_not_allowed"


def test_windows_and_terminals_have_names_of_their_own() -> None:
    made = install()
    twice = msgspec.structs.replace(made, terminals=("W1",))
    assert no(ToteHouse().ask("engineer", twice)) == ("option_not_allowed", "B.2")
