"""What it costs to lay out a collection of five hundred cells.

A small program with the built page-side modules has a collection place five hundred cells, all of which are seen, by a flow layout and by a
compositional one, and times it from the invalidation to the last frame. The yardstick is a plain view that gives as
many subviews the same frames by hand, in the same run: a layout has to find them besides.
"""

import argparse
import subprocess
import sys
import tempfile

from page_side_program import UIKIT_LIBRARIES, UIKIT_MODULES, build

BUDGET_MILLISECONDS = 16

PROGRAM = """
import Foundation
import UIKit

func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

@MainActor final class Source: UICollectionViewDataSource {
  let count: Int
  init(_ count: Int) { self.count = count }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor func median(_ work: () -> Void) -> Double {
  var times: [Double] = []
  for _ in 0..<41 {
    let start = now()
    work()
    times.append((now() - start) * 1e3)
  }
  return times.sorted()[20]
}

@MainActor func collection(_ layout: UICollectionViewLayout, _ source: Source) -> UICollectionView {
  let frame = CGRect(x: 0, y: 0, width: 400, height: 800)
  let view = UICollectionView(frame: frame, collectionViewLayout: layout)
  view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  view.dataSource = source
  return view
}

@MainActor func measure() {
  let count = Int(CommandLine.arguments[1])!
  let source = Source(count)
  // Twenty in a line, so that all are seen.
  let flow = UICollectionViewFlowLayout()
  flow.itemSize = CGSize(width: 20, height: 20)
  flow.minimumInteritemSpacing = 0
  flow.minimumLineSpacing = 10
  let lines = collection(flow, source)
  let start = now()
  lines.layoutIfNeeded()
  print("first", (now() - start) * 1e3)
  print("flow", median { flow.invalidateLayout(); lines.layoutIfNeeded() })
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.05), heightDimension: .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
    subitems: [item])
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = 10
  let layout = UICollectionViewCompositionalLayout(section: section)
  let groups = collection(layout, source)
  groups.layoutIfNeeded()
  print("groups", median { layout.invalidateLayout(); groups.layoutIfNeeded() })
  let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let plain = (0..<count).map { _ in UIView() }
  for view in plain { outer.addSubview(view) }
  var turn: CGFloat = 0
  print("hand", median {
    turn = 1 - turn
    for (index, view) in plain.enumerated() {
      view.frame = CGRect(x: CGFloat(index % 20) * 20 + turn, y: CGFloat(index / 20) * 30, width: 20, height: 20)
    }
    outer.layoutIfNeeded()
  })
  print("cells", lines.visibleCells.count)
}
MainActor.assumeIsolated { measure() }
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", required=True)
    parser.add_argument("--cells", type=int, default=500)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="collection-layout-") as folder:
        program = build(
            arguments.root, folder, "collection-layout", PROGRAM, UIKIT_MODULES, UIKIT_LIBRARIES)
        said = subprocess.run(
            [str(program), str(arguments.cells)], check=True, text=True, capture_output=True).stdout
    found = {name: float(value) for name, value in (line.split() for line in said.splitlines())}
    hand = found["hand"]
    print(f"{found['cells']:.0f} of {arguments.cells} cells are seen; medians of 41 layouts")
    print(f"  the first layout, with its cells  {found['first']:8.2f} ms")
    for name, words in (("flow", "a flow layout again"), ("groups", "a compositional layout again")):
        print(f"  {words:32}  {found[name]:8.3f} ms   (budget {BUDGET_MILLISECONDS} ms, "
              f"{found[name] / hand:.1f} times the frames by hand)")
    print(f"  the same frames set by hand       {hand:8.3f} ms")
    is_within = max(found["flow"], found["groups"]) <= BUDGET_MILLISECONDS
    if not is_within:
        print("over budget")
    return 0 if is_within else 1


if __name__ == "__main__":
    sys.exit(main())
