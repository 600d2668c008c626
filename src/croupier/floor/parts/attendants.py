"""Calling an attendant, alike at every place where a player sits."""

from collections.abc import Iterable, Iterator
from typing import Protocol, TypeAlias

from croupier.base.envelope import Event, Role
from croupier.base.names import Citation, TerminalId
from croupier.base.refusal import Reason, Refusal
from croupier.desk.act import Act, When
from croupier.desk.kind import Citations, Said
from croupier.desk.offer import Offer
from croupier.floor.parts.acts import OVERSEERS, ActRule
from croupier.floor.parts.messages.attendants import (
    AnswerAttendant,
    AttendantAnswered,
    AttendantCalled,
    CallAttendant,
)
from croupier.floor.parts.people import PLAYER
from croupier.floor.parts.stays import Stay

Decided = list[Event] | Refusal
AttendantEvent: TypeAlias = AttendantCalled | AttendantAnswered


class Sitting(Protocol):
    """A place where a player sits: a terminal, a station or a seat."""

    id: TerminalId
    stay: Stay


def call(place: Sitting, clause: Citation) -> Decided:
    if place.stay.calling:
        return Refusal(Reason.WRONG_PHASE, "your call is seen; someone comes to you", clause)
    return [AttendantCalled(place.id)]


def answer(place: Sitting, by: str, clause: Citation) -> Decided:
    if not place.stay.calling:
        return Refusal(Reason.NOTHING_THERE, "nobody calls from that place", clause)
    return [AttendantAnswered(place.id, by)]


def fold(place: Sitting, event: AttendantEvent) -> None:
    place.stay.calling = isinstance(event, AttendantCalled)
    place.stay.answered = event.by if isinstance(event, AttendantAnswered) else ""


def callers(places: Iterable[Sitting]) -> list[str]:
    """The places that call, as a staff's screen is shown them."""
    return [place.id for place in places if place.stay.calling]


def tell(event: AttendantEvent, place: str, clause: Citation) -> Said:
    """`place` is what it is called at this table: a terminal, a station, a seat."""
    if isinstance(event, AttendantCalled):
        return Said(f"{place} {event.terminal} calls an attendant.", clause)
    return Said(f"{event.by.partition(':')[2]} answers {place.lower()} {event.terminal}.", clause)


def offers(
    seen_at: tuple[str, ...], by: frozenset[Role], here: tuple[str, ...], clause: Citation | None = None
) -> tuple[Offer, ...]:
    """`here` is the player's screen; whoever works the table answers, or a supervisor at the pit."""
    answering = (*seen_at, *OVERSEERS)
    return (
        Offer(CallAttendant, PLAYER, clause, here),
        Offer(AnswerAttendant, by | {Role.SUPERVISOR}, clause, answering),
    )


def rules(
    seen_at: tuple[str, ...], by: frozenset[Role], here: tuple[str, ...]
) -> tuple[ActRule[Citations], ActRule[Citations]]:
    """The acts that go with these offers: calling, and answering."""
    asked: ActRule[Citations] = ActRule("attendant", "call-attendant", CallAttendant, PLAYER, here, _cited)
    answered: ActRule[Citations] = ActRule(
        "attendant",
        "answer-attendant",
        AnswerAttendant,
        by | {Role.SUPERVISOR},
        (*seen_at, *OVERSEERS),
        _cited,
    )
    return asked, answered


def _cited(citations: Citations) -> Citation:
    return citations.supervision


def acts(
    pair: tuple[ActRule[Citations], ActRule[Citations]], citations: Citations, place: Sitting
) -> Iterator[Act]:
    """No game waits for it: it may be done beside whatever else is due."""
    asked, answered = pair
    if place.stay.calling:
        yield asked.act(citations, When.DONE, place.id)
        yield answered.act(citations, When.BESIDE, place.id)
    else:
        yield asked.act(citations, When.BESIDE, place.id)
