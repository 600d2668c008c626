"""Acts of every kind of play: each is offered, is cited, and can be said; words and keys match exactly."""

from typing import Any

import msgspec
import pytest

from croupier.base.envelope import Role
from croupier.base.names import Citation
from croupier.desk.act import Act, When, due
from croupier.desk.kind import Kind
from croupier.desk.words import Phrase, Words, read_words
from croupier.floor.baccarat import act_rules as baccarat
from croupier.floor.baccarat.front import ROOM as BACCARAT
from croupier.floor.dealerless import act_rules as dealerless
from croupier.floor.dealerless.front import ROOM as DEALERLESS
from croupier.floor.parts.acts import ANSWER_CALL, OPEN_TABLE, ActRule, ListedAct
from croupier.floor.parts.kind_words import _read, words
from croupier.floor.pit.kind import KIND as PIT
from croupier.floor.terminals import act_rules as terminals
from croupier.floor.terminals.front import ROOM as TERMINALS
from croupier.floor.tote import act_rules as tote
from croupier.floor.tote.front import ROOM as TOTE
from croupier.floor.wheel import act_rules as wheel
from croupier.floor.wheel.front import ROOM as WHEEL

CARD_RULES = (rule for rule in vars(baccarat).values() if isinstance(rule, ActRule))
KINDS: dict[str, tuple[Any, tuple[ListedAct, ...]]] = {
    "wheel": (WHEEL, wheel.RULES),
    "terminals": (TERMINALS, terminals.RULES),
    "dealerless": (DEALERLESS, dealerless.RULES),
    "tote": (TOTE, tote.RULES),
    "baccarat": (BACCARAT, (*baccarat.ATTENDANT, OPEN_TABLE, ANSWER_CALL, *CARD_RULES)),
}
RULES = [(kind, rule) for kind, (_, rules) in KINDS.items() for rule in rules]


@pytest.mark.parametrize(("kind", "rule"), RULES, ids=lambda one: getattr(one, "key", one))
def test_an_act_is_done_by_those_who_may_send_its_command_from_their_screens(
    kind: str, rule: ListedAct
) -> None:
    room, _ = KINDS[kind]
    if rule.device:
        assert set(rule.screens) <= room.devices[rule.device]
    elif rule.command is not None:
        offer = room.by_command[rule.command]
        assert rule.roles <= offer.roles
        offers = (one for one in room.kind.offers if one.command is rule.command)
        assert set(rule.screens) <= {screen for one in offers for screen in one.screens}


@pytest.mark.parametrize("kind", KINDS)
def test_every_key_has_words_and_every_word_a_key(kind: str) -> None:
    keys = {rule.key for rule in KINDS[kind][1]}
    assert set(_read(kind, "en").phrases) <= keys
    assert keys <= set(words(kind).phrases)


def test_shared_words_are_said_by_some_kind_and_repeated_by_none() -> None:
    shared = set(_read("parts", "en").phrases)
    assert shared <= {rule.key for _, rule in RULES}
    for kind in KINDS:
        assert not shared & set(_read(kind, "en").phrases)


@pytest.mark.parametrize("kind", KINDS)
def test_a_phrase_is_a_sentence_and_has_a_short_name(kind: str) -> None:
    for phrase in words(kind).phrases.values():
        for text in filter(None, (phrase.says, phrase.plain, phrase.one, phrase.seen)):
            assert text.endswith(".")
        assert 0 < len(phrase.short) <= 12
        assert bool(phrase.counts) is bool(phrase.one)


def made(when: When = When.DUE, **values: str | int) -> Act:
    return Act("game", "pay", "pay", (Role.DEALER,), ("felt",), Citation("a:1"), when, None, values)


def test_words_count_show_money_and_wait_for_values() -> None:
    phrase = Phrase("Pay", "Pay {paid:money} on {n:>2}.", plain="Pay.", counts="n", one="Pay {paid:money}.")
    said = Words({"pay": phrase})
    assert said.say(made(paid="17.50", n=3)) == "Pay $17.50 on  3."
    assert said.say(made(paid="17.00", n=1)) == "Pay $17."
    assert said.say(made()) == "Pay."
    assert said.short(made()) == "Pay"


def test_an_act_is_told_otherwise_at_screens_that_only_see_it_done() -> None:
    said = Words({"pay": Phrase("Pay", "Pay {paid:money}.", seen="You are paid {paid:money}.")})
    assert said.say_at("felt", made(paid="5.00")) == "Pay $5."
    assert said.say_at("seat", made(paid="5.00")) == "You are paid $5."


def test_words_that_are_missing_or_misspelt_are_never_made_up() -> None:
    with pytest.raises(KeyError):
        Words({}).say(made())
    with pytest.raises(KeyError):
        Words({"pay": Phrase("Pay", "Pay {what}.")}).say(made(paid="1.00"))
    with pytest.raises(msgspec.ValidationError):
        read_words('[pay]\nshort = "Pay"\nsays = "Pay."\nsaid = "Paid."')


def test_what_a_role_owes_is_what_is_due_to_it() -> None:
    acts = (made(When.DONE), made(When.DUE, n=1), made(When.LATER), made(When.BESIDE))
    assert list(due(acts, Role.DEALER, Role.MUCKER)) == [acts[1]]
    assert list(due(acts, Role.MUCKER)) == []


def test_an_act_travels_as_plain_json() -> None:
    act = made(paid="17.50", n=3)
    assert msgspec.json.decode(msgspec.json.encode(act), type=Act) == act


def test_a_kind_without_an_order_of_play_has_no_acts_and_no_words() -> None:
    kind: Kind[Any, Any, Any] = PIT
    assert kind.acts(None) == ()
    assert kind.words("en").phrases == {}
