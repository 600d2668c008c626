"""What is checked of a screen's looks: every font is our own, and no money is cut at any size."""

from pathlib import Path

from playwright.sync_api import CDPSession, Error, Page

SIZES = {"kiosk": (1920, 1080), "tablet": (1180, 820), "upright": (820, 1180), "phone": (390, 844)}
CUT_MONEY = (Path(__file__).parent / "cut_money.js").read_text("utf-8")
DRAWN = """() => document.fonts.ready.then(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))"""
WRITTEN = "//*[text()[normalize-space()]] | //input | //select"


class Looks:
    """Looks at pages, and keeps what is wrong, so that one run tells everything."""

    def __init__(self) -> None:
        self.wrong: list[str] = []

    def __call__(self, page: Page, moment: str) -> None:
        self.wrong += [f"{moment}, {one}" for one in wrong_looks(page)]


def wrong_looks(page: Page) -> list[str]:
    """At every size: money that is cut, and text that is not in our fonts."""
    wrong = []
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        wrong += [f"{name}: {one}" for one in page.evaluate(CUT_MONEY)]
        if name in ("kiosk", "phone"):
            wrong += [f"{name}: {one} is not our font" for one in strange_fonts(page)]
    return wrong


def strange_fonts(page: Page) -> list[str]:
    """Texts that the browser draws with a font of the machine, and that font."""
    devtools = page.context.new_cdp_session(page)
    for domain in ("DOM", "CSS"):
        devtools.send(f"{domain}.enable")
    devtools.send("DOM.getDocument")
    found = devtools.send("DOM.performSearch", {"query": WRITTEN, "includeUserAgentShadowDOM": True})
    strange: list[str] = []
    if found["resultCount"]:
        asked = {"searchId": found["searchId"], "fromIndex": 0, "toIndex": found["resultCount"]}
        for node in devtools.send("DOM.getSearchResults", asked)["nodeIds"]:
            strange += _strange(devtools, node)
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
