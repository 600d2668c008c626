"""Run the commands that README.md and docs/commands.md show and write what they print beneath them."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = (ROOT / "README.md", ROOT / "docs" / "commands.md", ROOT / "docs" / "mathematics.md")
_BLOCK = re.compile(r"```console\n\$ (?P<command>[^\n]*)\n(?P<printed>.*?)```", re.DOTALL)


def refreshed(text: str) -> str:
    """The page with the output that its commands give today."""
    return _BLOCK.sub(lambda block: f"```console\n$ {block['command']}\n{printed(block['command'])}```", text)


def printed(command: str) -> str:
    """What a person sees: both streams, without the spaces that pad a line."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    ran = subprocess.run(  # noqa: S602 - the commands are those of our own pages
        command,
        shell=True,
        check=False,
        text=True,
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, "PATH": path},
    )
    return "".join(f"{line.rstrip()}\n" for line in (ran.stdout + ran.stderr).rstrip().splitlines())


if __name__ == "__main__":
    for page in PAGES:
        page.write_text(refreshed(page.read_text("utf-8")), encoding="utf-8")
        sys.stdout.write(f"wrote {page.relative_to(ROOT)}\n")
