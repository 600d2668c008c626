"""What a camera sees that looks at a voucher: its barcode on paper, as an uncompressed video."""

from pathlib import Path

from croupier.paper.interleaved import element_widths

WIDTH, HEIGHT = 640, 360
NARROW_PX = 3
PAPER, INK, DESK, GREY = 225, 40, 120, 128
FRAMES = 4


def write_video(path: Path, digits: str) -> Path:
    """YUV4MPEG2, in shades of grey: the voucher lies on a desk, a little left of the middle."""
    desk, paper = bytes([DESK]) * WIDTH, _across(digits)
    rows = (paper if HEIGHT // 4 < y < HEIGHT * 3 // 4 else desk for y in range(HEIGHT))
    frame = b"FRAME\n" + b"".join(rows) + bytes([GREY]) * (WIDTH * HEIGHT // 2)
    path.write_bytes(f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F10:1 Ip A1:1 C420\n".encode() + frame * FRAMES)
    return path


def _across(digits: str) -> bytes:
    """One row of the picture, through the barcode."""
    elements = (
        bytes([PAPER if at % 2 else INK]) * (width * NARROW_PX)
        for at, width in enumerate(element_widths(digits))
    )
    row = bytes([DESK]) * 20 + bytes([PAPER]) * 40 + b"".join(elements)
    return row.ljust(WIDTH, bytes([PAPER]))
