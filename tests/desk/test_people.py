"""Who may send which command: every kind's offers, against `people.toml` as an auditor wrote it."""

import tomllib
from pathlib import Path

import pytest

from croupier.base.clause import book_and_key
from croupier.base.envelope import DEVICES, STAFF, Role
from croupier.desk.kinds import OFFERS
from croupier.desk.offer import Offer, tag
from croupier.desk.people import matrix
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import rounds
from croupier.games.library import load
from croupier.server.readers import READERS
from tests.house import House

WRITTEN = tomllib.loads((Path(__file__).parent / "people.toml").read_text("utf-8"))
EXPECTED = {command: who for part in WRITTEN.values() for command, who in part.items()}
OFFERED = [(kind.name, offer) for kind in KINDS.kinds for offer in kind.offers]
OFFERED += [(kind.name, offer) for kind in KINDS.kinds for offer in OFFERS]


def expected(kind: str, command: str) -> set[str]:
    who = EXPECTED[command]
    return set((who if isinstance(who, str) else who[kind]).split())


def test_the_page_names_every_command_and_no_other() -> None:
    assert EXPECTED.keys() == KINDS.commands.keys()


def test_every_word_of_the_page_is_a_role() -> None:
    rows = (who if isinstance(who, str) else " ".join(who.values()) for who in EXPECTED.values())
    assert {who for row in rows for who in row.split()} <= set(Role)


@pytest.mark.parametrize(
    ("kind", "offer"), OFFERED, ids=[f"{kind}-{tag(offer.command)}" for kind, offer in OFFERED]
)
def test_a_kind_offers_a_command_to_those_people_and_no_others(kind: str, offer: Offer) -> None:
    assert set(offer.roles) == expected(kind, tag(offer.command))


@pytest.mark.parametrize("role", Role)
def test_a_role_is_told_all_that_it_may_send(role: Role) -> None:
    rows = {tag(offer.command) for kind, offer in OFFERED if role in expected(kind, tag(offer.command))}
    assert set(KINDS.permitted(role)) == rows


def test_a_refusal_says_whose_it_is() -> None:
    house = House().opened()
    refusal = house.ask("terminal 1", rounds.CloseBets(1))
    assert getattr(refusal, "says", "") == "that is for the clock or dealer or reader, not the player"


def test_people_players_and_devices_are_all_the_roles() -> None:
    assert STAFF | DEVICES | {Role.PLAYER} == set(Role)
    assert not STAFF & DEVICES
    assert READERS < STAFF


@pytest.mark.parametrize("clause", sorted({row.clause for row in matrix(KINDS) if row.clause}))
def test_a_row_rests_on_a_clause_that_is_there(clause: str) -> None:
    book, key = book_and_key(clause)
    assert load(book).text(key)


@pytest.mark.clause("oneida-roulette:I.9.k")
def test_a_refund_rests_on_the_clause_that_names_the_supervisor_or_designee() -> None:
    [row] = [row for row in matrix(KINDS) if row.command == "refund-game"]
    assert row.clause == "oneida-roulette:I.9.k"
    assert row.roles == {Role.SUPERVISOR, Role.DESIGNEE}


def test_what_people_do_at_mini_baccarat_rests_on_its_document() -> None:
    """Save for what it does not speak of: the table itself, its money, and a shoe that is no paper."""
    own = {row.command: row.clause for row in matrix(KINDS) if row.where == ("baccarat",)}
    assert own["verify-cards"] == "oneida-minibaccarat:D.1"
    assert own["no-more-bets"] == "oneida-minibaccarat:J.2"
    assert own["take-cards"] == "oneida-minibaccarat:N.5"
    ours = {command for command, clause in own.items() if clause is None}
    assert ours == {
        "answer-attendant",
        "take-table",
        "ready-shoe",
        "reveal-shoe",
        "show-card",
        "doubt-shoe",
        "lay-held",
        "confirm-card",
    }
