"""Pictures of the studio's main states, each made by a function of its own.

Every picture has a fresh copy of its playground, a `lek open` of its own, and a browser window without a past. A
picture that cannot be made says why, and the others are made all the same.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from control_sheets import PLAYGROUND, SHEETS, WINDOW, Sheet

PATIENCE = 30
WIDE, TABLET = (1400, 900), (820, 1180)

RESULTS = """import UIKit
import PlaygroundSupport

let title = "Squares"
var heights = [Double]()
for step in 1...24 {
    heights.append(sin(Double(step) / 4) * 40 + 60)
}
let accent = UIColor(red: 0.18, green: 0.37, blue: 0.82, alpha: 1)

let chart = UIView(frame: CGRect(x: 0, y: 0, width: 360, height: 200))
chart.backgroundColor = .white
for (index, height) in heights.enumerated() {
    let bar = UIView(frame: CGRect(
        x: 12 + Double(index) * 14, y: 180 - height, width: 10, height: height))
    bar.backgroundColor = accent.withAlphaComponent(0.4 + height / 200)
    bar.layer.cornerRadius = 3
    chart.addSubview(bar)
}
chart
PlaygroundPage.current.liveView = chart
"""

PROSE = """/*:
 # A ball that falls

 Every playground is a **page of code** that runs while you write it. Change the *number* below and look at the
 right side.

 - Note: What stands in `code` is Swift, everything else is for reading.

 1. Change `bounces`.
 2. Look at the values beside the lines.
*/
let bounces = 6
//: Each bounce is lower than the last one.
var height = 100.0
for bounce in 1...bounces {
    height *= 0.7
}
//: > Experiment: Let the ball lose less.
height
"""

ERRORS = """import UIKit

let numbers = [3, 1, 4, 1, 5]
let doubled = numbers.map { $0 * 2 }
let sum: String = doubled.reduce(0, +)

func greet(name: String) -> String {
    return "Hello, \\(nme)"
}
"""

CONSOLE = """for round in 1...3 {
    print("Round \\(round)")
    for card in 1...4 {
        print("  card \\(card) turned")
    }
}
let cards = ["ace", "king"]
print(cards[2])
"""


class Shot:
    """One window of a studio of its own."""

    def __init__(self, options, browser, size, scheme, motion="reduce"):
        self.options, self.browser, self.size, self.scheme = options, browser, size, scheme
        self.motion = motion

    def __enter__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="screenshots-"))
        return self

    def open(self, text=None, playground="Playgrounds/MemoryGame.playground"):
        """Opens the memory game or another playground, or a page with a text of ours."""
        bundle = self.folder / (Path(playground).name if text is None else "Example.playground")
        shutil.copytree(self.options.root / playground, bundle)
        if text is not None:
            for name in ("Sources", "Resources"):
                shutil.rmtree(bundle / name, ignore_errors=True)
            (bundle / "Contents.swift").write_text(text)
        self.process = subprocess.Popen(
            [self.options.root / ".build/release/lek", "open", bundle, "--no-browser", "--port", "0"],
            stdout=subprocess.PIPE, text=True, bufsize=1,
            env=os.environ | {"LEK_STATE": str(self.folder / "state")})
        address = re.search(r"https?://\S+", self.process.stdout.readline()).group()
        width, height = self.size
        touch = self.size == TABLET
        self.context = self.browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=self.scheme, has_touch=touch,
            is_mobile=touch, reduced_motion=self.motion)
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.goto(address)
        return self.page

    def wait_for_status(self, words):
        """Until the capsule says one of these words."""
        end, said = time.monotonic() + PATIENCE, ""
        while not any(word in said for word in words):
            if time.monotonic() > end:
                raise TimeoutError(f"the capsule says {said!r}, not {' or '.join(words)}")
            self.page.wait_for_timeout(50)
            said = self.page.locator("#status").text_content()
        time.sleep(1.5)

    def run(self, name):
        """Gives a command, if the studio has it."""
        if not self.page.evaluate("name => lek.commands.has(name)", name):
            raise LookupError(f"the studio has no command {name}")
        self.page.evaluate("name => lek.commands.run(name)", name)

    def save(self, name, image=None):
        """Saves an image, or else the window as it is."""
        time.sleep(0.5)
        self.options.images.mkdir(parents=True, exist_ok=True)
        path = self.options.images / f"{name}.png"
        if image:
            image.save(path)
        else:
            self.page.screenshot(path=path)
        keep_small(path)

    def __exit__(self, *_):
        if hasattr(self, "context"):
            self.context.close()
        if hasattr(self, "process"):
            self.process.terminate()
            self.process.wait(timeout=15)
        shutil.rmtree(self.folder, ignore_errors=True)


def keep_small(path):
    """The studio's few colours need no more than a palette."""
    Image.open(path).convert("RGB").quantize(256).save(path, optimize=True)


def game(shot):
    shot.open()
    shot.wait_for_status(["live"])
    time.sleep(3)


def results(shot):
    shot.open(RESULTS)
    shot.wait_for_status(["live"])


def quick_look(shot):
    results(shot)
    line = RESULTS.splitlines().index("chart") + 1
    shot.page.locator(f".result[data-line='{line}']").click()
    time.sleep(0.5)


def prose(shot):
    shot.open(PROSE)
    shot.wait_for_status(["finished", "live"])
    shot.run("renderedMarkup")


def errors(shot):
    shot.open(ERRORS)
    shot.wait_for_status(["error"])


def console(shot):
    shot.open(CONSOLE)
    shot.wait_for_status(["Crashed", "crashed"])


def navigator(shot):
    game(shot)
    shot.page.locator("#navigator").get_by_text("Sources", exact=True).first.click(button="right")


def new_playground(shot):
    game(shot)
    shot.run("newPlayground")
    time.sleep(1)


def palette(shot):
    game(shot)
    shot.run("palette")
    shot.page.keyboard.type("con")


def settings(shot):
    game(shot)
    shot.run("settings")


def counterpart(shot):
    game(shot)
    shot.page.locator("#navigator .file, #navigator [role=treeitem]").filter(
        has_text=re.compile(r"\.swift$")).last.click()
    time.sleep(2)


def controls(shot, page):
    """SwiftUI's controls in their states."""
    shot.open(playground=PLAYGROUND)
    return Sheet(shot.page, page, shot.scheme).image()


STATES = {
    "game": game, "results": results, "quick-look": quick_look, "prose": prose, "errors": errors,
    "console": console, "navigator": navigator, "new-playground": new_playground, "palette": palette,
    "settings": settings, "counterpart": counterpart,
}
# The README shows the first; every state is there light and dark, the main ones on a tablet too.
LOOKS = {"light": (WIDE, "light"), "dark": (WIDE, "dark"), "tablet": (TABLET, "light")}
ON_TABLET = {"game", "results", "prose", "console"}


def pictures():
    for state in STATES:
        for look in LOOKS:
            if look != "tablet" or state in ON_TABLET:
                yield f"{state}-{look}", state, look
    for sheet in SHEETS:
        for look in ("light", "dark"):
            yield f"{sheet}-{look}", sheet, look


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--root", type=Path, required=True)
    arguments.add_argument("--images", type=Path)
    arguments.add_argument("names", nargs="*", help="pictures or states; all without")
    options = arguments.parse_args()
    options.images = options.images or options.root / "docs/images"
    failed = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium-headless-shell"), args=["--no-sandbox"])
        for name, state, look in pictures():
            if options.names and not {name, state, state.partition("-")[0]} & set(options.names):
                continue
            size, scheme = LOOKS[look]
            try:
                with Shot(options, browser, WINDOW if state in SHEETS else size, scheme) as shot:
                    if state in SHEETS:
                        shot.save(name, controls(shot, SHEETS[state]))
                    else:
                        STATES[state](shot)
                        shot.save(name)
                print(name)
            except Exception as problem:  # One picture that fails must not cost the others.
                failed.append(name)
                print(f"{name} could not be made: {problem}", file=sys.stderr)
        browser.close()
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
