"""Racing days simulated: what the house keeps, pool by pool, and how favourites and outsiders fared."""

import msgspec

from croupier.analysis.simulation.crowd import Crowd
from croupier.analysis.simulation.days import Days, DayTally
from croupier.analysis.simulation.estimate import Estimate
from croupier.analysis.simulation.philox import key_of
from croupier.base.refusal import Reason, refuse
from croupier.games.tote.library import load_track
from croupier.library.reading import read_count
from croupier.library.simulation import Mark, Running, Told, follow, read_precision, read_seed

MOST_DAYS = 10**7
BOUNDS = {
    "days": (1, MOST_DAYS),
    "meeting": (1, 1_000),
    "races": (1, 20),
    "tickets": (1, 100_000),
    "knowing": (0, 100),
}
FEWEST_RUNNERS, MOST_RUNNERS = 4, 24


class DaySimulation(msgspec.Struct, frozen=True):
    """`tally` has every pool's sums and the ranks of the win betting."""

    seed: int
    plan: Days
    tally: DayTally
    trail: tuple[Mark, ...]
    precise: bool

    def __repr__(self) -> str:
        days = f"{self.tally.days:,} days at {self.plan.track}"
        return f"<DaySimulation: {days} from seed {self.seed}, {self.kept}>"

    @property
    def kept(self) -> Estimate:
        """The house's share of the handle."""
        return kept(self.tally)


def kept(tally: DayTally) -> Estimate:
    return Estimate("kept", tally.share, tally.error)


def simulate_days(
    track: str = "model",
    *,
    days: int,
    seed: int | None = None,
    meeting: int = 5,
    races: int = 9,
    tickets: int = 400,
    runners: tuple[int, int] = (6, 12),
    knowing: int = 70,
    precision: str | None = None,
    workers: int = 1,
    scheduler: str = "",
) -> DaySimulation:
    """Days of races at a track, with a crowd of which `knowing` in a hundred know the runners.

    What a pool carries over goes to the next day of its `meeting`, and is paid out on the last.
    More than one worker are processes: then your program must begin below `if __name__ == "__main__":`.
    """
    key = key_of(known := read_seed(seed))
    plan = Days(key, days, track, races, Crowd(tickets, knowing, *runners), meeting)
    return run_days(known, checked(plan), Running("", workers, scheduler, read_precision(precision)))


def checked(plan: Days) -> Days:
    """The plan, if such days can be."""
    load_track(plan.track)
    crowd = plan.crowd
    given = {
        "days": plan.days,
        "meeting": plan.meeting,
        "races": plan.races,
        "tickets": crowd.tickets,
        "knowing": crowd.knowing,
    }
    for name, (least, most) in BOUNDS.items():
        if not least <= read_count(given[name], name) <= most:
            refuse(Reason.MALFORMED, f"from {least} to {most:,}, not {given[name]}", place=name)
    if not FEWEST_RUNNERS <= crowd.fewest <= crowd.most <= MOST_RUNNERS:
        says = f"a race has {FEWEST_RUNNERS} to {MOST_RUNNERS} runners, the fewest first, like 6-12"
        refuse(Reason.MALFORMED, says, place="runners")
    return plan


def run_days(seed: int, plan: Days, running: Running, told: Told | None = None) -> DaySimulation:
    """Run the plan of that seed."""
    found, trail, precise = follow(plan, running, kept, _size, told=told, processes=True)
    return DaySimulation(seed, plan, found, trail, precise)


def _size(tally: DayTally) -> tuple[int, int]:
    return tally.days, tally.meetings
