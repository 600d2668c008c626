"""`croupier serve` before it opens a floor."""

from pathlib import Path

import pytest

from croupier.cli import serve
from croupier.cli.main import run


def test_an_installation_without_screens_is_refused_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "STATIC", tmp_path)
    assert run(["serve", "--folder", str(tmp_path / "floor")]) == 2
    says = "this installation has no screens: install a wheel, or run `make run` where the source is"
    assert capsys.readouterr() == ("", f"croupier: {says}\n")
    assert not (tmp_path / "floor").exists()
