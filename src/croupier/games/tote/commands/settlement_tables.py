"""A settled card as tables for people: a row for each payoff, and the balance of each pool beneath."""

from collections.abc import Sequence

from rich.text import Text

from croupier.base.clause import book_and_key
from croupier.base.money import show, show_dollars
from croupier.cli.screen import cells, cited, say, table
from croupier.games.tote.board import TWO_DOLLARS
from croupier.games.tote.card.balance import Balance, balance_of, total
from croupier.games.tote.card.rung_words import describe
from croupier.games.tote.card.settlement import CardSettlement, PoolSettlement, TicketSettlement
from croupier.games.tote.notation import show_bet
from croupier.games.tote.pool_result import PoolResult, worth


def show_settlement(settled: CardSettlement) -> None:
    for pool in settled.pools:
        _show_pool(pool)
    if settled.tickets:
        _show_tickets(settled.tickets)
    if len(settled.pools) > 1:
        balance = total(balance_of(pool.result) for pool in settled.pools)
        say(Text("All pools", style="bold"), Text(balance.line(brief=True)))


def _show_pool(pool: PoolSettlement) -> None:
    kind, races = pool.asked.key
    where = f"R{races[0]}" if len(races) == 1 else f"R{races[0]} to R{races[-1]}"
    title = f"{where} {kind}: {describe(pool.result)}"
    if isinstance(pool.result, PoolResult):
        _show_result(title, pool.result, balance_of(pool.result))
        return
    for site in pool.result.sites:
        _show_result(f"{title}, at {site.name}", site.result, balance_of(site))
    say(Text("All sites", style="bold"), Text(f"{balance_of(pool.result).line(brief=True)}\n"))


def _show_result(title: str, result: PoolResult, balance: Balance) -> None:
    say(Text(title, style="bold"))
    amounts = ("$1 gets", "$2 gets", "bet", "paid")
    made = table("", ("wins", *amounts, "clause"), amounts)
    for payoff in result.payoffs:
        prices = show(payoff.price), show(worth(payoff.price, TWO_DOLLARS))
        money = show_dollars(payoff.backed), show_dollars(payoff.paid)
        made.add_row(*cells(payoff.wins, *prices, *money, cited(book_and_key(payoff.clause)[1])))
    if result.payoffs:
        say(made)
    say(Text(f"{balance.line(brief=True)}\n"))


def _show_tickets(tickets: Sequence[TicketSettlement]) -> None:
    amounts = ("cost", "paid", "refunded")
    made = table("Tickets", ("ticket", "bet", "bets", *amounts, "verdict", "clause"), ("bets", *amounts))
    for one in tickets:
        sold, why = one.ticket, cited(book_and_key(one.clause)[1])
        money = (show(sold.cost), show(one.paid), show(one.refunded))
        made.add_row(*cells(sold.id, show_bet(sold.bet), sold.bets, *money, one.verdict, why))
    say(made)
