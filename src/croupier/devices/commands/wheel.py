"""`croupier wheel`: a simulated wheel on a line of its own, and an ear on the line of any wheel."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from croupier.base.refusal import Reason, refuse
from croupier.devices.commands.wheel_listening import listen_to, replay_file
from croupier.devices.commands.wheel_program import Program, run_program
from croupier.games.roulette.wheel import WheelKind

PERCENT, SECONDS = Number(gte=0, lte=100), Number(gte=0)
Link = Annotated[
    Path | None,
    Parameter(help="A path that leads to the line however often the wheel is started, such as /tmp/wheel."),
]
Every = Annotated[
    float,
    Parameter(
        help="Throw a ball by itself, after so many of the wheel's seconds; 0 waits for a key or an order.",
        validator=SECONDS,
    ),
]
Speed = Annotated[
    float,
    Parameter(
        help="How many of the wheel's seconds pass in one; say the same to the table as wheel_speed.",
        validator=Number(gt=0, lte=1000),
    ),
]
Spin = Annotated[int, Parameter(help="Where the spin counter begins.", validator=Number(gte=1, lte=256))]
Kind = Annotated[WheelKind, Parameter(help="The pockets on the rotor.")]
Misfires = Annotated[
    float, Parameter(help="How many balls in a hundred go wrong by themselves.", validator=PERCENT)
]
BadCable = Annotated[
    float,
    Parameter(
        help="How many frames in a hundred are torn, merged, doubled, delayed, garbled or lost.",
        validator=PERCENT,
    ),
]
BareLine = Annotated[bool, Parameter(help="Send, or listen for, the winning number on a line of its own.")]
Seconds = Annotated[
    float, Parameter(help="Stop after so long; 0 goes on until you stop it.", validator=SECONDS)
]
Listen = Annotated[str | None, Parameter(help="The line of a wheel, such as /dev/ttyUSB0.")]
Orders = Annotated[
    tuple[str, ...],
    Parameter(
        help='Send this once the wheel is heard, such as F (self-test), "u 1" (launch) or "o 1159" (mode).',
        negative="",
    ),
]
Captured = Annotated[
    Path | None,
    Parameter(help="Write what is heard to this new file; a name that ends in .gz is compressed."),
]
Replay = Annotated[Path | None, Parameter(help="A file that --capture wrote.")]


def wheel(
    *,
    link: Link = None,
    every: Every = 0,
    speed: Speed = 1.0,
    spin: Spin = 256,
    kind: Kind = WheelKind.DOUBLE_ZERO,
    misfires: Misfires = 0,
    bad_cable: BadCable = 0,
    bare_line: BareLine = True,
    seconds: Seconds = 0,
    listen: Listen = None,
    order: Orders = (),
    capture: Captured = None,
    replay: Replay = None,
) -> None:
    """Run a simulated roulette wheel on a line of its own, or listen to the line of any wheel.

    With neither --listen nor --replay it is the wheel: it prints the path that a table's `wheel` setting
    names, throws a ball when you press t, and can be told to go wrong. It runs until you press q or Ctrl-C.

    --listen PORT prints what a connected wheel says and how it is judged, one JSON object a line; stop the
    floor first, because a line has one listener. --replay FILE does the same for what --capture wrote.
    """
    if listen is not None and replay is not None:
        refuse(Reason.UNREADABLE, "a wheel is listened to or a file replayed, not both at once")
    if (order or capture) and listen is None:
        refuse(Reason.UNREADABLE, "--order and --capture go with --listen: a wheel must be connected")
    if replay is not None:
        replay_file(replay, speed, bare_line=bare_line)
    elif listen is not None:
        listen_to(listen, order, capture, speed, seconds, bare_line=bare_line)
    else:
        own = (kind, spin, speed, every, misfires, bad_cable, bare_line, link)
        run_program(Program(*own), seconds)
