"""Counting on an NVIDIA GPU by CuPy: `kernels.cu` gives the same digits as the loops of `kernels.py`."""

from functools import cache
from importlib import import_module, resources
from typing import Any

import numpy as np
import numpy.typing as npt

from croupier.analysis.compiled import Ints
from croupier.analysis.simulation import philox
from croupier.analysis.simulation.alphabet import Alphabet
from croupier.analysis.simulation.shoe_ends import COUNTS, end_table

THREADS = 256
SHOE_THREADS = 128
BLOCKS_OF_CORE = 8
"""Blocks of threads for each multiprocessor, so that some work while others wait for memory."""
SHARED_COUNTS = 4096
"""Symbols whose counts fit the memory of a block; more are counted in the memory of the card."""


def source() -> str:
    return resources.files(__package__).joinpath("kernels.cu").read_text("utf-8")


def count_symbols(key: tuple[int, int], alphabet: Alphabet, first: int, count: int, unit: int) -> Ints:
    cupy = _cupy()
    counts = cupy.zeros(alphabet.size, np.uint64)
    groups, shared = unit // alphabet.group_rounds, alphabet.size <= SHARED_COUNTS
    name = "count_symbols_shared" if shared else "count_symbols"
    given = (
        np.uint32(key[0]), np.uint32(key[1]), np.uint64(first), np.uint64(count), np.uint32(groups),
        np.uint32(philox.FLAT << philox.PURPOSE_AT), np.uint32(alphabet.size), np.int32(alphabet.two), counts,
    )  # fmt: skip
    memory = alphabet.size * 4 if shared else 0
    _module().get_function(name)((_blocks(),), (THREADS,), given, shared_mem=memory)
    return np.asarray(cupy.asnumpy(counts), np.int64)


def count_shoes(
    key: tuple[int, int], full: npt.NDArray[np.uint8], mark: int, first: int, count: int
) -> tuple[Ints, Ints]:
    cupy = _cupy()
    sums = cupy.zeros(COUNTS + COUNTS * COUNTS, np.uint64)
    given = (
        np.uint32(key[0]), np.uint32(key[1]), np.uint64(first), np.uint64(count),
        np.uint32(philox.SHOE << philox.PURPOSE_AT), cupy.asarray(full), np.uint32(len(full)),
        np.uint32(mark), cupy.asarray(end_table()), sums,
    )  # fmt: skip
    kernel = _module().get_function("count_shoes")
    memory = SHOE_THREADS * (len(full) // 4 | 1) * 4
    kernel.max_dynamic_shared_size_bytes = memory
    kernel((_blocks(),), (SHOE_THREADS,), given, shared_mem=memory)
    found = np.asarray(cupy.asnumpy(sums), np.int64)
    return found[:COUNTS], found[COUNTS:].reshape(COUNTS, COUNTS)


@cache
def _module() -> Any:
    return _cupy().RawModule(code=source(), options=("--std=c++17",))


def _cupy() -> Any:
    return import_module("cupy")


def _blocks() -> int:
    attributes = _cupy().cuda.Device().attributes
    return int(attributes["MultiProcessorCount"]) * BLOCKS_OF_CORE
