"""What a machine lacks is found by looking, installed as root on Debian, else named in one sentence."""

import os
from pathlib import Path

import pytest

from tools import needs


def fake(folder: Path, name: str, script: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    path.chmod(0o755)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine whose only programs are those that a test puts there."""
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def test_a_library_that_the_loader_does_not_find_is_named_by_its_package(machine: Path) -> None:
    linked = (
        r"printf '\tlibatomic.so.1 => not found\n\tlibodd.so.3 => not found\n\tlibm.so.6 => /lib/m (0x1)\n'"
    )
    fake(machine, "ldd", linked)
    assert needs.libraries_lacking(Path("node")) == ["libatomic1", "libodd.so.3"]


def test_a_program_that_starts_lacks_nothing() -> None:
    assert needs.libraries_lacking(Path("/bin/sh")) == []


def test_a_program_that_is_there_is_not_lacking(machine: Path) -> None:
    fake(machine, "git", "")
    assert needs.programs_lacking("git", "chromium") == ["chromium"]


def test_root_on_debian_installs_what_is_lacking(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    fake(machine, "apt-get", f'echo "$@" >> {machine}/asked')
    needs.provide(["chromium", "libatomic1"], "the browser tests")
    update, install = (machine / "asked").read_text("utf-8").splitlines()
    assert update == "--quiet update"
    assert install == "--quiet install -y --no-install-recommends chromium libatomic1"


def test_nothing_is_asked_of_the_system_when_nothing_is_lacking(machine: Path) -> None:
    needs.provide([], "the browser tests")
    assert list(machine.iterdir()) == []


@pytest.mark.parametrize("debian", [True, False])
def test_whoever_may_not_install_is_told_what_to_install(
    debian: bool, machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if debian:
        fake(machine, "apt-get", "exit 1")
    monkeypatch.setattr(os, "geteuid", lambda: 1000 if debian else 0)
    says = "the browser tests cannot start without libatomic1: install that with your system's packages"
    with pytest.raises(SystemExit) as stopped:
        needs.provide(["libatomic1"], "the browser tests")
    assert stopped.value.code == says


def test_a_failed_installation_says_what_failed(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    fake(machine, "apt-get", "echo 'E: no network' >&2; exit 100")
    with pytest.raises(SystemExit) as stopped:
        needs.provide(["chromium"], "the browser tests")
    assert stopped.value.code == "apt-get --quiet update failed: E: no network"
