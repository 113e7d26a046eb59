"""Types numbers into a SwiftUI page of thirty lines, and watches when the picture stands.

The baseline is the compiler alone on the same text; see `key_to_pixel.py`.
"""

import argparse
import random
import statistics
from pathlib import Path

from key_to_pixel import board, measure, report, watched

PAGE = "Benchmarks/Views.playground"


def rows(root, edits):
    numbers = random.Random(2).sample(range(10, 100), edits)
    with board(root, PAGE) as bundle, watched(root, bundle) as (page, watcher, yardstick):
        return measure(page, watcher, yardstick, numbers)


def ratio(root, edits=12):
    found = rows(root, edits)
    medians = {name: statistics.median(row.get(name, 0) for row in found) for name in found[0]}
    phases = (f"{name} {median:.0f}" for name, median in medians.items())
    print(f"a SwiftUI page, milliseconds: {', '.join(phases)}")
    return statistics.median(
        (row["whole"] - row.get("pause", 0)) / row["yardstick"] for row in found)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--root", type=Path, required=True)
    arguments.add_argument("--edits", type=int, default=50)
    options = arguments.parse_args()
    report(rows(options.root, options.edits))


if __name__ == "__main__":
    main()
