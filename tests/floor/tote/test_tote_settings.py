"""Where a tote's cards come from, as its settings say."""

from pathlib import Path
from typing import Any

import pytest

from croupier.base.names import TableId
from croupier.base.refusal import Refused
from croupier.floor.tote.settings import ToteSettings, installation, profile_of


def settings(**changed: Any) -> ToteSettings:
    return ToteSettings(id=TableId("P1"), name="Raceway", **changed)


def said(**changed: Any) -> str:
    with pytest.raises(Refused) as found:
        installation(settings(**changed))
    return str(found.value)


def test_the_profile_is_the_one_that_is_named_or_that_of_the_card(tmp_path: Path) -> None:
    assert profile_of(settings(card="model-park")) == "model"
    assert profile_of(settings(card="model-park", profile="keeneland")) == "keeneland"
    assert '"keeneland' in installation(settings(cards=str(tmp_path), profile="keeneland")).effective.lower()


def test_cards_come_from_the_folder_or_over_the_link_and_from_somewhere(tmp_path: Path) -> None:
    link = {"track": "link:127.0.0.1:1", "host": "Model Park"}
    assert "gets its cards from it (oneida-parimutuel:A.8)" in said(cards=str(tmp_path), **link)
    assert "is no folder with race cards" in said(cards=str(tmp_path / "none"))
    assert "name it in cards (oneida-parimutuel:A.8)" in said(track="none")
    assert installation(settings(track="none", cards=str(tmp_path))).name == "Raceway"
