"""`croupier simulate races`: days of races with a crowd that bets."""

import re
from collections.abc import Callable, Mapping

from croupier.analysis.figures import percent
from croupier.analysis.simulation.crowd import Crowd
from croupier.analysis.simulation.days import Days, PoolSums
from croupier.analysis.simulation.philox import key_of
from croupier.base import money
from croupier.base.money import Cents
from croupier.base.refusal import Reason, refuse, shown
from croupier.cli.screen import cells, say, say_json, table
from croupier.cli.simulate_answers import GENERATOR, estimate_answer
from croupier.cli.simulate_run import RunOptions, counted, progress, shown_half, trail_rows
from croupier.games.tote.commands.simulate_answers import DaysAnswer
from croupier.games.tote.library import load_track
from croupier.games.tote.offers import offers_digest
from croupier.library.race_simulation import DaySimulation, checked, run_days
from croupier.paper.simulation_plots import settling_plot

COLUMNS: Mapping[str, Callable[[PoolSums], Cents]] = {
    "wagers": lambda one: one.wagers,
    "refunds": lambda one: one.refunds,
    "takeout": lambda one: one.takeout,
    "breakage": lambda one: one.breakage,
    "minus": lambda one: one.minus,
    "paid": lambda one: one.paid,
    "left over": lambda one: one.left_over,
}
ALWAYS = ("wagers", "takeout", "breakage", "minus", "paid")
"""The others stand only where there are any."""
_RUNNERS = re.compile(r"([0-9]{1,2})(?:-([0-9]{1,2}))?", re.ASCII)


def simulate(
    *,
    days: int = 100,
    meeting: int = 5,
    track: str = "model",
    races: int = 9,
    tickets: int = 400,
    runners: str = "6-12",
    knowing: int = 70,
    run: RunOptions = RunOptions(),  # noqa: B008 - frozen
) -> None:
    """Simulate racing days: a crowd bets, races are run, and every pool is priced by the tote's own rules.

    Shown are the house's share of the handle, the sums of every kind of pool, and what money on the
    favourite, the second favourite and so on got back.

    Parameters
    ----------
    days
        How many days.
    meeting
        Days of a meeting: what a pool carries over goes to the next day, and is paid out on the last.
    track
        The profile whose pools and takeouts count; `croupier tote tracks` lists them.
    races
        Races of a day.
    tickets
        Tickets that the crowd buys on each race; on pools over several races it buys more.
    runners
        How many run, like 6-12.
    knowing
        How many of a hundred in the crowd know the runners; the others pick anyone.
    """
    crowd = Crowd(tickets, knowing, *_read_runners(runners))
    plan = checked(Days(key_of(seed := run.known_seed), days, track, races, crowd, meeting))
    with progress(run.sure, "kept") as told:
        found = run_days(seed, plan, run.running, told)
    marks = [(mark.after, mark.value, mark.low, mark.high) for mark in found.trail]
    plot = settling_plot(marks, None, f"The house's share of the handle at {track}", "days")
    run.write(("days", "kept", "low", "high"), trail_rows(found.trail), plot)
    if run.json:
        say_json(_answer(found, run))
    else:
        _show(found, run)


def _read_runners(given: str) -> tuple[int, int]:
    match = _RUNNERS.fullmatch(given)
    if match is None:
        refuse(Reason.UNREADABLE, f"{shown(given)} is not like 6-12 or 8", place="runners")
    return int(match[1]), int(match[2] or match[1])


def _show(found: DaySimulation, run: RunOptions) -> None:
    tally, kept = found.tally, found.kept
    days = f"{counted(tally.days, 'day')} in {counted(tally.meetings, 'meeting')}"
    sums = {
        name: column
        for name, column in COLUMNS.items()
        if name in ALWAYS or any(map(column, tally.pools.values()))
    }
    made = table(f"{days} at {found.plan.track}, seed {found.seed}", ("pool", *sums), sums)
    for kind, one in tally.pools.items():
        made.add_row(*cells(kind, *(money.show(column(one)) for column in sums.values())))
    half = shown_half(kept, run.sure)
    precise = ", as precise as was asked" if found.precise else ""
    say(made, f"The house keeps {percent(kept.value)} ± {half} of {money.show(tally.handle)}{precise}.")
    figures_of_rank = ("rank", "starts", "wins", "staked", "got back")
    made = table("Runners by money to win", figures_of_rank, figures_of_rank)
    for place, rank in enumerate(tally.ranks, 1):
        back = f"{100 * rank.returned / rank.staked:.1f}%" if rank.staked else ""
        made.add_row(*cells(place, rank.starts, rank.wins, money.show(rank.staked), back))
    say(made)


def _answer(found: DaySimulation, run: RunOptions) -> DaysAnswer:
    plan, tally, crowd = found.plan, found.tally, found.plan.crowd
    return {
        "track": plan.track,
        "digest": offers_digest(load_track(plan.track).offers),
        "generator": GENERATOR,
        "seed": found.seed,
        "days": tally.days,
        "meeting": plan.meeting,
        "meetings": tally.meetings,
        "races": plan.races,
        "runners": (crowd.fewest, crowd.most),
        "tickets": crowd.tickets,
        "knowing": crowd.knowing,
        "precise": found.precise,
        "confidence": percent(run.sure, 2),
        "handle": money.show(tally.handle),
        "kept": estimate_answer(found.kept, run.sure),
        "pools": [
            {
                "kind": kind,
                "pools": one.pools,
                "wagers": money.show(one.wagers),
                "refunds": money.show(one.refunds),
                "takeout": money.show(one.takeout),
                "breakage": money.show(one.breakage),
                "minus": money.show(one.minus),
                "paid": money.show(one.paid),
                "carried_in": money.show(one.carried_in),
                "carried_out": money.show(one.carried_out),
            }
            for kind, one in tally.pools.items()
        ],
        "ranks": [
            {
                "rank": rank,
                "starts": one.starts,
                "wins": one.wins,
                "staked": money.show(one.staked),
                "returned": money.show(one.returned),
            }
            for rank, one in enumerate(tally.ranks, 1)
        ],
    }
