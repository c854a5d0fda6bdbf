"""A plain picture of the table, drawn without a browser: the centre and the boards, cards as tiles with their names."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from textwrap import wrap
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from regalia.engine.game import Game
from regalia.engine.messages import Message, say
from regalia.engine.table import Table
from regalia.engine.zones import HIDDEN, Cards, Zone, view
from regalia.environments.telling import SPECTATOR
from regalia.languages import Words

WIDTH = 1200
MARGIN, GAP, LINE = 16, 6, 18
TILE_WIDTH, TILE_HEIGHT = 132, 44
FELT, INK, PALE, BACK = (24, 46, 40), (244, 239, 226), (160, 180, 170), (58, 66, 92)
LETTERS = 21
"""So many letters fit into a line of a tile."""
PLAIN = str.maketrans({"–": "-", "—": "-", "×": "x", "…": "...", "’": "'", "“": '"', "”": '"'})
"""Signs that the plain font does not have."""
MOST_TILES = 24
"""So many tiles of one zone are drawn; what is more is counted."""


class Picture:
    """Draws from the top down; grows as far as it needs."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.words = Words("en", ())
        self.font = ImageFont.load_default(12)
        self.large = ImageFont.load_default(16)
        self.kinds = {card.id: card.kind for card in game.cards()}
        self.y = MARGIN
        self.rows: list[tuple[int, int, str, str, int]] = []
        """Tiles to draw: where, which card, its name, how many."""
        self.texts: list[tuple[int, int, str, bool]] = []

    def heading(self, text: str) -> None:
        """A line of large letters."""
        self.y += GAP
        self.texts.append((MARGIN, self.y, text, True))
        self.y += LINE + GAP

    def line(self, text: str) -> None:
        """A line of small letters."""
        self.texts.append((MARGIN, self.y, text[:170], False))
        self.y += LINE

    def zone(self, zone: Zone, stacks: list[Cards]) -> None:
        """The cards of a zone as tiles, or their number if none is seen."""
        name = self.words.sentence(Message(f"{self.game.id}-zone-{zone.name}"))
        tiles = list(_tiles(zone, stacks))
        if not tiles:
            return
        if all(card == HIDDEN for card, _ in tiles):
            self.line(f"{name}: {sum(n for _, n in tiles)}")
            return
        self.line(name)
        x = MARGIN
        for card, n in tiles[:MOST_TILES]:
            if x + TILE_WIDTH > WIDTH - MARGIN:
                x, self.y = MARGIN, self.y + TILE_HEIGHT + GAP
            label = "" if card == HIDDEN else self.words.sentence(Message(f"{self.game.id}-card-{card}"))
            self.rows.append((x, self.y, card, label, n))
            x += TILE_WIDTH + GAP
        self.y += TILE_HEIGHT + GAP
        if len(tiles) > MOST_TILES:
            self.line(f"+ {len(tiles) - MOST_TILES}")

    def paint(self) -> NDArray[np.uint8]:
        """The picture as an array: rows, columns, red, green and blue."""
        image = Image.new("RGB", (WIDTH, self.y + MARGIN), FELT)
        draw = ImageDraw.Draw(image)
        for x, y, card, label, n in self.rows:
            draw.rounded_rectangle((x, y, x + TILE_WIDTH, y + TILE_HEIGHT), 6, self._colour(card), PALE)
            for line, part in enumerate(wrap(label.translate(PLAIN), LETTERS)[:2]):
                draw.text((x + 6, y + 4 + 14 * line), part, INK, self.font)
            if n > 1:
                draw.text((x + TILE_WIDTH - 30, y + 28), f"x {n}", PALE, self.font)
        for x, y, text, large in self.texts:
            draw.text((x, y), text.translate(PLAIN), INK if large else PALE, self.large if large else self.font)
        return np.array(image, dtype=np.uint8)

    def _colour(self, card: str) -> tuple[int, int, int]:
        """One colour for each kind of card."""
        if card == HIDDEN:
            return BACK
        digest = sha256(self.kinds.get(card, card).encode()).digest()
        return 60 + digest[0] % 70, 50 + digest[1] % 60, 50 + digest[2] % 70


def _tiles(zone: Zone, stacks: list[Cards]) -> Iterator[tuple[str, int]]:
    """What is drawn of a zone: the top of each stack with its height, or each card with how often it is there."""
    if len(stacks) > 1 and zone.seen == "top":
        yield from ((stack[-1], len(stack)) for stack in stacks if stack)
        return
    counts: dict[str, int] = {}
    for stack in stacks:
        for card in stack:
            counts[card] = counts.get(card, 0) + 1
    yield from counts.items()


def picture(game: Game, table: Table[Any], seat: int = SPECTATOR) -> NDArray[np.uint8]:
    """The table as a seat sees it."""
    seen = view(table, seat).table
    drawing = Picture(game)
    drawing.heading(drawing.words.sentence(game.name()))
    for zone in seen.zones:
        if not zone.of_players:
            drawing.zone(zone, zone.stacks_of(seen))
    asked = {place for place, _ in table.asked}
    for player in seen.players:
        name = drawing.words.text(say("seat-unknown", n=player.seat + 1))
        drawing.heading(f"> {name}" if player.seat in asked else name)
        counters = (
            f"{drawing.words.sentence(Message(f'{game.id}-counter-{counter}'))} {getattr(player, counter)}"
            for counter in game.counters
        )
        drawing.line("   ".join(counters))
        for zone in seen.zones:
            if zone.of_players and any(holder is player for holder, _ in zone.holders(seen)):
                drawing.zone(zone, zone.stacks_of(player))
    return drawing.paint()
