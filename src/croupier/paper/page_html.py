"""A page of HTML that stands alone: its looks inside it, no script, nothing fetched."""

from collections.abc import Iterable

from croupier.paper.markup import plain

_LOOKS = """
:root{color-scheme:light}
body{font:17px/1.5 system-ui,Helvetica,Arial,sans-serif;margin:0 auto;padding:1rem;max-width:72rem;
color:#14211b;background:#fff}
h1{font-size:2.4rem;margin:.2em 0;color:#1d3b2f}
h2{margin:1.6em 0 .2em;padding:.35em .6em;background:#1d3b2f;color:#fff;border-radius:.25em}
.lead{font-size:1.15rem}.facts{font-weight:600;margin:.3em 0}.small{font-size:.85rem;color:#4d5a53}
nav ul{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.5rem}
nav li{border:1px solid #b9c4bd;border-radius:.4em}nav a{display:inline-block;padding:.7em .8em;color:#0b4f34}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:.4em .5em;border-bottom:1px solid #d5ddd8;vertical-align:top}
thead th{background:#eef2ee}
tbody th{width:2.4em;text-align:center;border:1px solid #777;font-size:1.1em}
.scratched td{text-decoration:line-through;color:#4d5a53}
dt{font-weight:700;margin-top:.7em}dd{margin:0}
footer{margin-top:2em;border-top:1px solid #b9c4bd;padding-top:.5em;font-size:.85rem;color:#4d5a53;
overflow-wrap:anywhere}
@media print{body{font-size:10pt;max-width:none}nav{display:none}section{break-inside:avoid}
h2,tbody th{-webkit-print-color-adjust:exact;print-color-adjust:exact}}
"""


def html_page(title: str, parts: Iterable[str], foot: str, language: str = "en") -> str:
    """`parts` are markup already; title and foot are not."""
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{plain(title)}</title><style>{_LOOKS}</style></head><body><main>\n"
        + "\n".join(parts)
        + f"\n</main><footer>{plain(foot)}</footer></body></html>\n"
    )
