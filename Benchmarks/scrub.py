"""Drags a number of a page of thirty lines and times what a person sees of it.

A real Chromium and real pointer events. A step begins with the time stamp of the pointer's movement and ends when the
frame with the picture of the new number has been drawn: `painted` carries that time. On its way are the browser, the
WebSocket, the server, a fresh process that runs the page from its beginning, its first commit, and the way back.
First one step at a time; then the pointer moves sixty times a second, and the pictures are counted. The yardstick
compiles the same text, to tell what following by the compiler would cost at the least.
"""

import argparse
import json
import statistics
from pathlib import Path

from key_to_pixel import board, percentile, wait, watched
from studio_editor import EDITOR, text_of

STRIDE = 2
SOURCE = "board.padding = "

WATCH = """() => {
  window.moved = [];
  addEventListener("pointermove", ({ timeStamp }) => {
    window.moved.push(performance.timeOrigin + timeStamp);
  }, true);
}"""
PLACE = f"""text => {{
  const editor = {EDITOR};
  const start = editor.text.indexOf(text) + text.length + 1;
  const {{ left, top, bottom }} = editor.boxOf(start);
  return {{ x: left, y: (top + bottom) / 2 }};
}}"""


class ScrubWatcher:
    """Which runs followed the pointer, and when their pictures stood on the screen."""

    def __init__(self, page):
        self.page = page
        self.runs = set()
        self.painted = {}

    def listen(self):
        for way, text in self.page.evaluate("window.heard?.splice(0) ?? []"):
            message = json.loads(text)
            if way == "received" and message.get("type") == "scrubbed":
                self.runs.add(message["run"])
            if way == "sent" and message.get("type") == "painted":
                self.painted[message["run"]] = message["time"]

    @property
    def pictures(self):
        return {run: time for run, time in self.painted.items() if run in self.runs}


def take_hold(page):
    """Presses on the number; where the pointer is."""
    page.evaluate(WATCH)
    place = page.evaluate(PLACE, SOURCE)
    page.mouse.move(place["x"], place["y"])
    page.keyboard.down("Alt")
    page.mouse.down()
    page.wait_for_timeout(1500)
    return place["x"], place["y"]


def single_steps(page, watcher, x, y, count):
    """Milliseconds from each movement to its picture, and where the pointer is then."""
    times = []
    for _ in range(count):
        before = set(watcher.pictures)
        page.evaluate("window.moved = []")
        x += STRIDE
        page.mouse.move(x, y)
        wait(watcher, lambda: set(watcher.pictures) - before, "the picture of a step")
        [run] = set(watcher.pictures) - before
        times.append(watcher.pictures[run] - page.evaluate("window.moved[0]"))
        page.wait_for_timeout(120)
    return times, x


def quick_drag(page, watcher, x, y, count):
    """Milliseconds between pictures while the pointer moves sixty times a second."""
    before = set(watcher.pictures)
    for step in range(count):
        page.mouse.move(x + STRIDE * (step % 40), y)
        page.wait_for_timeout(14)
    page.wait_for_timeout(500)
    watcher.listen()
    pictures = sorted(time for run, time in watcher.pictures.items() if run not in before)
    return [later - earlier for earlier, later in zip(pictures, pictures[1:])]


def measured(root, steps):
    """Times from the movement to the pixel, between the pictures of a quick drag, and of the compiler."""
    with board(root) as bundle, watched(root, bundle) as (page, _, yardstick):
        text = text_of(page)
        watcher = ScrubWatcher(page)
        x, y = take_hold(page)
        times, x = single_steps(page, watcher, x, y, steps + 1)
        between = quick_drag(page, watcher, x, y, 4 * steps)
        page.mouse.up()
        page.keyboard.up("Alt")
        compiler = [yardstick.milliseconds(text, transform=True) for _ in range(10)]
    return times, between, compiler


def milliseconds(root, steps=30):
    times, between, compiler = measured(root, steps)
    print(f"a step: median {statistics.median(times[1:]):.1f} ms, 95th {percentile(times[1:], 0.95):.1f}; between pictures of a "
          f"drag {statistics.median(between):.1f} ms; the compiler {statistics.median(compiler):.0f} ms")
    return statistics.median(times[1:])


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--root", type=Path, required=True)
    arguments.add_argument("--steps", type=int, default=50)
    options = arguments.parse_args()
    times, between, compiler = measured(options.root, options.steps)

    median = statistics.median(times[1:])
    ratio = median / statistics.median(compiler)
    print(f"{len(times) - 1} steps, milliseconds        median     95th")
    print(f"from the movement to the pixel {median:8.1f} {percentile(times[1:], 0.95):8.1f}")
    print(f"between pictures of a drag     {statistics.median(between):8.1f} "
          f"{percentile(between, 0.95):8.1f}   ({len(between) + 1} pictures)")
    print(f"the first one                  {times[0]:8.1f}")
    print(f"the yardstick                  {statistics.median(compiler):8.1f}")
    print(f"ratio of the movement to the pixel to the yardstick: {ratio:.2f}")


if __name__ == "__main__":
    main()
