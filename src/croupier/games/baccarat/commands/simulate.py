"""`croupier simulate baccarat`: real shoes, shuffled and dealt to the cutting card."""

from croupier.analysis.simulation.table_plans import shoes_plan
from croupier.cli.odds_session import Bets, read_bets
from croupier.cli.simulate import show_rounds
from croupier.cli.simulate_run import RunOptions
from croupier.games.baccarat.table import BaccaratTable
from croupier.games.baccarat.vigorish import BOOK
from croupier.games.library import load, open_table
from croupier.library.table import Table


def simulate(
    *,
    bet: Bets,
    shoes: int = 100_000,
    cut_card: int | None = None,
    rulebook: str = BOOK,
    run: RunOptions = RunOptions(),  # noqa: B008 - frozen
    **options: str,
) -> None:
    """Simulate mini-baccarat from real shoes, without replacement, beside the exact edge.

    Each shoe is shuffled, its first card and as many more as that counts are burned, and hands are dealt by
    the drawing rules until the cutting card, and one more. Table options, such as --vigorish and --decks,
    follow as --NAME VALUE.

    Parameters
    ----------
    shoes
        How many shoes are dealt; one of eight decks has about 82 hands.
    cut_card
        How many cards lie behind the cutting card; the document's fewest if left out.
    rulebook
        The document the table is played under.
    options
        Table options, as --NAME VALUE.
    """
    opened = open_table(load(rulebook), "baccarat", options)
    assert isinstance(opened, BaccaratTable)  # noqa: S101 - asked for by its name
    seed = run.known_seed
    show_rounds(Table(opened), read_bets(bet), shoes_plan(opened, shoes, seed, cut_card), seed, run)
