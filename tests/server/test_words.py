"""The words that a screen in another language asks for, once."""

from pathlib import Path

import pytest

from tests.server.rig import T1, house, settings


def test_a_table_gives_the_words_of_its_acts_and_of_refusals(tmp_path: Path) -> None:
    with house(settings(), tmp_path) as floor:
        answer = floor.browser("anyone").http.get(f"/api/tables/{T1}/words/es").json()
        assert answer["acts"]["place-bet"]["short"] == "Apuestas"
        assert answer["sentences"]["the table is closed"] == "la mesa está cerrada"
        english = floor.browser("anyone").http.get(f"/api/tables/{T1}/words/en").json()
        assert english["acts"]["place-bet"]["short"] == "Bets"
        assert english["sentences"] == {}  # the keys are the words


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("T9/words/es", "there is no such table"),
        (f"{T1}/words/xx", "there are no words in that language"),
    ],
)
def test_what_is_not_there_is_said_so(tmp_path: Path, path: str, says: str) -> None:
    with house(settings(), tmp_path) as floor:
        answer = floor.browser("anyone").http.get(f"/api/tables/{path}")
        assert answer.status_code == 404
        assert says in answer.text
