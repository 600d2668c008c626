"""What a wheel's reader tells of the wheel's own counter."""

import msgspec


class CountSpin(msgspec.Struct, frozen=True, omit_defaults=True, tag="count-spin"):
    """From the wheel's reader: its spin counter, whenever it has moved on.

    `sent` names what sent that ball: a game, or a spin of one; empty where none did. Without it the ball is
    of whatever is in play, as readers of earlier versions had it.
    """

    spin: int
    sent: str | None = None


class SpinCounted(msgspec.Struct, frozen=True, omit_defaults=True, tag="spin-counted"):
    spin: int
    sent: str | None = None
