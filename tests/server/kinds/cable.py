"""A player's screen whose cable may be cut. What was sent and not answered is sent again under its id."""

from croupier.server.wire import new_id
from tests.server.clients import Screen
from tests.server.kinds.plays import insert
from tests.server.rig import House

BEFORE, WHILE, NEVER = "before", "while", "never"


class Cable:
    def __init__(self, floor: House, position: str, screen: str) -> None:
        self.position = position
        self._floor, self._screen = floor, screen
        self._line: Screen | None = floor.terminal(position, screen)

    def cut(self) -> None:
        """A line that is cut already comes back first."""
        self.at().cut()
        self._line = None

    def at(self) -> Screen:
        """Its screen, which it opens anew after a cut."""
        if self._line is None:
            self._line = self._floor.terminal(self.position, self._screen)
        return self._line

    def do(self, frame: str, values: list[object], cut: str = NEVER) -> None:
        """Ask once; the cable cut before it is sent, or before it is answered, or not."""
        if cut == BEFORE:
            self.cut()
        if frame == "bill":
            insert(self.at(), str(values[0]))
            return
        frame_id = new_id()
        if cut == WHILE:
            self.at().send(frame, *values, id_=frame_id)
            self.cut()
        reply = self.at().ask(frame, *values, id_=frame_id)
        assert reply["ok"], (frame, reply)
