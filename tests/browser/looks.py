"""What is checked of a screen's looks: fonts of our own, no text cut, no panel over another, at any size."""

import os
from pathlib import Path

from playwright.sync_api import CDPSession, Error, Page

SIZES = {"kiosk": (1920, 1080), "tablet": (1180, 820), "upright": (820, 1180), "phone": (390, 844)}
FRAMES = ((1920, 1080), (1366, 768), (1180, 820), (820, 1180), (390, 844))
"""A player's screen: a kiosk, a laptop, a tablet either way, a phone."""
DESKS = ((1180, 820), (960, 540), (390, 844))
"""A dealer's screen: a tablet, a desk at twice the size, a phone."""
EVERY_SIZE = os.environ.get("CROUPIER_EVERY_SIZE") == "1"
"""Else the widest and the narrowest are looked at; `make prove` looks at all."""
OVERLAPS = (Path(__file__).parent / "overlaps.js").read_text("utf-8")
CUT_MONEY = (Path(__file__).parent / "cut_money.js").read_text("utf-8")
CUT_TEXT = (Path(__file__).parent / "cut_text.js").read_text("utf-8")
DRAWN = """() => document.fonts.ready.then(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))"""
SAMPLES = """() => {
    const seen = new Set();
    for (const one of document.querySelectorAll('body *')) {
        const texts = [...one.childNodes].filter(node => node.nodeType === Node.TEXT_NODE);
        const text = texts.map(node => node.data).join('');
        const { fontFamily, fontWeight, fontStretch, fontStyle } = getComputedStyle(one);
        const signs = [...new Set(text.replace(/[ -~\\s]/g, ''))].sort().join('');
        const key = [fontFamily, fontWeight, fontStretch, fontStyle, signs, one.tagName === 'INPUT'].join();
        const shown = text.trim() || ['INPUT', 'SELECT'].includes(one.tagName);
        one.toggleAttribute('data-sample', Boolean(shown) && !seen.has(key) && Boolean(seen.add(key)));
    }
}"""
"""Marks an element of each kind of lettering: each family and cut, and each sign beyond plain ASCII."""


class Looks:
    """Looks at pages, and keeps what is wrong, so that one run tells everything."""

    def __init__(self) -> None:
        self.wrong: list[str] = []

    def __call__(self, page: Page, moment: str) -> None:
        self.wrong += [f"{moment}, {one}" for one in wrong_looks(page)]

    def played(self, page: Page, moment: str) -> None:
        """A player's screen in play: as any other, and no panel of it lies over another."""
        self(page, moment)
        self.wrong += [f"{moment}, {one}" for one in overlaps(page)]

    def dealt(self, page: Page, moment: str) -> None:
        """A console with a terminal's panel open: no control of it lies over another."""
        self(page, moment)
        self.wrong += [f"{moment}, {one}" for one in overlaps(page, DESKS)]


def found_at(page: Page, size: tuple[int, int], *checks: str) -> list[str]:
    """What the checks find on a page that has been drawn at this size."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)
    return [f"{width}x{height}: {one}" for check in checks for one in page.evaluate(check)]


def overlaps(page: Page, frames: tuple[tuple[int, int], ...] = FRAMES) -> list[str]:
    """Panels and controls that lie partly over one another."""
    sizes = frames if EVERY_SIZE else (frames[0], frames[-1])
    return [one for size in sizes for one in found_at(page, size, OVERLAPS)]


def wrong_looks(page: Page) -> list[str]:
    """Money and other text that is cut, and text that is not in our fonts."""
    wrong = []
    for name in SIZES if EVERY_SIZE else ("kiosk", "phone"):
        wrong += found_at(page, SIZES[name], CUT_MONEY, CUT_TEXT)
        if name in ("kiosk", "phone"):
            wrong += [f"{name}: {one} is not our font" for one in strange_fonts(page)]
    return wrong


def cut_texts(page: Page) -> list[str]:
    """What is said in another language is often longer."""
    return [one for name in ("kiosk", "phone", "upright") for one in found_at(page, SIZES[name], CUT_TEXT)]


def strange_fonts(page: Page) -> list[str]:
    """Texts that the browser draws with a font of the machine, and that font."""
    page.evaluate(SAMPLES)
    devtools = page.context.new_cdp_session(page)
    for domain in ("DOM", "CSS"):
        devtools.send(f"{domain}.enable")
    root = devtools.send("DOM.getDocument")["root"]["nodeId"]
    samples = devtools.send("DOM.querySelectorAll", {"nodeId": root, "selector": "[data-sample]"})["nodeIds"]
    strange = [one for node in samples for one in _strange(devtools, node)]
    devtools.detach()
    return strange


def _strange(devtools: CDPSession, node: int) -> list[str]:
    try:
        used = devtools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    except Error:  # the node has gone: a screen goes on while it is looked at
        return []
    foreign = [font["familyName"] for font in used if not font["isCustomFont"]]
    if not foreign:
        return []
    html: str = devtools.send("DOM.getOuterHTML", {"nodeId": node})["outerHTML"]
    return [f"{family} of {html[:120]}" for family in foreign]
