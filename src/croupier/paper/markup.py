"""Text of a card or a book on paper and on a page: never read as markup."""

from html import escape


def plain(text: str) -> str:
    """For text between tags, not inside one."""
    return escape(text, quote=False)
