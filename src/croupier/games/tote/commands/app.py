"""The tote on the command line: `croupier tote`."""

from cyclopts import App

from croupier.games.tote.commands.cost import cost
from croupier.games.tote.commands.price import price
from croupier.games.tote.commands.tracks import show_tracks

app = App(name="tote", help="Bets on races: what tickets cost, what pools pay, which tracks are known.")
app.command(cost)
app.command(price)
app.command(show_tracks, name="tracks")
