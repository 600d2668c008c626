"""What is known of the ball on a wheel that cannot be asked: who sent it, and the number it surely lies in.

A status holds the number before until the wheel shows a new one. Of a ball that came to rest while nobody
listened, a number is proven only if the spin counter is still that ball's and the number has changed.
"""

import msgspec

from croupier.devices.belief import RUNNING, WAITING, Belief
from croupier.devices.memory import StateFile
from croupier.devices.reader import AGREEING
from croupier.devices.ss2 import State, Status, spin_after


class BallNotes(msgspec.Struct, frozen=True):
    """`held` is the number that statuses held while this ball ran; `ran` says whether any was heard then."""

    spin: int
    sent: str = ""
    named: bool = False
    ran: bool = False
    held: str | None = None
    lies_in: str | None = None


class KnownBall:
    """With a file it knows the ball again after a restart; `spin` is where an unknown counter begins."""

    def __init__(self, file: StateFile[BallNotes] | None, spin: int) -> None:
        self._file, self._belief = file, Belief()
        self.notes = (file.recall() if file else None) or BallNotes(spin)
        self._said: dict[str, int] = {}

    @property
    def state(self) -> State | None:
        """As last heard."""
        return self._belief.status.state if self._belief.status else None

    @property
    def waits(self) -> bool:
        """A ball may be thrown."""
        return self.state in WAITING

    @property
    def runs(self) -> bool:
        return self.state in RUNNING

    def see(self, status: Status, launched_by: str | None = None) -> bool:
        """Returns True if a new spin was counted. The next one's ball has the name of what launched it."""
        before = self.notes.spin
        for one in self._belief.believed(status):
            if one.spin != self.notes.spin:
                mine = launched_by if one.spin == spin_after(self.notes.spin) else None
                self._said = {}
                self._note(BallNotes(one.spin, mine or "", mine is not None))
            self._follow(one)
        return self.notes.spin != before

    def _follow(self, status: Status) -> None:
        if status.state in RUNNING:
            self._said = {}
            self._change(ran=True, held=status.win, lies_in=None)
        elif self.notes.ran and status.win and self._is_new(status):
            self._said[status.win] = self._said.get(status.win, 0) + 1
            if self._said[status.win] >= AGREEING:
                self._change(lies_in=status.win)

    def _is_new(self, status: Status) -> bool:
        """A number that is shown is this ball's, be it the same as the one before."""
        return status.state is State.WINNING_NUMBER or status.win != self.notes.held

    def name(self, spin: int, sent: str) -> bool:
        """Name a ball that a hand threw. False if it has a name, or is another ball."""
        if spin != self.notes.spin or self.notes.named:
            return False
        self._change(sent=sent, named=True)
        return True

    def _change(self, **fields: str | bool | None) -> None:
        self._note(msgspec.structs.replace(self.notes, **fields))

    def _note(self, notes: BallNotes) -> None:
        if notes != self.notes:
            self.notes = notes
            if self._file:
                self._file.keep(notes)
