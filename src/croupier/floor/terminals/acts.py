"""What is due at a table of terminals now, for everyone who works or plays there, in the document's order."""

from collections.abc import Iterator

from croupier.base.names import TerminalId
from croupier.desk.act import Act, When
from croupier.floor.parts import acts as shared
from croupier.floor.parts import attendants
from croupier.floor.parts.acts import ActRule, cash, placed
from croupier.floor.parts.electronic import acts as electronic
from croupier.floor.parts.electronic.citations import ElectronicCitations
from croupier.floor.parts.electronic.state import IN_PLAY, Phase, TableState, Terminal
from croupier.floor.terminals import act_rules as rules
from croupier.floor.terminals import clauses
from croupier.floor.terminals.buy_ins import may_correct
from croupier.floor.terminals.cash_acts import buy_in, cash_out
from croupier.floor.terminals.tables import unserved

Order = Iterator[tuple[ActRule[ElectronicCitations], bool]]
CLOSED = (Phase.LOCKED, Phase.READ)


def acts(table: TableState) -> tuple[Act, ...]:
    """The table first, then the players who wait, then the game."""
    if table.phase is Phase.CLOSED:
        return (*shared.opening(table.citations, table.rules.terms.play.equipment), *game_acts(table))
    served = (act for one in table.terminals.values() for act in _at_terminal(table, one))
    return (*_at_table(table), *electronic.locked_terminals(table), *served, *game_acts(table))


def acts_at(table: TableState, position: TerminalId) -> tuple[Act, ...]:
    """Those about one terminal: a table may have a thousand."""
    if table.phase is Phase.CLOSED:
        return ()
    terminal = table.terminals[position]
    return (*electronic.locked(table, terminal), *_at_terminal(table, terminal))


def _at_terminal(table: TableState, terminal: Terminal) -> Iterator[Act]:
    yield from buy_in(table, terminal)
    yield from cash_out(table, terminal)
    yield from attendants.acts(rules.ATTENDANT, table.citations, terminal)


def _at_table(table: TableState) -> Iterator[Act]:
    """Who works it, and whether a supervisor is called. Relief may come at any time."""
    if table.dealer is None:
        yield rules.TAKE_TABLE.act(table)
    else:
        yield rules.RELIEVE.act(table, When.BESIDE)
        free = table.phase not in IN_PLAY and unserved(table) is None
        yield rules.LEAVE_TABLE.act(table, When.BESIDE if free else When.LATER)
        yield rules.TAKE.act(table, When.BESIDE)
    if table.calling:
        yield shared.ANSWER_CALL.act(table.citations)
    elif table.dealer is not None:
        yield rules.CALL.act(table, When.BESIDE)


def game_acts(table: TableState) -> Iterator[Act]:
    """The order of play with what is done, due and later; then what may be done beside it."""
    if table.phase is Phase.VOID:
        yield rules.REFUND.act(table, When.DUE, None, round=table.round, staked=cash(table.staked))
        if table.running is not None:
            yield rules.REMOVE_BALL.act(table.rounds[0].clause or clauses.REFUND, When.BESIDE)
        yield rules.NEW_GAME.act(table, When.LATER)
        yield rules.VOID.act(table, When.LATER)
        return
    order = list(_order_of_play(table))
    due = -1 if table.phase is Phase.CLOSED else next(i for i, (_, done) in enumerate(order) if not done)
    for index, (rule, _) in enumerate(order):
        when = _when(table, rule, placed(index, due))
        yield rule.act(table.citations, when, None, **_values(table, rule))
    yield rules.VOID.act(table, When.BESIDE if table.phase in (Phase.BETTING, *CLOSED) else When.LATER)
    if table.phase is Phase.READ:
        yield rules.VOID_READ.act(table, When.BESIDE, None, round=table.round, number=str(table.number))
    if table.phase not in IN_PLAY and any(may_correct(one) for one in table.terminals.values()):
        yield rules.CORRECT_UNREPORTED.act(table, When.BESIDE)
    yield from electronic.last_settled(table)


def _order_of_play(table: TableState) -> Order:
    """Each act of a game, and whether this game is past it. The first that it is not past is due."""
    playing, thrown = table.phase in (Phase.BETTING, *CLOSED), _thrown(table)
    yield rules.NEW_GAME, playing
    yield electronic.PLACE_BETS, playing
    yield electronic.PROMPT_SPIN, playing and (table.prompted or thrown or table.phase in CLOSED)
    yield rules.THROW, thrown
    yield (rules.CLOSE if thrown else rules.CLOSE_BY_CLOCK), table.phase in CLOSED
    yield electronic.READ_NUMBER, table.phase is Phase.READ
    yield rules.CONFIRM_NUMBER, False
    yield rules.ANNOUNCE, False


def _thrown(table: TableState) -> bool:
    """This game's ball runs, or has been read."""
    running = table.phase in (Phase.BETTING, Phase.LOCKED) and table.running is not None
    return running or table.phase is Phase.READ


def _when(table: TableState, rule: ActRule[ElectronicCitations], when: When) -> When:
    """Bets are placed while betting is open, the clock closes it in any case, and a hand may be early."""
    if rule is rules.NEW_GAME and table.dealer is None:
        return When.LATER
    betting = table.phase is Phase.BETTING
    open_to_all = betting and rule in (electronic.PLACE_BETS, rules.CLOSE_BY_CLOCK)
    early = betting and rule is rules.THROW and when is When.LATER
    told = rule is rules.ANNOUNCE and _settled(table)
    return When.BESIDE if open_to_all or early or told else when


def _settled(table: TableState) -> bool:
    """The last game is settled, and its number still to be said."""
    return table.phase is Phase.IDLE and table.number is not None


def _values(table: TableState, rule: ActRule[ElectronicCitations]) -> dict[str, str | int]:
    confirming = rule is rules.CONFIRM_NUMBER and table.phase is Phase.READ
    announcing = rule is rules.ANNOUNCE and _settled(table)
    return {"number": str(table.number)} if confirming or announcing else {}
