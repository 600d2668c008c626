"""Run the parts of `make test` and print how long each took."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shutil import which
from time import monotonic

BIN = Path(sys.executable).parent
PYTEST = ["pytest", "-q"]
PURE = ["tests/rules", "tests/ledger", "tests/messages", "tests/test_money.py"]
ELSEWHERE = [*PURE, "tests/machine", "tests/crash", "tests/browser"]
COVERED = [
    "--cov=croupier.money",
    "--cov=croupier.rules",
    "--cov=croupier.ledger",
    "--cov-report=term:skip-covered",
]
Part = tuple[str, list[str]]
STEPS: tuple[tuple[Part, ...], ...] = (
    (("format", ["ruff", "format", "--check", "--quiet", "."]),),
    (("lint", ["ruff", "check", "--quiet", "."]),),
    # side by side: each of them keeps one core busy
    (
        ("types", ["mypy", "src", "tests", "bench", "tools"]),
        ("screens", ["python", "tools/web.py", "--check"]),
    ),
    (("rules", [*PYTEST, "-n", "2", *COVERED, *PURE]),),
    # four workers on two cores: now and then it waits, for clocks, wheels and sockets
    (("floor", [*PYTEST, "-n", "4", "tests", *(f"--ignore={path}" for path in ELSEWHERE)]),),
    (("machines", [*PYTEST, "-n", "2", "tests/machine"]),),
    (("crash", [*PYTEST, "-n", "2", "tests/crash"]),),
    # each worker has a floor and a browser of its own, so a file's tests stay together
    (("browser", [*PYTEST, "-n", "2", "--dist", "loadfile", "-m", "not long", "tests/browser"]),),
)
BUDGET = 600


def main() -> int:
    _need_chromium()
    begin, times = monotonic(), list[tuple[str, float]]()
    for step in STEPS:
        with ThreadPoolExecutor() as side_by_side:
            ended = list(side_by_side.map(_run, step))
        for (name, _), (seconds, status) in zip(step, ended, strict=True):
            times.append((name, seconds))
            if status:
                sys.stdout.write(f"== {name} failed\n")
                return status
    _report(times, monotonic() - begin)
    return 0


def _run(part: Part) -> tuple[float, int]:
    name, (command, *words) = part
    sys.stdout.write(f"== {name}\n")
    sys.stdout.flush()
    begin = monotonic()
    status = subprocess.run([BIN / command, *words], check=False).returncode  # noqa: S603
    return monotonic() - begin, status


def _need_chromium() -> None:
    """The browser tests drive Debian's Chromium; as root on Debian it is installed like any other need."""
    if which("chromium"):
        return
    if os.geteuid() != 0 or not which("apt-get"):
        sys.exit("the browser tests need Chromium: install your system's package `chromium` and try again")
    sys.stdout.write("Installing Debian's chromium for the browser tests\n")
    sys.stdout.flush()
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    subprocess.run(["apt-get", "update"], check=True, **quiet)  # type: ignore[call-overload]  # noqa: S607
    install = ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]
    subprocess.run(install, check=True, **quiet)  # type: ignore[call-overload]  # noqa: S603


def _report(times: list[tuple[str, float]], total: float) -> None:
    for name, seconds in (*times, ("in all", total)):
        sys.stdout.write(f"{name:>10} {seconds:6.1f} s\n")
    if total > BUDGET:  # a busy machine is no fault of the code, but somebody should look
        sys.stdout.write(f"this took more than the {BUDGET} s that two idle cores should need\n")


if __name__ == "__main__":
    sys.exit(main())
