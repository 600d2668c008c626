"""A cut cable never helps or hurts: cut at every step of a game, a player ends as one who stayed."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

import pytest

from croupier.desk.kinds import Kinds
from croupier.devices import simulated
from croupier.ledger.transfer import Transfer
from tests.server.kinds.cable import BEFORE, NEVER, WHILE, Cable
from tests.server.kinds.plays import NUMBER, PLAYER, PLAYS, POSITIONS, Play, Step, deal, filled
from tests.server.paths import DIRECT, WITHOUT_PICOWS, sockets
from tests.server.rig import T1, House, Loaded, house

ALSO_WITHOUT = "stations"
EVERY = -1
"""Cut at every step of one game."""


class Table(NamedTuple):
    play: Play
    floor: House


@pytest.fixture(scope="module")
def table(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """Played again and again; every ball falls on the same number."""
    name, path = request.param
    play: Play = PLAYS[name]
    folder = tmp_path_factory.mktemp("floor")
    with sockets(path), pytest.MonkeyPatch.context() as patch:
        patch.setattr(simulated, "secrets", Loaded([NUMBER]))
        with house(play.settings(), folder, play.kinds) as floor:
            yield Table(play, floor)
            assert floor.audit() == []


def cut_throughout() -> Iterator[object]:
    """At every step; one kind on the other path of its players' sockets too."""
    for name in PLAYS:
        for path in (DIRECT, WITHOUT_PICOWS) if name == ALSO_WITHOUT else (DIRECT,):
            for cut in (BEFORE, WHILE):
                yield pytest.param((name, path), EVERY, cut, id=f"{name}: {cut} every step, {path}")


def cut_once() -> Iterator[object]:
    """At one step, whichever it is, and for a player's own also between sending it and hearing of it.

    What another play of the same kind has begun with alike is cut there.
    """
    begun = set[tuple[Step, ...]]()
    for name, play in PLAYS.items():
        for index, step in enumerate(play.steps):
            if play.steps[: index + 1] in begun:
                continue
            begun.add(play.steps[: index + 1])
            answered = step.who == PLAYER and step.frame != "bill"
            for cut in (BEFORE, WHILE) if answered else (BEFORE,):
                called = f"{name}: {cut} {index} {step.frame}"
                yield pytest.param((name, DIRECT), index, cut, id=called, marks=pytest.mark.long)


@pytest.mark.parametrize(("table", "index", "cut"), [*cut_throughout(), *cut_once()], indirect=["table"])
def test_a_player_who_was_cut_off_ends_as_one_who_stayed(table: Table, index: int, cut: str) -> None:
    (play, floor), desk = table, table.floor.floor.desk
    dealer = play.start(floor)
    stayed, cut_off = (Cable(floor, position, play.screen) for position in POSITIONS)
    begun, held = desk.seq, desk.balances.get(play.account, 0)  # type: ignore[call-overload]
    for at, step in enumerate(play.steps):
        cutting = cut if index in (at, EVERY) else NEVER
        if step.who == PLAYER:
            for one, when in ((stayed, NEVER), (cut_off, cutting)):
                one.do(step.frame, filled(floor, step.values, one.position), when)
        else:
            if cutting != NEVER:
                cut_off.cut()
            deal(floor, dealer, step)
    assert desk.balances[play.account] - held == play.gained  # type: ignore[index]
    moved = transfers_since(floor, begun, play.kinds)
    assert of(moved, "2") == of(moved, "1") != Counter()
    cut_off.cut()
    stands = shown(floor.terminal(cut_off.position, play.screen).view)
    stayed.at().until(lambda view: shown(view) == stands)


def transfers_since(floor: House, seq: int, kinds: Kinds) -> list[Transfer]:
    records = (kinds.read_record(entry.body) for entry in floor.entries() if entry.seq > seq)
    return [one for record in records for one in record.transfers]


def of(moved: list[Transfer], position: str) -> Counter[tuple[str, str, int]]:
    """What moved to and from one position, as if it had no name of its own."""
    own = f":{T1}:{position}"
    return Counter(
        (one.debit.replace(own, ""), one.credit.replace(own, ""), one.amount)
        for one in moved
        if one.debit.endswith(own) or one.credit.endswith(own)
    )


def shown(view: Mapping[str, object]) -> dict[str, object]:
    """What both players see alike: the game and the money."""
    return {key: view[key] for key in ("round", "phase", "number", "credits") if key in view}
