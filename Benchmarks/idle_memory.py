"""How much memory a page takes while nothing happens: the memory game, and beside it a page with nothing in it.

Both are run with `lek run`; after some seconds the page's process is asked what it alone holds (Private_Clean and
Private_Dirty) and what its share of all it uses is (Pss). The warm host it was forked from is not counted to the page, nor
is what lies in shared libraries as it lies on disk: whether that is one process's alone depends on what else is running.
The ratio is of the private memory of the two.
"""

import argparse
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

MOST_MEGABYTES = 64
EMPTY = """import PlaygroundSupport
PlaygroundPage.current.needsIndefiniteExecution = true
"""


def descendants(process):
    found = []
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        for child in task.read_text().split():
            found += [int(child), *descendants(child)]
    return found


def measure(process):
    """Megabytes, private and shared out, of a process."""
    private = share = 0
    library = False
    for line in Path(f"/proc/{process}/smaps").read_text().splitlines():
        name, *rest = line.split()
        if not name.endswith(":"):
            library = re.search(r"\.so(\.[\d.]+)?$", line) is not None
        elif name == "Private_Dirty:" or name == "Private_Clean:" and not library:
            private += int(rest[0]) / 1024
        elif name == "Pss:":
            share += int(rest[0]) / 1024
    return private, share


def page_process(lek):
    """The last process that was forked: the page itself."""
    hosts = [one for one in descendants(lek) if Path(f"/proc/{one}/comm").read_text().strip() == "PageHost"]
    return max(hosts, key=lambda one: int(Path(f"/proc/{one}/stat").read_text().rsplit(")", 1)[1].split()[19]))


def idle(root, bundle, seconds):
    lek = subprocess.Popen(
        [Path(root) / ".build/release/lek", "run", bundle], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    try:
        time.sleep(seconds)
        return measure(page_process(lek.pid))
    finally:
        lek.terminate()
        lek.wait(timeout=20)


def megabytes(root, seconds=8):
    private, share = idle(root, Path(root) / "Playgrounds/MemoryGame.playground", seconds)
    print(f"the memory game: {private:.1f} MB of its own, {share:.1f} MB with its share of the rest")
    return private


def megabytes_of_views(root, seconds=8):
    """What an idle page of SwiftUI has beyond one of UIKit that shows as many tiles."""
    pages = [Path(root) / "Benchmarks" / name for name in ("Views.playground", "Board.playground")]
    views, board = (idle(root, page, seconds)[0] for page in pages)
    print(f"a page of SwiftUI: {views:.1f} MB of its own, one of UIKit {board:.1f} MB")
    return views - board


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=8)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="idle-memory-") as folder:
        empty = Path(folder) / "Empty.playground"
        empty.mkdir()
        (empty / "Contents.swift").write_text(EMPTY)
        (empty / "contents.xcplayground").write_text("<playground version='5.0' target-platform='ios'/>\n")
        game = arguments.root / "Playgrounds/MemoryGame.playground"
        values = {
            "memory game": idle(arguments.root, game, arguments.seconds),
            "empty page": idle(arguments.root, empty, arguments.seconds),
        }
    for name, (private, share) in values.items():
        print(f"{name:12} {private:7.1f} MB of its own, {share:7.1f} MB with its share of the rest")
    own = values["memory game"][0]
    print(f"ratio {own / values['empty page'][0]:.2f}; at most {MOST_MEGABYTES} MB of its own")
    sys.exit(0 if own <= MOST_MEGABYTES else 1)


if __name__ == "__main__":
    main()
