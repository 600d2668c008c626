"""The headers of every answer: what a browser may load, run and keep of ours."""

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "media-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""Nothing is loaded from another address, no script but ours runs, and nobody shows our pages in a frame."""
UNUSED = (
    "accelerometer", "display-capture", "geolocation", "gyroscope", "hid",
    "magnetometer", "microphone", "midi", "payment", "serial", "usb",
)  # fmt: skip
"""What a browser can do that no screen of ours asks for."""
_CAMERA_PAGES = ("/cage", "/self-service", "/teller")
"""Pages that may look through a camera, at a barcode."""
STRICT = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"permissions-policy", ", ".join(f"{name}=()" for name in ("camera", *UNUSED)).encode()),
]
_WITH_CAMERA = [*STRICT[:-1], (b"permissions-policy", STRICT[-1][1].replace(b"camera=()", b"camera=(self)"))]


def strict(path: str) -> list[tuple[bytes, bytes]]:
    """The headers of the answer to this path."""
    return _WITH_CAMERA if path in _CAMERA_PAGES else STRICT
