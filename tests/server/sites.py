"""Browsers that outlive a server."""

from tests.server.rig import House


class Sites:
    """The same people before and after: cookies outlive the server, as they do in browsers."""

    def __init__(self) -> None:
        self.cookies: dict[str, dict[str, str]] = {}

    def leave(self, floor: House) -> None:
        self.cookies = {name: dict(one.http.cookies) for name, one in floor.browsers.items()}

    def come_back(self, floor: House) -> None:
        for name, cookies in self.cookies.items():
            floor.browser(name).http.cookies.update(cookies)
