"""Shows pages with many animations and with a single one, in turn, in one Chromium.

A browser draws frames only while something moves, so the empty page has one small layer that does: its frames
are the browser's full rate. Frames are those the browser's compositor says it has drawn (`DrawFrame` of its own
trace), not those a script was asked for, because a script that asks for frames costs frames. The time each process
has had comes from /proc; once the animations are sent, the page's process has nothing to do.

The same scene written by hand in CSS says what the browser can do with it.
"""

import argparse
import os
import shutil
import statistics
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import sync_playwright

from opened_studio import opened

PAGE = """import UIKit
import PlaygroundSupport

let count = {count}
let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 668))
view.backgroundColor = .white
for index in 0..<count {{
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
    layer.position = CGPoint(x: 12 + Double(index % 32) * 11, y: 12 + Double(index / 32) * 20)
    layer.backgroundColor = UIColor(hue: Double(index % 32) / 32, saturation: 0.7, brightness: 0.9, alpha: 1).cgColor
    let animation = CABasicAnimation(keyPath: "{key}")
    animation.fromValue = {start}
    animation.toValue = {end}
    animation.duration = 1 + Double(index % 7) / 10
    animation.autoreverses = true
    animation.repeatCount = .infinity
    layer.add(animation, forKey: "runs")
    view.layer.addSublayer(layer)
}}
PlaygroundPage.current.liveView = view
"""

VIEWS = """import SwiftUI
import PlaygroundSupport

struct Dots: View {{
    @State private var isFaint = false

    var body: some View {{
        VStack(spacing: 4) {{
            ForEach(0..<{count} / 25, id: \\.self) {{ row in
                HStack(spacing: 4) {{
                    ForEach(0..<25) {{ column in
                        Circle()
                            .fill(Color(hue: Double(column) / 25, saturation: 0.7, brightness: 0.9))
                            .frame(width: 8, height: 8)
                            .opacity(isFaint ? 0.2 : 1)
                    }}
                }}
            }}
        }}
        .onAppear {{
            withAnimation(.linear(duration: 1).repeatForever()) {{ isFaint = true }}
        }}
    }}
}}
PlaygroundPage.current.setLiveView(Dots())
"""

KINDS = {
    "transform.rotation.z": ("0.0", "2.0"),
    "opacity": ("1.0", "0.2"),
    "transform.scale": ("1.0", "1.6"),
    "bounds.size.width": ("8.0", "16.0"),
}
# The same animations as CSS has them: from, to. A layer that becomes wider keeps its middle.
STYLES = {
    "transform.rotation.z": ("rotate: 0rad", "rotate: 2rad"),
    "opacity": ("opacity: 1", "opacity: 0.2"),
    "transform.scale": ("scale: 1", "scale: 1.6"),
    "bounds.size.width": ("width: 8px; translate: 0px", "width: 16px; translate: -4px"),
}
PATIENCE = 60


def text_of_page(count, key):
    if key == "views":
        return VIEWS.format(count=count)
    start, end = KINDS[key]
    return PAGE.format(count=count, key=key, start=start, end=end)


class Studio:
    """One `lek open`, and the tab that shows its live view while it is measured."""

    def __init__(self, root, browser, folder, count, key):
        bundle = folder / f"{key.replace('.', '-')}-{count}.playground"
        bundle.mkdir()
        (bundle / "contents.xcplayground").write_text(
            "<?xml version='1.0' encoding='UTF-8'?>\n"
            "<playground version='5.0' target-platform='ios' executeOnSourceChanges='true'/>\n")
        (bundle / "Contents.swift").write_text(text_of_page(count, key))
        self.life = ExitStack()
        self.address, self.process = self.life.enter_context(opened(root, bundle))
        self.browser = browser
        self.count = count

    def _open(self):
        """A tab that shows the live view, the only one: tabs behind it would draw frames too."""
        page = self.browser.new_page(viewport={"width": 1400, "height": 900})
        page.goto(self.address)
        page.wait_for_selector("[data-live-view]", timeout=PATIENCE * 1000)
        end = time.monotonic() + PATIENCE
        while page.evaluate("lek.liveView().runningAnimations") < self.count:
            if time.monotonic() > end:
                raise SystemExit(f"Waited {PATIENCE} s for {self.count} animations.")
            page.wait_for_timeout(50)
        page.wait_for_timeout(1500)
        return page

    def measure(self, seconds):
        """Frames a second, and shares of a core: of the page's processes, and of the browser's."""
        page = self._open()
        trace = Trace(page)
        pages = [one for one in descendants(self.process.pid) if is_page(one)]
        if not pages:
            raise SystemExit("No page is running.")
        browsers = descendants(os.getpid(), without=self.process.pid)
        before = (cpu_time(pages), cpu_time(browsers))
        start = time.monotonic()
        page.wait_for_timeout(seconds * 1000)
        passed = time.monotonic() - start
        after = (cpu_time(pages), cpu_time(browsers))
        frames = trace.frames() / passed
        page.close()
        return (frames, *[(b - a) / passed for a, b in zip(before, after)])

    def close(self):
        self.life.close()


class ByHand:
    """The scene as somebody would write it in CSS."""

    def __init__(self, browser, count, key):
        self.browser = browser
        start, end = STYLES[key]
        layers = "".join(
            f'<i style="left: {8 + index % 32 * 11}px; top: {8 + index // 32 * 20}px; animation-duration: '
            f'{1 + index % 7 / 10}s; background: hsl({index % 32 * 360 / 32} 70% 60%)"></i>'
            for index in range(count))
        self.html = (
            f"<!doctype html><style>@keyframes runs {{ from {{ {start} }} to {{ {end} }} }}"
            "main { position: relative; width: 375px; height: 668px; overflow: hidden }"
            "i { position: absolute; width: 8px; height: 8px; animation: runs linear infinite alternate }"
            f"</style><main>{layers}</main>")

    def measure(self, seconds):
        """Frames a second, nothing of a page's process, and the browser's share of a core."""
        page = self.browser.new_page(viewport={"width": 1400, "height": 900})
        page.set_content(self.html)
        page.wait_for_timeout(1500)
        trace = Trace(page)
        browsers = descendants(os.getpid())
        before, start = cpu_time(browsers), time.monotonic()
        page.wait_for_timeout(seconds * 1000)
        passed = time.monotonic() - start
        share = (cpu_time(browsers) - before) / passed
        frames = trace.frames() / passed
        page.close()
        return frames, 0.0, share


class Trace:
    """What the browser says of its frames."""

    def __init__(self, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.events = []
        self.is_complete = False
        self.session.on("Tracing.dataCollected", lambda data: self.events.extend(data["value"]))
        self.session.on("Tracing.tracingComplete", lambda _: setattr(self, "is_complete", True))
        self.session.send("Tracing.start", {
            "categories": "disabled-by-default-devtools.timeline.frame,devtools.timeline.frame",
            "transferMode": "ReportEvents"})

    def frames(self):
        self.session.send("Tracing.end")
        while not self.is_complete:
            self.page.wait_for_timeout(20)
        self.session.detach()
        return sum(event["name"] == "DrawFrame" for event in self.events)


def is_page(process):
    """A page's own process. Compilers and the language server still prepare for the next edit."""
    try:
        return Path(f"/proc/{process}/comm").read_text().strip() == "PageHost"
    except OSError:
        return False


def descendants(process, without=None):
    """A process and all that come from it."""
    if process == without:
        return []
    found = [process]
    for children in Path(f"/proc/{process}/task").glob("*/children"):
        try:
            names = children.read_text().split()
        except OSError:
            continue
        for child in names:
            found += descendants(int(child), without)
    return found


def cpu_time(processes):
    """The seconds of a core they have had so far."""
    total = 0
    for process in processes:
        try:
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


def page_share(root, count=1000, seconds=5, key="opacity"):
    """The share of a core, in hundredths, that the page's processes have while a thousand animations run."""
    folder = Path(tempfile.mkdtemp(prefix="running-animations-"))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium-headless-shell"), args=["--no-sandbox"])
            studio = Studio(root, browser, folder, count, key)
            frames, page, share = studio.measure(seconds)
            studio.close()
            browser.close()
    finally:
        shutil.rmtree(folder)
    print(f"{count} animations: {frames:.1f} frames a second, the browser {share:.0%} of a core")
    # Two ticks of the clock that counts it are what it can tell from nothing.
    return 0 if page * seconds * os.sysconf("SC_CLK_TCK") <= 2 else page * 100


def report(name, rows):
    frames, page, browser = (statistics.median(column) for column in zip(*rows))
    print(f"{name:32} {frames:9.1f} {page:12.1%} {browser:10.1%}")
    return frames


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--root", type=Path, required=True)
    arguments.add_argument("--count", type=int, default=1000)
    arguments.add_argument("--seconds", type=float, default=4)
    arguments.add_argument("--rounds", type=int, default=3)
    options = arguments.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="running-animations-"))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium-headless-shell"), args=["--no-sandbox"])
            print(f"{'':32} {'frames/s':>9} {'page process':>12} {'browser':>10}   (shares of one core)")
            for key in KINDS:
                compare(options, browser, folder, key)
            browser.close()
    finally:
        shutil.rmtree(folder)


def compare(options, browser, folder, key):
    studios = [Studio(options.root, browser, folder, count, key) for count in (1, options.count)]
    try:
        scenes = [*studios, ByHand(browser, options.count, key)]
        rounds = [
            [scene.measure(options.seconds) for scene in scenes] for _ in range(options.rounds)]
    finally:
        for studio in studios:
            studio.close()
    empty, full, by_hand = zip(*rounds)
    before = report(f"1 × {key}", empty)
    after = report(f"{options.count} × {key}", full)
    css = report(f"{options.count} by hand in CSS", by_hand)
    print(f"{'':32} ratio of the frames {after / before:.2f}, to those by hand {after / css:.2f}")


if __name__ == "__main__":
    main()
