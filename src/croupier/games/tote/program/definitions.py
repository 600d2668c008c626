"""The definitions of races in section A.5, enforced: a race is of a kind only if it is what the rules say."""

from collections.abc import Callable, Iterator

from croupier.base.names import Citation
from croupier.base.refusal import Reason, Refusal
from croupier.games.tote.program.card import ProgramRace, ProgramRunner
from croupier.games.tote.program.moment import HOUR, Moment, seconds_without_sundays
from croupier.games.tote.program.race_kinds import CLOSING_HOURS, RACE, STAKES, RaceKind

CLOSING = CLOSING_HOURS * HOUR


def definition_fault(race: ProgramRace, first_post: Moment) -> Refusal | None:
    """The first definition that the race does not meet, or None. `first_post` is that of the day's first
    race."""
    return next(_faults(race, first_post), None)


def _faults(race: ProgramRace, first_post: Moment) -> Iterator[Refusal]:
    yield from _of_list(race)
    for kind, check in _CHECKS.items():
        if race.is_(kind):
            yield from check(race)
    if race.is_(RaceKind.OVERNIGHT):
        yield from _overnight(race, first_post)
    yield from _alone(race)


def _refusal(race: ProgramRace, says: str, place: str = "kinds", clause: Citation = RACE) -> Refusal:
    return Refusal(Reason.MALFORMED, f"race {race.number} {says}", clause, place)


def _of_list(race: ProgramRace) -> Iterator[Refusal]:
    if not race.kinds:
        yield _refusal(race, "must name at least one kind")
    for index, kind in enumerate(race.kinds):
        if kind in race.kinds[:index]:
            yield _refusal(race, f"is named {kind} twice", f"kinds[{index}]")
    stake = STAKES.intersection(race.kinds)
    if race.is_(RaceKind.PURSE) and stake:
        yield _refusal(race, "is either a purse race or a stake race, not both")
    if race.is_(RaceKind.OVERNIGHT) and race.is_(RaceKind.STAKE):
        yield _refusal(race, "is either overnight or a stake race, not both")


def _purse(race: ProgramRace) -> Iterator[Refusal]:
    """A.5.a: owners do not contribute."""
    if race.contributed:
        yield _refusal(race, "is no purse race: owners contribute to its purse", "owners_contribute")


def _stake(race: ProgramRace) -> Iterator[Refusal]:
    """A.5.b: owners contribute, and nominations close 72 hours or more before the start."""
    if race.is_(RaceKind.INVITATIONAL):
        return
    closed = race.nominations_close
    if not race.contributed:
        says = "is no stake race: owners contribute to the purse of one"
        yield _refusal(race, says, "owners_contribute")
    if closed is None:
        yield _refusal(race, "is a stake race and must say when nominations close", "nominations_close")
    elif race.post.utc - closed.utc < CLOSING:
        says = f"is no stake race: nominations close {CLOSING_HOURS} hours or more before it starts"
        yield _refusal(race, says, "nominations_close")


def _claiming(race: ProgramRace) -> Iterator[Refusal]:
    """A.5.c: any runner may be claimed."""
    for index, runner in enumerate(race.runners):
        if runner.claim is None:
            says = (
                f"is no claiming race: {runner.number} has no claiming price, and any runner may be claimed"
            )
            yield _refusal(race, says, f"runners[{index}]")


def _handicap(race: ProgramRace) -> Iterator[Refusal]:
    """A.5.d: weights adjusted by a handicapper, a board of them or the racing secretary."""
    if not race.handicapper:
        yield _refusal(race, "is a handicap and must say who adjusted the weights", "handicapper")
    for index, runner in enumerate(race.runners):
        if runner.weight is None:
            yield _refusal(race, f"is no handicap: {runner.number} has no weight", f"runners[{index}]")


def _overnight(race: ProgramRace, first_post: Moment) -> Iterator[Refusal]:
    """A.5.e: entries close 72 hours or less before the day's first race, Sundays not counted."""
    closed = race.entries_close
    if closed is None:
        yield _refusal(race, "is overnight and must say when entries close", "entries_close")
    elif closed.utc > first_post.utc:
        yield _refusal(
            race, "is no overnight race: entries close after the day's first race", "entries_close"
        )
    elif seconds_without_sundays(closed, first_post) > CLOSING:
        says = (
            f"is no overnight race: entries close {CLOSING_HOURS} hours or less before the day's first race"
        )
        yield _refusal(race, f"{says}, Sundays not counted", "entries_close")


def _invitational(race: ProgramRace) -> Iterator[Refusal]:
    """A.5.g: owners do not contribute, and it is advertised in the regular stakes programme."""
    if race.contributed:
        says = "is no invitational stake race: owners contribute to its purse"
        yield _refusal(race, says, "owners_contribute")
    if not race.advertised:
        says = "is no invitational stake race: it is not advertised in the regular stakes programme"
        yield _refusal(race, says, "in_stakes_program")


def _walkover(race: ProgramRace) -> Iterator[Refusal]:
    """A.5.f: a stake race with one starter, or all starters of the same interest."""
    if not STAKES.intersection(race.kinds):
        yield _refusal(race, "is no walkover: only a stake race can be one")
    if not _of_one_owner(race.starters):
        says = "is no walkover: more than one runner starts, and they are not all of one owner"
        yield _refusal(race, says, "runners")


def _match(race: ProgramRace) -> Iterator[Refusal]:
    """A.5.h: between two runners, under conditions that their owners agreed to."""
    if len(race.starters) != 2:
        yield _refusal(race, f"is no match race: two run in one, not {len(race.starters)}", "runners")
    if not race.conditions:
        yield _refusal(
            race, "is a match race and must have the conditions its owners agreed to", "conditions"
        )
    for index, runner in enumerate(race.runners):
        if not runner.owner:
            yield _refusal(
                race, f"is a match race and must name the owner of {runner.number}", f"runners[{index}]"
            )


def _alone(race: ProgramRace) -> Iterator[Refusal]:
    """A race in which one runner starts, or one owner's, is a walkover or no race at all."""
    if race.is_(RaceKind.WALKOVER) or not race.starters:
        return
    if STAKES.intersection(race.kinds) and _of_one_owner(race.starters):
        yield _refusal(race, "is a stake race with one starter or one owner: name it a walkover")
    elif len(race.starters) == 1:
        yield _refusal(
            race, "has one starter: it is no contest, and no stake race that is walked over", "runners"
        )


def _of_one_owner(starters: tuple[ProgramRunner, ...]) -> bool:
    owners = {one.owner for one in starters}
    return len(starters) == 1 or (len(owners) == 1 and "" not in owners)


_CHECKS: dict[RaceKind, Callable[[ProgramRace], Iterator[Refusal]]] = {
    RaceKind.PURSE: _purse,
    RaceKind.STAKE: _stake,
    RaceKind.CLAIMING: _claiming,
    RaceKind.HANDICAP: _handicap,
    RaceKind.INVITATIONAL: _invitational,
    RaceKind.WALKOVER: _walkover,
    RaceKind.MATCH: _match,
}
