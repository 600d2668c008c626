"""The registry of the command line: every command, and the games that bring something of their own to it."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

COMMANDS: Mapping[str, tuple[str, str]] = {
    "settle": ("settle:settle_file", "Settle wagers by the book: JSON in, JSON out, money as text."),
    "odds": (
        "odds:app",
        "Show the exact probability, house edge and standard deviation of every wager.",
    ),
    "simulate": (
        "simulate:app",
        "Simulate rounds, shoes, betting systems or racing days, beside what is exact.",
    ),
    "parsheet": (
        "parsheet:parsheet",
        "Write a table's PAR sheet: odds, volatility, hold by number of rounds, risk, options, clauses.",
    ),
    "notices": (
        "notices:show_notices",
        "Print a table's sign: notices, odds, options in effect and limits, each with its clause.",
    ),
    "rules": ("rules:app", "Read the rulebooks: list, show, search, diff."),
    "tote": (
        "croupier.games.tote.commands.app:app",
        "Bets on races: what tickets cost, what pools pay, which tracks are known.",
    ),
    "wheel": (
        "croupier.devices.commands.wheel:wheel",
        "Run a simulated roulette wheel on a line of its own, or listen to the line of any wheel.",
    ),
    "serve": (
        "serve:serve",
        "Run the floor: the server, its tables and every screen, until you stop it with Ctrl-C or SIGTERM.",
    ),
    "bots": ("bots:bots", "Let players that play by themselves sit down at a demonstration floor."),
    "printer": (
        "croupier.devices.commands.printer:show_printer",
        "Show how a printer is, and print a test slip on it.",
    ),
    "acceptor": (
        "croupier.devices.commands.acceptor:acceptor",
        "Print what a bill acceptor says of itself and of each bill, one report a line as JSON.",
    ),
    "people": ("people:app", "Who may do what: matrix, hash."),
    "report": ("reports:app", "A gaming day's accounts: day, tables, meters, dealers, drilldown."),
    "audit": ("audit:app", "Check a floor's journal: verify, heads, hold, chance."),
    "vouchers": (
        "vouchers:list_vouchers",
        "List the vouchers that are not paid yet, and what the house owes on them.",
    ),
    "integrity": (
        "croupier.floor.parts.commands.integrity:integrity",
        "Look for bias in a wheel's recorded numbers, and list its misfires, speed and direction.",
    ),
    "replay": (
        "replay:replay",
        "Print any round as a dealer would tell it, with the clause behind every line.",
    ),
    "backup": ("backup:backup", "Copy a floor's journal, while it runs, and verify the copy."),
    "restore": ("backup:restore", "Put a verified backup in place of a journal that is not there."),
    "tour": ("tour:show_tour", "Walk through what Croupier can do from here, with real output."),
    "completion": (
        "completion:print_completion",
        "Print a script that completes croupier's commands and options in your shell.",
    ),
}
"""Where each command is, below `croupier.cli` unless written out whole, and its summary for `--help`."""
ODDS: Mapping[str, tuple[str, str]] = {
    "baccarat": (
        "croupier.games.baccarat.commands.odds:show",
        "Show how often each hand of mini-baccarat wins, and the exact house edge of each wager.",
    ),
    "compare": (
        "croupier.cli.odds_compare:compare",
        "Show every wager's edge beside what each other choice of each option would make it.",
    ),
    "session": (
        "croupier.cli.odds_session:show_session",
        "Show the chances of a session: ruin, being ahead, money at the end.",
    ),
    "risk": (
        "croupier.cli.odds_risk:show_risk",
        "Show what a table's limits let the house lose, and the reserve that lasts.",
    ),
    "design": (
        "croupier.games.roulette.commands.design:show_design",
        "Design a B2B paytable that leaves the house a wanted edge.",
    ),
}
"""Below `croupier odds`: games that are counted in a way of their own, and other questions about odds."""
SIMULATIONS: Mapping[str, tuple[str, str]] = {
    "baccarat": (
        "croupier.games.baccarat.commands.simulate:simulate",
        "Simulate mini-baccarat from real shoes, dealt to the cutting card.",
    ),
    "races": (
        "croupier.games.tote.commands.simulate:simulate",
        "Simulate racing days: a crowd bets, races are run, and every pool is priced.",
    ),
}
"""Below `croupier simulate`: games that are simulated in a way of their own."""
GAMES = (
    "croupier.games.roulette.commands",
    "croupier.games.bigsix.commands",
    "croupier.games.baccarat.commands",
    "croupier.games.tote.commands",
)
"""Where each game keeps what it brings: `example` for `settle --help`, `settle`, stops of the `tour`."""


def brought(module: str, name: str) -> list[Any]:
    """What games define under this name in that module of their commands, in the order above."""
    places = (f"{game}.{module}" for game in GAMES)
    return [getattr(import_module(place), name) for place in places if find_spec(place)]
