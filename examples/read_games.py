"""What a file of games says: which acts go with victory, and how well choices can be foretold from what is common.

Write a file and read it:

    regalia simulate bellum_magica --seats squire,random --games 200 --seed 1 --out games.parquet
    python examples/read_games.py games.parquet
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from regalia.environments.data import DataFile


class Act(NamedTuple):
    """An act over all games: how often it was offered and chosen, and how often those won who chose it."""

    name: str
    offered: int
    chosen: int
    won: int


def acts_of(file: DataFile) -> list[Act]:
    """Every act that was ever chosen, the most chosen first."""
    offered, chosen, won = (np.zeros(len(file.acts), dtype=np.int64) for _ in range(3))
    for batch in file.batches():
        choices = batch.column("choice").to_numpy()
        victory = batch.column("won").to_numpy(zero_copy_only=False)
        offered += np.bincount(batch.column("options").flatten().to_numpy(), minlength=len(file.acts))
        chosen += np.bincount(choices, minlength=len(file.acts))
        won += np.bincount(choices[victory], minlength=len(file.acts))
    acts = [Act(name, int(offered[n]), int(chosen[n]), int(won[n])) for n, name in enumerate(file.acts) if chosen[n]]
    return sorted(acts, key=lambda act: -act.chosen)


def foretold(file: DataFile, acts: list[Act]) -> tuple[int, int]:
    """Of so many decisions so many are what is chosen most among the options, measured on the games themselves."""
    habit: NDArray[np.float64] = np.zeros(len(file.acts))
    for act in acts:
        habit[file.acts.index(act.name)] = act.chosen / act.offered
    right = rows = 0
    for batch in file.batches():
        choices = batch.column("choice").to_numpy()
        for choice, options in zip(choices, batch.column("options").to_pylist(), strict=True):
            right += int(choice == max(options, key=lambda option: habit[option]))
        rows += batch.num_rows
    return right, rows


def main() -> None:
    """Read the file and print what it says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    file = DataFile(parser.parse_args().file)
    acts = acts_of(file)
    print(f"{file.about.game}, {' against '.join(file.about.seats)}, {file.about.games} games")
    print(f"{'act':<32} {'offered':>8} {'chosen':>8} {'won':>6}")
    for act in acts[:12]:
        print(f"{act.name:<32} {act.offered:>8} {act.chosen / act.offered:>8.0%} {act.won / act.chosen:>6.0%}")
    right, rows = foretold(file, acts)
    print(f"What is chosen most among the options is right {right / rows:.0%} of {rows} times.")


if __name__ == "__main__":
    main()
