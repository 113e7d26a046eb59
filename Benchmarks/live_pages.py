"""Many live pages at once in one studio: what one of them takes, and how soon each answers a touch.

A bundle of a hundred pages, a window on each, as the studio's own windows would be. When all stand still, the memory of
all of their processes is summed (Pss: what they share is counted once). Then each page is touched, one after the other.
"""

import argparse
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

from idle_memory import measure
from pointer_to_pixel import PAGE as PRESSED

MOST_MILLISECONDS = 50
SHOWN = "PlaygroundPage.current.liveView = view"
PAGE = PRESSED.replace(SHOWN, """for number in 1...16 {
    let label = UILabel(frame: CGRect(x: 20, y: 36 * Double(number), width: 300, height: 30))
    label.text = "Line \\(number) of page PAGE"
    view.addSubview(label)
}
""" + SHOWN)


def made(folder, count):
    bundle = folder / "Many.playground"
    names = [f"Page{number}" for number in range(1, count + 1)]
    for name in names:
        page = bundle / f"Pages/{name}.xcplaygroundpage"
        page.mkdir(parents=True)
        (page / "Contents.swift").write_text(PAGE.replace("PAGE", name))
    (bundle / "contents.xcplayground").write_text(
        "<playground version='6.0' target-platform='ios'><pages>"
        + "".join(f"<page name='{name}'/>" for name in names) + "</pages></playground>\n")
    return bundle, names


def is_live(window):
    seen = window.runs.get(window.run)
    return seen is not None and seen.has_live_view and seen.commits > 0


def touch(window):
    """Milliseconds from a finger's coming down to the page's answer."""
    window.pump()
    seen = window.runs[window.run]
    before = seen.commits
    start = time.perf_counter()
    window.send({"type": "touches", "run": window.run, "touches": [
        {"phase": "began", "identifier": 1, "x": 180, "y": 300}]})
    window.wait(lambda: seen.commits > before, "the answer to a touch")
    elapsed = (time.perf_counter() - start) * 1000
    window.send({"type": "touches", "run": window.run, "touches": [
        {"phase": "ended", "identifier": 1, "x": 180, "y": 300}]})
    return elapsed


def pages_per_gigabyte(root, count=100, rest=8):
    sys.path.insert(0, str(Path(root) / "Tests/Studio/support"))
    from lone_studio import LoneStudio
    from wire_window import Window

    os.environ["LEK"] = str(Path(root) / ".build/release/lek")
    with tempfile.TemporaryDirectory(prefix="live-pages-") as folder:
        # A page's host is another user, who has to find its way there.
        Path(folder).chmod(0o755)
        bundle, names = made(Path(folder), count)
        studio, windows = LoneStudio(bundle, Path(folder) / "studio"), []
        try:
            for name in names:
                window = Window(name)
                windows.append(window)
                window.connect(studio.port, studio.token, name)
                window.wait(lambda: is_live(window), "its live view")
            time.sleep(rest)
            team = studio.household.sandboxed()
            megabytes = sum(measure(process)[1] for process, _, _ in team)
            answers = [touch(window) for window in windows]
        finally:
            for window in windows:
                window.close()
            studio.end()
    alive = sum(answer <= MOST_MILLISECONDS for answer in answers)
    print(f"{count} pages in {len(team)} processes hold {megabytes:.0f} MB; a touch is answered in "
          f"{statistics.median(answers):.1f} ms, at the latest in {max(answers):.1f} ms; {alive} within {MOST_MILLISECONDS} ms")
    return 1000 / (megabytes / count) if alive == count else 0


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--root", type=Path, required=True)
    arguments.add_argument("--count", type=int, default=100)
    options = arguments.parse_args()
    print(f"{pages_per_gigabyte(options.root, options.count):.0f} pages per GB")


if __name__ == "__main__":
    main()
