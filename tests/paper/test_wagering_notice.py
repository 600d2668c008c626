"""The posted explanation (G): on the wall and on a page, with the pools of the track that is shown."""

import re
from html import unescape
from pathlib import Path

import pytest

from croupier.games.tote.kinds import Kind
from croupier.games.tote.library import TRACKS, load_track
from croupier.games.tote.program.explanations import explanations
from croupier.paper.wagering_notice import WageringNotice
from tests.cli.pdf import pages, words


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.clause("oneida-parimutuel:G")
def test_wagering_and_each_pool_of_the_track_are_explained(track: str, tmp_path: Path) -> None:
    profile = load_track(track)
    notice = WageringNotice(facility="The Example Casino", track=profile.title, offers=profile.offers)
    (tmp_path / "n.pdf").write_bytes(notice.pdf())
    assert pages(tmp_path / "n.pdf") <= 2
    wall, page = words(tmp_path / "n.pdf"), unescape(re.sub(r"<[^>]+>", " ", notice.html()))
    for text in (wall, page):
        assert "The Example Casino" in text
        for one in (*explanations().general, *explanations().ways):
            assert one.says[:18] in text
        for kind in Kind:
            offered = kind in profile.offers.pools
            assert (f"§ {explanations().pools[kind].clause} " in page + " ") is offered
        assert "18 % is taken" in text or track != "model"
    assert notice.pdf() == notice.pdf()


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.clause("oneida-parimutuel:G")
def test_it_hangs_in_spanish_too(track: str, tmp_path: Path) -> None:
    profile = load_track(track)
    notice = WageringNotice(facility="La Casa", track=profile.title, offers=profile.offers, language="es")
    (tmp_path / "n.pdf").write_bytes(notice.pdf())
    assert pages(tmp_path / "n.pdf") <= 2
    wall, page = words(tmp_path / "n.pdf"), unescape(re.sub(r"<[^>]+>", " ", notice.html()))
    for text in (wall, page):
        assert "La Casa" in text
        assert "Se dice" in text or "se dice" in text
        for english in ("you win if", "Several bets", "is taken", "Pools of"):
            assert english not in text
    assert all(one.title in page for one, _, _ in notice.pools())
    assert 'lang="es"' in notice.html()
