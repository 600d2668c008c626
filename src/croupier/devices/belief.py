"""Which statuses of a wheel are believed: one that does not follow from the last waits for a second."""

from croupier.devices.ss2 import State, Status, spin_after

WAITING = (State.BEFORE_GAME, State.PLACE_BETS)
RUNNING = (State.BALL_IN_RIM, State.NO_MORE_BETS)


class Belief:
    """`status` is the last one that was believed. A lone frame with a wrong counter changes nothing."""

    def __init__(self) -> None:
        self.status: Status | None = None
        self._doubted: Status | None = None

    def believed(self, status: Status) -> list[Status]:
        """This status, with the one it confirms; none where it has to be confirmed itself."""
        doubted, self._doubted = self._doubted, None
        if self.status is None or follows(self.status, status):
            believed = [status]
        elif doubted is not None and doubted.spin == status.spin:
            believed = [doubted, status]
        else:
            self._doubted, believed = status, []
        self.status = believed[-1] if believed else self.status
        return believed


def follows(before: Status, status: Status) -> bool:
    """Whether a wheel goes from one to the other: a ball that begins to run has the next spin."""
    if status.spin == before.spin:
        return not (before.state in WAITING and status.state in RUNNING)
    begins = before.state not in RUNNING and status.state in RUNNING
    return begins and status.spin == spin_after(before.spin)
