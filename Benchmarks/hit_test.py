"""What it costs to find the view under a finger in a tree of five thousand views.

A small program with the built page-side modules asks for the view at a thousand places, in a tree whose views hold one
another, five hundred deep, and in one where all lie side by side: there half of them are asked before one answers. Beside it, five thousand rectangles in an array are asked whether they hold the point, which is the least
that could be done; the ratio is to that.
"""

import argparse
import subprocess
import sys
import tempfile

from page_side_program import UIKIT_LIBRARIES, UIKIT_MODULES, build

# The least work is a comparison of four numbers; a view also has a transform, an alpha, and methods of its own to ask.
MOST_TIMES_THE_LEAST = 60
PROGRAM = """
import Foundation
import UIKit

func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

@MainActor func sideBySide(_ count: Int) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 1000))
  for index in 0..<count {
    root.addSubview(
      UIView(frame: CGRect(x: index % 100 * 5, y: index / 100 * 20, width: 5, height: 20)))
  }
  return root
}

/// Each view fills the one it lies in, beneath nine that lie elsewhere.
@MainActor func oneInAnother(_ count: Int) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 1000))
  var around = root
  for _ in 0..<count / 10 {
    let inner = UIView(frame: around.bounds)
    around.addSubview(inner)
    for _ in 0..<9 {
      around.addSubview(UIView(frame: CGRect(x: 600, y: 0, width: 500, height: 1000)))
    }
    around = inner
  }
  return root
}

@MainActor func time(_ places: [CGPoint], _ find: (CGPoint) -> Void) -> Double {
  var times: [Double] = []
  for _ in 0..<9 {
    let start = now()
    for place in places { find(place) }
    times.append((now() - start) / Double(places.count) * 1e6)
  }
  return times.sorted()[4]
}

@MainActor func measure() {
  let count = Int(CommandLine.arguments[1])!
  let places = (0..<200).map { (index: Int) -> CGPoint in
    CGPoint(x: CGFloat(index * 37 % 500), y: CGFloat(index * 61 % 1000))
  }
  let flat = sideBySide(count)
  let deep = oneInAnother(count)
  let rectangles = flat.subviews.map(\\.frame)
  var found = 0
  print("flat", time(places) { found += flat.hitTest($0, with: nil) == nil ? 0 : 1 })
  print("deep", time(places) { found += deep.hitTest($0, with: nil) == nil ? 0 : 1 })
  print("least", time(places) { place in found += rectangles.filter { $0.contains(place) }.count })
  print("found", found)
}
MainActor.assumeIsolated { measure() }
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", required=True)
    parser.add_argument("--views", type=int, default=5000)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="hit-test-") as folder:
        program = build(arguments.root, folder, "hit-test", PROGRAM, UIKIT_MODULES, UIKIT_LIBRARIES)
        said = subprocess.run(
            [program, str(arguments.views)], check=True, text=True, capture_output=True, timeout=300).stdout
    values = {line.split()[0]: float(line.split()[1]) for line in said.splitlines()}
    print(f"{arguments.views} views side by side   {values['flat']:9.1f} us a touch")
    print(f"{arguments.views} views in one another  {values['deep']:9.1f} us a touch")
    print(f"{arguments.views} rectangles           {values['least']:9.1f} us a touch")
    ratio = values["flat"] / values["least"]
    print(f"ratio {ratio:.1f} (at most {MOST_TIMES_THE_LEAST})")
    sys.exit(0 if ratio <= MOST_TIMES_THE_LEAST else 1)


if __name__ == "__main__":
    main()
