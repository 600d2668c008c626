"""What players at terminals of every kind may do, and what is done to any electronic table."""

from croupier.desk.messages import ChangeTerms
from croupier.desk.offer import Offer
from croupier.floor.parts.electronic.citations import ElectronicCitations
from croupier.floor.parts.messages import bets, cash_outs, reader, rounds, tables
from croupier.floor.parts.people import CLOCK, PLAYER, READER, SUPERVISOR, TERMS

PLAYERS = ("terminal",)
OVERSEERS = ("supervisor",)


def offers(clauses: ElectronicCitations) -> tuple[Offer, ...]:
    return (
        Offer(bets.PlaceBet, PLAYER, clauses.chips, PLAYERS),
        Offer(bets.PlaceBets, PLAYER, clauses.chips, PLAYERS),
        Offer(bets.CancelBet, PLAYER, clauses.cancel, PLAYERS),
        Offer(bets.Undo, PLAYER, clauses.undo, PLAYERS),
        Offer(bets.Recall, PLAYER, clauses.recall, PLAYERS),
        Offer(bets.Clear, PLAYER, clauses.clear, PLAYERS),
        Offer(bets.Neighbours, PLAYER, clauses.neighbours, PLAYERS),
        Offer(cash_outs.AskCashOut, PLAYER, clauses.cash_out, PLAYERS),
        Offer(cash_outs.WithdrawCashOut, PLAYER, None, PLAYERS),
        Offer(rounds.PromptSpin, CLOCK, clauses.prompt),
        Offer(rounds.ReadNumber, READER, clauses.number),
        Offer(rounds.ReportFault, READER, clauses.malfunction),
        Offer(rounds.VoidSettled, SUPERVISOR, clauses.wrong_number, OVERSEERS),
        Offer(reader.CountSpin, READER),
        Offer(tables.CloseTable, SUPERVISOR, clauses.supervision, OVERSEERS),
        Offer(tables.ReleaseTerminal, SUPERVISOR, clauses.supervision, OVERSEERS),
        Offer(ChangeTerms, TERMS),
    )
