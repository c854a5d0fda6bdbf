"""How tests start Python where files may not grow."""

import sys

KEEPING_NOTHING = (sys.executable, "-B")
"""Python that does not keep what it has translated. Where a file may not grow, Python 3.11 keeps the beginning of it
and takes that for the whole the next time: whatever else reads the same package then does not start any more."""
