"""A page that moves a thousand layers itself, in each turn of its display link; the frames that the browser draws.

Beside it the same with a single layer, whose frames are the browser's full rate.
"""

import argparse
import shutil
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from opened_studio import opened
from running_animations import PATIENCE, Trace

PAGE = """import UIKit
import PlaygroundSupport

final class Mover: NSObject {
  let layers: [CALayer]
  var turn = 0.0

  init(in view: UIView) {
    layers = (0..<COUNT).map { _ in CALayer() }
    for (index, layer) in layers.enumerated() {
      layer.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
      layer.backgroundColor = UIColor(hue: Double(index % 32) / 32, saturation: 0.7, brightness: 0.9, alpha: 1).cgColor
      view.layer.addSublayer(layer)
    }
  }

  @objc func move() {
    turn += 1
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (index, layer) in layers.enumerated() {
      let angle = turn / 30 + Double(index)
      layer.position = CGPoint(
        x: 20 + Double(index % 32) * 10.5 + 8 * cos(angle), y: 20 + Double(index / 32) * 19 + 8 * sin(angle))
    }
    CATransaction.commit()
  }
}
let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 668))
view.backgroundColor = .white
let mover = Mover(in: view)
PlaygroundPage.current.liveView = view
CADisplayLink(target: mover, selector: #selector(Mover.move)).add(to: .main, forMode: .common)
"""
# A frame is one that shows another place of the last layer, seen at the browser's own drawing of frames.
WATCH = """() => {
  window.changes = 0;
  const last = [...document.querySelectorAll("#live-view .stage .layer")].at(-1);
  new MutationObserver(() => { window.dirty = true; }).observe(last, { attributes: true, attributeFilter: ["style"] });
  const look = () => {
    if (window.dirty) window.changes += 1;
    window.dirty = false;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def measure(root, browser, folder, count, seconds, rounds):
    """Pictures a second that differ from the one before, and those that the browser drew."""
    bundle = folder / f"Moved-{count}.playground"
    bundle.mkdir()
    (bundle / "contents.xcplayground").write_text("<playground version='5.0' target-platform='ios'/>\n")
    (bundle / "Contents.swift").write_text(PAGE.replace("COUNT", str(count)))
    with opened(root, bundle) as (address, _):
        page = browser.new_page(viewport={"width": 1400, "height": 900})
        page.goto(address)
        page.wait_for_selector("[data-live-view]", timeout=PATIENCE * 1000)
        page.wait_for_timeout(2500)
        page.evaluate(WATCH)
        found = []
        for _ in range(rounds):
            trace = Trace(page)
            page.evaluate("window.changes = 0")
            start = page.evaluate("performance.now()")
            page.wait_for_timeout(seconds * 1000)
            changes, end = page.evaluate("[window.changes, performance.now()]")
            passed = (end - start) / 1000
            found.append((changes / passed, trace.frames() / passed))
        page.close()
    return [min(changed, drawn) for changed, drawn in found]


def frames_a_second(root, seconds=4, rounds=3):
    folder = Path(tempfile.mkdtemp(prefix="moved-layers-"))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium-headless-shell"), args=["--no-sandbox"])
            one, all_of_them = (
                statistics.median(measure(root, browser, folder, count, seconds, rounds)) for count in (1, 1000))
            browser.close()
    finally:
        shutil.rmtree(folder)
    print(f"one layer {one:.1f} frames a second, a thousand {all_of_them:.1f}")
    return all_of_them


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--root", type=Path, required=True)
    arguments.add_argument("--seconds", type=float, default=4)
    options = arguments.parse_args()
    frames_a_second(options.root, options.seconds)


if __name__ == "__main__":
    main()
