import CoreGraphics
import Testing

@testable import SwiftUI

/// Grids of rows, and lazy grids.
@MainActor
@Suite(.serialized)
struct GridArrangements {
  @Test(arguments: Self.rows) func rows(_ arrangement: Arrangement) { arrangement.check() }
  @Test(arguments: Self.cells) func cells(_ arrangement: Arrangement) { arrangement.check() }

  @ArrangementList nonisolated static var rows: [Arrangement] {
    Arrangement(
      "columns as wide as their widest view",
      [
        "a": [61, 133, 30, 10], "b": [109, 131, 20, 14], "c": [51, 153, 50, 16],
        "d": [114, 156, 10, 10],
      ]
    ) {
      Grid {
        GridRow {
          box("a", 30, 10); box("b", 20, 14)
        }
        GridRow {
          box("c", 50, 16); box("d", 10, 10)
        }
      }
      .offset(x: -10)
    }
    Arrangement(
      "spacing of its own",
      ["a": [70, 138, 30, 10], "b": [110, 138, 20, 10], "c": [70, 152, 30, 10]]
    ) {
      Grid(horizontalSpacing: 10, verticalSpacing: 4) {
        GridRow {
          box("a", 30, 10); box("b", 20, 10)
        }
        GridRow { box("c", 30, 10) }
      }
    }
    Arrangement(
      "views that take all share columns and rows",
      ["a": [0, 0, 96, 146], "b": [104, 0, 96, 146], "c": [0, 154, 96, 146]]
    ) {
      Grid {
        GridRow {
          fill("a"); fill("b")
        }
        GridRow {
          fill("c"); Color.clear
        }
      }
    }
    Arrangement(
      "a fixed column and one for the rest", ["a": [0, 145, 50, 10], "b": [60, 0, 140, 300]]
    ) {
      Grid(horizontalSpacing: 10) {
        GridRow {
          box("a", 50, 10); fill("b")
        }
      }
    }
    Arrangement("a view without a row takes all columns", ["l": [75, 150, 50, 2]]) {
      Grid(horizontalSpacing: 10, verticalSpacing: 4) {
        GridRow {
          box("a", 20, 10); box("b", 20, 10)
        }
        fill("l").frame(height: 2)
        GridRow {
          box("c", 20, 10); box("d", 20, 10)
        }
      }
      .fixedSize(horizontal: true, vertical: false)
      .padding(.top, 2)
    }
    Arrangement("a line makes the grid as wide as the space", ["l": [0, 149, 200, 2]]) {
      Grid(verticalSpacing: 4) {
        GridRow {
          box("a", 20, 10); box("b", 20, 10)
        }
        fill("l").frame(height: 2)
        GridRow {
          box("c", 20, 10); box("d", 20, 10)
        }
      }
    }
    Arrangement("a line without a size of its own", ["l": [76, 149, 48, 2]]) {
      Grid(verticalSpacing: 4) {
        GridRow {
          box("a", 20, 10); box("b", 20, 10)
        }
        fill("l").frame(height: 2).gridCellUnsizedAxes(.horizontal)
        GridRow {
          box("c", 20, 10); box("d", 20, 10)
        }
      }
    }
    Arrangement("an unsized height", ["a": [86, 140, 20, 20], "b": [114, 140, 0, 20]]) {
      Grid {
        GridRow {
          box("a", 20, 20)
          fill("b").frame(width: 0).gridCellUnsizedAxes(.vertical)
        }
      }
    }
    Arrangement(
      "a row outside of grids is a group", ["a": [80, 136, 40, 10], "b": [80, 154, 40, 10]]
    ) {
      VStack {
        GridRow {
          box("a", 40, 10); box("b", 40, 10)
        }
      }
    }
  }

  @ArrangementList nonisolated static var cells: [Arrangement] {
    Arrangement(
      "the grid's alignment",
      ["a": [60, 120, 20, 10], "b": [60, 140, 40, 40], "c": [100, 120, 40, 20]]
    ) {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 20, 10); box("c", 40, 20)
        }
        GridRow { box("b", 40, 40) }
      }
    }
    Arrangement("the row's alignment", ["a": [60, 160, 40, 10], "b": [100, 130, 40, 40]]) {
      Grid(horizontalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box("a", 40, 10); box("b", 40, 40)
        }
      }
    }
    Arrangement(
      "the column's alignment",
      [
        "a": [70, 140, 20, 10], "b": [50, 150, 40, 10], "c": [90, 140, 60, 10],
        "d": [110, 150, 20, 10],
      ]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 20, 10).gridColumnAlignment(.trailing); box("c", 60, 10)
        }
        GridRow {
          box("b", 40, 10); box("d", 20, 10)
        }
      }
    }
    Arrangement("an anchor of a cell", ["a": [120, 120, 20, 10]]) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("x", 40, 60); box("a", 20, 10).gridCellAnchor(.topTrailing)
        }
        GridRow {
          box("y", 10, 0); box("z", 40, 0)
        }
      }
    }
    Arrangement("an anchor between the edges", ["a": [80, 145, 20, 10]]) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { box("a", 20, 10).gridCellAnchor(UnitPoint(x: 0.25, y: 0.5)) }
        GridRow { box("z", 60, 0) }
      }
    }
    Arrangement(
      "two columns for one view", ["s": [50, 150, 100, 10], "a": [55, 140, 40, 10]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 40, 10); box("b", 40, 10)
        }
        GridRow { box("s", 100, 10).gridCellColumns(2) }
      }
    }
    Arrangement(
      "a span over the gap", ["s": [60, 150, 80, 10], "b": [110, 140, 30, 10]]
    ) {
      Grid(horizontalSpacing: 20, verticalSpacing: 0) {
        GridRow {
          box("a", 30, 10); box("b", 30, 10)
        }
        GridRow { fill("s").frame(height: 10).gridCellColumns(2) }
      }
      .fixedSize()
    }
    Arrangement("after a span", ["c": [130, 145, 20, 10]]) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("x", 40, 0); box("y", 40, 0); box("z", 20, 0)
        }
        GridRow {
          box("s", 60, 10).gridCellColumns(2); box("c", 20, 10)
        }
      }
    }
    Arrangement("a row with fewer views", ["a": [70, 140, 30, 10], "c": [70, 150, 30, 10]]) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 30, 10); box("b", 30, 10)
        }
        GridRow { box("c", 30, 10) }
      }
    }
  }
}
