"""The B2B multiplier: committed before betting opens, drawn in the spin once it has closed, shown in time."""

import re

from croupier.base.envelope import Event
from croupier.base.refusal import Reason, Refusal
from croupier.floor.wheel.messages import deal
from croupier.floor.wheel.settlement import not_this_round
from croupier.floor.wheel.state import LiveTable, Phase
from croupier.games.chance import commitment, draw
from croupier.games.roulette.bets import Kind
from croupier.games.roulette.table import RouletteTable

Decided = list[Event] | Refusal
_HASH = re.compile(r"[0-9a-f]{64}", re.ASCII)
_BYTES = re.compile(r"(?:[0-9a-f]{2}){16,64}", re.ASCII)


def commit(table: LiveTable, command: deal.CommitChance) -> Decided:
    says = "chance is committed between games, for the coming one"
    if command.round != table.round + 1:
        return Refusal(Reason.WRONG_ROUND, says, table.citations.multiplier)
    if table.phase is not Phase.IDLE:
        return Refusal(Reason.WRONG_PHASE, says, table.citations.multiplier)
    if table.commitment is not None:
        says = "chance is committed already and cannot be changed"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.multiplier)
    if not _HASH.fullmatch(command.commitment):
        return Refusal(Reason.MALFORMED, "a commitment is 64 hex digits", table.citations.multiplier)
    if command.salt and not _BYTES.fullmatch(command.salt):
        return Refusal(Reason.MALFORMED, "a salt is 16 to 64 bytes in hex", table.citations.multiplier)
    committed = deal.ChanceCommitted(command.round, command.commitment, command.salt)
    return _not_offered(table) or [committed]


def drawn(table: LiveTable, command: deal.DrawMultiplier) -> Decided:
    if refusal := not_this_round(table, command.round):
        return refusal
    if table.phase is not Phase.LOCKED or not table.spun or table.multiplier is not None:
        says = "the multiplier is drawn once, during the spin, when betting has closed"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.multiplier)
    if table.read is not None:
        says = "the ball has landed: no multiplier is drawn in this spin"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.multiplier)
    if not _BYTES.fullmatch(command.seed) or not _HASH.fullmatch(command.closed):
        says = "a seed is 16 to 64 bytes in hex, the closing record's hash 32"
        return Refusal(Reason.MALFORMED, says, table.citations.multiplier)
    if refusal := _not_offered(table):
        return refusal
    seed = bytes.fromhex(command.seed)
    if commitment(seed) != table.commitment:
        says = "that seed is not the one that was committed to"
        return Refusal(Reason.NO_MULTIPLIER, says, table.citations.multiplier)
    assert isinstance(table.rules, RouletteTable)  # noqa: S101 - only there is B2B offered
    multiplier = draw(seed, bytes.fromhex(command.closed), table.rules.terms.paytable)
    return [deal.MultiplierDrawn(table.round, multiplier, command.seed, command.closed)]


def _not_offered(table: LiveTable) -> Refusal | None:
    if table.offers_b2b:
        return None
    clause = table.citations.tender
    if isinstance(table.rules, RouletteTable):
        clause = table.rules.terms.not_offered[Kind.B2B]
    return Refusal(Reason.NOT_OFFERED, "this table offers no B2B wager", clause)
