"""A wheel as it stands, in its own words."""

import msgspec


class Standing(msgspec.Struct, frozen=True):
    """A wheel as it stands: its counter now and one spin ago, whether a ball runs, the number it lies in.

    `sent` is what sent the ball that runs or lies there.
    """

    spin: int
    previous: int
    running: bool
    number: str | None
    sent: str = ""
