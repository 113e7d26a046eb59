"""Measures what is promised to be fast, one row after the other, and prints one table.

Every row is a ratio or a count of the same run, so that two machines can be compared; where a row is a time, that is
said by its unit. The machine should have nothing else to do: what it was doing before is printed above the table.
"""

import argparse
import json
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Callable

import counterparts
import hello_run
import idle_memory
import journal_cost
import live_pages
import moved_layers
import page_length
import running_animations
import scrub
import sources_edit
import studio_start
import swiftui_import
import value_log
import view_key_to_pixel
import view_state


@dataclass
class Row:
    what: str
    unit: str
    must: float
    aim: float
    measure: Callable[[Path], float]
    is_more_better: bool = False

    def meets(self, value, promise):
        return value >= promise if self.is_more_better else value <= promise


ROWS = [
    Row("key to pixel, 30 lines, over the yardstick", "×", 1.5, 1.25, lambda root: page_length.ratio(root, 30)),
    Row("key to pixel, 400 lines, over that yardstick", "×", 6, 3, lambda root: page_length.ratio(root, 400)),
    Row("key to pixel, 1,000 lines, over that yardstick", "×", 12, 5, lambda root: page_length.ratio(root, 1000)),
    Row("import SwiftUI, beyond import UIKit", "ms", 80, 20, swiftui_import.milliseconds),
    Row("edit of 200 lines in Sources, over swiftc -c", "×", 3, 2, sources_edit.ratio),
    Row("the journal of an edit, of the baseline", "%", 3, 0.1, journal_cost.share),
    Row("two million logged values, over the bare loop", "×", 14, 3, value_log.ratio),
    Row("a dragged number to its pixel", "ms", 50, 16, scrub.milliseconds),
    Row("lek open to the first live pixel, warm", "s", 1.5, 0.7, studio_start.seconds),
    Row("lek run of hello, warm, over swiftc's build", "×", 0.7, 0.4, hello_run.ratio),
    Row("memory of an idle live page", "MB", 30, 12, idle_memory.megabytes),
    Row("idle live pages per GB, each answering a touch", "", 40, 100, live_pages.pages_per_gigabyte, True),
    Row("1,000 animations: the page's share of a core", "%", 0, 0, running_animations.page_share),
    Row("1,000 layers moved by the page, frames a second", "", 30, 60, moved_layers.frames_a_second, True),
    Row("key to pixel, 30 lines of SwiftUI, over its baseline", "×", 1.5, 1,
        view_key_to_pixel.ratio),
    Row("state that one of 1,000 views reads: bodies", "", 1, 1,
        lambda root: view_state.found(root)["oneBodies"]),
    Row("state that one of 1,000 views reads: to the frame", "ms", 2, 1,
        lambda root: view_state.found(root)["one"]),
    Row("state that all of 1,000 views read: to the frame", "ms", 30, 15,
        lambda root: view_state.found(root)["all"]),
    Row("a list of 100,000 rows: the first picture", "ms", 250, 100,
        lambda root: view_state.found(root)["first"]),
    Row("the same, over that of a list of 100 rows", "×", 1.5, 1.1,
        lambda root: view_state.found(root)["ratio"]),
    Row("a list of 100,000 rows: a frame while it is flung", "ms", 16, 4,
        lambda root: view_state.found(root)["flung"]),
    Row("1,000 views of withAnimation: share of a core", "%", 0, 0,
        lambda root: running_animations.page_share(root, key="views")),
    Row("memory of an idle page of SwiftUI beyond UIKit's", "MB", 6, 3,
        idle_memory.megabytes_of_views),
]


def shown(value, unit):
    digits = 0 if value >= 100 else 1 if value >= 10 else 2
    text = f"{value:.{digits}f}"
    return text + ("" if unit == "×" else f" {unit}" if unit else "")


def line(row, value):
    verdict = "aim" if row.meets(value, row.aim) else "must" if row.meets(value, row.must) else "MISSED"
    return (f"{row.what:50}{shown(value, row.unit):>10}{shown(row.must, row.unit):>10}"
            f"{shown(row.aim, row.unit):>10}   {verdict}")


def wanted(rows, words):
    return [row for row in rows if not words or any(word in row.what for word in words)]


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--root", type=Path, required=True)
    arguments.add_argument("--json", type=Path, help="write the figures into this file, too")
    arguments.add_argument("--peers", action="store_true", help="only what people would take instead")
    arguments.add_argument("words", nargs="*", help="only rows with one of these words")
    options = arguments.parse_args()
    # Rows tell more than their figure; the table is read by itself.
    own, figures, missed = sys.stdout, {}, 0
    print(f"{os.cpu_count()} cores; load before the first row {os.getloadavg()[0]:.2f}\n")
    print(f"{'':50}{'now':>10}{'must':>10}{'aim':>10}   meets", flush=True)
    for row in [] if options.peers else wanted(ROWS, options.words):
        sys.stdout = sys.stderr
        value = row.measure(options.root)
        sys.stdout = own
        figures[row.what] = value
        missed += not row.meets(value, row.must)
        print(line(row, value), flush=True)
    if options.peers or not options.words:
        figures["peers"] = counterparts.told(options.root)
    if options.json:
        options.json.write_text(json.dumps(figures, indent=2) + "\n")
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
