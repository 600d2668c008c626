"""What builds and tests need of the machine beyond Python: found missing by looking, installed on Debian."""

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from shutil import which

PACKAGES = {"libatomic.so.1": "libatomic1", "libgcc_s.so.1": "libgcc-s1", "libstdc++.so.6": "libstdc++6"}
"""Debian's package of each library that a Node may be linked to."""


def libraries_lacking(program: Path) -> list[str]:
    """The packages of the shared libraries without which this program does not start."""
    ldd = which("ldd")
    if ldd is None:  # no Linux: what is needed comes with the program
        return []
    linked = subprocess.run([ldd, program], check=False, capture_output=True, text=True).stdout  # noqa: S603
    missing = re.findall(r"^\s*(\S+) => not found", linked, re.MULTILINE)
    return [PACKAGES.get(library, library) for library in missing]


def programs_lacking(*names: str) -> list[str]:
    """Those of these programs that are not there; Debian's packages are named like them."""
    return [name for name in names if which(name) is None]


def provide(packages: Sequence[str], wanted_by: str) -> None:
    """As root on Debian, install the packages; elsewhere exit with the sentence that names them."""
    if not packages:
        return
    if not _may_install():
        sys.exit(request(packages, wanted_by))
    sys.stdout.write(f"Installing Debian's {' and '.join(packages)} for {wanted_by}\n")
    sys.stdout.flush()
    _apt_get("update")
    _apt_get("install", "-y", "--no-install-recommends", *packages)


def request(packages: Sequence[str], wanted_by: str) -> str:
    return (
        f"{wanted_by} cannot start without {' and '.join(packages)}: install that with your system's packages"
    )


def _may_install() -> bool:
    return os.geteuid() == 0 and which("apt-get") is not None


def _apt_get(*words: str) -> None:
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "--quiet", *words]
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=env)  # noqa: S603
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed: {done.stderr.strip() or done.stdout.strip()}")
