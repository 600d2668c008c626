"""The code keeps its own rules: layers, purity, sizes, words."""

import ast
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "croupier"
FILES = sorted(SOURCE.rglob("*.py"))

# A layer imports only from its own row and the rows above it; analysis stands beside ledger.
ROWS: dict[str, int] = {
    "base": 0,
    "law": 1,
    "games": 2,
    "ledger": 2,
    "analysis": 2,
    "library": 3,
    "desk": 3,
    "floor": 4,
    "store": 4,
    "devices": 4,
    "paper": 4,
    "server": 5,
    "cli": 5,
    "__main__": 5,
}
PURE = ("base", "law", "games", "ledger")
IMPURE_MODULES = {
    "asyncio", "datetime", "io", "os", "pathlib", "random", "secrets", "shutil", "socket", "sqlite3", "sys",
    "tempfile", "threading", "time", "uuid",
}  # fmt: skip
BANNED_WORDS = ("manager", "service", "handler", "util", "utils", "helper", "helpers", "data")
OWN_WORD = re.compile(r"self_service|SelfService")
"""What the tote's people call a terminal that nobody stands at."""
LONGEST_FILE = 400
LONGEST_FUNCTION = 45


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def layer(path: Path) -> str:
    return layer_of(path.relative_to(SOURCE).with_suffix("").parts)


def layer_of(parts: tuple[str, ...]) -> str:
    """The commands that a game, a kind or the devices bring in their own folder are of the cli's layer."""
    brought = parts[0] in ("games", "floor") and any(part.startswith("commands") for part in parts[2:])
    return "cli" if brought or parts[:2] == ("devices", "commands") else parts[0]


def imports(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written out whole"
            yield node.module or ""


def test_a_layer_imports_only_from_rows_above_it() -> None:
    for path in (one for one in FILES if one != SOURCE / "__init__.py"):
        for name in (one for one in imports(parsed(path)) if one.startswith("croupier.")):
            other = layer_of(tuple(name.split(".")[1:]))
            assert ROWS[other] <= ROWS[layer(path)], f"{path} imports {name}"
            beside = {layer(path), other} == {"ledger", "analysis"}
            assert not beside, f"{path} imports {name}: analysis stands beside ledger"


@pytest.mark.parametrize(
    ("place", "of"),
    [
        ("games/tote/commands/price.py", "cli"),
        ("games/tote/commands.py", "cli"),
        ("floor/pit/commands_of_duty.py", "cli"),
        ("devices/commands/printer.py", "cli"),
        ("devices/printer.py", "devices"),
        ("devices/commands/wheel.py", "cli"),
        ("devices/wheel.py", "devices"),
        ("games/tote/pool.py", "games"),
        ("games/commands.py", "games"),
        ("desk/commands.py", "desk"),
    ],
)
def test_commands_in_the_folder_of_a_game_or_kind_are_of_the_cli(place: str, of: str) -> None:
    assert layer(SOURCE / place) == of


KINDS = {"terminals", "dealerless", "wheel"}


GENERIC = ("base", "law", "ledger", "desk", "store", "server", "cli")
GAME_WORDS = re.compile(
    r"\b(wheels?|balls?|spins?|spun|crown|felt|roulette|big.?six|baccarat|dealerless|tote|horses?|b2b)\b",
    re.IGNORECASE,
)
REGISTRIES = {"server/opening.py"}
"""Where the kinds of this floor are passed in."""
GAME_COMMANDS = "cli/registry.py"
"""Where the command line has the list of its commands and of the games that bring some."""
KINDS_OF_THIS_FLOOR = "croupier.floor.kinds"
FIGURES = {"desk/reports/figures.py", "desk/reports/report.py"}
"""Figures have the names that accountants give them, such as no spins."""


@pytest.mark.parametrize(
    "path",
    [path for path in FILES if path.relative_to(SOURCE).parts[0] in GENERIC],
    ids=lambda path: str(path.relative_to(SOURCE)),
)
def test_the_kernel_the_server_and_the_command_line_name_no_game_and_no_kind(path: Path) -> None:
    text, name = path.read_text("utf-8"), str(path.relative_to(SOURCE))
    if name not in FIGURES | {GAME_COMMANDS}:
        assert sorted({match[0] for match in GAME_WORDS.finditer(text)}) == []
    reached = {name for name in imports(ast.parse(text)) if name.startswith("croupier.floor")}
    through = {KINDS_OF_THIS_FLOOR} if name in REGISTRIES or layer(path) == "cli" else set()
    assert reached <= through
    if layer(path) in ("base", "law", "ledger", "store"):
        assert [name for name in imports(ast.parse(text)) if name.startswith("croupier.games")] == []


def test_the_check_of_words_can_fail() -> None:
    assert GAME_WORDS.search("the Ball rests")
    assert not GAME_WORDS.search("a balloon")


def test_no_kind_of_play_imports_another() -> None:
    arrows = {
        (path.relative_to(SOURCE).parts[1], name.split(".")[2])
        for path in FILES
        if layer(path) == "floor" and path.parent != SOURCE / "floor"
        for name in imports(ast.parse(path.read_text("utf-8")))
        if name.startswith("croupier.floor.")
    }
    assert ("dealerless", "parts") in arrows
    assert {(one, other) for one, other in arrows if one != other and {one, other} <= KINDS} == set()


ENDS = {
    f"croupier.devices.{name}"
    for name in (
        "simulated",
        "bigsix",
        "simulated_acceptor",
        "simulated_track",
        "chance_key",
        "virtual_shoe",
        "keyed_shoe",
        "serial_acceptor",
        "serial_wheel",
        "shoe_reader",
        "simulated_shoe_reader",
        "spool_printer",
        "tito",
        "escpos",
        "simulated_tito",
        "simulated_escpos",
    )
}
"""Devices themselves. Everyone else knows their ports."""
THE_DEVICE_ITSELF = {"devices/wheel_on_line.py", "devices/commands/wheel_program.py"}
"""The simulated wheel as a program of its own, which no table makes."""
INSIDE_A_DEVICE = re.compile(r"\bwheel\.(wheel|_\w+)|\bsimulated=True")


def test_devices_are_made_through_the_registry_alone() -> None:
    naming = {
        str(path.relative_to(SOURCE))
        for path in FILES
        if ENDS.intersection(imports(ast.parse(path.read_text("utf-8"))))
    }
    assert naming - THE_DEVICE_ITSELF == {"devices/makers.py"}


def test_nobody_reaches_into_a_device_or_says_by_hand_that_it_is_simulated() -> None:
    assert INSIDE_A_DEVICE.search("table.wheel.wheel.spin")
    assert INSIDE_A_DEVICE.search("self.wheel._number")
    assert [path.name for path in FILES if INSIDE_A_DEVICE.search(path.read_text("utf-8"))] == []


def imported_at_once(tree: ast.AST) -> Iterator[str]:
    """What a module imports as it is loaded: not inside a function, and not for types alone."""
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.ImportFrom(module=str(module), names=names):
                yield from (module, *(f"{module}.{alias.name}" for alias in names))
            case ast.If(test=ast.Name(id="TYPE_CHECKING")) | ast.FunctionDef() | ast.AsyncFunctionDef():
                pass
            case _:
                yield from imported_at_once(node)


def test_no_module_imports_itself_by_way_of_others() -> None:
    trees = {
        ".".join(("croupier", *path.relative_to(SOURCE).with_suffix("").parts)): ast.parse(
            path.read_text("utf-8")
        )
        for path in FILES
        if path.stem != "__init__"
    }
    arrows = {name: set(imported_at_once(tree)) & set(trees) for name, tree in trees.items()}
    assert sum(map(len, arrows.values())) > len(trees)
    assert len(list(TopologicalSorter(arrows).static_order())) == len(trees)
    arrows["croupier.base.money"].add("croupier.server.settings")
    with pytest.raises(CycleError):
        TopologicalSorter(arrows).prepare()


def impurities(tree: ast.AST) -> Iterator[str]:
    for name in imports(tree):
        if name.split(".")[0] in IMPURE_MODULES:
            yield f"import {name}"
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=float(value)):
                yield f"float {value}"
            case ast.Name(id="float"):
                yield "the name float"
            case ast.BinOp(op=ast.Div()):
                yield "true division"
            case ast.AsyncFunctionDef() | ast.Await():
                yield "async"
            case ast.Call(func=ast.Name(id="open")):
                yield "open()"


def test_pure_layers_have_no_clock_chance_file_or_float() -> None:
    pure = [path for path in FILES if layer(path) in PURE]
    assert [(path, found) for path in pure for found in impurities(parsed(path))] == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("import random", "import random"),
        ("x = 0.5", "float 0.5"),
        ("x = float(1)", "the name float"),
        ("x = 1 / 2", "true division"),
        ("async def f(): ...", "async"),
        ("open('x')", "open()"),
    ],
)
def test_the_purity_check_can_fail(code: str, found: str) -> None:
    assert list(impurities(ast.parse(code))) == [found]


def test_files_and_functions_stay_short() -> None:
    for path in FILES:
        assert path.read_text("utf-8").count("\n") <= LONGEST_FILE, f"{path} is too long"
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                long = (node.end_lineno or 0) - node.lineno >= LONGEST_FUNCTION
                assert not long, f"{node.name} of {path} is too long"


def test_names_are_the_floors_own_words() -> None:
    for path in FILES:
        nodes = (one for one in ast.walk(parsed(path)) if isinstance(one, ast.FunctionDef | ast.ClassDef))
        named = [OWN_WORD.sub("", name) for name in (path.stem, *(node.name for node in nodes))]
        words = {word for name in named for word in re.findall(r"[A-Z]?[a-z]+", name)}
        assert not {word.lower() for word in words} & set(BANNED_WORDS), path


def tracked() -> list[Path]:
    names = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [ROOT / name for name in names.split() if (ROOT / name).is_file()]


def test_no_registry_host_and_no_path_of_a_machine_is_named() -> None:
    named = re.compile(
        r"py[p]i\.org|file[s]\.pythonhosted|npm[j]s|deb\.debian|/wor[k]/|/roo[t]/|\.\./share[d]"
    )
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in tracked()
        if path.suffix not in {".png", ".woff2"}
        for match in [named.search(path.read_text("utf-8", errors="replace"))]
        if match
    ]
    assert found == []
