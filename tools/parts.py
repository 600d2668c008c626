"""Run the parts of `make test`, `make check` or `make cover`, and print how long each took."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic

from tools.needs import libraries_lacking, programs_lacking, provide

BIN = Path(sys.executable).parent
PYTEST = ["pytest", "-q"]
ROOMS = ("base", "law", "games", "ledger", "desk", "floor", "clauses", "contract")
PURE = [f"tests/{room}" for room in ROOMS]
ELSEWHERE = [*PURE, "tests/browser"]
NOT_ELSEWHERE = [f"--ignore={path}" for path in ELSEWHERE]
COVERED = [
    *(f"--cov=croupier.{room}" for room in ("base", "law", "games", "floor", "ledger")),
    "--cov-report=term:skip-covered",
]
SHORT = ["-m", "not long"]
Part = tuple[str, list[str]]
Steps = tuple[tuple[Part, ...], ...]
FORMAT: Part = ("format", ["ruff", "format", "--check", "--quiet", "."])
LINT: Part = ("lint", ["ruff", "check", "--quiet", "."])
TYPES: Part = ("types", ["mypy", "src", "tests", "bench", "tools"])
RULES: Part = ("rules", [*PYTEST, "-n", "2", *PURE])
CHECK: Steps = ((FORMAT,), (LINT,), (TYPES, RULES))
COVER: Steps = ((("rules", [*PYTEST, "-n", "2", *COVERED, *PURE]),),)
TEST: Steps = (
    (FORMAT,),
    (LINT,),
    # side by side: each of them keeps one core busy
    (TYPES, ("screens", ["python", "-m", "tools.web", "--check"])),
    (RULES,),
    # six workers on two cores: some of the time these wait, for clocks, wheels, sockets and killed floors
    (
        (
            "floor",
            [*PYTEST, "-n", "6", "--dist", "worksteal", *SHORT, "tests", *NOT_ELSEWHERE],
        ),
    ),
    # each worker has a floor and a browser of its own, so a file's tests stay together
    (("browser", [*PYTEST, "-n", "3", "--dist", "loadfile", *SHORT, "tests/browser"]),),
)
BROWSERS = ("chromium-headless-shell", "chromium")
"""Debian's Chromium, either of which will do. The shell has no windows, and loads a page in half the time."""
KEPT_BYTECODE = Path(__file__).parent.parent / ".cache" / "bytecode"
"""Hundreds of processes start in a run; where no bytecode is kept, each would compile everything anew."""
STEPS = {"test": TEST, "check": CHECK, "cover": COVER}
BUDGETS = {"test": 720, "check": 90, "cover": 120}
"""Seconds that two idle cores should need."""


def main(asked: str) -> int:
    if asked == "test":
        browser = BROWSERS[:1] if programs_lacking(*BROWSERS) == [*BROWSERS] else ()
        provide([*browser, *libraries_lacking(_playwright_node())], "the browser tests")
    begin, times = monotonic(), list[tuple[str, float]]()
    for step in STEPS[asked]:
        with ThreadPoolExecutor() as side_by_side:
            ended = list(side_by_side.map(_run, step))
        for (name, _), (seconds, status) in zip(step, ended, strict=True):
            times.append((name, seconds))
            if status:
                sys.stdout.write(f"== {name} failed\n")
                return status
    _report(times, monotonic() - begin, BUDGETS[asked])
    return 0


def _run(part: Part) -> tuple[float, int]:
    name, (command, *words) = part
    sys.stdout.write(f"== {name}\n")
    sys.stdout.flush()
    begin = monotonic()
    status = subprocess.run([BIN / command, *words], check=False, env=_environment()).returncode  # noqa: S603
    return monotonic() - begin, status


def _environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPYCACHEPREFIX": str(KEPT_BYTECODE)}


def _playwright_node() -> Path:
    import playwright  # noqa: PLC0415 - only the browser tests need it

    return Path(playwright.__file__).parent / "driver" / "node"


def _report(times: list[tuple[str, float]], total: float, budget: int) -> None:
    for name, seconds in (*times, ("in all", total)):
        sys.stdout.write(f"{name:>10} {seconds:6.1f} s\n")
    if total > budget:  # a busy machine is no fault of the code, but somebody should look
        sys.stdout.write(f"this took more than the {budget} s that two idle cores should need\n")


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
