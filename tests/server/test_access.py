"""Who may come in: one-time codes, one browser a terminal, names and passwords, and only hashes kept."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from croupier.base.envelope import Role
from croupier.base.names import TableId, TerminalId
from croupier.server.access import Access, Lasting, Seat, Staff
from croupier.server.tries import FAILURES, FAILURES_ELSEWHERE, LOCKED_SECONDS

SEAT = Seat(TableId("T1"), TerminalId("1"))
OTHER = Seat(TableId("T1"), TerminalId("2"))


class Now:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def now() -> Now:
    return Now()


@pytest.fixture
def access(tmp_path: Path, now: Now) -> Access:
    made = Access(tmp_path / "access.db", now)
    made.enrol("Sam", Role.SUPERVISOR, "watch")
    return made


def paired(access: Access, seat: Seat = SEAT) -> str:
    pair = access.pair(access.code(seat))
    assert pair is not None
    assert pair[0] == seat
    return pair[1]


def signed_in(access: Access, password: str = "watch") -> str:  # noqa: S107
    token = access.sign_in("Sam", password)
    assert token is not None
    return token


def test_a_code_pairs_once(access: Access) -> None:
    code = access.code(SEAT)
    assert access.code(SEAT) == code
    assert access.pair(code) is not None
    assert access.pair(code) is None
    assert access.code(SEAT) != code


def test_a_code_is_of_one_terminal_and_unknown_codes_are_of_none(access: Access) -> None:
    assert access.code(SEAT) != access.code(OTHER)
    for unknown in ("", "AAAAAAAA", access.code(SEAT) + "A"):
        assert access.pair(unknown) is None


def test_a_code_may_be_typed_in_small_letters(access: Access) -> None:
    found = access.pair(f" {access.code(SEAT).lower()} ")
    assert found is not None
    assert found[0] == SEAT


def test_pairing_again_voids_the_browser_before(access: Access) -> None:
    first, other = paired(access), paired(access, OTHER)
    assert access.seat(first) == SEAT
    second = paired(access)
    assert access.seat(second) == SEAT
    assert access.seat(first) is None
    assert access.seat(other) == OTHER


def test_a_terminal_is_paired_or_not(access: Access) -> None:
    assert not access.paired(SEAT)
    paired(access)
    assert access.paired(SEAT)
    assert not access.paired(OTHER)


@pytest.mark.parametrize("token", [None, "", "guess"])
def test_no_token_and_a_guessed_one_are_no_one(access: Access, token: str | None) -> None:
    paired(access)
    signed_in(access)
    assert access.seat(token) is None
    assert access.staff(token) is None


def test_a_device_is_not_a_person_and_a_person_no_device(access: Access) -> None:
    assert access.staff(paired(access)) is None
    assert access.seat(signed_in(access)) is None


def test_staff_sign_in_and_out(access: Access) -> None:
    first, second = signed_in(access), signed_in(access)
    assert access.staff(first) == access.staff(second) == Staff("Sam", Role.SUPERVISOR)
    access.sign_out(first)
    assert access.staff(first) is None
    assert access.staff(second) is not None


@pytest.mark.parametrize(
    ("name", "password"), [("Sam", "wrong"), ("Sam", ""), ("sam", "watch"), ("Nobody", "watch")]
)
def test_a_wrong_name_or_password_is_no_one(access: Access, name: str, password: str) -> None:
    assert access.sign_in(name, password) is None
    assert signed_in(access)


def test_five_wrong_passwords_lock_the_name_out_for_five_minutes(access: Access, now: Now) -> None:
    for _ in range(FAILURES):
        assert access.sign_in("Sam", "wrong") is None
    assert access.sign_in("Sam", "watch") is None
    now.now += LOCKED_SECONDS - 1
    assert access.sign_in("Sam", "watch") is None
    now.now += 2
    assert signed_in(access)


def test_a_stranger_elsewhere_locks_nobody_out(access: Access, now: Now) -> None:
    """Saturday night: someone guesses the pit boss's password for an hour, from many addresses."""
    assert access.sign_in("Sam", "watch", "pit")
    for minute in range(60):
        now.now += 60
        for table in range(20):
            assert access.sign_in("Sam", "wrong", f"bar {minute % 3} {table}") is None
        assert access.sign_in("Sam", "watch", "pit") is not None


def test_guessing_from_many_addresses_stays_slow(access: Access, now: Now) -> None:
    """However many addresses: no more than so many passwords are looked at in five minutes."""
    for number in range(FAILURES_ELSEWHERE):
        access.sign_in("Sam", "wrong", f"address {number}")
    assert access.sign_in("Sam", "watch", "one more") is None
    now.now += LOCKED_SECONDS + 1
    assert access.sign_in("Sam", "watch", "one more") is not None


def test_nothing_is_kept_of_names_that_nobody_has(access: Access) -> None:
    for number in range(50):
        access.sign_in(f"Nobody {number}", "wrong", "bar")
    assert access._db.execute("SELECT count(*) FROM tries").fetchone() == (0,)


def test_a_right_password_before_the_fifth_wrong_one_starts_the_count_again(access: Access) -> None:
    for _ in range(3):
        for _ in range(FAILURES - 1):
            access.sign_in("Sam", "wrong")
        assert signed_in(access)


def test_guesses_made_at_once_are_counted_each(access: Access) -> None:
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda _: access.sign_in("Sam", "wrong"), range(FAILURES)))
    assert access.sign_in("Sam", "watch") is None


def test_pairings_sessions_and_lockouts_survive_reopening_the_file(tmp_path: Path, access: Access) -> None:
    device, session = paired(access), signed_in(access)
    for _ in range(FAILURES):
        access.sign_in("Sam", "wrong")
    access.close()
    again = Access(tmp_path / "access.db", Now())
    again.enrol("Sam", Role.SUPERVISOR, "watch")
    assert again.seat(device) == SEAT
    assert again.staff(session) == Staff("Sam", Role.SUPERVISOR)
    assert again.sign_in("Sam", "watch") is None


@pytest.mark.parametrize(("every", "times"), [(600.0, 71), (1799.0, 24)])
def test_a_session_in_use_lasts_until_it_is_twelve_hours_old(
    access: Access, now: Now, every: float, times: int
) -> None:
    token = signed_in(access)
    for _ in range(times):
        now.now += every
        assert access.staff(token) is not None
    now.now += 43_200 - every * times
    assert access.staff(token) is None
    now.now -= 43_200
    assert access.staff(token) is None, "what has run out does not come back"


def test_a_session_that_nobody_uses_runs_out(access: Access, now: Now) -> None:
    token = signed_in(access)
    now.now += 1799
    assert access.staff(token, using=False) is not None, "looking is not using"
    now.now += 1
    assert access.staff(token) is None
    assert access.staff(signed_in(access)) is not None


def test_how_long_a_session_lasts_is_the_houses_to_say(tmp_path: Path, now: Now) -> None:
    access = Access(tmp_path / "short.db", now, Lasting(idle=60, most=100))
    access.enrol("Sam", Role.SUPERVISOR, "watch")
    token = signed_in(access)
    for passed, there in ((59.0, True), (40.9, True), (0.1, False)):
        now.now += passed
        assert (access.staff(token) is not None) == there


def test_sessions_of_a_file_that_did_not_keep_their_use_run_from_when_they_were_made(
    tmp_path: Path, access: Access, now: Now
) -> None:
    token = signed_in(access)
    access.close()
    with sqlite3.connect(tmp_path / "access.db") as db:
        db.execute("ALTER TABLE signed_in DROP COLUMN used")
    db.close()
    again = Access(tmp_path / "access.db", now)
    now.now += 1799
    assert again.staff(token) is not None
    now.now += 1799
    assert again.staff(token) is not None
    now.now += 1800
    assert again.staff(token) is None
    again.close()


def test_enrolling_again_changes_role_and_password(access: Access) -> None:
    access.enrol("Sam", Role.DEALER, PasswordHasher().hash("new"))
    assert access.sign_in("Sam", "watch") is None
    assert access.staff(signed_in(access, "new")) == Staff("Sam", Role.DEALER)


def test_a_changed_role_holds_for_sessions_that_are_open(access: Access) -> None:
    token = signed_in(access)
    access.enrol("Sam", Role.DEALER, "watch")
    assert access.staff(token) == Staff("Sam", Role.DEALER)


def test_whoever_is_dismissed_can_neither_sign_in_nor_go_on(access: Access) -> None:
    token = signed_in(access)
    access.enrol("Dana", Role.DEALER, "deal")
    access.dismiss_all_but(["Dana"])
    assert access.staff(token) is None
    assert access.sign_in("Sam", "watch") is None
    assert access.sign_in("Dana", "deal") is not None


def test_a_hash_that_is_none_lets_no_one_in(access: Access) -> None:
    access.enrol("Sam", Role.SUPERVISOR, "$argon2-nonsense")
    assert access.sign_in("Sam", "$argon2-nonsense") is None


def test_only_hashes_are_stored(tmp_path: Path, access: Access) -> None:
    secrets = [paired(access), signed_in(access), "watch", access.code(OTHER)]
    access.close()
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in secrets:
        assert secret.encode() not in kept
    with sqlite3.connect(tmp_path / "access.db") as db:
        assert db.execute("SELECT count(*) FROM signed_in").fetchone() == (1,)
        [(hashed,)] = db.execute("SELECT hash FROM staff").fetchall()
    db.close()
    assert hashed.startswith("$argon2")
