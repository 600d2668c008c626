"""The tote on the command line: `croupier tote`."""

from cyclopts import App

from croupier.games.tote.commands.card import show_card
from croupier.games.tote.commands.cost import cost
from croupier.games.tote.commands.import_card import import_card
from croupier.games.tote.commands.price import price
from croupier.games.tote.commands.program import write_notice, write_program
from croupier.games.tote.commands.tracks import show_tracks

app = App(
    name="tote", help="Bets on races: what tickets cost, what pools pay, cards and programs of a race day."
)
app.command(cost)
app.command(price)
app.command(show_tracks, name="tracks")
app.command(show_card, name="card")
app.command(import_card, name="import")
app.command(write_program, name="program")
app.command(write_notice, name="notice")
