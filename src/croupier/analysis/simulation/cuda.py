"""Counting on an NVIDIA GPU by CuPy: `kernels.cu` gives the same digits as the loops of `kernels.py`."""

from functools import cache
from importlib import import_module, resources
from typing import Any

import numpy as np
import numpy.typing as npt

from croupier.analysis.compiled import Ints
from croupier.analysis.simulation import philox
from croupier.analysis.simulation.alphabet import Alphabet
from croupier.analysis.simulation.shoe_ends import COUNTS, draw_rules

THREADS = 256
SHOE_THREADS = (512, 256, 128, 64, 32)
"""As many as a block has memory for: the more shoes are shuffled side by side, the less is waited for."""
WARP = 32
BLOCKS_OF_CORE = 16
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
        np.uint32(mark), cupy.asarray(draw_rules()), sums,
    )  # fmt: skip
    kernel = _module().get_function("count_shoes")
    threads = next(one for one in SHOE_THREADS if _shoe_memory(one, full) <= _most_memory())
    memory = _shoe_memory(threads, full)
    kernel.max_dynamic_shared_size_bytes = memory
    kernel((_blocks(),), (threads,), given, shared_mem=memory)
    found = np.asarray(cupy.asnumpy(sums), np.int64)
    return found[:COUNTS], found[COUNTS:].reshape(COUNTS, COUNTS)


def _shoe_memory(threads: int, full: npt.NDArray[np.uint8]) -> int:
    """In bytes: the rules, and for each thread a shoe and two words more."""
    return (WARP + threads * (len(full) // 4 + 2)) * 4


def _most_memory() -> int:
    return int(_cupy().cuda.Device().attributes["MaxSharedMemoryPerBlockOptin"])


@cache
def _module() -> Any:
    return _cupy().RawModule(code=source(), options=("--std=c++17",))


def _cupy() -> Any:
    return import_module("cupy")


def _blocks() -> int:
    attributes = _cupy().cuda.Device().attributes
    return int(attributes["MultiProcessorCount"]) * BLOCKS_OF_CORE
