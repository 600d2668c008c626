"""What a supervisor sees of one table; its money is added by whoever has the ledger."""

import msgspec

from croupier.base import money
from croupier.base.names import staff_name
from croupier.floor.parts.attendants import callers
from croupier.floor.parts.electronic.irregularities import called_against_number, called_by_dealer
from croupier.floor.parts.electronic.state import BuyInStep, Phase, Round, TableState, Terminal
from croupier.floor.parts.opening import opening
from croupier.floor.parts.overview import (
    CreditedBuyIn,
    OverviewRound,
    OverviewTerminal,
    OverviewVoid,
    RemedyLine,
    TableOverview,
    VoidingClauses,
    cash_out_view,
)
from croupier.floor.parts.views import reason_lines

CREDITED = (BuyInStep.CREDITED, BuyInStep.DROPPED)


class TerminalsOverview(TableOverview, frozen=True, kw_only=True):
    phase: Phase


def table_overview(table: TableState) -> TerminalsOverview:
    waiting = table.rounds[0] if table.phase is Phase.VOID else None
    return TerminalsOverview(
        id=table.id,
        name=table.name,
        mode=table.rules.terms.mode,
        phase=table.phase,
        round=table.round or None,
        dealer=staff_name(table.dealer),
        calling=table.calling,
        calls=callers(table.terminals.values()),
        staked=money.show(table.staked),
        terminals=[_terminal(one) for one in table.terminals.values()],
        voids=[_void(waiting)] if waiting else [],
        rounds=[_round(one) for one in table.rounds],
        opening=opening(table.rules.terms.play.equipment),
        voiding=VoidingClauses(
            table.citations.wrong_number, table.citations.refund, reason_lines(called_against_number(table))
        ),
        remedies=_remedies(table),
    )


def _terminal(one: Terminal) -> OverviewTerminal:
    return OverviewTerminal(
        id=one.id,
        name=f"Terminal {one.id}",
        open=one.open,
        credits=money.show(one.free),
        lock=one.lock,
        cash_out=cash_out_view(one.cash_out),
        buy_in=_buy_in(one),
    )


def _buy_in(one: Terminal) -> CreditedBuyIn | None:
    if one.buy_in is None or one.buy_in.step not in CREDITED or one.cash_out is not None:
        return None
    return CreditedBuyIn(*map(money.show, msgspec.structs.astuple(one.buy_in.money)))


def _remedies(table: TableState) -> list[RemedyLine]:
    """What voids the game in play."""
    if table.phase not in (Phase.BETTING, Phase.LOCKED, Phase.READ):
        return []
    reasons = reason_lines(called_by_dealer(table))
    return [RemedyLine("void-game", one.name, one.says, one.clause) for one in reasons]


def _void(one: Round) -> OverviewVoid:
    return OverviewVoid(one.round, one.void, one.clause, money.show(one.staked))


def _round(one: Round) -> OverviewRound:
    return OverviewRound(
        round=one.round,
        number=one.number,
        void=one.void,
        staked=money.show(one.staked),
        paid=money.show(one.paid),
        voidable=one.number is not None and one.void is None,
    )
