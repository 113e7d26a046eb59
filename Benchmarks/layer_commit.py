"""What it costs to record a tree of layers: a thousand that changed, and a thousand that did not.

A small program with the built page-side modules makes the tree, changes three values of each layer in each
turn, and times the recorder and the writing of the frame. Setting the values is timed beside it, and is not part
of the commit. Every fifth layer is a shape with a new path, every tenth has a new gradient. An unchanged tree is
committed a hundred thousand times.
"""

import argparse
import subprocess
import sys
import tempfile

from page_side_program import build

BUDGET_MILLISECONDS = 5
BUDGET_UNCHANGED_NANOSECONDS = 1000
LIBRARIES = ["cairo", "gdk-pixbuf-2.0", "pangocairo", "pangoft2", "harfbuzz", "fontconfig", "freetype2"]
MODULES = ["CQuartzCore", "CoreGraphics", "CoreText", "ObjectiveC", "PageProtocol", "QuartzCore"]

PROGRAM = """
import CoreGraphics
import Foundation
import PageProtocol
import QuartzCore

func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

let count = Int(CommandLine.arguments[1])!
let turns = Int(CommandLine.arguments[2])!
let root = CALayer()
root.bounds = CGRect(x: 0, y: 0, width: 400, height: 600)
var layers: [CALayer] = []
// A tree five wide, as views within views are.
for index in 0..<count {
  let layer: CALayer =
    index % 10 == 1 ? CAGradientLayer() : index % 5 == 0 ? CAShapeLayer() : CALayer()
  layer.frame = CGRect(x: index % 300, y: index / 3, width: 40, height: 30)
  layer.cornerRadius = 4
  (index < 5 ? root : layers[index / 5]).addSublayer(layer)
  layers.append(layer)
}

func change(_ turn: Int) {
  CATransaction.setDisableActions(true)
  let place = CGFloat(turn)
  for (index, layer) in layers.enumerated() {
    layer.position = CGPoint(x: place + CGFloat(index % 300), y: CGFloat(index))
    layer.opacity = Float(turn % 100) / 100
    layer.backgroundColor = CGColor(red: place / 1000, green: 0, blue: 0, alpha: 1)
    if let shape = layer as? CAShapeLayer {
      shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: place, height: 9), transform: nil)
    } else if let gradient = layer as? CAGradientLayer {
      gradient.colors = [CGColor(gray: place / 1000, alpha: 1), CGColor.white]
    }
  }
}

let recorder = LayerTreeRecorder { _ in }
var (bytes, setting, committing) = (0, [Double](), [Double]())
for turn in 0...turns {
  var moment = now()
  change(turn + 1)
  let set = now() - moment
  CATransaction.flush()
  moment = now()
  let frame = PageEvent.commit(recorder.commit(root: root, time: moment)!).encoded()
  let spent = now() - moment
  bytes = frame.count
  if turn == 0 { print("first", spent * 1e3) } else { setting.append(set); committing.append(spent) }
}
setting.sort()
committing.sort()
print("set", setting[setting.count / 2] * 1e3)
print("median", committing[committing.count / 2] * 1e3)
print("worst", committing.last! * 1e3)
print("kilobytes", Double(bytes) / 1024)

let passes = 100_000
let moment = now()
for _ in 0..<passes {
  precondition(recorder.commit(root: root, time: moment) == nil)
}
print("unchanged", (now() - moment) / Double(passes) * 1e9)
CATransaction.setDisableActions(true)
layers[count - 1].opacity = 0.123
CATransaction.flush()
let single = now()
precondition(recorder.commit(root: root, time: single)?.operations.count == 1)
print("one", (now() - single) * 1e6)
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", required=True)
    parser.add_argument("--layers", type=int, default=1000)
    parser.add_argument("--turns", type=int, default=200)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="layer-commit-") as folder:
        program = build(arguments.root, folder, "layer-commit", PROGRAM, MODULES, LIBRARIES)
        said = subprocess.run(
            [str(program), str(arguments.layers), str(arguments.turns)], check=True, text=True,
            capture_output=True).stdout
    found = {name: float(value) for name, value in (line.split() for line in said.splitlines())}
    print(f"{arguments.layers} layers, {arguments.turns} turns")
    print(f"  first commit, all layers new   {found['first']:8.2f} ms")
    print(f"  all changed, median            {found['median']:8.2f} ms   (budget {BUDGET_MILLISECONDS} ms)")
    print(f"  all changed, worst             {found['worst']:8.2f} ms")
    print(f"  the frame                      {found['kilobytes']:8.1f} KB")
    print(f"  setting the values, beside it  {found['set']:8.2f} ms")
    print(f"  one of all changed             {found['one']:8.1f} µs")
    print(f"  nothing changed                {found['unchanged']:8.1f} ns   (budget {BUDGET_UNCHANGED_NANOSECONDS} ns)")
    is_within = (found["median"] <= BUDGET_MILLISECONDS
                 and found["unchanged"] <= BUDGET_UNCHANGED_NANOSECONDS)
    if not is_within:
        print("over budget")
    return 0 if is_within else 1


if __name__ == "__main__":
    sys.exit(main())
