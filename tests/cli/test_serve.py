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
    says = "this installation has no screens: install a built package, or run `make run` where the source is"
    assert capsys.readouterr() == ("", f"croupier: {says}\n")
    assert not (tmp_path / "floor").exists()


@pytest.mark.parametrize("port", ["-1", "65536", "99999999999999999999"])
def test_a_port_that_is_none_is_one_sentence(
    port: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", "--folder", str(tmp_path / "floor"), "--port", port]) == 2
    assert "a port is a number from 0 to 65535" in capsys.readouterr().err
    assert not (tmp_path / "floor").exists()


def test_ctrl_c_before_the_floor_is_open_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("croupier.cli.serve.read_settings", stopped)
    with pytest.raises(SystemExit) as ended:
        run(["serve"])
    assert ended.value.code == 130
