"""Write down what the bots of a version choose, when it is kept: ``python -m tests.bots.keep 0.1``.

Never to be run for a version that was kept before: its choices are what the tests hold it to.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from regalia.bots.levels import read_bots
from tests.bots.test_kept_versions import CHOICES, chosen
from tests.known import KNOWN


def main() -> None:
    """Add the choices of one version to the file."""
    version = sys.argv[1]
    assert version not in CHOICES, f"{version} was kept already"
    CHOICES[version] = {
        game: {level: chosen(game, f"{level}@{version}") for level in ("page", "squire", *read_bots(version).levels)}
        for game, known in sorted(KNOWN.items())
        if known.has(version)
    }
    file = Path(__file__).parent / "kept_choices.json"
    file.write_text(json.dumps(CHOICES, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
