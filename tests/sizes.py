"""The three sizes of the tests: what is quickly tried, everything, and everything with all that was cut for time.

Only here is the switch read: ``make test-quick`` sets ``REGALIA_TESTS=quick``, ``make test-long`` sets it to ``long``.
What each size covers is in docs/testing.md.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, replace

SWITCH = "REGALIA_TESTS"

PATIENCE = 90
"""Seconds until a test that waits for another process or a page says that nothing comes.

Processes that think let all others go first: on a busy machine one may take long to start."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """What the tests spend their time on."""

    name: str
    examples: int
    """Games for each variant and each property that is quickly tried."""
    close_examples: int
    """Games for each variant and each property that looks closely at every decision."""
    whole_games: int
    """Games of each variant that are only played to their end."""
    everybody_looks: bool
    """Whether all seats and a spectator look at every step, or one of them drawn by lot."""
    spoken_seeds: tuple[int, ...]
    """The deals that are played in all languages, in each variant."""
    spoken_decisions: int
    """How far those games are played."""
    hidden_step: int
    """Of all variants for several players every how-manyeth is looked through for what leaves the server."""
    hidden_decisions: int
    """How far those games are played."""
    squire_games: int
    """Games in which a squire shows that it beats chance."""
    squire_wins: int
    search_tries: int
    """How long the search thinks that has to beat a squire."""
    search_games: int
    search_wins: int
    form_records: int
    """Golden games of each game that both forms play."""
    phone_themes: tuple[str, ...]
    """In which lights axe looks at a phone's pages; a laptop's are always looked at in both."""
    every_rule_by_candlelight: bool
    """Whether axe tries all its rules in the dark theme too, or only contrast, which is all that differs."""
    liars: int
    """How many people send a hundred requests and a hundred messages each that they made up."""
    every_screen: bool
    """Whether everything is looked at on both screens, or on one of them where they hardly differ."""
    every_puzzle: bool
    """Whether every puzzle is proved again, or some of each game."""
    misfortunes: int
    """How often servers, workers and databases are killed, cut off and filled up while people play."""
    misfortune: float
    """How long each of that lasts, as a part of what it does in a run of its own."""
    installed: tuple[str, ...] = ()
    """Which packages are made, installed in a folder with nothing but Python, and played with; and by which tool."""
    left_out: tuple[str, ...] = ()
    """Folders and files in ``tests`` that are not tried."""


USUAL = Sizes(
    "usual",
    examples=12,
    close_examples=2,
    whole_games=20,
    everybody_looks=False,
    spoken_seeds=(7,),
    spoken_decisions=700,
    hidden_step=4,
    hidden_decisions=400,
    squire_games=20,
    squire_wins=14,
    search_tries=60,
    search_games=10,
    search_wins=6,
    form_records=4,
    phone_themes=("light",),
    every_rule_by_candlelight=False,
    liars=4,
    every_screen=False,
    every_puzzle=False,
    misfortunes=1,
    misfortune=0.15,
)
QUICK = replace(
    USUAL,
    name="quick",
    left_out=(
        "browser",
        "environments",
        "house/test_packages.py",
        "plugins",
        "properties",
        "server",
        "bots",
        "engine/test_form.py",
        "terminal/test_as_a_program.py",
        "terminal/test_data.py",
        "terminal/test_play.py",
        "terminal/test_report.py",
        "terminal/test_simulate_and_bench.py",
    ),
)
LONG = Sizes(
    "long",
    examples=48,
    close_examples=12,
    whole_games=80,
    everybody_looks=True,
    spoken_seeds=(7, 9),
    spoken_decisions=6000,
    hidden_step=1,
    hidden_decisions=6000,
    squire_games=60,
    squire_wins=46,
    search_tries=150,
    search_games=16,
    search_wins=9,
    form_records=40,
    phone_themes=("light", "dark"),
    every_rule_by_candlelight=True,
    liars=60,
    every_screen=True,
    every_puzzle=True,
    misfortunes=2,
    misfortune=1.0,
    installed=(
        "compiled wheel by pip",
        "compiled wheel by uv",
        "pure wheel by pip",
        "pure wheel by uv",
        "source distribution by pip",
        "source distribution by uv",
    ),
)
ALL = {sizes.name: sizes for sizes in (QUICK, USUAL, LONG)}


def chosen(wish: str) -> Sizes:
    """The sizes of that name; none is the usual one."""
    if wish and wish not in ALL:
        raise ValueError(f"{SWITCH}={wish}: the sizes are {', '.join(ALL)}")
    return ALL[wish or USUAL.name]


SIZES = chosen(os.environ.get(SWITCH, ""))
