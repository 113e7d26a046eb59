"""What a frame costs while a table of ten thousand rows scrolls.

A small program with the built page-side modules moves a table by a few points, by a row and by a screen at a time, lays it out, and times
it. The yardstick is a plain scroll view whose rows are all there already, moved in the same steps: a table has to
find its rows and to fill cells besides, and must stay far below a sixtieth of a second.
"""

import argparse
import subprocess
import sys
import tempfile

from page_side_program import UIKIT_LIBRARIES, UIKIT_MODULES, build

BUDGET_MILLISECONDS = 4
PROGRAM = """
import Foundation
import UIKit

func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

@MainActor final class Source: UITableViewDataSource {
  let rows: Int
  var made = 0
  init(_ rows: Int) { self.rows = rows }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell: UITableViewCell
    if let waiting = tableView.dequeueReusableCell(withIdentifier: "cell") {
      cell = waiting
    } else {
      cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
      made += 1
    }
    cell.textLabel?.text = "Row \\(indexPath)"
    return cell
  }
}

@MainActor func frames(_ view: UIScrollView, by step: CGFloat) -> Double {
  view.contentOffset = .zero
  view.layoutIfNeeded()
  var times: [Double] = []
  for _ in 0..<300 {
    let start = now()
    view.contentOffset.y += step
    view.layoutIfNeeded()
    times.append((now() - start) * 1e3)
  }
  return times.sorted()[285]
}

@MainActor func measure() {
  let count = Int(CommandLine.arguments[1])!
  let frame = CGRect(x: 0, y: 0, width: 375, height: 668)
  let table = UITableView(frame: frame)
  let source = Source(count)
  table.dataSource = source
  let start = now()
  table.reloadData()
  table.layoutIfNeeded()
  print("load", (now() - start) * 1e3)
  let plain = UIScrollView(frame: frame)
  plain.contentSize = table.contentSize
  for row in 0..<count {
    plain.addSubview(UIView(frame: CGRect(x: 0, y: CGFloat(row) * 44, width: 375, height: 44)))
  }
  print("points", frames(table, by: 7))
  print("row", frames(table, by: 44))
  print("screen", frames(table, by: 668))
  print("least", frames(plain, by: 44))
  print("cells", source.made)
}
MainActor.assumeIsolated { measure() }
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", required=True)
    parser.add_argument("--rows", type=int, default=10000)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="table-scroll-") as folder:
        program = build(arguments.root, folder, "table-scroll", PROGRAM, UIKIT_MODULES, UIKIT_LIBRARIES)
        said = subprocess.run(
            [str(program), str(arguments.rows)], check=True, text=True, capture_output=True).stdout
    found = {name: float(value) for name, value in (line.split() for line in said.splitlines())}
    print(f"{arguments.rows} rows, 300 frames, the time that 95 of 100 keep")
    print(f"  the first layout               {found['load']:8.2f} ms")
    print(f"  a few points a frame           {found['points']:8.3f} ms")
    print(f"  a row a frame                  {found['row']:8.3f} ms   (budget {BUDGET_MILLISECONDS} ms, "
          f"{found['row'] / found['least']:.2f} times the plain scroll view)")
    print(f"  a screen a frame               {found['screen']:8.3f} ms")
    print(f"  a plain scroll view, beside it {found['least']:8.3f} ms")
    print(f"  cells that were made           {found['cells']:8.0f}")
    is_within = found["row"] <= BUDGET_MILLISECONDS and found["cells"] < 60
    if not is_within:
        print("over budget")
    return 0 if is_within else 1


if __name__ == "__main__":
    sys.exit(main())
