"""What people would take instead, in the same run as ours.

A console text of thirty lines with one file of Sources: a change of it to its result with the studio, with `swiftc` by
hand, with `swift run` in a package, and with the `swift` interpreter. A card game with a picture: a change of a number
to the new picture with the studio, and with a page in JavaScript behind `livereload`. Ours count from the last key, the
pause included; theirs from the moment the file is saved.
"""

import asyncio
import contextlib
import os
import random
import re
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

import key_to_pixel
import text_to_result
from opened_studio import opened

PATIENCE = 30
# It loads a page at most every three seconds, and once for nothing when a browser has come.
BETWEEN_RELOADS = 4000
MANIFEST = """// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "Texts", targets: [.executableTarget(name: "Texts", path: "Sources")])
"""


def swift(*arguments, folder):
    """The toolchain's own programs, not what stands in front of them on this machine."""
    tool = Path(os.path.realpath(shutil.which("swiftc"))).parent / arguments[0]
    start = time.perf_counter()
    done = subprocess.run([tool, *arguments[1:]], cwd=folder, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{arguments}: {done.stdout}\n{done.stderr}")
    return (time.perf_counter() - start) * 1000


class ByHand:
    name = "swiftc by hand, and its program"

    def __init__(self, folder):
        self.folder = folder
        (folder / "Box.swift").write_text(text_to_result.SOURCES)

    def milliseconds(self, text):
        (self.folder / "main.swift").write_text(text)
        built = swift("swiftc", "main.swift", "Box.swift", "-o", "program", folder=self.folder)
        start = time.perf_counter()
        subprocess.run([self.folder / "program"], check=True, capture_output=True)
        return built + (time.perf_counter() - start) * 1000


class PackageRun:
    name = "swift run in a package"

    def __init__(self, folder):
        self.folder = folder
        (folder / "Sources").mkdir()
        (folder / "Package.swift").write_text(MANIFEST)
        (folder / "Sources/Box.swift").write_text(text_to_result.SOURCES)

    def milliseconds(self, text):
        (self.folder / "Sources/main.swift").write_text(text)
        return swift("swift", "run", folder=self.folder)


class Interpreter:
    name = "the swift interpreter"

    def __init__(self, folder):
        self.folder = folder

    def milliseconds(self, text):
        # It takes one file.
        (self.folder / "page.swift").write_text(text + text_to_result.SOURCES.replace("import Foundation\n", ""))
        return swift("swift", "page.swift", folder=self.folder)


async def studio_times(address, texts):
    token = re.search(r"[?&]token=([^&#]+)", address).group(1)
    origin = re.match(r"https?://[^/]+", address).group()
    found = []
    async with text_to_result.connect(
            origin.replace("http", "ws", 1) + f"/socket?token={token}", origin=origin, max_size=None) as wire:
        studio = text_to_result.Studio(wire)
        await studio.start()
        for text in texts:
            await asyncio.sleep(text_to_result.REST)
            found.append((await studio.change(text))[0])
    return found


def console_times(root, changes):
    numbers = random.Random(5).sample(range(100, 1000), changes + 2)
    texts = [text_to_result.PAGE.format(number=number) for number in numbers]
    found = {}
    with tempfile.TemporaryDirectory(prefix="counterparts-") as folder:
        bundle = text_to_result.make_bundle(Path(folder), numbers[0])
        with opened(root, bundle, "--trace") as (address, _):
            found["the studio"] = asyncio.run(studio_times(address, texts[1:]))[1:]
        for kind in (ByHand, PackageRun, Interpreter):
            own = Path(folder) / kind.__name__
            own.mkdir()
            peer = kind(own)
            # The first warms its caches, as for ours.
            found[kind.name] = [peer.milliseconds(text) for text in texts[1:]][1:]
    return found


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextlib.contextmanager
def live_reload(folder):
    port = free_port()
    server = subprocess.Popen(
        [sys.executable, Path(__file__).parent / "peers/live_reload.py", folder, str(port)],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}/"
    finally:
        server.terminate()
        server.wait(timeout=15)


def reloaded(page, game, number):
    """Milliseconds from the saved file to the new picture."""
    begin = time.time() * 1000
    game.write_text(re.sub(r"padding = \d+", f"padding = {number}", game.read_text()))
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with contextlib.suppress(Exception):
            painted = page.evaluate("window.painted")
            if painted and painted["padding"] == number:
                return painted["time"] - begin
        page.wait_for_timeout(15)
    raise SystemExit(f"Waited {PATIENCE} s for livereload's picture of padding {number}.")


def game_times(root, changes):
    numbers = random.Random(6).sample(range(21, 100), changes)
    with key_to_pixel.board(root, "Playgrounds/MemoryGame.playground") as bundle, \
            key_to_pixel.watched(root, bundle, compares=False) as (page, watcher, _):
        ours = [row["whole"] for row in key_to_pixel.measure(page, watcher, None, numbers)]
    with tempfile.TemporaryDirectory(prefix="card-game-") as folder, sync_playwright() as playwright:
        game = Path(shutil.copy(Path(__file__).parent / "peers/card-game.html", Path(folder) / "index.html"))
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium-headless-shell"), args=["--no-sandbox"])
        with live_reload(folder) as address:
            page = browser.new_page(viewport={"width": 1400, "height": 900})
            page.goto(address)
            page.wait_for_timeout(2 * BETWEEN_RELOADS)
            theirs = []
            for number in numbers:
                theirs.append(reloaded(page, game, number))
                page.wait_for_timeout(BETWEEN_RELOADS)
        browser.close()
    return {"the studio": ours, "livereload, in JavaScript": theirs}


def told(root, changes=8):
    """Prints both comparisons; the medians in milliseconds by what was compared."""
    figures = {}
    for title, measure in (("a console text, to its result", console_times),
                           ("a card game, to its picture", game_times)):
        found = measure(root, changes)
        ours = statistics.median(found["the studio"])
        print(f"\n{title:50}{'median':>10}{'to ours':>10}")
        for name, times in found.items():
            median = statistics.median(times)
            figures[f"{title}: {name}"] = median
            print(f"  {name:48}{median:7.0f} ms{median / ours:10.2f}", flush=True)
    return figures
