"""The command as a process: what it imports, what it costs to start, and how it ends when it cannot write."""

import json
import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from croupier import __version__
from croupier.cli.main import command_line, main, run
from croupier.cli.registry import COMMANDS

REQUEST = {
    "rulebook": "new-jersey",
    "game": "roulette",
    "wagers": [{"id": "a", "spot": "17", "stake": "5.00"}],
    "outcome": "17",
}
CROUPIER = [sys.executable, "-m", "croupier"]
HEAVY = ("litestar", "uvicorn", "reportlab", "numpy", "argon2", "websockets", "structlog")
LIGHT = [
    "--version",
    "--help",
    "settle -",
    "settle --help",
    "odds bigsix",
    "notices --rulebook ilani",
    "rules list",
    "rules show new-jersey:5.6(c)",
    "rules search half",
    "rules diff new-jersey ilani",
    "tote cost R4$2WIN6",
    "tote tracks",
    "people matrix",
    "audit verify --help",
    "report day --help",
    "tour",
]
NAMED = (
    "import sys; from croupier.cli.main import run; run(sys.argv[1:]); print(*sys.modules, file=sys.stderr)"
)


def ran(*words: str, **how: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, check=False, text=True, stderr=subprocess.PIPE, **how)  # type: ignore[call-overload, no-any-return]


@pytest.mark.parametrize("command", LIGHT)
def test_a_light_command_imports_nothing_heavy(command: str) -> None:
    words = (sys.executable, "-c", NAMED, *command.split(" "))
    imported = ran(*words, input=json.dumps(REQUEST), stdout=subprocess.DEVNULL).stderr.split()
    assert "croupier.cli.screen" in imported
    assert [module for module in HEAVY if module in imported] == []


def test_a_light_command_costs_little_more_than_the_libraries_that_speak() -> None:
    least = cpu_seconds(sys.executable, "-c", "import cyclopts, rich.table, msgspec")
    assert cpu_seconds(*CROUPIER, "--version") < 3 * least
    assert cpu_seconds(*CROUPIER, "rules", "list") < 4 * least


def cpu_seconds(*words: str) -> float:
    """User and system time, the best of three: other work on the machine only ever adds."""
    times = []
    for _ in range(3):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)
    return min(times)


@pytest.mark.parametrize("name", COMMANDS)
def test_a_summary_is_the_first_line_of_the_commands_own_help(name: str) -> None:
    assert command_line(asked=name)[name].help.split("\n")[0] == COMMANDS[name][1]


def test_a_command_that_is_asked_for_tells_its_whole_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["settle", "--help"]) == 0
    assert "docs/commands.md has every key" in " ".join(capsys.readouterr().out.split())


def test_the_version_is_that_of_the_source() -> None:
    assert ran(*CROUPIER, "--version", stdout=subprocess.PIPE).stdout == f"{__version__}\n"


def test_the_command_exits_with_its_status() -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["odds"])
    assert stopped.value.code == 2


@pytest.mark.parametrize(
    ("command", "helps"),
    [
        ("frob", "croupier --help"),
        ("tote frob", "croupier tote --help"),
        ("tote cost", "croupier tote cost --help"),
        ("odds roulette --rulebook", "croupier odds --help"),
        ("rules show --frob", "croupier rules show --help"),
        ("serve floor.toml", "croupier serve --config floor.toml"),
    ],
)
def test_a_mistake_points_to_the_help_of_its_command(
    command: str, helps: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(command.split()) == 2
    assert capsys.readouterr().err.endswith(f" Try: {helps}\n")


@pytest.mark.parametrize(
    "command", ["rules list", "settle -", "odds roulette --json", "people matrix", "--help", "--version"]
)
def test_a_full_device_gets_one_sentence(command: str) -> None:
    with Path("/dev/full").open("w") as full:
        done = ran(*CROUPIER, *command.split(), input=json.dumps(REQUEST), stdout=full)
    assert done.stderr == "croupier: the output cannot be written: no space left on device\n"
    assert done.returncode == 1


def test_paper_on_a_full_device_gets_one_sentence() -> None:
    done = ran(*CROUPIER, "notices", "--rulebook", "ilani", "--pdf", "/dev/full")
    assert done.stderr == "croupier: /dev/full cannot be written: no space left on device\n"
    assert done.returncode == 2


@pytest.mark.parametrize("command", ["rules list", "rules list --json"])
def test_a_reader_that_has_left_is_no_news(command: str) -> None:
    gone, output = os.pipe()
    os.close(gone)
    with os.fdopen(output, "w") as pipe:
        done = ran(*CROUPIER, *command.split(), stdout=pipe)
    assert (done.returncode, done.stderr) == (1, "")


@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-"])
def test_an_output_that_is_closed_outright_is_no_traceback(closed: str) -> None:
    command = f"'{sys.executable}' -m croupier rules list {closed}"
    ran = subprocess.run(command, shell=True, check=False, capture_output=True, text=True)  # noqa: S602
    assert ran.returncode == 0, ran.stderr
    assert "Traceback" not in ran.stderr
