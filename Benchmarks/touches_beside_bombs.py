"""How long a page's answer to a touch takes while other playgrounds of the same studio are too much for the compiler.

A window taps a page, first while nothing else happens, then while another window opens bundles of Tests/Pages/bombs.py one
after another. The ratio is of the two medians. The other window is a process of its own: a thread
that makes and reads large texts would hold the interpreter of the one that taps.
"""

import argparse
import multiprocessing
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

SLOW = 0.05


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


def open_bombs(port, token, folder, count, ended):
    """Opens bombs one after another, in a process of its own, and tells when each has ended."""
    opener = Opener("opener")
    opener.connect(port, token)
    for number in range(count):
        bundle = bombs.write(number, folder)
        began = time.monotonic()
        end = opener.open(bundle)
        ended.put((began, time.monotonic(), number, bombs.kind_of(number).__name__, end))
    opener.close()


def touches(studio, meanwhile):
    """The touches answered while something happens, each as its start and its duration."""
    window = connected(Window(f"toucher {time.monotonic()}"), studio)
    toucher = Toucher(window)
    toucher.start()
    meanwhile()
    toucher.is_over.set()
    toucher.join(timeout=60)
    window.close()
    if toucher.problem:
        raise toucher.problem
    return toucher


def told(name, toucher):
    slow = sum(took > SLOW for _, took in toucher.answers)
    print(f"{name}: {len(toucher.answers)} touches, half, 95 % and all within "
          f"{toucher.milliseconds()} ms, {slow} over {SLOW * 1000:.0f} ms", flush=True)


def tell_slow(toucher, opened):
    """Which bombs were open while a touch took long."""
    for began, took in toucher.answers:
        if took > SLOW:
            names = [f"{number} {kind} ({end})" for start, over, number, kind, end in opened
                     if start < began + took and began < over]
            print(f"  {took * 1000:.0f} ms: {', '.join(names) or 'between two bombs'}")


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
        opened, ended = [], multiprocessing.Queue()

        def bombard():
            opener = multiprocessing.Process(
                target=open_bombs,
                args=(studio.port, studio.token, folder / "bombs", given.bombs, ended))
            opener.start()
            opened.extend(ended.get(timeout=1200) for _ in range(given.bombs))
            opener.join()

        try:
            alone = touches(studio, lambda: time.sleep(given.seconds))
            told("alone", alone)
            beside = touches(studio, bombard)
            told(f"beside {given.bombs} bombs", beside)
            tell_slow(beside, opened)
            print(f"ratio of the medians: {beside.milliseconds()[0] / alone.milliseconds()[0]:.2f}")
        finally:
            studio.end()


if __name__ == "__main__":
    main()
