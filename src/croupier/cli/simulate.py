"""`croupier simulate`: rounds of some wagers, or players who bet by a system."""

from dataclasses import dataclass
from pathlib import Path

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
from croupier.cli.asked_table import Game, Rulebook, asked_table, table_title
from croupier.cli.odds_session import Bets, read_bets
from croupier.cli.registry import SIMULATIONS
from croupier.cli.screen import cells, say, say_json, table
from croupier.cli.simulate_answers import simulate_answer, system_answer
from croupier.cli.simulate_run import RunOptions, counted, progress, shown_half, trail_rows
from croupier.library.money import read_amount
from croupier.library.simulation import SessionSimulation, Simulation
from croupier.library.table import Table
from croupier.library.table_simulation import System, of_stakes, of_system, read_betting
from croupier.paper.simulation_plots import ends_plot, settling_plot

PER_SESSION = 200
SESSIONS = 10_000
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
        How many sessions are played by the strategy: ten thousand if left out.
    bankroll
        The money at the start of a session, like 500.00; without it no session ends in ruin.
    goal
        Stop a session as soon as the money comes to so much.
    """

    strategy: str | None = None
    sessions: int | None = None
    bankroll: str | None = None
    goal: str | None = None

    def betting(self, opened: Table, stakes: dict[str, str], strategy: str, rounds: int) -> Betting:
        bankroll = None if self.bankroll is None else read_amount(self.bankroll, "bankroll")
        goal = None if self.goal is None else read_amount(self.goal, "goal")
        return read_betting(opened.accepted(stakes), rounds, bankroll, goal, read_named(strategy))

    def check_unused(self) -> None:
        """Rounds by themselves have no sessions and no money to lose."""
        given = {"sessions": self.sessions, "bankroll": self.bankroll, "goal": self.goal}
        for name, value in given.items():
            if value is not None:
                says = "this is for players who bet by a system: name one with --strategy"
                refuse(Reason.MALFORMED, says, place=name)


@app.default
def simulate(
    game: Game,
    /,
    *,
    bet: Bets,
    rounds: int | None = None,
    system: SystemOptions = SystemOptions(),  # noqa: B008 - frozen
    rulebook: Rulebook = None,
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
    options
        Table options, as --NAME VALUE.
    """
    opened, stakes, seed = Table(asked_table(game, rulebook, options)), read_bets(bet), run.known_seed
    if system.strategy is None:
        system.check_unused()
        plan = rounds_plan(opened.rules, 10_000_000 if rounds is None else rounds, seed)
        show_rounds(opened, stakes, plan, seed, run)
        return
    betting = system.betting(opened, stakes, system.strategy, PER_SESSION if rounds is None else rounds)
    with progress(run.sure) as told:
        sessions = SESSIONS if system.sessions is None else system.sessions
        played = of_system(opened.rules, betting, sessions, seed, run.running, told=told)
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
    shoes = f" from {counted(found.tally.clusters, 'shoe')}" if found.tally.products is not None else ""
    say(table_title(opened.rules))
    _show_edges(f"{counted(found.rounds, 'round')}{shoes}, seed {found.seed}", found, run)


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
    return [percent(one.value), shown_half(one, run.sure), exact, away]


def _show_system(opened: Table, played: SessionSimulation, run: RunOptions) -> None:
    tally, betting = played.tally, played.betting
    says = f"{counted(tally.sessions, 'session')} of {betting.strategy} on {betting.spot}"
    run.write(("gain", "sessions"), [(money.show(one), tally.ends[one]) for one in sorted(tally.ends)],
              ends_plot(tally.ends, says))  # fmt: skip
    if run.json:
        say_json(system_answer(opened, played, run.sure))
        return
    say(table_title(opened.rules))
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
    if tally.outweighed:
        stake = money.show(tally.largest)
        say(Text(f"A stake of {stake} outweighs all else: too few sessions lose one for ± to hold.", "bold"))
    if played.precise:
        say(Text("As precise as was asked.", style="dim"))


def read_named(given: str) -> System:
    """A system of the program's, or that of a Python file."""
    if given in STRATEGIES:
        return System(given)
    path = Path(given)
    if path.suffix != ".py" or not path.is_file():
        says = f"there is no strategy {given!a}; name one of {', '.join(STRATEGIES)}, or a Python file"
        refuse(Reason.UNREADABLE, says, place="strategy")
    try:
        return System(path.stem, path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError):
        refuse(Reason.UNREADABLE, f"{path} cannot be read as Python", place="strategy")
