"""Python's types and structs as TypeScript writes them."""

import inspect
import types
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

PLAIN: Mapping[object, str] = {
    str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", object: "unknown",
}  # fmt: skip
WORDS = 10


def one_of(words: Iterable[object]) -> str:
    return " | ".join(str(word).lower() if isinstance(word, bool) else f"'{word}'" for word in words)


class Types:
    """Every struct that was named so far; two may not have the same name."""

    def __init__(self) -> None:
        self.structs: dict[str, type[msgspec.Struct]] = {}
        self.enums: dict[str, type[StrEnum]] = {}

    def name(self, struct: type[msgspec.Struct]) -> str:
        if self.structs.setdefault(struct.__name__, struct) is not struct:
            raise TypeError(f"two structs are called {struct.__name__}: {struct} and another")
        return struct.__name__

    def of(self, hint: Any) -> str:
        """A Python type as TypeScript writes it."""
        if hasattr(hint, "__supertype__"):
            return self.of(hint.__supertype__)
        origin, inner = get_origin(hint), get_args(hint)
        if origin is Annotated:
            titles = [mark.title for mark in inner[1:] if isinstance(mark, msgspec.Meta) and mark.title]
            return titles[0] if titles else self.of(inner[0])
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.of(one) for one in inner if one is not msgspec.UnsetType))
        if origin is Literal:
            return one_of(inner)
        return self._container(origin, inner) if origin else self._plain(hint)

    def _container(self, origin: Any, inner: tuple[Any, ...]) -> str:
        if origin is tuple and inner[-1] is not Ellipsis:
            return f"[{', '.join(self.of(one) for one in inner)}]"
        if issubclass(origin, Mapping):
            return f"Record<string, {self.of(inner[1])}>"
        if issubclass(origin, Sequence):
            item = self.of(inner[0])
            return f"({item})[]" if " | " in item.partition("<")[0] else f"{item}[]"
        raise TypeError(f"no type of TypeScript stands for {origin}")

    def _plain(self, hint: Any) -> str:
        if hint in PLAIN:
            return PLAIN[hint]
        if issubclass(hint, StrEnum):
            return self._words(hint)
        if issubclass(hint, msgspec.Struct):
            return self.name(hint)
        raise TypeError(f"no type of TypeScript stands for {hint}")

    def _words(self, hint: type[StrEnum]) -> str:
        """A short list is written out where it is used; a long one has a name."""
        if len(hint) <= WORDS:
            return one_of(hint)
        self.enums[hint.__name__] = hint
        return hint.__name__

    def fields(self, struct: type[msgspec.Struct]) -> Iterator[str]:
        hints = get_type_hints(struct, include_extras=True)
        for name in struct.__struct_fields__:
            optional = "?" if msgspec.UnsetType in get_args(hints[name]) else ""
            yield f"  {name}{optional}: {self.of(hints[name])};"

    def interfaces(self) -> Iterator[str]:
        """Of every struct that was named, and of those that they name in turn."""
        written: set[str] = set()
        while left := [name for name in self.structs if name not in written]:
            for name in left:
                written.add(name)
                yield interface(name, self.structs[name].__doc__, list(self.fields(self.structs[name])))
        yield from (f"export type {name} = {one_of(enum)};\n" for name, enum in self.enums.items())


def interface(name: str, doc: str | None, fields: Sequence[str]) -> str:
    said = "" if doc is None or doc.startswith(f"{name}(") else f"/** {one_line(doc)} */\n"
    body = "\n".join(("{", *fields, "}")) if fields else "{}"
    return f"{said}export interface {name} {body}\n"


def one_line(doc: str) -> str:
    return " ".join(inspect.cleandoc(doc).split())
