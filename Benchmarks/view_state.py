"""What a change of state costs in a tree of a thousand SwiftUI views, up to the frame that is sent.

A small program with the built page-side modules shows the views in a window and changes one
property of an observable object: of one that a single view reads, or of one that all read.
Evaluating, laying out,
committing and writing the frame are timed together; the bodies that ran are counted. Beside it, a
list of a hundred thousand rows is shown for the first time, compared with one of a hundred, and
then moved row by row.
"""

import argparse
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

from page_side_program import UIKIT_LIBRARIES, UIKIT_MODULES, build

MODULES = [*UIKIT_MODULES, "SwiftUI", "Combine", "UniformTypeIdentifiers", "PlaygroundSupport", "ImageIO", "CHEIF"]
PROGRAM = """
import Foundation
import Observation
import PageProtocol
import QuartzCore
import SwiftUI
import UIKit

func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

nonisolated(unsafe) var bodies = 0

@Observable final class Model {
  var chosen = 0
  var common = 0
}

struct Cell: View {
  let number: Int
  let model: Model

  var body: some View {
    let _ = (bodies += 1)
    let read = number == 500 ? model.chosen + model.common : model.common
    Color(white: Double((read + number) % 100) / 100).frame(width: 8, height: 8)
  }
}

struct Board: View {
  let model: Model

  var body: some View {
    let _ = (bodies += 1)
    VStack(spacing: 1) {
      ForEach(0..<40) { row in
        HStack(spacing: 1) {
          ForEach(0..<25) { Cell(number: row * 25 + $0, model: model) }
        }
      }
    }
  }
}

struct Rows: View {
  let count: Int

  var body: some View {
    List(0..<count, id: \\.self) { Text("Row \\($0)") }
  }
}

@MainActor final class Stage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 668))
  let recorder = LayerTreeRecorder { _ in }

  init(_ view: some View) {
    window.rootViewController = UIHostingController(rootView: view)
    window.makeKeyAndVisible()
  }

  func show() {
    window.layoutIfNeeded()
    CATransaction.flush()
    if let commit = recorder.commit(root: window.layer, time: now()) {
      _ = PageEvent.commit(commit).encoded()
    }
  }

  func time(_ turns: Int, _ change: (Int) -> Void) -> (milliseconds: Double, bodies: Int) {
    var times: [Double] = []
    bodies = 0
    for turn in 1...turns {
      change(turn)
      let start = now()
      show()
      times.append((now() - start) * 1e3)
    }
    return (times.sorted()[turns / 2], bodies)
  }
}

extension UIView {
  var scrollView: UIScrollView? {
    self as? UIScrollView ?? subviews.lazy.compactMap(\\.scrollView).first
  }
}

@MainActor func measure() {
  let turns = Int(CommandLine.arguments[1])!
  let model = Model()
  let stage = Stage(Board(model: model))
  stage.show()
  let one = stage.time(turns) { model.chosen = $0 }
  print("one", one.milliseconds)
  print("oneBodies", Double(one.bodies) / Double(turns))
  let all = stage.time(turns) { model.common = $0 }
  print("all", all.milliseconds)
  print("allBodies", Double(all.bodies) / Double(turns))
  func opened(_ count: Int) -> (stage: Stage, milliseconds: Double) {
    let start = now()
    let rows = Stage(Rows(count: count))
    rows.show()
    return (rows, (now() - start) * 1e3)
  }
  _ = opened(100)
  let few = (0..<9).map { _ in opened(100).milliseconds }.sorted()[4]
  let many = (0..<9).map { _ in opened(100_000).milliseconds }.sorted()[4]
  print("first", many)
  print("ratio", many / few)
  let rows = opened(100_000).stage
  let scroll = rows.window.scrollView!
  print("frame", rows.time(300) { _ in scroll.contentOffset.y += 44 }.milliseconds)
  print("flung", rows.time(300) { _ in scroll.contentOffset.y += 200 }.milliseconds)
}
MainActor.assumeIsolated { measure() }
"""


@cache
def found(root, turns=200):
    with tempfile.TemporaryDirectory(prefix="view-state-") as folder:
        program = build(root, folder, "view-state", PROGRAM, MODULES, UIKIT_LIBRARIES)
        said = subprocess.run(
            [str(program), str(turns)], check=True, text=True, capture_output=True).stdout
    figures = {name: float(value) for name, value in (line.split() for line in said.splitlines())}
    print("1,000 views: " + ", ".join(f"{name} {value:.2f}" for name, value in figures.items()))
    return figures


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", type=Path, required=True)
    parser.add_argument("--turns", type=int, default=200)
    arguments = parser.parse_args()
    figures = found(arguments.root, arguments.turns)
    print(f"  one of 1,000 views depends     {figures['one']:8.2f} ms")
    print(f"  bodies that ran                {figures['oneBodies']:8.2f}")
    print(f"  all depend                     {figures['all']:8.2f} ms")
    print(f"  bodies that ran                {figures['allBodies']:8.2f}")
    print(f"  100,000 rows, first picture    {figures['first']:8.2f} ms")
    print(f"  over a list of 100 rows        {figures['ratio']:8.2f} ×")
    print(f"  a row a frame                  {figures['frame']:8.2f} ms")
    print(f"  a screen a frame               {figures['flung']:8.2f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
