"""Acts as a screen shows them: what it needs of each, with the words already put in."""

from collections.abc import Container, Iterable, Mapping
from typing import Protocol

import msgspec

from croupier.base.envelope import Role
from croupier.base.names import Citation, TerminalId
from croupier.desk.act import GAME, Act, When
from croupier.desk.words import ENGLISH, Wording, Words


class ActView(msgspec.Struct, frozen=True):
    """`procedure` is what it is a step of; `position` the terminal or seat that it is about.

    `command` is the frame that does it, empty where a hand at `device` or a word aloud does it; `roles` may.
    `short` names it on a button or in a row of steps; `says` tells it as a sentence. A screen in another
    language finds its own by `key` and `wording`, and puts the `values` in.
    """

    procedure: str
    key: str
    command: str
    roles: tuple[Role, ...]
    when: When
    clause: Citation
    position: str | None
    device: str
    short: str
    says: str
    wording: Wording
    values: Mapping[str, str | int]


class ActsPart(msgspec.Struct, frozen=True):
    """What is done, due and later here, in the document's order."""

    acts: list[ActView]


class ActingPlace(Protocol):
    """A place as far as its acts are concerned."""

    def acts(self) -> tuple[Act, ...]: ...

    def acts_at(self, position: TerminalId) -> tuple[Act, ...]: ...

    def words(self, language: str) -> Words: ...


def table_acts(place: ActingPlace, screen: str) -> ActsPart:
    """For staff at the table: each procedure with a step of theirs, and what the whole table waits for."""
    acts = place.acts()
    taken_part = {(act.procedure, act.position) for act in acts if screen in act.screens}
    shown = (act for act in acts if (act.procedure, act.position) in taken_part or _holds_up_table(act))
    return ActsPart(_views(place, screen, shown))


def _holds_up_table(act: Act) -> bool:
    """Of the game, also what one player does, such as turning the cards of a hand."""
    return act.when is When.DUE and (act.position is None or act.procedure == GAME)


def own_acts(place: ActingPlace, screen: str, position: TerminalId) -> ActsPart:
    """For a player: what is about the player's own terminal or seat, and nothing else."""
    return ActsPart(_views(place, screen, place.acts_at(position)))


class OwnActs:
    """The same at a table of a thousand: words are put in only where the acts have changed since."""

    def __init__(self, screen: str) -> None:
        self._screen = screen
        self._kept: dict[TerminalId, tuple[tuple[Act, ...], ActsPart]] = {}

    def at(self, place: ActingPlace, position: TerminalId) -> ActsPart:
        acts, kept = place.acts_at(position), self._kept.get(position)
        if kept is None or kept[0] != acts:
            kept = self._kept[position] = acts, ActsPart(_views(place, self._screen, acts))
        return kept[1]


def own_and_game_acts(
    place: ActingPlace, screen: str, position: TerminalId, awaited: Container[str] = ()
) -> ActsPart:
    """For a player who follows the game step by step: the same, and what is about the whole table in it.

    Where the game waits for a step at another position, the player sees that it does, and whom it waits for.
    Of the procedures in `awaited` a player is told what is due, whoever does it.
    """
    every = place.acts()
    game_waits = any(act.when is When.DUE and act.position is None and act.procedure == GAME for act in every)

    def is_shown(act: Act) -> bool:
        if act.position == position or (act.position is None and act.procedure == GAME):
            return True
        waits = act.procedure in awaited or (act.procedure == GAME and not game_waits)
        return act.when is When.DUE and waits

    acts = (act if act.position in (None, position) else _of_another(act) for act in every if is_shown(act))
    return ActsPart(_views(place, screen, acts))


def _of_another(act: Act) -> Act:
    """Told as to those who watch: nobody at this position does it."""
    return msgspec.structs.replace(act, screens=())


def overseers_acts(place: ActingPlace, screen: str) -> ActsPart:
    """For those who oversee many tables: only what they do themselves."""
    return ActsPart(_views(place, screen, (act for act in place.acts() if screen in act.screens)))


def _views(place: ActingPlace, screen: str, acts: Iterable[Act]) -> list[ActView]:
    words = place.words(ENGLISH)
    return [_view(words, screen, act) for act in acts]


def _view(words: Words, screen: str, act: Act) -> ActView:
    return ActView(
        procedure=act.procedure,
        key=act.key,
        command=act.command,
        roles=act.roles,
        when=act.when,
        clause=act.clause,
        position=act.position,
        device=act.device,
        short=words.short(act),
        says=words.say_at(screen, act),
        wording=words.wording_at(screen, act),
        values=act.values,
    )
