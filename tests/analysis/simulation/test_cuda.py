"""Goal: a GPU gives the CPU's digits. Method: the very source that CuPy compiles is built by a C++ compiler,
which runs it as one thread; on a machine with a GPU the last test runs it there."""

import ctypes
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from croupier.analysis.simulation import cuda, philox
from croupier.analysis.simulation.alphabet import Alphabet
from croupier.analysis.simulation.engine import Engine
from croupier.analysis.simulation.rounds import UNIT, Rounds
from croupier.analysis.simulation.shoe_ends import draw_rules
from croupier.analysis.simulation.shoes import Shoes

KEY = philox.key_of(20261117)
COMPILER = shutil.which("g++") or shutil.which("c++") or shutil.which("clang++")
built = pytest.mark.skipif(COMPILER is None, reason="no C++ compiler")


@pytest.fixture(scope="module")
def kernels(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    folder = tmp_path_factory.mktemp("cuda")
    (folder / "kernels.cpp").write_text(cuda.source(), "utf-8")
    flags = ("-O1", "-std=c++17", "-shared", "-fPIC", "-Wno-unknown-pragmas")
    assert COMPILER is not None
    subprocess.run([COMPILER, *flags, "-o", "kernels.so", "kernels.cpp"], cwd=folder, check=True)
    return ctypes.CDLL(str(Path(folder, "kernels.so")))


def pointer(array: np.ndarray[Any, Any]) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)


@built
@pytest.mark.parametrize("tickets", [37, 54, 500, 9500])
def test_rounds_are_the_same_digits(kernels: ctypes.CDLL, tickets: int) -> None:
    alphabet = Alphabet(tickets)
    counts = np.zeros(alphabet.size, np.uint64)
    groups, long = UNIT // alphabet.group_rounds, ctypes.c_uint64
    count = kernels.count_symbols_shared if alphabet.size <= cuda.SHARED_COUNTS else kernels.count_symbols
    count(KEY[0], KEY[1], long(3), long(2), groups, 0, alphabet.size, int(alphabet.two), pointer(counts))
    plan = Rounds(KEY, 5 * UNIT, tuple(range(tickets)))
    assert tuple(alphabet.ticket_counts(counts.astype(np.int64))) == plan.run(3, 2, Engine.NUMPY).counts


@built
def test_shoes_are_the_same_digits(kernels: ctypes.CDLL) -> None:
    plan, sums, long = Shoes(KEY, 200, 8, 14), np.zeros(20, np.uint64), ctypes.c_uint64
    full, rules = plan.full(), draw_rules()
    kernels.count_shoes(
        KEY[0], KEY[1], long(100), long(100), philox.SHOE << philox.PURPOSE_AT,
        pointer(full), len(full), plan.mark, pointer(rules), pointer(sums),
    )  # fmt: skip
    found = plan.run(100, 100, Engine.NUMPY)
    assert found.products is not None
    assert (*found.counts, *(one for row in found.products for one in row)) == tuple(sums)


@pytest.mark.skipif(find_spec("cupy") is None, reason="no CuPy, so no GPU")
def test_a_gpu_gives_the_same_digits() -> None:
    for plan in (Rounds(KEY, 5 * UNIT + 7, tuple(range(38))), Rounds(KEY, 2 * UNIT, tuple(range(9500)))):
        assert plan.run(0, plan.items, Engine.CUDA) == plan.run(0, plan.items, Engine.NUMPY)
    shoes = Shoes(KEY, 3000, 8, 14)
    assert shoes.run(0, 3000, Engine.CUDA) == shoes.run(0, 3000, Engine.NUMPY)
