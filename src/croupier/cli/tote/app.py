"""The commands of `croupier tote`."""

from cyclopts import App

from croupier.cli.tote.cost import cost
from croupier.cli.tote.price import price
from croupier.cli.tote.tracks import show_tracks

app = App(name="tote", help="Bets on races: what tickets cost, what pools pay, which tracks are known.")
app.command(cost)
app.command(price)
app.command(show_tracks, name="tracks")
