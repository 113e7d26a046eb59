"""A page that draws a view of 600 by 600 points anew in every frame, for some seconds on the real clock.

It draws a gradient, a wave of three hundred points, sixty circles and a text, as a page that plays with a
context does. The page itself counts its frames and its processor time; a page that draws nothing but turns
its display link runs beside it, so that what drawing alone costs is known.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

LEAST_FRAMES = 0.9
SECONDS = 3

PAGE = """import PlaygroundSupport
import UIKit

func processorTime() -> Double {{
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}}

final class Drawn: UIView {{
  var turn = 0.0
  override func draw(_ rect: CGRect) {{
    guard let context = UIGraphicsGetCurrentContext() else {{ return }}
    let colors = [UIColor.systemBlue.cgColor, UIColor.white.cgColor] as CFArray
    let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil)!
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 600, y: 600), options: [])
    context.move(to: CGPoint(x: 0, y: 300))
    for x in 1...300 {{
      context.addLine(to: CGPoint(x: Double(x) * 2, y: 300 + 100 * sin(turn * 3 + Double(x) / 20)))
    }}
    context.strokePath()
    UIColor.systemRed.withAlphaComponent(0.5).setFill()
    for circle in 0..<60 {{
      let angle = turn * 2 + Double(circle) / 60 * .pi * 2
      context.fillEllipse(in: CGRect(x: 280 + 200 * cos(angle), y: 280 + 200 * sin(angle), width: 40, height: 40))
    }}
    "turn \\(Int(turn * 10))".draw(at: CGPoint(x: 20, y: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 24)])
  }}
}}

final class Player: NSObject {{
  let view = Drawn(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
  var frames = 0
  let began = processorTime()
  let start = Date()
  @objc func step(_ link: CADisplayLink) {{
    frames += 1
    view.turn += 0.02
    if {draws} {{ view.setNeedsDisplay() }}
    if frames == {seconds} * 60 {{
      print("seconds", Date().timeIntervalSince(start))
      print("processor", (processorTime() - began) / Double(frames) * 1000)
      PlaygroundPage.current.finishExecution()
    }}
  }}
}}
let player = Player()
PlaygroundPage.current.liveView = player.view
CADisplayLink(target: player, selector: #selector(Player.step(_:))).add(to: .main, forMode: .common)
"""


def run(root, folder, draws):
    """Milliseconds of processor time a frame, and how long all frames took."""
    bundle = folder / f"Redraw{draws}.playground"
    bundle.mkdir()
    (bundle / "contents.xcplayground").write_text("<playground version='5.0' target-platform='ios'/>\n")
    (bundle / "Contents.swift").write_text(
        PAGE.format(draws="true" if draws else "false", seconds=SECONDS))
    done = subprocess.run(
        [root / ".build/release/lek", "run", bundle, "--json"], capture_output=True, text=True, timeout=120)
    text = "".join(
        event["text"] for event in map(json.loads, done.stdout.splitlines()) if event["event"] == "console")
    said = dict(line.split() for line in text.splitlines())
    return float(said["processor"]), float(said["seconds"])


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--root", type=Path, required=True)
    root = arguments.parse_args().root
    with tempfile.TemporaryDirectory() as folder:
        drawing, seconds = run(root, Path(folder), True)
        still, _ = run(root, Path(folder), False)
    share = SECONDS / seconds
    print(f"processor time a frame    {drawing:6.2f} ms; with nothing drawn {still:.2f} ms")
    print(f"frames of those there were time for: {share:.0%} (at least {LEAST_FRAMES:.0%})")
    sys.exit(0 if share >= LEAST_FRAMES else 1)


if __name__ == "__main__":
    main()
