"""What pools paid, as tables for people: a line for each payoff, and the balance beneath."""

from collections.abc import Sequence

from rich.text import Text

from croupier.base.clause import book_and_key
from croupier.base.money import show, show_dollars
from croupier.cli.screen import cells, cited, say, table
from croupier.cli.tote.balance import Sums, balance, sums_of, total
from croupier.cli.tote.ends import DayEnd, PoolEnd, SlipEnd
from croupier.cli.tote.rungs import says
from croupier.cli.tote.verdict import clause, verdict
from croupier.games.tote.board import TWO_DOLLARS
from croupier.games.tote.notation import show_bet
from croupier.games.tote.pool_result import PoolResult, worth


def show_day(end: DayEnd) -> None:
    for pool in end.pools:
        _show_pool(pool)
    if end.slips:
        _show_slips(end.slips)
    if len(end.pools) > 1:
        sums = total(sums_of(pool.result) for pool in end.pools)
        say(Text("All pools", style="bold"), Text(balance(sums, brief=True)))


def _show_pool(end: PoolEnd) -> None:
    kind, races = end.asked.key
    where = f"R{races[0]}" if len(races) == 1 else f"R{races[0]} to R{races[-1]}"
    title = f"{where} {kind}: {says(end.result)}"
    if isinstance(end.result, PoolResult):
        _show_priced(title, end.result, sums_of(end.result))
        return
    for site in end.result.sites:
        _show_priced(f"{title}, at {site.name}", site.result, sums_of(site))
    say(Text("All sites", style="bold"), Text(f"{balance(sums_of(end.result), brief=True)}\n"))


def _show_priced(title: str, priced: PoolResult, sums: Sums) -> None:
    say(Text(title, style="bold"))
    amounts = ("$1 gets", "$2 gets", "bet", "paid")
    made = table("", ("wins", *amounts, "clause"), amounts)
    for payoff in priced.payoffs:
        prices = show(payoff.price), show(worth(payoff.price, TWO_DOLLARS))
        money = show_dollars(payoff.backed), show_dollars(payoff.paid)
        made.add_row(*cells(payoff.wins, *prices, *money, cited(book_and_key(payoff.clause)[1])))
    if priced.payoffs:
        say(made)
    say(Text(f"{balance(sums, brief=True)}\n"))


def _show_slips(slips: Sequence[SlipEnd]) -> None:
    amounts = ("cost", "paid", "refunded")
    made = table("Tickets", ("ticket", "bet", "bets", *amounts, "verdict", "clause"), ("bets", *amounts))
    for end in slips:
        money = (show(end.slip.cost), show(end.paid), show(end.refunded))
        why = cited(book_and_key(clause(end))[1])
        made.add_row(*cells(end.slip.id, show_bet(end.slip.bet), end.slip.bets, *money, verdict(end), why))
    say(made)
