"""Make the tables of docs/ladder.md from the result files in benchmarks/results (regalia.bots.results says how).

python tools/ladder_page.py [--check]
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from regalia.bots.results import Wrong, read, with_tables

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "results"
PAGE = ROOT / "docs" / "ladder.md"


def main() -> int:
    """Write the page, or say whether it is what the parts come to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing, and fail if the page would change")
    given = parser.parse_args()
    before = PAGE.read_text(encoding="utf-8")
    try:
        after = with_tables(before, read(RESULTS))
    except Wrong as wrong:
        print(wrong, file=sys.stderr)
        return 1
    if given.check:
        return int(after != before)
    PAGE.write_text(after, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
