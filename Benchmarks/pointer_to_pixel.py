"""Presses a page's live view fifty times and times what a person sees of it.

A real Chromium and real pointer events. The page colours its view when a finger comes down. The time begins with the
event's own time stamp and ends when the frame that has the new colour has been drawn: the task that follows it. On
its way are the browser, the WebSocket, the server, the page's run loop, its commit, and the way back.
"""

import argparse
import shutil
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from opened_studio import opened

PAGE = """import UIKit
import PlaygroundSupport

final class Pressed: UIView {
    var presses = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        presses += 1
        backgroundColor = presses % 2 == 0 ? .white : .systemBlue
    }
}
let view = Pressed(frame: CGRect(x: 0, y: 0, width: 375, height: 668))
view.backgroundColor = .white
PlaygroundPage.current.liveView = view
"""
WATCH = """() => {
  window.pressed = [];
  const view = document.querySelector("#live-view");
  let began = null;
  addEventListener("pointerdown", ({ timeStamp }) => { began = timeStamp; }, true);
  new MutationObserver(() => {
    if (began === null) return;
    const start = began;
    began = null;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => window.pressed.push(performance.now() - start);
      channel.port2.postMessage(null);
    });
  }).observe(view.querySelector(".stage"), { subtree: true, attributes: true, attributeFilter: ["style"] });
}"""
PATIENCE = 60_000


def measure(root, presses):
    folder = Path(tempfile.mkdtemp(prefix="pointer-to-pixel-"))
    bundle = folder / "Pressed.playground"
    bundle.mkdir()
    (bundle / "contents.xcplayground").write_text(
        "<?xml version='1.0' encoding='UTF-8'?>\n<playground version='5.0' target-platform='ios'/>\n")
    (bundle / "Contents.swift").write_text(PAGE)
    try:
        with opened(root, bundle) as (address, _), sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium-headless-shell"), args=["--no-sandbox"])
            page = browser.new_page(viewport={"width": 1400, "height": 900})
            page.goto(address)
            page.wait_for_selector("[data-live-view]", timeout=PATIENCE)
            page.wait_for_timeout(1500)
            page.evaluate(WATCH)
            times = press(page, presses)
            browser.close()
            return times
    finally:
        shutil.rmtree(folder)


def wait_for_press(page, count):
    """Asked from outside: the studio's policy lets no page evaluate a text by itself."""
    end = time.monotonic() + PATIENCE / 1000
    while page.evaluate("window.pressed.length") < count:
        if time.monotonic() > end:
            raise SystemExit(f"Press {count} changed no pixel.")
        page.wait_for_timeout(5)


def press(page, presses):
    box = page.locator("[data-live-view]").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for count in range(1, presses + 1):
        page.mouse.down()
        wait_for_press(page, count)
        page.mouse.up()
        page.wait_for_timeout(120)
    return page.evaluate("window.pressed")


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--root", type=Path, required=True)
    arguments.add_argument("--presses", type=int, default=50)
    options = arguments.parse_args()
    times = sorted(measure(options.root, options.presses))
    share = times[min(len(times) - 1, int(len(times) * 0.95))]
    print(f"{len(times)} presses, milliseconds       median {statistics.median(times):6.1f}     "
          f"95th {share:6.1f}     worst {times[-1]:6.1f}")


if __name__ == "__main__":
    main()
