"""What is put into words can be read."""

from __future__ import annotations


def check(text: str) -> None:
    """Nothing is left unsaid, and nothing of the machinery shows."""
    assert text and text == text.strip() and "  " not in text, text
    assert "{" not in text and "}" not in text and "None" not in text and "Message" not in text, text
