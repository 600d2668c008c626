"""`croupier rules`: read the books, find a clause, see how two documents differ."""

from cyclopts import App
from msgspec import to_builtins
from rich.text import Text

from croupier.base.clause import book_and_key, cite
from croupier.base.refusal import Reason, refuse
from croupier.cli.screen import cells, cited, say, say_json, table
from croupier.games.differences import differences
from croupier.games.library import BOOKS, load
from croupier.law.facts import Fact, facts, resting_on
from croupier.law.rulebook import Book, OptionRule

app = App(name="rules", help="Read the rulebooks: list, show, search, diff.")


@app.command(name="list")
def list_books(*, json: bool = False) -> None:
    """List the rulebooks and what each of them plays.

    Parameters
    ----------
    json
        Print JSON for a program to read.
    """
    books = [load(name) for name in BOOKS]
    if json:
        say_json([_head(book) for book in books])
        return
    shown = table("Rulebooks", ("book", "games", "clauses", "source"), ("clauses",))
    for book in books:
        shown.add_row(
            *cells(book.name, ", ".join(book.games) or "clauses only", len(book.clauses), book.cite)
        )
    say(shown, Text("Read one with: croupier rules show new-jersey 5.2(b)", style="dim"))


@app.command
def show(book: str, clause: str | None = None, /, *, json: bool = False) -> None:
    """Show a book's options, values and clauses, or one clause and all that rests on it.

    Parameters
    ----------
    book
        A book, new-jersey; or a citation, new-jersey:5.2(b).
    clause
        A clause of the book, 5.2(b).
    json
        Print JSON for a program to read.
    """
    if clause is None and ":" in book:
        book, clause = book_and_key(book)
    opened = load(book)
    if clause is not None:
        _show_clause(opened, clause, json)
    elif json:
        say_json(_whole(opened))
    else:
        _show_book(opened)


@app.command
def search(*words: str, json: bool = False) -> None:
    """Find the clauses that contain every one of these words.

    Parameters
    ----------
    words
        Words or parts of words, in any order.
    json
        Print JSON for a program to read.
    """
    if not words:
        refuse(Reason.UNREADABLE, "say what to look for: croupier rules search half wager")
    wanted = [word.lower() for word in words]
    found = [
        (cite(name, key), text)
        for name in BOOKS
        for key, text in load(name).clauses.items()
        if all(word in f"{name}:{key} {text}".lower() for word in wanted)
    ]
    if json:
        say_json([{"clause": clause, "says": text} for clause, text in found])
        return
    shown = table(f"{len(found)} clauses with {' '.join(words)}", ("clause", "says"))
    for clause, text in found:
        marked = Text(text)
        marked.highlight_words(wanted, "bold yellow", case_sensitive=False)
        shown.add_row(cited(clause), marked)
    say(shown)


@app.command
def diff(left: str, right: str, /, *, json: bool = False) -> None:
    """Show on one page how two documents differ.

    Parameters
    ----------
    left
        A book, new-jersey.
    right
        Another book, ilani.
    json
        Print JSON for a program to read.
    """
    one, other = load(left), load(right)
    for book in (one, other):
        if not book.games:
            refuse(
                Reason.UNKNOWN_GAME,
                f"{book.name} holds only its clauses so far; there are no values to compare",
            )
    found = differences(one, other)
    if json:
        say_json([to_builtins(difference) for difference in found])
        return
    shown = table(f"{len(found)} differences", ("what", one.name, other.name))
    for difference in found:
        shown.add_row(*cells(difference.topic), _side(difference.left), _side(difference.right))
    say(shown)


def _side(fact: Fact | None) -> Text:
    if fact is None:
        return Text("—", style="dim")
    return Text(fact.says + " ").append(fact.clause.partition(":")[2], style="dim")


def _head(book: Book) -> dict[str, object]:
    return {
        "name": book.name,
        "title": book.title,
        "cite": book.cite,
        "games": list(book.games),
        "clauses": len(book.clauses),
    }


def _whole(book: Book) -> dict[str, object]:
    return {**_head(book), "clauses": book.clauses, "facts": to_builtins(facts(book))}


def _show_clause(book: Book, key: str, json: bool) -> None:
    text, resting = book.text(key), resting_on(book, key)
    if json:
        says = {"clause": book.citation(key), "says": text, "source": book.cite}
        say_json({**says, "facts": to_builtins(resting)})
        return
    say(Text(book.citation(key), style="bold"), Text(text), Text(book.cite, style="dim"))
    if resting:
        shown = table("What rests on it", ("value", "is"))
        for fact in resting:
            shown.add_row(*cells(fact.topic, fact.says))
        say(shown)


def _show_book(book: Book) -> None:
    say(Text(book.title, style="bold"), Text(book.cite, style="dim"))
    if book.note:
        say(Text(book.note))
    for game, rules in book.games.items():
        shown = table(f"Options of {game}, the default first", ("option", "choices", "what it is", "clause"))
        for name, option in rules.options.items():
            shown.add_row(*cells(name, _choices(option), option.says, cited(option.clause)))
        say(shown)
    values = [fact for fact in facts(book) if " option " not in fact.topic]
    if values:
        shown = table("Values", ("value", "is", "clause"))
        for fact in values:
            shown.add_row(*cells(fact.topic, fact.says, cited(fact.clause)))
        say(shown)
    shown = table(f"{len(book.clauses)} clauses", ("clause", "says"))
    for key, text in book.clauses.items():
        shown.add_row(cited(key), *cells(text))
    say(shown)


def _choices(option: OptionRule) -> str:
    if option.choices:
        first = [option.default] if isinstance(option.default, str) else []
        return ", ".join(dict.fromkeys([*first, *option.choices]))
    if isinstance(option.default, tuple):
        return "none"
    return option.default or "a value"
