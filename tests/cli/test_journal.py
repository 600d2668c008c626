"""A journal read without the floor: verified, headed, replayed; and tampered with."""

import json
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from croupier.cli.main import run
from croupier.desk import audit
from croupier.desk.booking import OlderEdition
from croupier.desk.record import EDITION
from croupier.desk.state import FloorState
from croupier.floor.kinds import OLDER
from croupier.store.heads import head_file, write_head
from croupier.store.sqlite import SqliteStore, database
from tests.cards import Cards
from tests.cli.journals import LAST, Capture, change, refused, verified


def test_a_sound_journal_has_nothing_wrong(capsys: Capture, folder: Path) -> None:
    assert verified(capsys, folder) == (0, {"records": LAST, "older": 0, "findings": []})
    assert run(["audit", "verify", "--folder", str(folder)]) == 0
    assert f"{LAST} records read and decided again: nothing is wrong." in capsys.readouterr().out


def test_records_of_an_earlier_edition_are_checked_but_not_decided_again(
    capsys: Capture, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a later release will see these: its rules may decide otherwise, and its postings may differ."""
    monkeypatch.setattr(audit, "EDITION", EDITION + 1)
    monkeypatch.setitem(OLDER, EDITION, OlderEdition())
    monkeypatch.setattr(FloorState, "decide", lambda *_: [])
    assert verified(capsys, folder) == (0, {"records": LAST, "older": LAST, "findings": []})
    assert run(["audit", "verify", "--folder", str(folder)]) == 0
    assert f"{LAST} of them were decided by the rules of an earlier release" in capsys.readouterr().out
    change(folder, RAISED)
    assert any("its hash does not follow" in one for one in verified(capsys, folder)[1]["findings"])


@pytest.mark.parametrize(
    ("statement", "says"),
    [
        (
            'UPDATE sums SET amount = 601 WHERE key LIKE \'%"1","collect"%\'',
            "the sum of collect on no day at T1 1 staff:Dana is kept as 601, but its records come to 500",
        ),
        (
            "DELETE FROM sums WHERE key LIKE '%\"rounds\"%'",
            "the sum of rounds on no day at T1 staff:Dana is not kept, but its records come to 1",
        ),
        (
            'INSERT INTO sums VALUES (\'["2026-11-14","T1","","voids","","fraud"]\', 3)',
            "the sum of voids on 2026-11-14 at T1 fraud is kept as 3, but its records come to 0",
        ),
        (
            "UPDATE behind SET who = 'staff:Rolf' WHERE codes LIKE '%rounds%'",
            "the records behind the figures are not those of the journal: 2 rows differ",
        ),
        (
            "UPDATE days SET held = CAST('[1]' AS BLOB)",
            "the starts of gaming days are not those of the journal: 2 rows differ",
        ),
        ("DELETE FROM places", "the tables are not those of the journal: 1 rows differ"),
    ],
)
def test_a_planted_figure_is_found(capsys: Capture, folder: Path, statement: str, says: str) -> None:
    change(folder, statement)
    assert verified(capsys, folder) == (1, {"records": LAST, "older": 0, "findings": [says]})


def test_figures_that_cannot_be_read_are_a_finding(capsys: Capture, folder: Path) -> None:
    with sqlite3.connect(database(folder)) as db:
        db.execute("DROP TABLE sums")
    db.close()
    [says] = verified(capsys, folder)[1]["findings"]
    assert says == "the figures cannot be read: the database cannot be read: no such table: sums"


SWAP = (
    "UPDATE journal SET seq = 99 WHERE seq = 18; UPDATE journal SET seq = 18 WHERE seq = 19;"
    " UPDATE journal SET seq = 19 WHERE seq = 99"
)
INSERT = (
    "INSERT INTO journal SELECT 27, sender, 'zz', floor_table, body, hash, transfers"
    " FROM journal WHERE seq = 26"
)
TWICE = (
    "DROP INDEX journal_by_id; CREATE INDEX journal_by_id ON journal (command, sender);"
    "INSERT INTO journal SELECT 27, sender, command, floor_table, body, hash, transfers"
    " FROM journal WHERE seq = 26"
)
RAISED = (
    "UPDATE journal SET body = CAST(replace(CAST(body AS TEXT), '\"chip\":100', '\"chip\":500') AS BLOB)"
    " WHERE seq = 18"
)


@pytest.mark.parametrize(
    ("statement", "says"),
    [
        ("UPDATE journal SET body = flip(body, 12) WHERE seq = 18", "record 18: its hash does not follow"),
        ("UPDATE journal SET body = flip(body, 0) WHERE seq = 18", "record 18: it cannot be read"),
        ("UPDATE journal SET hash = flip(hash, 9) WHERE seq = 18", "record 18: its hash does not follow"),
        ("UPDATE journal SET hash = flip(hash, 9) WHERE seq = 26", "record 26: its hash does not follow"),
        ("UPDATE journal SET hash = x'00' WHERE seq = 3", "record 4: its hash does not follow"),
        (RAISED, "record 18: its hash does not follow"),
        (RAISED, "record 18: deciding again gives something else"),
        ("UPDATE journal SET sender = 'staff:Mallory' WHERE seq = 18", "record 18: its columns do not say"),
        ("UPDATE journal SET command = 'x' WHERE seq = 18", "record 18: its columns do not say"),
        ("UPDATE journal SET floor_table = 'T2' WHERE seq = 18", "record 18: its columns do not say"),
        (
            "UPDATE journal SET transfers = CAST('[]' AS BLOB) WHERE seq = 18",
            "record 18: its transfers are not those of its events",
        ),
        (
            "UPDATE journal SET body = CAST(replace(CAST(body AS TEXT), 'stake', 'drop') AS BLOB)"
            " WHERE seq = 18",
            "record 18: its transfers are not those of its events",
        ),
        (SWAP, "record 18: its columns do not say what its body says"),
        (SWAP, "record 19: its hash does not follow from the record before it"),
        ("DELETE FROM journal WHERE seq = 18", "record 19: it stands where record 18 should"),
        ("DELETE FROM journal WHERE seq = 18", "record 19: its hash does not follow from the record before"),
        ("DELETE FROM journal WHERE seq = 1", "record 2: it stands where record 1 should"),
        ("DELETE FROM journal WHERE seq = 26", "but its transfers come to"),
        ("DELETE FROM journal WHERE seq > 20", "the escrow of T1 is not what its terminals staked"),
        ("DELETE FROM journal", "but its transfers come to 0.00"),
        (INSERT, "record 27: its hash does not follow from the record before it"),
        ("UPDATE balances SET balance = balance + 1 WHERE account = 'credits:T1:1'", "all accounts together"),
        (
            "UPDATE balances SET balance = balance + 100 WHERE account IN ('credits:T1:1', 'cage')",
            "credits:T1:1 is kept as",
        ),
        (TWICE, "record 27: its id '000000026' was accepted before: the command was done twice"),
        ("UPDATE balances SET account = 'pocket' WHERE account = 'cage'", "pocket is not on the chart"),
        (
            "UPDATE balances SET balance = -1 WHERE account = 'credits:T1:1'",
            "credits:T1:1 is overdrawn by 0.01",
        ),
    ],
)
def test_tampering_shows(capsys: Capture, folder: Path, statement: str, says: str) -> None:
    change(folder, *statement.split(";"))
    status, answer = verified(capsys, folder)
    assert status == 1
    assert any(says in one for one in answer["findings"]), answer
    assert run(["audit", "verify", "--folder", str(folder)]) == 1
    assert says in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("column", ["body", "hash"])
def test_no_flipped_byte_goes_unseen_and_none_breaks_the_check(
    capsys: Capture, folder: Path, column: str
) -> None:
    """Bytes all along every fourth record."""
    db = sqlite3.connect(database(folder))
    rows = db.execute(f"SELECT seq, length({column}) FROM journal WHERE seq % 4 = 0").fetchall()  # noqa: S608
    db.close()
    for seq, length in rows:
        for at in range(0, min(length, 700), 23):
            flipping = f"UPDATE journal SET {column} = flip({column}, {at}) WHERE seq = {seq}"  # noqa: S608
            change(folder, flipping)
            status, answer = verified(capsys, folder)
            assert status == 1, (seq, at)
            assert answer["findings"]
            change(folder, flipping)  # and back
    assert verified(capsys, folder)[0] == 0


ROLL_BACK = """
DELETE FROM journal WHERE seq = 26;
UPDATE balances SET balance = balance + 100 WHERE account = 'credits:T1:2';
UPDATE balances SET balance = balance - 100 WHERE account = 'escrow:T1';
"""


def test_a_roll_back_that_hides_its_traces_shows_to_whoever_holds_a_head(
    capsys: Capture, folder: Path
) -> None:
    assert run(["audit", "heads", "--folder", str(folder)]) == 0
    held = capsys.readouterr().out.strip()
    assert verified(capsys, folder, "--held", held)[0] == 0
    change(folder, *ROLL_BACK.strip().splitlines())
    says = f"the journal ends at record 25, but floor.heads beside it says that record {LAST} was written"
    assert verified(capsys, folder) == (1, {"records": LAST - 1, "older": 0, "findings": [says]})
    store = SqliteStore.reading(database(folder))
    write_head(head_file(database(folder)), store.head())  # whoever rolls back may hide this too
    store.close()
    assert verified(capsys, folder) == (0, {"records": LAST - 1, "older": 0, "findings": []})
    status, answer = verified(capsys, folder, "--held", held)
    assert status == 1
    assert answer["findings"] == [
        "record 26 is not there with the hash that was held: the journal is another"
    ]


def test_a_head_of_a_longer_past_is_still_contained(capsys: Capture, folder: Path) -> None:
    db = sqlite3.connect(database(folder))
    [(hash_,)] = db.execute("SELECT hash FROM journal WHERE seq = 10").fetchall()
    db.close()
    assert verified(capsys, folder, "--held", f"10 {hash_.hex()}")[0] == 0
    assert verified(capsys, folder, "--held", f"11 {hash_.hex()}")[0] == 1
    assert verified(capsys, folder, "--held", f"0 {bytes(32).hex()}")[0] == 0


@pytest.mark.parametrize("held", ["", "12", "x y", "12 zz", "1 00", f"1 {'0' * 64} 1", f"1 {'G' * 64}"])
def test_a_head_that_is_none_is_refused(capsys: Capture, folder: Path, held: str) -> None:
    said = refused(capsys, "audit", "verify", "--folder", folder, "--held", held)
    assert "a head is a number and a hash" in said


def test_heads_are_the_last_record(capsys: Capture, folder: Path) -> None:
    assert run(["audit", "heads", "--folder", str(folder), "--json"]) == 0
    head = json.loads(capsys.readouterr().out)
    store = SqliteStore.reading(database(folder))
    assert (head["seq"], bytes.fromhex(head["hash"])) == store.head()
    store.close()
    assert head["seq"] == LAST


def test_a_game_is_replayed_as_a_dealer_would_tell_it(capsys: Capture, folder: Path) -> None:
    assert run(["replay", "1", "--folder", str(folder), "--json"]) == 0
    lines = json.loads(capsys.readouterr().out)
    assert [line["says"] for line in lines][:2] == [
        "Game 1: new game, place your bets.",
        "Terminal 1: place, +$5 on red.",
    ]
    assert "Terminal 2: $5 on 17 won, pays $175." in [line["says"] for line in lines]
    assert all(line["clause"] for line in lines)
    assert run(["replay", "1", "--folder", str(folder)]) == 0
    text = capsys.readouterr().out
    assert "Table T1, game 1" in text
    assert "by Oneida: Roulette" in text
    assert "I.6.e" in text


def test_a_hand_of_mini_baccarat_is_replayed_wager_by_wager(capsys: Capture, tmp_path: Path) -> None:
    store = SqliteStore(database(tmp_path))
    Cards(store).ready().buy().round("2S 9H 5S KH", {"banker": 2000, "tie": 500}).settled()
    store.close()
    assert run(["replay", "1", "--folder", str(tmp_path)]) == 0
    text = capsys.readouterr().out
    assert "by Oneida: Minibaccarat" in text
    told = {" ".join(line.split()[1:]) for line in text.splitlines() if line.strip()}
    assert told >= {
        "No more bets: $25 lies on the layout. J.2",
        "9H to the Banker's Hand. J.3.a",
        "The Banker's Hand wins: Player 7, Banker 9. L.1",
        "Seat 1: $5 on Tie is lost. G.1.c",
        "Seat 1 is paid $20 on Banker. M.3",
        "Seat 1 pays $1 of vigorish. M.3",
    }


@pytest.mark.parametrize(("round_", "table"), [(0, "T1"), (3, "T1"), (-1, "T1"), (1, "T2")])
def test_a_game_that_was_not_played_is_one_sentence(
    capsys: Capture, folder: Path, round_: int, table: str
) -> None:
    assert "there is no game" in refused(capsys, "replay", round_, "--table", table, "--folder", folder)


def spoil(folder: Path) -> None:
    database(folder).write_bytes(b"this is no database" * 500)
    for beside in folder.glob("floor.db-*"):
        beside.unlink()


def nothing(folder: Path) -> None:
    shutil.rmtree(folder)


@pytest.mark.parametrize(("harm", "says"), [(nothing, "there is no journal"), (spoil, "cannot be read")])
@pytest.mark.parametrize(
    "words", [["audit", "verify"], ["audit", "heads"], ["replay", "1"], ["backup", "b.db"]]
)
def test_no_journal_is_one_sentence(
    capsys: Capture,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    harm: Callable[[Path], None],
    says: str,
    words: list[str],
) -> None:
    monkeypatch.chdir(folder.parent)
    harm(folder)
    assert says in refused(capsys, *words, "--folder", folder)
