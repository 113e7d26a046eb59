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

import container_sheets
import tour
from container_sheets import TOURS, container_sheet
from control_sheets import PLAYGROUND, SHEETS, WINDOW, Sheet
from screenshot_pages import CONSOLE, ERRORS, PROSE, RESULTS

PATIENCE = 30
WIDE, TABLET = (1400, 900), (820, 1180)
# The windows that a finger touches.
TOUCHED = {
    TABLET, *(size for size, hand, _ in tour.LOOKS.values() if hand == "finger")}


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
        touch = self.size in TOUCHED
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


def containers(shot, sheet, look):
    """SwiftUI's containers and presentations in use."""
    shot.open(playground=container_sheets.PLAYGROUND)
    return container_sheet(shot.page, sheet, look, shot.scheme)


STATES = {
    "game": game, "results": results, "quick-look": quick_look, "prose": prose, "errors": errors,
    "console": console, "navigator": navigator, "new-playground": new_playground, "palette": palette,
    "settings": settings, "counterpart": counterpart,
}
# The README shows the first; every state is there light and dark, the main ones on a tablet too.
LOOKS = {"light": (WIDE, "light"), "dark": (WIDE, "dark"), "tablet": (TABLET, "light")}
ON_TABLET = {"game", "results", "prose", "console"}
# Of a tour there are four: the look of the tour, and the colors.
TOUR_LOOKS = {
    "phone": ("phone", "light"), "phone-dark": ("phone", "dark"),
    "tablet": ("tablet", "dark"), "tablet-light": ("tablet", "light"),
}


def pictures():
    for state in STATES:
        for look in LOOKS:
            if look != "tablet" or state in ON_TABLET:
                yield f"{state}-{look}", state, look
    for sheet in SHEETS:
        for look in ("light", "dark"):
            yield f"{sheet}-{look}", sheet, look
    for name in TOURS:
        for look in TOUR_LOOKS:
            yield f"{name}-{look}", name, look


def picture(shot, name, state, look):
    if state in TOURS:
        shot.save(name, containers(shot, state, TOUR_LOOKS[look][0]))
    elif state in SHEETS:
        shot.save(name, controls(shot, SHEETS[state]))
    else:
        STATES[state](shot)
        shot.save(name)


def window(state, look):
    """The size and the color scheme."""
    if state in TOURS:
        name, scheme = TOUR_LOOKS[look]
        return tour.LOOKS[name][0], scheme
    size, scheme = LOOKS[look]
    return (WINDOW if state in SHEETS else size), scheme


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
            try:
                with Shot(options, browser, *window(state, look)) as shot:
                    picture(shot, name, state, look)
                print(name)
            except Exception as problem:  # One picture that fails must not cost the others.
                failed.append(name)
                print(f"{name} could not be made: {problem}", file=sys.stderr)
        browser.close()
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
