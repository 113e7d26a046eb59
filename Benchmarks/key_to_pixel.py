"""Types fifty different numbers into a page of thirty lines and watches, from outside, what the studio does.

A real Chromium, real key events; the times are those the studio's own messages carry over its WebSocket:
`edit` holds the moment of the key event, `painted` the moment the picture stood on the screen. Between two
edits the yardstick compiles the very text that was just typed, so that both meet the same machine.
"""

import argparse
import json
import random
import re
import shutil
import statistics
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

from opened_studio import opened
from studio_editor import EDITOR, text_of
from yardstick import Yardstick

NUMBER = re.compile(r"[pP]adding\s*=\s*(\d\d)\b")
PATIENCE = 20


LISTENER = """
const Socket = WebSocket;
window.heard = [];
window.WebSocket = class extends Socket {
  constructor(...details) {
    super(...details);
    this.addEventListener("message", ({ data }) => {
      if (typeof data === "string") window.heard.push(["received", data]);
    });
  }

  send(data) {
    if (typeof data === "string") window.heard.push(["sent", data]);
    super.send(data);
  }
};
"""


class Watcher:
    """What crossed the WebSocket, as texts: megabytes of pictures led past it would slow what is measured."""

    def __init__(self, page):
        self.page = page
        self.edits = {}
        self.times = {}
        self.runs = {}
        self.painted = {}
        self.traces = {}
        page.add_init_script(LISTENER)

    def listen(self):
        for way, text in self.page.evaluate("window.heard?.splice(0) ?? []"):
            (self._sent if way == "sent" else self._received)(json.loads(text))

    def _sent(self, message):
        if message.get("type") == "edit":
            self.times[message["sequence"]] = message["keyTime"]
        elif message.get("type") == "painted":
            self.painted[message["run"]] = message["time"]

    def _received(self, message):
        if message.get("type") == "accepted":
            self.edits[message["version"]] = self.times[message["sequence"]]
        elif message.get("type") == "runStarted":
            self.runs[message["version"]] = message["run"]
        elif message.get("type") == "trace":
            self.traces[message["version"]] = {
                phase["name"]: phase["milliseconds"] for phase in message["phases"]}

    def newest_stands_after(self, version):
        """Whether every edit was heard, one after that version was, and the newest is to be seen."""
        newest = max(self.edits, default=0)
        return (newest > version and len(self.edits) == len(self.times)
                and self.whole(newest) is not None and newest in self.traces)

    def whole(self, version):
        run = self.runs.get(version)
        return self.painted[run] - self.edits[version] if run in self.painted else None


@contextmanager
def board(root, original="Benchmarks/Board.playground"):
    """A copy of the page that is typed into."""
    with tempfile.TemporaryDirectory(prefix="board-") as folder:
        yield Path(shutil.copytree(root / original, Path(folder) / Path(original).name))


@contextmanager
def watched(root, bundle, compares=True):
    """The studio's page with the bundle's first picture, who watches it, and the yardstick."""
    yardstick = Yardstick(root, bundle) if compares else None
    try:
        with opened(root, bundle, "--trace") as (address, _), sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium-headless-shell"), args=["--no-sandbox"])
            page = browser.new_page(viewport={"width": 1400, "height": 900})
            watcher = Watcher(page)
            page.goto(address)
            wait(watcher, lambda: watcher.painted, "the first picture")
            page.wait_for_timeout(1500)
            yield page, watcher, yardstick
            browser.close()
    finally:
        if yardstick:
            yardstick.close()


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def select_number(page):
    """Puts the selection on the number's two digits, as a double click would."""
    found = page.evaluate(
        f"""source => {{
          const editor = {EDITOR};
          const match = new RegExp(source).exec(editor.text);
          if (!match) return false;
          const start = match.index + match[0].lastIndexOf(match[1]);
          editor.select(start, start + 2);
          return true;
        }}""", NUMBER.pattern)
    if not found:
        raise SystemExit("The page has no `padding = NN` to type into.")


def wait(watcher, condition, what):
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            raise SystemExit(f"Waited {PATIENCE} s for {what}.")
        watcher.page.wait_for_timeout(25)
        watcher.listen()


def measure(page, watcher, yardstick, numbers, measured=None):
    """A row for each number; the yardstick compiles what is in the editor, or that text."""
    rows = []
    for number in numbers:
        select_number(page)
        page.wait_for_timeout(150)
        before = max(watcher.edits, default=0)
        page.keyboard.type(str(number))
        text = measured or text_of(page)
        wait(watcher, lambda: watcher.newest_stands_after(before), f"the picture of padding {number}")
        version = max(watcher.edits)
        page.wait_for_timeout(300)
        row = {"whole": watcher.whole(version), **watcher.traces[version]}
        if yardstick:
            row["yardstick"] = yardstick.milliseconds(text, transform=True)
            row["without the transform"] = yardstick.milliseconds(text, transform=False)
        rows.append(row)
    return rows


def report(rows):
    columns = [name for name in rows[0] if name != "whole"]
    for row in rows:
        row["whole without the pause"] = row["whole"] - row.get("pause", 0)
    names = ["whole", "whole without the pause", *columns]
    print(f"{len(rows)} edits, milliseconds       median     95th")
    for name in names:
        values = [row[name] for row in rows]
        print(f"{name:28} {statistics.median(values):9.1f} {percentile(values, 0.95):8.1f}")
    for name in ("whole", "whole without the pause"):
        ratios = [row[name] / row["yardstick"] for row in rows]
        plain = [row[name] / row["without the transform"] for row in rows]
        print(f"ratio of the {name} to the yardstick: median {statistics.median(ratios):.2f}, "
              f"95th {percentile(ratios, 0.95):.2f}; without the transform "
              f"{statistics.median(plain):.2f}")


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--root", type=Path, required=True)
    arguments.add_argument("--edits", type=int, default=50)
    options = arguments.parse_args()

    numbers = random.Random(1).sample(range(10, 100), options.edits)
    with board(options.root) as bundle, watched(options.root, bundle) as (page, watcher, yardstick):
        report(measure(page, watcher, yardstick, numbers))


if __name__ == "__main__":
    main()
