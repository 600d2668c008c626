"""A mistyped configuration is answered in words for whoever wrote it."""

from pathlib import Path

import pytest

from croupier.base.refusal import Refused
from croupier.floor.kinds import KINDS
from croupier.server.settings import read_settings

TABLE = '[[tables]]\nid = "T1"\nname = "T"\nterminals = ["1"]\nchips = ["1.00"]\n'


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[server]\nprot = 80\n", "server: there is no setting prot; did you mean port?"),
        ("[server]\nzzz = 80\n", "server: there is no setting zzz"),
        ("[servr]\nport = 80\n", "there is no setting servr; did you mean server?"),
        (
            '[[staff]]\nname = "A"\nrole = "deeler"\npassword = "x"\n',
            "staff 1, role: 'deeler' is no role of staff; they are accountant,",
        ),
        (f"{TABLE}bankroll = 50.00\n", "tables 1, bankroll: it is text: write it in quotes"),
        ("[day]\nrollover = 25\n", "day, rollover: Expected `int` <= 23"),
        ("[server]\nport = true\n", "server, port: Expected `int`, got `bool`"),
    ],
)
def test_a_mistake_is_named_where_it_stands(text: str, says: str, tmp_path: Path) -> None:
    path = tmp_path / "floor.toml"
    path.write_text(text)
    with pytest.raises(Refused) as refused:
        read_settings(path, KINDS)
    assert f"floor.toml: {says}" in str(refused.value)
