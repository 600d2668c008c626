"""Files of the card folder: read whole, read again when they or their notes change, and never a danger."""

import os
from pathlib import Path
from threading import Thread

import pytest

from croupier.base.refusal import Refused
from croupier.floor.tote import card_file, card_folder
from croupier.floor.tote.card_file import read_card_file
from croupier.floor.tote.card_folder import CardFolder
from tests.server.card_files import NOTES, card_values, write_card, write_single_file


def said(folder: Path, name: str) -> str:
    with pytest.raises(Refused) as found:
        read_card_file(folder / name, "model")
    return str(found.value)


def test_notes_for_one_file_add_to_those_of_the_folder(tmp_path: Path) -> None:
    write_single_file(tmp_path)
    (tmp_path / "import.toml").write_text(NOTES, "utf-8")
    card = read_card_file(tmp_path / "MDL1121.DRF", "model")
    assert (card.track.name, card.track.profile, card.session) == ("Model Park", "model", "D")
    assert "exacta" in [pool.kind for pool in card.races[0].pools], "what the profile offers on one race"
    alone = 'session = "E"\npool = ["win=2.00", "daily-double=1.00@1"]\n'
    (tmp_path / "MDL1121.toml").write_text(alone, "utf-8")
    card = read_card_file(tmp_path / "MDL1121.DRF", "model")
    assert (card.session, [pool.kind for pool in card.pools()]) == ("E", ["win", "daily-double", "win"])


def test_a_file_that_is_no_card_says_why_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_single_file(tmp_path)
    assert "write them in import.toml beside it" in said(tmp_path, "MDL1121.DRF")
    (tmp_path / "import.toml").write_text("track = ", "utf-8")
    assert "import.toml is not TOML" in said(tmp_path, "MDL1121.DRF")
    (tmp_path / "import.toml").write_text('track = "Model Park"', "utf-8")
    assert 'must have "zone"' in said(tmp_path, "MDL1121.DRF")
    (tmp_path / "import.toml").write_text(f"{NOTES}colour = 1", "utf-8")
    assert "has no key 'colour'" in said(tmp_path, "MDL1121.DRF")
    (tmp_path / "import.toml").write_text(NOTES.replace("Chicago", "Nowhere"), "utf-8")
    assert "there is no time zone" in said(tmp_path, "MDL1121.DRF")
    assert "cannot be read: no such file" in said(tmp_path, "none.json")
    (tmp_path / "latin.json").write_bytes(b'"\xff"')
    assert "latin.json is not UTF-8 text" in said(tmp_path, "latin.json")
    (tmp_path / "twice.json").write_text('{"format": 1, "format": 2}', "utf-8")
    assert "given twice" in said(tmp_path, "twice.json")
    values = card_values()
    values["races"][0]["post_time"] = values["races"][0]["post_time"].replace("-06:00", "-05:00")
    write_card(tmp_path, "zone.json", values)
    assert "write it with that offset" in said(tmp_path, "zone.json")
    monkeypatch.setattr(card_file, "LARGEST", 10)
    assert "larger than any race card" in said(tmp_path, "zone.json")


def test_a_file_is_read_again_only_when_it_or_its_notes_have_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def counted(path: Path, profile: str) -> object:
        read.append(path.name)
        return read_card_file(path, profile)

    monkeypatch.setattr(card_folder, "read_card_file", counted)
    write_card(tmp_path, "one.json", card_values())
    write_single_file(tmp_path)
    folder = CardFolder(tmp_path, "model")
    assert [one.name for one in folder.look().files] == ["MDL1121.DRF", "one.json"]
    assert folder.look() == folder.look()
    assert sorted(read) == ["MDL1121.DRF", "one.json"]
    (tmp_path / "import.toml").write_text(NOTES, "utf-8")
    [single, _] = folder.look().files
    assert single.card is not None
    assert read.count("MDL1121.DRF") == 2
    assert read.count("one.json") == 2, "a note may be about it too"
    write_card(tmp_path, "one.json", card_values(races=1))
    assert folder.look().files[1].card is not None
    assert read.count("one.json") == 3


def test_the_newest_files_are_looked_at_and_other_files_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(card_folder, "MOST_FILES", 2)
    for age, name in enumerate(("new.json", "old.json", "older.json")):
        write_card(tmp_path, name, card_values(races=1))
        os.utime(tmp_path / name, (1000 - age, 1000 - age))
    (tmp_path / "card.txt").write_text("{}", "utf-8")
    assert [one.name for one in CardFolder(tmp_path, "model").look().files] == ["new.json", "old.json"]


def test_no_file_and_no_missing_folder_raises(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "folder.json").mkdir()
    (tmp_path / "deep.json").write_text("[" * 100_000, "utf-8")
    (tmp_path / "wide.drf").write_text('"' + "x" * 200_000, "utf-8")
    (tmp_path / "import.toml").write_text(NOTES, "utf-8")
    (tmp_path / "empty.drf").write_text("", "utf-8")
    (tmp_path / "array.json").write_text("[]", "utf-8")
    files = CardFolder(tmp_path, "model").look().files
    assert [one.card for one in files] == [None] * 5
    assert all(one.fault and one.fault.says for one in files)

    def broken(_path: Path, _profile: str) -> object:
        raise ZeroDivisionError

    monkeypatch.setattr(card_folder, "read_card_file", broken)
    assert CardFolder(tmp_path, "model").look().files[0].fault == card_folder.NO_CARD
    missing = CardFolder(tmp_path / "none", "model").look()
    assert missing.files == ()
    assert "cannot be read: no such file" in missing.trouble


def test_a_pipe_in_the_folder_is_not_waited_for(tmp_path: Path) -> None:
    """Neither as a card nor as notes: the desk would list no file any more, and the floor would not stop."""
    write_single_file(tmp_path)
    os.mkfifo(tmp_path / "pipe.json")
    os.mkfifo(tmp_path / "import.toml")
    found: list[card_folder.FolderListing] = []
    looking = Thread(target=lambda: found.append(CardFolder(tmp_path, "model").look()), daemon=True)
    looking.start()
    looking.join(10)
    assert [(one.name, one.fault and one.fault.says) for one in found[0].files] == [
        ("MDL1121.DRF", "import.toml is no plain file"),
        ("pipe.json", "pipe.json is no plain file"),
    ]


def test_a_file_whose_name_cannot_be_shown_is_to_be_renamed(tmp_path: Path) -> None:
    (tmp_path / os.fsdecode(b"\xff\n.json")).write_bytes(b"{}")
    [file] = CardFolder(tmp_path, "model").look().files
    assert (file.name, file.fault) == ("\N{REPLACEMENT CHARACTER}" * 2 + ".json", card_folder.NO_NAME)
