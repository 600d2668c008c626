"""The tote on the command line: `croupier tote`, race bets in `croupier settle`, stops of the tour."""

from cyclopts import App

from croupier.games.tote.clauses import BOOK
from croupier.games.tote.commands.cost import cost
from croupier.games.tote.commands.price import price
from croupier.games.tote.commands.settle import settle_races
from croupier.games.tote.commands.tour import show_races
from croupier.games.tote.commands.tracks import show_tracks

app = App(name="tote", help="Bets on races: what tickets cost, what pools pay, which tracks are known.")
app.command(cost)
app.command(price)
app.command(show_tracks, name="tracks")

settlers = {BOOK: settle_races}
tour = show_races
