"""`croupier simulate`: rounds of some wagers, or players who bet by a system."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.text import Text

from croupier.analysis.figures import decimal, percent
from croupier.analysis.session import QUANTILES
from croupier.analysis.simulation.estimate import Estimate
from croupier.analysis.simulation.running import Plan
from croupier.analysis.simulation.strategies import STRATEGIES
from croupier.analysis.simulation.table_plans import Betting, rounds_plan
from croupier.analysis.simulation.tally import Tally
from croupier.base import money
from croupier.base.refusal import Reason, refuse
from croupier.cli.odds_session import Bets, read_bets
from croupier.cli.registry import SIMULATIONS
from croupier.cli.screen import cells, say, say_json, table
from croupier.cli.simulate_answers import simulate_answer, system_answer
from croupier.cli.simulate_run import RunOptions, progress, trail_rows
from croupier.games.library import GAMES, load, open_table
from croupier.library.money import read_amount
from croupier.library.simulation import SessionSimulation, Simulation
from croupier.library.table import Table
from croupier.library.table_simulation import of_stakes, of_system
from croupier.paper.simulation_plots import ends_plot, settling_plot

PER_SESSION = 200
app = App(name="simulate")
for name, (place, summary) in SIMULATIONS.items():
    app.command(place, name=name, help=summary)


@Parameter(name="*")
@dataclass(frozen=True)
class SystemOptions:
    """Players who bet by a system.

    Parameters
    ----------
    strategy
        flat, martingale, fibonacci, dalembert or labouchere, or a Python file with a function
        stake(unit, last, gained, bankroll, memory). The one --bet is its spot and unit.
    sessions
        How many sessions are played by the strategy.
    bankroll
        The money at the start of a session, like 500.00; without it no session ends in ruin.
    goal
        Stop a session as soon as the money comes to so much.
    """

    strategy: str | None = None
    sessions: int = 10_000
    bankroll: str | None = None
    goal: str | None = None

    def betting(self, opened: Table, stakes: dict[str, str], strategy: str, rounds: int) -> Betting:
        if len(stakes) != 1:
            refuse(Reason.MALFORMED, "a strategy bets on one spot: give one --bet SPOT=UNIT", place="bet")
        ((spot, unit),) = stakes.items()
        wager, (known, source) = opened.wager(spot, unit), read_strategy_name(strategy)
        bankroll = None if self.bankroll is None else read_amount(self.bankroll, "bankroll")
        goal = None if self.goal is None else read_amount(self.goal, "goal")
        return Betting(wager.spot, wager.stake, rounds, bankroll, goal, known, source)


@app.default
def simulate(
    game: Annotated[str, Parameter(help=f"{' or '.join(GAMES)}.")],
    /,
    *,
    bet: Bets,
    rounds: int | None = None,
    system: SystemOptions = SystemOptions(),  # noqa: B008 - frozen
    rulebook: str = "new-jersey",
    run: RunOptions = RunOptions(),  # noqa: B008 - frozen
    **options: str,
) -> None:
    """Simulate rounds of some wagers, or players who bet by a system, beside the exact edge.

    Every wager is paid by the table's own settlement. A seed gives the same digits on any machine, with any
    engine and number of workers. Table options follow as --NAME VALUE.

    Parameters
    ----------
    rounds
        How many rounds: ten million if left out; with --strategy of each session, 200.
    rulebook
        The document the table is played under.
    options
        Table options, as --NAME VALUE.
    """
    opened, stakes, seed = Table(open_table(load(rulebook), game, options)), read_bets(bet), run.known_seed
    if system.strategy is None:
        plan = rounds_plan(opened.rules, 10_000_000 if rounds is None else rounds, seed)
        show_rounds(opened, stakes, plan, seed, run)
        return
    betting = system.betting(opened, stakes, system.strategy, PER_SESSION if rounds is None else rounds)
    with progress(run.sure) as told:
        played = of_system(opened.rules, betting, system.sessions, seed, run.running, told=told)
    _show_system(opened, played, run)


def show_rounds(opened: Table, stakes: dict[str, str], plan: Plan[Tally], seed: int, run: RunOptions) -> None:
    """Run the plan of a table's wagers and show what was found."""
    laid = opened.together(stakes).stakes
    with progress(run.sure) as told:
        found = of_stakes(opened.rules, laid, plan, seed, run.running, told=told)
    exact = None if found.edge.exact is None else float(found.edge.exact)
    marks = [(mark.after, mark.value, mark.low, mark.high) for mark in found.trail]
    plot = settling_plot(marks, exact, f"House edge of {', '.join(laid)}", "rounds")
    run.write(("rounds", "edge", "low", "high"), trail_rows(found.trail), plot)
    if run.json:
        say_json(simulate_answer(opened, found, run.sure))
        return
    of_shoes = f" from {found.tally.clusters:,} shoes" if found.tally.products is not None else ""
    _show_edges(f"{found.rounds:,} rounds{of_shoes}, seed {found.seed}", found, run)


def _show_edges(title: str, found: Simulation, run: RunOptions) -> None:
    figures = ("edge", "±", "exactly", "errors away")
    made = table(title, ("wager", *figures), figures)
    every = found.edges if len(found.edges) == 1 else [*found.edges, found.edge]
    for one in every:
        made.add_row(*cells(one.name, *_figures(one, run)))
    sure = f"± is the interval of {percent(run.sure, 2)} confidence"
    say(made, Text(f"{sure}{', as precise as was asked' if found.precise else ''}.", style="dim"))


def _figures(one: Estimate, run: RunOptions) -> list[str]:
    exact = "" if one.exact is None else percent(one.exact)
    away = "" if one.away is None else f"{one.away:+.2f}"
    return [percent(one.value), f"{100 * one.half_width(run.sure):.4f}%", exact, away]


def _show_system(opened: Table, played: SessionSimulation, run: RunOptions) -> None:
    tally, betting = played.tally, played.betting
    says = f"{tally.sessions:,} sessions of {betting.strategy} on {betting.spot}"
    run.write(("gain", "sessions"), [(money.show(one), tally.ends[one]) for one in sorted(tally.ends)],
              ends_plot(tally.ends, says))  # fmt: skip
    if run.json:
        say_json(system_answer(opened, played, run.sure))
        return
    made = table(f"{says}, seed {played.seed}", ("", " "), (" ",))
    edge, half, exact, away = _figures(played.edge, run)
    made.add_row(*cells("house edge", f"{edge} ± {half}"))
    made.add_row(*cells("exactly", exact if not away else f"{exact}, {away} errors away"))
    made.add_row(*cells("rounds of a session", decimal(tally.share(tally.rounds), 1)))
    made.add_row(*cells("a session stakes", decimal(tally.share(tally.staked) / 100, 2)))
    made.add_row(*cells("a session gains", decimal(tally.mean / 100, 2)))
    made.add_row(*cells("ruined", percent(played.ruined, 2)))
    if betting.goal is not None:
        made.add_row(*cells(f"reaches {money.show(betting.goal)}", percent(played.reached, 2)))
    made.add_row(*cells("ends ahead", percent(played.ahead, 2)))
    made.add_row(*cells("largest stake", money.show(tally.largest)))
    made.add_row(*cells("deepest loss", money.show(-tally.lowest)))
    for part in QUANTILES:
        made.add_row(*cells(f"{percent(part, 0)} gain at most", money.show(tally.quantile(part))))
    say(made)


def read_strategy_name(given: str) -> tuple[str, str]:
    """The name of a system and, if it is a file, its text."""
    if given in STRATEGIES:
        return given, ""
    path = Path(given)
    if path.suffix != ".py" or not path.is_file():
        says = f"there is no strategy {given!a}; name one of {', '.join(STRATEGIES)}, or a Python file"
        refuse(Reason.UNREADABLE, says, place="strategy")
    return path.stem, path.read_text("utf-8")
