"""The first frame of a page with sixteen image views, beside that of one with sixteen plain views.

The pictures are 256 by 256 pixels and lie in Resources as PNG files. `lek run --json` says when the first commit was
made, after the page's code had ended; both pages take turns, and the ratio is of their medians.
"""

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image

MOST = 60.0

PAGE = """import PlaygroundSupport
import UIKit

let wall = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
for index in 0..<16 {{
  let frame = CGRect(x: index % 4 * 100, y: index / 4 * 100, width: 96, height: 96)
  {view}
  view.frame = frame
  wall.addSubview(view)
}}
PlaygroundPage.current.liveView = wall
DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {{ PlaygroundPage.current.finishExecution() }}
"""
KINDS = {
    "pictures": 'let view = UIImageView(image: UIImage(named: "picture\\(index)"))',
    "plain": "let view = UIView()\n  view.backgroundColor = .systemTeal",
}


def make(folder, name):
    bundle = folder / f"{name}.playground"
    (bundle / "Resources").mkdir(parents=True)
    (bundle / "contents.xcplayground").write_text("<playground version='5.0' target-platform='ios'/>\n")
    (bundle / "Contents.swift").write_text(PAGE.format(view=KINDS[name]))
    for index in range(16):
        picture = Image.effect_mandelbrot((256, 256), (-2 + index / 16, -1.5, 1, 1.5), 40 + index)
        picture.convert("RGB").save(bundle / f"Resources/picture{index}.png")
    return bundle


def first_frame(root, bundle):
    done = subprocess.run(
        [root / ".build/release/lek", "run", bundle, "--json"], capture_output=True, text=True, timeout=60)
    events = map(json.loads, done.stdout.splitlines())
    return next(event["firstFrame"] for event in events if event["event"] == "timing")


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--root", type=Path, required=True)
    arguments.add_argument("--runs", type=int, default=12)
    options = arguments.parse_args()
    times = {name: [] for name in KINDS}
    with tempfile.TemporaryDirectory() as folder:
        bundles = {name: make(Path(folder), name) for name in KINDS}
        for _ in range(options.runs):
            for name, bundle in bundles.items():
                times[name].append(first_frame(options.root, bundle))
    median = {name: statistics.median(values) for name, values in times.items()}
    for name, value in median.items():
        print(f"first frame, sixteen {name:9} {value:6.1f} ms (worst {max(times[name]):.1f})")
    print(f"ratio {median['pictures'] / median['plain']:.2f}")
    sys.exit(0 if median["pictures"] <= MOST else 1)


if __name__ == "__main__":
    main()
