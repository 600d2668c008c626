"""Shell completion: the script names every command, and bash itself completes with it."""

import shutil
import subprocess
from pathlib import Path

import pytest

from croupier.cli.main import run
from croupier.cli.registry import COMMANDS

COMPLETE = """source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _croupier; printf '%s\\n' "${COMPREPLY[@]}"
"""


def script(shell: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert run(["completion", shell]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_names_every_command(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = script(shell, capsys)
    wanted = (*COMMANDS, "diff", "drilldown", "tracks", "rulebook")
    assert [word for word in wanted if word not in text] == []


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("no", ["notices"]),
        ("rules s", ["show", "search"]),
        ("tote cost --run", ["--runners"]),
        ("completion z", ["zsh"]),
    ],
)
def test_bash_completes_what_is_typed(
    typed: str, offered: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bash = shutil.which("bash")
    assert bash is not None
    (tmp_path / "croupier").write_text(script("bash", capsys), "utf-8")
    words = [bash, "-c", COMPLETE, "complete", str(tmp_path / "croupier"), "croupier", *typed.split()]
    assert subprocess.run(words, check=True, capture_output=True, text=True).stdout.split() == offered
