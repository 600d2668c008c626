"""Numba, where it is installed: `pip install croupier[simulate]`. The floor runs without it."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])
HAVE_NUMBA = find_spec("numba") is not None


def compiled(function: Function, *, keep: bool = True) -> Function:
    """The function as machine code that lets other threads run, or as it is where Numba is missing.

    What it compiled is kept on disk, so that only the first run waits for it; not of a function that has no
    file of its own.
    """
    if not HAVE_NUMBA:
        return function
    numba: Any = import_module("numba")
    made: Function = numba.njit(cache=keep, nogil=True)(function)
    return made
