"""How long a page's answer to a touch takes while other playgrounds of the same studio are too much for the compiler.

A window taps a page, first while nothing else happens, then while another window opens bundles of Tests/Pages/bombs.py one
after another. The ratio is of the two medians.
"""

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "Tests" / place) for place in ("Pages", "Studio/soak", "Studio/support")]

import bombs  # noqa: E402
import made_up_pages  # noqa: E402
from lone_studio import LoneStudio  # noqa: E402
from opener import Opener  # noqa: E402
from toucher import Toucher  # noqa: E402
from wire_window import Window  # noqa: E402


def board(folder):
    bundle = folder / "Board.playground"
    (bundle / "Sources").mkdir(parents=True)
    (bundle / "Sources/Shared.swift").write_text(made_up_pages.SHARED)
    (bundle / "Contents.swift").write_text(made_up_pages.HEAD + "let numbers = [1]\n" + made_up_pages.BOARD)
    (bundle / "contents.xcplayground").write_text(bombs.SETTINGS)
    return bundle


def connected(window, studio):
    window.connect(studio.port, studio.token)
    return window


def touches(studio, meanwhile):
    """Within how many milliseconds half, 95 % and all touches are answered while something happens."""
    window = connected(Window(f"toucher {time.monotonic()}"), studio)
    toucher = Toucher(window)
    toucher.start()
    meanwhile()
    toucher.is_over.set()
    toucher.join(timeout=60)
    window.close()
    if toucher.problem:
        raise toucher.problem
    return len(toucher.times), toucher.milliseconds()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", default=ROOT)
    parser.add_argument("--bombs", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=10)
    given = parser.parse_args()
    os.environ["LEK"] = str(Path(given.root) / ".build/release/lek")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        studio = LoneStudio(board(folder), folder / "studio", LEK_LIMITS=bombs.LIMITS)
        opener = connected(Opener("opener"), studio)

        def bombard():
            for number in range(given.bombs):
                opener.open(bombs.write(number, folder / "bombs"))

        try:
            count, alone = touches(studio, lambda: time.sleep(given.seconds))
            print(f"alone: {count} touches, half, 95 % and all within {alone} ms")
            count, beside = touches(studio, bombard)
            print(f"beside {given.bombs} bombs: {count} touches, half, 95 % and all within {beside} ms")
            print(f"ratio of the medians: {beside[0] / alone[0]:.2f}")
        finally:
            opener.close()
            studio.end()


if __name__ == "__main__":
    main()
