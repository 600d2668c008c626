"""Run the parts of `make test` one after the other and print how long each took."""

import subprocess
import sys
from pathlib import Path
from time import monotonic

BIN = Path(sys.executable).parent
TESTS = ["--cov", "--cov-report=term:skip-covered", "-q", "-n", "2"]
PARTS = (
    ("format", ["ruff", "format", "--check", "--quiet", "."]),
    ("lint", ["ruff", "check", "--quiet", "."]),
    ("types", ["mypy", "src", "tests", "bench", "tools"]),
    ("tests", ["pytest", *TESTS]),
)
BUDGET = 600


def main() -> int:
    times: list[tuple[str, float]] = []
    for name, (command, *words) in PARTS:
        sys.stdout.write(f"== {name}\n")
        sys.stdout.flush()
        begin = monotonic()
        status = subprocess.run([BIN / command, *words], check=False).returncode  # noqa: S603
        times.append((name, monotonic() - begin))
        if status:
            sys.stdout.write(f"== {name} failed\n")
            return status
    return _report(times)


def _report(times: list[tuple[str, float]]) -> int:
    total = sum(seconds for _, seconds in times)
    for name, seconds in (*times, ("in all", total)):
        sys.stdout.write(f"{name:>10} {seconds:6.1f} s\n")
    if total > BUDGET:
        sys.stdout.write(f"make test must stay under {BUDGET} s on two cores\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
