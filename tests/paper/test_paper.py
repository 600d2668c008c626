"""Signs and sheets on paper: every word of them, no markup of anyone's, the same bytes every time."""

import json
from pathlib import Path

import pytest

from croupier.cli.main import run
from croupier.paper.paper import Paper
from tests.cli.pdf import pages, words

SIGNS = [
    ("new-jersey", "roulette", ["--even-money-on-zero", "lose-half", "--limits", "inside=1.00..500.00"]),
    ("new-jersey", "bigsix", []),
    ("massachusetts", "roulette", ["--offer", "b2b", "--b2b-paytable", "10:6,20:3,50:1"]),
    ("oneida-roulette", "roulette", ["--mode", "terminals"]),
    ("ilani", "roulette", []),
    ("massachusetts", "roulette", ["--offer", "six-colour,eight-colour", "--withhold", "red,black,dozen"]),
]


@pytest.mark.parametrize(("book", "game", "options"), SIGNS)
def test_a_sign_has_every_line_with_its_clause_on_one_page(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, book: str, game: str, options: list[str]
) -> None:
    path = tmp_path / "sign.pdf"
    asked = ["notices", "--rulebook", book, "--game", game, *options]
    assert run([*asked, "--pdf", str(path)]) == 0
    assert capsys.readouterr().out == ""
    assert run([*asked, "--json"]) == 0
    sign = json.loads(capsys.readouterr().out)
    on_paper = words(path)
    assert sign["title"] in on_paper
    for part in ("notices", "odds", "colours", "limits"):
        for line in sign[part]:
            assert line["clause"].partition(":")[2] in on_paper
            for word in line["says"].split():
                assert word in on_paper, (part, word)
    assert pages(path) == 1
    first = path.read_bytes()
    run([*asked, "--pdf", str(path)])
    assert path.read_bytes() == first


def test_no_word_is_read_as_markup(tmp_path: Path) -> None:
    paper = Paper("<b>bold</b> & more")
    paper.say("a < b", "<i>")
    paper.table("<u>", ("<x>",), [("&amp;",), (None,)])
    paper.print(tmp_path / "x.pdf")
    text = words(tmp_path / "x.pdf").replace(" ", "")
    for word in ("<b>bold</b>", "&", "<i>", "<u>", "<x>", "&amp;"):
        assert word in text


def test_a_file_that_cannot_be_written_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(["notices", "--rulebook", "ilani", "--pdf", str(tmp_path)]) == 2
    assert "cannot be written: is a directory" in capsys.readouterr().err
