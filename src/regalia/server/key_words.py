"""A key as twelve words to write down and to type elsewhere; a wrong word is told, and four bits of a checksum find
most others (BIP-39)."""

from __future__ import annotations

import base64
import binascii
import unicodedata
from difflib import get_close_matches
from functools import cache

from mnemonic import Mnemonic

from regalia.engine.game import Refused
from regalia.engine.messages import say

COUNT = 12
TELLING = 4
"""By so many letters a word is known from all others."""


@cache
def _list() -> Mnemonic:
    return Mnemonic("english")


def _bytes_of(key: str) -> bytes:
    return base64.urlsafe_b64decode(key + "==")


def whole_key(key: str) -> bool:
    """Whether something is a key: 128 bits, written in the one way there is."""
    try:
        bits = _bytes_of(key)
    except (binascii.Error, ValueError):
        return False
    return len(bits) == 16 and _key_of(bits) == key


def _key_of(bits: bytes) -> str:
    return base64.urlsafe_b64encode(bits).decode().rstrip("=")


def words_of(key: str) -> list[str]:
    """The twelve words of a key."""
    return _list().to_mnemonic(_bytes_of(key)).split()


def key_of(typed: str) -> str:
    """The key that typed words stand for, whatever their case, accents, numbers and spaces; refuses wrong ones and says
    which."""
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", typed.casefold()) if not unicodedata.combining(sign))
    given = "".join(sign if sign.isalpha() else " " for sign in plain).split()
    words = [_word_of(word, at) for at, word in enumerate(given, 1)]
    if len(words) != COUNT:
        raise Refused(say("person-words-count", n=len(words), wanted=COUNT))
    line = " ".join(words)
    if not _list().check(line):
        raise Refused(say("person-words-mistyped"))
    return _key_of(bytes(_list().to_entropy(line)))


def _word_of(typed: str, at: int) -> str:
    """The word of the list that is meant."""
    known = _list().wordlist
    if typed in known:
        return typed
    if len(typed) >= TELLING and len(alike := [word for word in known if word.startswith(typed[:TELLING])]) == 1:
        return alike[0]
    near = get_close_matches(typed, known, 1, 0.6)
    if near:
        raise Refused(say("person-word-near", n=at, word=typed[:20], near=near[0]))
    raise Refused(say("person-word-unknown", n=at, word=typed[:20]))
