"""All that a person reads, in four languages."""

from regalia.languages.words import LANGUAGES, Words

__all__ = ["LANGUAGES", "Words"]
