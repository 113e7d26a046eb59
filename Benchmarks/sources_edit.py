"""Types into a file of two hundred lines in Sources, and watches when the picture stands.

The yardstick is `swiftc -c` of that very file, interleaved with the edits. The pause before a run is taken off, as
everywhere from a key to a pixel.
"""

import argparse
import os
import random
import shutil
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

from key_to_pixel import board, select_number, wait, watched
from page_length import CHAPTER
from studio_editor import EDITOR, text_of
from yardstick import without_objective_c

LINES = 200
FILE = "Sources/Board.swift"


def lengthened(text):
    """The class, and declarations behind it up to two hundred lines."""
    declarations = CHAPTER.split("\nlet boxes")[0] + "\n\nfunc words" + CHAPTER.split("func words")[1].split("\n\nvar")[0] + "\n"
    lines = text.splitlines()
    chapter = 1
    while len(lines) + declarations.count("\n") <= LINES:
        lines += declarations.rstrip("\n").replace("NUMBER", str(chapter)).split("\n")
        chapter += 1
    return "\n".join(lines + ["//"] * (LINES - len(lines))) + "\n"


class Compiler:
    """`swiftc -c` of one file against the modules that a page sees."""

    def __init__(self, root):
        self.compiler = os.path.realpath(shutil.which("swiftc"))
        self.modules = Path(root) / ".build/release/PageModules"
        self.folder = Path(tempfile.mkdtemp(prefix="sources-edit-"))

    def milliseconds(self, text):
        (self.folder / "Board.swift").write_text(without_objective_c(text))
        start = time.perf_counter()
        subprocess.run(
            ["swiftc", "-c", "-parse-as-library", "-swift-version", "5", "-I", self.modules, "-o", "Board.o",
             "Board.swift"], executable=self.compiler, cwd=self.folder, check=True, capture_output=True)
        return (time.perf_counter() - start) * 1000


def ratios(root, edits):
    compiler = Compiler(root)
    found = []
    try:
        with board(root) as bundle:
            page_file, file = bundle / "Contents.swift", bundle / FILE
            # The number is the file's own, so that it is this edit that is seen.
            page_file.write_text(page_file.read_text().replace("board.padding = 20\n", ""))
            file.write_text(lengthened(file.read_text()).replace(
                "    arrange()\n  }\n\n  public required", "    padding = 20\n    arrange()\n  }\n\n  public required"))
            with watched(root, bundle) as (page, watcher, _):
                page.locator(f'#navigator [data-path="{FILE}"]').click()
                page.wait_for_function(f"() => /class Board/.test({EDITOR}.text)")
                for number in random.Random(7).sample(range(10, 100), edits):
                    select_number(page)
                    page.wait_for_timeout(150)
                    before = max(watcher.edits, default=0)
                    page.keyboard.type(str(number))
                    wait(watcher, lambda: watcher.newest_stands_after(before), f"the picture of padding {number}")
                    version = max(watcher.edits)
                    page.wait_for_timeout(300)
                    text = text_of(page)
                    whole = watcher.whole(version) - watcher.traces[version].get("pause", 0)
                    found.append((whole, compiler.milliseconds(text)))
    finally:
        shutil.rmtree(compiler.folder)
    return found


def ratio(root, edits=12):
    found = ratios(root, edits)
    print(f"an edit in Sources: {statistics.median(whole for whole, _ in found):.0f} ms, "
          f"swiftc -c {statistics.median(yardstick for _, yardstick in found):.0f} ms")
    return statistics.median(whole / yardstick for whole, yardstick in found)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--root", type=Path, required=True)
    arguments.add_argument("--edits", type=int, default=12)
    options = arguments.parse_args()
    print(f"over swiftc -c of the file: {ratio(options.root, options.edits):.2f}")


if __name__ == "__main__":
    main()
