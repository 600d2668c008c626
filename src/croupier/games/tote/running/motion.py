"""How far a runner has come by when: integers alone, in inches and microseconds.

It gets going, then runs at a speed that fades or grows, with small moves forward and back on the way. When it
crosses the line is exact; after that it gallops out.
"""

import msgspec

WHOLE = 1_000_000
"""The whole race in parts of its time."""
_PER_MILLE = 1000
_GETTING_GOING = 40_000
_GALLOP_OUT = 9_000_000
"""Microseconds from the line to a standstill."""


class RunnerPath(msgspec.Struct, frozen=True, kw_only=True):
    """`time` from the off to the line, in microseconds; 0 for one that never leaves the gate. `delay` is how
    late it leaves. `fade`: its speed falls by so many thousandths from start to finish; a closer's rises.
    `sway` is the height of its moves in inches, `waves` how many, `phase` where in one it begins."""

    inches: int
    time: int
    delay: int = 0
    fade: int = 0
    sway: int = 0
    waves: int = 1
    phase: int = 0


def position(path: RunnerPath, at: int) -> int:
    """Inches from the gate, so many microseconds after the off."""
    if path.time == 0 or at <= path.delay:
        return 0
    if at >= path.time:
        return path.inches + _beyond(path, at - path.time)
    part = (at - path.delay) * WHOLE // (path.time - path.delay)
    run = path.inches * _area(part, path.fade) // _area(WHOLE, path.fade)
    return run + _swayed(path, part)


def _area(part: int, fade: int) -> int:
    """Distance up to a part of the time: speed rises evenly to its height, then changes evenly by `fade`."""
    if part < _GETTING_GOING:
        return _PER_MILLE * part * part // (2 * _GETTING_GOING)
    since = part - _GETTING_GOING
    lost = fade * since * since // (2 * (WHOLE - _GETTING_GOING))
    return _PER_MILLE * (_GETTING_GOING // 2 + since) - lost


def _swayed(path: RunnerPath, part: int) -> int:
    """Nothing at the gate and at the line, most in the middle of the race."""
    bump = 16 * (part * (WHOLE - part)) ** 2 * _PER_MILLE // WHOLE**4
    turn = (part * path.waves + path.phase) % WHOLE
    wave = abs(4 * turn - 2 * WHOLE) - WHOLE  # a triangle from whole to minus whole and back
    return path.sway * bump * wave // (_PER_MILLE * WHOLE)


def _beyond(path: RunnerPath, after: int) -> int:
    """At the speed of its race at first, slowing evenly."""
    ran = min(after, _GALLOP_OUT)
    return path.inches * ran * (2 * _GALLOP_OUT - ran) // (2 * _GALLOP_OUT * path.time)
