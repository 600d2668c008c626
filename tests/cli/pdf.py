"""The words on a PDF's pages, read from its own drawing commands."""

import re
import zlib
from base64 import a85decode
from pathlib import Path

_STREAM = re.compile(rb"stream\r?\n(.*?)endstream", re.DOTALL)
_SHOWN = re.compile(rb"\(((?:\\.|[^\\()])*)\) Tj")


def words(path: Path) -> str:
    content = path.read_bytes()
    assert content.startswith(b"%PDF-")
    shown = [text for found in _STREAM.finditer(content) for text in _SHOWN.findall(_plain(found[1]))]
    return " ".join(re.sub(r"\\([()\\])", r"\1", text.decode("latin-1")) for text in shown)


def _plain(stream: bytes) -> bytes:
    return zlib.decompress(a85decode(stream.strip(), adobe=False) if not stream.strip().endswith(b"~>")
                           else a85decode(b"<~" + stream.strip(), adobe=True))  # fmt: skip


def pages(path: Path) -> int:
    return len(re.findall(rb"/Type /Page\b(?!s)", path.read_bytes()))
