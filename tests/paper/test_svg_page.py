"""A page as a picture: what is drawn stands where it would stand on paper."""

from xml.etree import ElementTree

from croupier.paper.svg_page import SvgPage

SVG = "{http://www.w3.org/2000/svg}"


def test_shapes_and_texts_are_drawn_from_the_bottom_left() -> None:
    page = SvgPage(200, 100)
    page.setFont("Helvetica-Bold", 12)
    page.setFillGray(0.5)
    page.drawString(10, 20, "<left>")
    page.drawRightString(190, 20, "right")
    page.drawCentredString(100, 50, "")
    page.setStrokeGray(0)
    page.setLineWidth(2)
    page.line(0, 0, 200, 0)
    page.rect(5, 5, 10, 20, stroke=0, fill=1)
    page.saveState()
    page.translate(100, 50)
    page.rotate(30)
    page.roundRect(-10, -5, 20, 10, 3)
    page.restoreState()
    root = ElementTree.fromstring(page.svg('A "page"'))  # noqa: S314
    assert root.attrib["viewBox"] == "0 -100.00 200.00 100.00"
    assert root.attrib["aria-label"] == 'A "page"'
    texts = root.findall(f"{SVG}text")
    assert [(one.text, one.attrib["text-anchor"]) for one in texts] == [
        ("<left>", "start"),
        ("right", "end"),
        (None, "middle"),
    ]
    assert texts[0].attrib["fill"] == "#808080"
    assert texts[0].attrib["y"] == "-20.00"
    assert root.find(f"{SVG}line") is not None
    bar = root.findall(f"{SVG}rect")[1].attrib
    assert (bar["y"], bar["height"], bar["fill"]) == ("-25.00", "20.00", "#808080")
    [group] = root.findall(f"{SVG}g")
    assert group.attrib["transform"] == "translate(100.00 -50.00) rotate(-30.00)"
    assert group[0].attrib["rx"] == "3.00"
