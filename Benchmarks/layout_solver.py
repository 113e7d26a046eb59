"""What it costs to lay out a screen of a thousand constraints, and to change one constant of it.

A small program with the built page-side modules makes a column of rows, each with a picture and two texts of
their own sizes, and lays it out. It times the solver alone on equations of the same shape, the first layout by views,
and the layout after one constant has changed: the topmost, so that every row moves. Setting the same frames by hand is
timed beside it, and is what there is to be compared with.
"""

import argparse
import subprocess
import sys
import tempfile

from page_side_program import UIKIT_LIBRARIES, UIKIT_MODULES, build

BUDGET_FIRST_MILLISECONDS = 20
BUDGET_CHANGE_MILLISECONDS = 1
PROGRAM = """
import ConstraintSolver
import UIKit

func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] * 1e3 }

let rows = Int(CommandLine.arguments[1])!
let turns = Int(CommandLine.arguments[2])!

// The solver alone

func solve() -> (count: Int, first: Double, change: Double) {
  var solver = Solver()
  var count = 0
  func terms(_ parts: [(Int32, Double)]) -> [Solver.Term] { parts.map { .init($0.0, $0.1) } }
  func say(_ parts: [(Int32, Double)], _ relation: Solver.Relation, _ constant: Double,
    _ priority: Float = 1000) -> Int
  {
    guard case .added(let identifier) = solver.add(
      terms(parts), relation, constant, priority: priority) else { fatalError() }
    count += 1
    return identifier
  }
  let moment = now()
  let width = solver.makeVariable()
  _ = say([(width, 1)], .equal, 375)
  var (top, below) = (-1, [(Int32, Double)]())
  for row in 0..<rows {
    let v = (0..<12).map { _ in solver.makeVariable() }
    let identifier = say([(v[1], 1)] + below, .equal, 8)
    if row == 0 { top = identifier }
    _ = say([(v[0], 1)], .equal, 16)
    _ = say([(v[0], 1), (v[2], 1), (width, -1)], .equal, -16)
    _ = say([(v[4], 1)], .equal, 8)
    _ = say([(v[5], 1), (v[7], 0.5), (v[3], -0.5)], .equal, 0)
    _ = say([(v[6], 1)], .equal, 40)
    _ = say([(v[7], 1), (v[6], -1)], .equal, 0)
    _ = say([(v[8], 1), (v[4], -1), (v[6], -1)], .equal, 8)
    _ = say([(v[8], 1), (v[10], 1), (v[2], -1)], .lessOrEqual, -8)
    _ = say([(v[9], 1)], .equal, 8)
    _ = say([(v[9], 1), (v[11], 1), (v[3], -1)], .equal, -8)
    _ = say([(v[10], 1)], .lessOrEqual, Double(100 + row), 251)
    _ = say([(v[10], 1)], .greaterOrEqual, Double(100 + row), 750)
    _ = say([(v[11], 1)], .lessOrEqual, 20, 251)
    _ = say([(v[11], 1)], .greaterOrEqual, 20, 750)
    _ = say([(v[3], 1)], .greaterOrEqual, 44)
    below = [(v[1], -1), (v[3], -1)]
  }
  solver.optimize()
  let first = now() - moment
  let second = now()
  _ = solver.setConstant(of: top, to: 30)
  solver.optimize()
  return (count, first, now() - second)
}

let solved = (0...turns).map { _ in solve() }
print("equations", solved[0].count)
print("solver", median(solved.map(\\.first)))
print("edit", median(solved.map(\\.change)))

// Views

final class Sized: UIView {
  var own = CGSize.zero
  override var intrinsicContentSize: CGSize { own }
}

@MainActor func tree() -> (UIView, NSLayoutConstraint, Int) {
  let outer = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 4000))
  var (made, below) = ([NSLayoutConstraint](), outer.topAnchor)
  for index in 0..<rows {
    let (row, picture, text) = (UIView(), UIView(), Sized())
    text.own = CGSize(width: 100 + index, height: 20)
    outer.addSubview(row)
    for view in [picture, text] { row.addSubview(view) }
    for view in [row, picture, text] { view.translatesAutoresizingMaskIntoConstraints = false }
    made += [
      row.topAnchor.constraint(equalTo: below, constant: 8),
      row.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -16),
      row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      picture.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 8),
      picture.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      text.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      text.trailingAnchor.constraint(lessThanOrEqualTo: row.trailingAnchor, constant: -8),
      text.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
      text.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -8),
    ]
    below = row.bottomAnchor
  }
  NSLayoutConstraint.activate(made)
  return (outer, made[0], made.count)
}

@MainActor func measure() {
  var (first, change, hand) = ([Double](), [Double](), [Double]())
  var count = 0
  for turn in 0...turns {
    let (outer, top, made) = tree()
    count = made
    var moment = now()
    outer.layoutIfNeeded()
    if turn > 0 { first.append(now() - moment) }
    moment = now()
    top.constant = 30
    outer.layoutIfNeeded()
    if turn > 0 { change.append(now() - moment) }
    let frames = outer.subviews.map { [$0.frame] + $0.subviews.map(\\.frame) }
    let bare = UIView(frame: outer.frame)
    let views = frames.map { row in row.map { _ in UIView() } }
    for row in views {
      bare.addSubview(row[0])
      for view in row.dropFirst() { row[0].addSubview(view) }
    }
    moment = now()
    for (row, places) in zip(views, frames) {
      for (view, place) in zip(row, places) { view.frame = place }
    }
    bare.layoutIfNeeded()
    if turn > 0 { hand.append(now() - moment) }
  }
  print("constraints", count)
  print("first", median(first))
  print("change", median(change))
  print("hand", median(hand))
}

MainActor.assumeIsolated { measure() }
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", required=True)
    parser.add_argument("--rows", type=int, default=83)
    parser.add_argument("--turns", type=int, default=20)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="layout-solver-") as folder:
        program = build(arguments.root, folder, "layout-solver", PROGRAM, UIKIT_MODULES, UIKIT_LIBRARIES)
        said = subprocess.run(
            [str(program), str(arguments.rows), str(arguments.turns)], check=True, text=True,
            capture_output=True).stdout
    found = {name: float(value) for name, value in (line.split() for line in said.splitlines())}
    print(f"{found['equations']:.0f} equations, the solver alone")
    print(f"  all of them                    {found['solver']:8.2f} ms   (budget {BUDGET_FIRST_MILLISECONDS} ms)")
    print(f"  one changed constant           {found['edit']:8.3f} ms   (budget {BUDGET_CHANGE_MILLISECONDS} ms)")
    print(f"{found['constraints']:.0f} constraints of {3 * arguments.rows} views, with setting their frames")
    print(f"  the first layout               {found['first']:8.2f} ms   (budget {BUDGET_FIRST_MILLISECONDS} ms, "
          f"{found['first'] / found['hand']:.1f} times the frames by hand)")
    print(f"  one changed constant, all move {found['change']:8.2f} ms   (budget {BUDGET_CHANGE_MILLISECONDS} ms, "
          f"{found['change'] / found['hand']:.1f} times the frames by hand)")
    print(f"  the same frames by hand        {found['hand']:8.2f} ms")
    is_within = (
        max(found["solver"], found["first"]) <= BUDGET_FIRST_MILLISECONDS
        and max(found["edit"], found["change"]) <= BUDGET_CHANGE_MILLISECONDS)
    if not is_within:
        print("over budget")
    return 0 if is_within else 1


if __name__ == "__main__":
    sys.exit(main())
