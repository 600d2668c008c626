"""What does the counting: the same digits from each, at different speeds."""

from enum import StrEnum
from importlib.util import find_spec

from croupier.analysis.simulation.jit import HAVE_NUMBA
from croupier.base.refusal import Reason, refuse


class Engine(StrEnum):
    NUMBA = "numba"
    NUMPY = "numpy"
    CUDA = "cuda"


LACKING = {
    Engine.NUMBA: "Numba is not installed; pip install 'croupier[simulate]'",
    Engine.CUDA: "CuPy is not installed; pip install cupy-cuda13x where there is an NVIDIA GPU",
}


def pick(asked: str = "") -> Engine:
    """The engine of that name, or the best that every machine has: Numba, or else NumPy."""
    if not asked:
        return Engine.NUMBA if HAVE_NUMBA else Engine.NUMPY
    if asked not in list(Engine):
        refuse(Reason.UNREADABLE, f"there is no engine {asked!a}; the engines are {', '.join(Engine)}")
    engine = Engine(asked)
    missing = (engine is Engine.NUMBA and not HAVE_NUMBA) or (engine is Engine.CUDA and not find_spec("cupy"))
    if missing:
        refuse(Reason.EQUIPMENT_UNFIT, LACKING[engine], place="engine")
    return engine
