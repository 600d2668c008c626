"""Screens and what they are shown: patches, a screen that falls behind, a second browser on a terminal."""

import asyncio
import json
from typing import Any

from croupier.base.names import CommandId, TableId, TerminalId
from croupier.base.refusal import Reason, Refusal, worded
from croupier.server.backlog import Backlog
from croupier.server.hub import Hub
from croupier.server.listener import MOST_UNSENT, Listener
from croupier.server.replies import refused

T1, ONE, TWO = TableId("T1"), TerminalId("1"), TerminalId("2")


def terminal(id_: TerminalId = ONE) -> Listener:
    return listening("terminal", f"terminal:T1:{id_}", T1, id_)


def listening(
    screen: str, sender: str, table: TableId | None = None, id_: TerminalId | None = None
) -> Listener:
    made = Listener(screen, sender, table, id_)
    made.line = Backlog()
    return made


def sent(listener: Listener) -> list[Any]:
    """Every frame that waits for this screen; None ends its socket."""

    line = listener.line
    assert isinstance(line, Backlog)

    async def all_of_them() -> list[Any]:
        frames: list[Any] = []
        while line.frames:
            frames.append(json.loads(await line.next_frame() or b""))
        return [*frames, await line.next_frame()] if listener.lost else frames

    return asyncio.run(all_of_them())


def test_a_screen_gets_the_whole_view_and_then_what_changed() -> None:
    one = terminal()
    one.hello(3, {"credits": "5.00", "bets": {}, "phase": "idle"})
    one.show(4, {"credits": "5.00", "bets": {"red": "1.00"}})
    one.show(5, {"credits": "5.00", "bets": {"red": "1.00"}, "phase": "idle"})
    one.show(6, {"phase": None, "new": 1})
    assert sent(one) == [
        {"type": "hello", "seq": 3, "view": {"credits": "5.00", "bets": {}, "phase": "idle"}},
        {"type": "view", "seq": 4, "patch": {"bets": {"red": "1.00"}}},
        {"type": "view", "seq": 6, "patch": {"phase": None, "new": 1}},
    ]


def test_patches_fold_to_the_view() -> None:
    one = terminal()
    views = [{"a": i % 3, "b": i // 2, "c": [i % 2]} for i in range(40)]
    one.hello(0, views[0])
    for seq, view in enumerate(views[1:], 1):
        one.show(seq, view)
    hello, *patches = sent(one)
    folded = hello["view"]
    for frame in patches:
        folded |= frame["patch"]
    assert folded == views[-1] == one.shown


def test_a_refusal_carries_its_key_and_values_where_it_has_values() -> None:
    one = terminal()
    one.reply(refused(CommandId("a"), worded(Reason.WRONG_PHASE, "game {round} is not finished", round=7)))
    one.reply(refused(CommandId("b"), Refusal(Reason.WRONG_PHASE, "the table is closed")))
    plain = {"type": "reply", "ok": False, "reason": "wrong_phase", "clause": None}
    said = {"key": "game {round} is not finished", "values": {"round": 7}}
    assert sent(one) == [
        {**plain, "id": "a", "says": "game 7 is not finished", **said},
        {**plain, "id": "b", "says": "the table is closed"},
    ]


def test_what_is_held_rides_with_the_reply_or_else_with_the_next_view() -> None:
    one = terminal()
    one.hello(0, {"credits": "5.00", "phase": "betting"})
    one.hold({"credits": "4.00"})
    one.hold({"credits": "3.00", "phase": "betting"})
    one.reply({"id": "a", "ok": True, "seq": 2})
    one.reply({"id": "b", "ok": True, "seq": 2})
    one.hold({"credits": "2.00"})
    one.show(3, {"phase": "betting"})
    one.show(4, {"phase": "locked"})
    assert sent(one)[1:] == [
        {"type": "reply", "id": "a", "ok": True, "seq": 2, "patch": {"credits": "3.00"}},
        {"type": "reply", "id": "b", "ok": True, "seq": 2},
        {"type": "view", "seq": 3, "patch": {"credits": "2.00"}},
        {"type": "view", "seq": 4, "patch": {"phase": "locked"}},
    ]


def test_a_screen_is_sent_one_frame_for_each_commit() -> None:
    hub, one, two = Hub(), terminal(), terminal(TWO)
    for screen in (one, two):
        hub.join(screen)
        screen.hello(0, {"credits": "5.00", "phase": "betting"})
    with hub.outbox.gather():
        for id_, credits_ in (("a", "4.00"), ("b", "3.00")):
            one.hold({"credits": credits_})
            two.show(2, {"phase": id_})
        for id_ in ("a", "b"):
            one.reply({"id": id_, "ok": True, "seq": 2})
        assert len(sent(one)) == len(sent(two)) == 1
    one.show(3, {"phase": "locked"})
    several = [{"id": "a", "ok": True, "seq": 2}, {"id": "b", "ok": True, "seq": 2}]
    assert sent(one) == [
        {"type": "replies", "replies": several, "patch": {"credits": "3.00"}},
        {"type": "view", "seq": 3, "patch": {"phase": "locked"}},
    ]
    assert sent(two) == [{"type": "view", "seq": 2, "patch": {"phase": "b"}}]


def test_a_screen_that_is_lost_in_a_commit_gets_its_answers_first() -> None:
    hub, one = Hub(), terminal()
    hub.join(one)
    with hub.outbox.gather():
        one.reply({"id": "a", "ok": True, "seq": 2})
        one.lose("Goodbye.")
        one.reply({"id": "b", "ok": True, "seq": 2})
    assert sent(one) == [
        {"type": "reply", "id": "a", "ok": True, "seq": 2},
        {"type": "locked", "says": "Goodbye."},
        None,
    ]


def test_a_screen_that_falls_behind_is_dropped_and_not_fed_with_gaps() -> None:
    one = terminal()
    one.hello(0, {"n": 0})
    frame = "x" * 10_000
    for n in range(1, 2 * MOST_UNSENT // len(frame)):
        one.show(n, {"n": f"{n} {frame}"})
    assert one.lost
    assert MOST_UNSENT < one.line.unsent() < MOST_UNSENT + 2 * len(frame)
    *frames, end = sent(one)
    assert end is None
    assert [frame.get("seq") for frame in frames] == list(range(len(frames)))
    assert one.line.unsent() == 0
    one.send({"type": "pong"})
    assert sent(one) == [None]


def test_a_screen_is_lost_once_and_told_why_if_it_can_be() -> None:
    one = terminal()
    one.lose("Too many frames.")
    one.lose("Something else.")
    assert sent(one) == [{"type": "locked", "says": "Too many frames."}, None]


def test_a_second_browser_locks_the_first() -> None:
    hub, first, second, other = Hub(), terminal(), terminal(), terminal(TWO)
    for one in (first, other, second):
        hub.join(one)
    assert first.lost
    assert sent(first) == [
        {"type": "locked", "says": "This terminal was opened in another browser."},
        None,
    ]
    assert hub.at_terminal(T1, ONE) is second
    assert hub.listeners == {second, other}
    hub.leave(first)  # its socket ends after it was superseded
    assert hub.at_terminal(T1, ONE) is second
    assert hub.online(T1) == {ONE, TWO}


def test_who_is_at_a_table() -> None:
    hub, one, two = Hub(), terminal(), terminal(TWO)
    console = listening("console", "staff:Dana", T1)
    elsewhere = listening("console", "staff:Relief", TableId("T2"))
    supervisor = listening("supervisor", "staff:Sam")
    for joined in (one, two, console, elsewhere, supervisor):
        hub.join(joined)
    assert set(hub.at_table(T1, "terminal")) == {one, two}
    assert hub.at_table(T1, "console") == [console]
    assert hub.everyone("supervisor") == [supervisor]
    hub.leave(one)
    assert hub.online(T1) == {TWO}
    assert hub.at_terminal(T1, ONE) is None
    assert hub.online(TableId("T2")) == frozenset()
