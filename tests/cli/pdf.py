"""The words on a PDF's pages, read from its own drawing commands."""

import re
import zlib
from base64 import a85decode
from pathlib import Path

_STREAM = re.compile(rb"stream\r?\n(.*?)endstream", re.DOTALL)
_SHOWN = re.compile(rb"\(((?:\\.|[^\\()])*)\) Tj")


def words(path: Path) -> str:
    shown = _SHOWN.findall(drawing(path).encode("latin-1"))
    return " ".join(re.sub(r"\\([()\\])", r"\1", text.decode("latin-1")) for text in shown)


def drawing(path: Path) -> str:
    """Every drawing command of its pages."""
    content = path.read_bytes()
    assert content.startswith(b"%PDF-")
    return "\n".join(_plain(found[1]).decode("latin-1") for found in _STREAM.finditer(content))


def _plain(stream: bytes) -> bytes:
    return zlib.decompress(a85decode(stream.strip(), adobe=False) if not stream.strip().endswith(b"~>")
                           else a85decode(b"<~" + stream.strip(), adobe=True))  # fmt: skip


def pages(path: Path) -> int:
    return len(re.findall(rb"/Type /Page\b(?!s)", path.read_bytes()))
