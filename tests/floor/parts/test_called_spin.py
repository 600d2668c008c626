"""A spin that was called and waits for its ball: named once, with a fault only if one was armed for it."""

from croupier.floor.parts.called_spin import CalledSpin, Spin


def test_a_fault_is_shown_by_the_next_spin_alone() -> None:
    called = CalledSpin({"short-spin"})
    assert called.arm("short-spin")
    called.call("1:1", "clockwise")
    assert called.waiting == Spin("1:1", "clockwise", "short-spin")
    called.call("1:2", "clockwise")
    assert called.waiting == Spin("1:2", "clockwise", None)


def test_a_spin_that_was_made_waits_no_longer() -> None:
    called = CalledSpin(())
    called.call("1:1", "clockwise")
    called.made()
    assert called.waiting is None


def test_a_fault_that_cannot_be_shown_here_takes_back_the_one_before() -> None:
    called = CalledSpin({"short-spin"})
    called.arm("short-spin")
    assert not called.arm("ball-out")
    called.call("1:1", "clockwise")
    assert called.waiting == Spin("1:1", "clockwise", None)
