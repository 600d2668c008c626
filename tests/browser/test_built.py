"""The built screens bring their fonts and licences, and hold nothing that a strict policy forbids."""

import re
from pathlib import Path

import pytest

from tools.web import STATIC, WEB

FAMILIES = {"Archivo", "Source Serif 4"}
PAGES = sorted(STATIC.glob("*.html"))
TEXTS = sorted(path for path in (WEB / "src").rglob("*") if path.suffix in (".svelte", ".ts"))
BOOKS = sorted((WEB.parent / "src" / "croupier" / "rules" / "books").glob("*.toml"))
LEADING_CLASS = re.compile(r"^\s*\.([\w-]+)", re.MULTILINE)


def styles() -> str:
    return "".join(path.read_text("utf-8") for path in STATIC.glob("assets/*.css"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_has_no_script_or_style_of_its_own(page: Path) -> None:
    html = page.read_text("utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son[a-z]+=", html) == []
    preloaded = re.findall(r'as="font"[^>]*href="/(assets/[^"]+\.woff2)"', html)
    assert len(preloaded) == len(FAMILIES)
    assert all((STATIC / font).is_file() for font in preloaded)


def test_only_our_own_families_are_named() -> None:
    named = re.findall(r"@font-face\{font-family:([^;]+);", styles())
    assert {name.strip("\"'") for name in named} == FAMILIES
    stacks = re.findall(r"--(?:serif|sans):([^;}]+)", styles())
    assert sorted(stacks) == ['"Archivo", sans-serif', '"Source Serif 4", serif']
    elsewhere = re.findall(r"font-family:(?!var\(--|Archivo|\"?Source Serif|inherit)[^;}]+", styles())
    assert elsewhere == []


def test_fonts_are_files_and_carry_their_licences() -> None:
    assert re.findall(r"url\(data:(?!image)", styles()) == []
    for family in ("archivo", "source-serif-4"):
        assert list(STATIC.glob(f"assets/{family}-latin-[!e]*.woff2"))
        assert "SIL Open Font License" in (STATIC / "assets" / f"{family}-licence.txt").read_text("utf-8")


def test_our_fonts_have_every_sign_that_screens_and_rulebooks_use() -> None:
    covered = set()
    for ranges in re.findall(r"unicode-range: ([^;]+);", (WEB / "src/lib/fonts.css").read_text("utf-8")):
        for one in ranges.split(", "):
            first, _, last = one.removeprefix("U+").partition("-")
            covered |= set(range(int(first, 16), int(last or first, 16) + 1))
    for path in (*TEXTS, *BOOKS):
        strange = {sign for sign in path.read_text("utf-8") if ord(sign) not in covered}
        assert strange == set(), path


def test_no_rule_that_pages_share_reaches_a_components_own_class() -> None:
    """Svelte keeps a component's rules to itself; a plain style sheet's reach every page that loads it."""
    shared = "".join(
        path.read_text("utf-8")
        for room in ("player", "dealer", "floor")
        for path in STATIC.glob(f"assets/{room}-*.css")
    )
    found = plain_classes(shared)
    assert "player-table" in found
    assert found & own_classes() == set()


def plain_classes(css: str) -> set[str]:
    """Those with which a rule begins that is no component's own."""
    lists = re.findall(r"([^{}@;]+)\{", css)
    selectors = [one.strip() for several in lists for one in re.split(r",(?![^(]*\))", several)]
    return {found[1] for one in selectors if "svelte-" not in one and (found := LEADING_CLASS.match(one))}


def own_classes() -> set[str]:
    components = (path.read_text("utf-8") for path in TEXTS if path.suffix == ".svelte")
    return {name for text in components for name in LEADING_CLASS.findall(text.partition("<style")[2])}
