import CoreGraphics
import Testing

@testable import SwiftUI

/// The columns and rows of lazy grids, and lazy stacks.
@MainActor
@Suite(.serialized)
struct LazyGridArrangements {
  @Test(arguments: Self.columns) func columns(_ arrangement: Arrangement) { arrangement.check() }
  @Test(arguments: Self.rows) func rows(_ arrangement: Arrangement) { arrangement.check() }
  @Test(arguments: Self.stacks) func stacks(_ arrangement: Arrangement) { arrangement.check() }

  @ArrangementList nonisolated static var columns: [Arrangement] {
    Arrangement(
      "the usual spacing",
      ["0": [0, 126, 96, 20], "1": [104, 126, 96, 20], "2": [0, 154, 96, 20]]
    ) {
      LazyVGrid(columns: [GridItem(), GridItem()]) { cells(3) }
    }
    Arrangement(
      "fixed and flexible",
      ["0": [0, 140, 40, 20], "1": [50, 140, 70, 20], "2": [130, 140, 70, 20]]
    ) {
      LazyVGrid(columns: [
        GridItem(.fixed(40), spacing: 10), GridItem(.flexible(), spacing: 10), GridItem(),
      ]) { cells(3) }
    }
    Arrangement(
      "fixed columns stand in the middle", ["0": [55, 140, 40, 20], "1": [105, 140, 40, 20]]
    ) {
      LazyVGrid(columns: [GridItem(.fixed(40), spacing: 10), GridItem(.fixed(40))]) { cells(2) }
    }
    Arrangement("fixed columns at the edge", ["0": [110, 140, 40, 20], "1": [160, 140, 40, 20]]) {
      LazyVGrid(
        columns: [GridItem(.fixed(40), spacing: 10), GridItem(.fixed(40))], alignment: .trailing
      ) { cells(2) }
    }
    Arrangement("a maximum leaves more", ["0": [0, 140, 30, 20], "1": [30, 140, 170, 20]]) {
      LazyVGrid(columns: [GridItem(.flexible(maximum: 30), spacing: 0), GridItem()]) { cells(2) }
    }
    Arrangement("a minimum takes more", ["0": [0, 140, 150, 20], "1": [150, 140, 50, 20]]) {
      LazyVGrid(columns: [GridItem(.flexible(minimum: 150), spacing: 0), GridItem()]) { cells(2) }
    }
    Arrangement(
      "as many as fit", ["0": [0, 126, 47, 20], "3": [153, 126, 47, 20], "4": [0, 154, 47, 20]]
    ) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 45), spacing: 4)]) { cells(5) }
    }
    Arrangement(
      "as many as fit, with a maximum", ["0": [8, 140, 40, 20], "3": [152, 140, 40, 20]]
    ) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 40, maximum: 40))]) { cells(4) }
    }
    Arrangement("one that hardly fits", ["0": [-25, 126, 250, 20], "1": [-25, 154, 250, 20]]) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 250))]) { cells(2) }
    }
    Arrangement(
      "fixed beside as many as fit",
      [
        "0": [0, 126, 50, 20], "1": [60, 126, 45, 20], "3": [155, 126, 45, 20],
        "4": [0, 154, 50, 20],
      ]
    ) {
      LazyVGrid(columns: [
        GridItem(.fixed(50), spacing: 10), GridItem(.adaptive(minimum: 40), spacing: 2.5),
      ]) { cells(5) }
    }
    Arrangement("an alignment of a column", ["a": [0, 130, 20, 10], "b": [100, 130, 20, 40]]) {
      LazyVGrid(columns: [
        GridItem(spacing: 0, alignment: .topLeading), GridItem(alignment: .leading),
      ]) {
        box("a", 20, 10); box("b", 20, 40)
      }
    }
    Arrangement("views stand in the middle of their cells", ["a": [40, 145, 20, 10]]) {
      LazyVGrid(columns: [GridItem(spacing: 0), GridItem()]) {
        box("a", 20, 10); box("b", 20, 40)
      }
    }
    Arrangement("spacing between the rows", ["0": [0, 130, 200, 20], "1": [0, 150, 200, 20]]) {
      LazyVGrid(columns: [GridItem()], spacing: 0) { cells(2) }
    }
  }

  @ArrangementList nonisolated static var rows: [Arrangement] {
    Arrangement(
      "rows share the height",
      ["0": [86, 0, 10, 146], "1": [86, 154, 10, 146], "2": [104, 0, 10, 146]]
    ) {
      LazyHGrid(rows: [GridItem(), GridItem()]) { bars(3) }
    }
    Arrangement("fixed rows", ["0": [95, 115, 10, 30], "1": [95, 155, 10, 30]]) {
      LazyHGrid(rows: [GridItem(.fixed(30), spacing: 10), GridItem(.fixed(30))]) { bars(2) }
    }
    Arrangement("fixed rows at the top", ["0": [95, 0, 10, 30], "1": [95, 40, 10, 30]]) {
      LazyHGrid(rows: [GridItem(.fixed(30), spacing: 10), GridItem(.fixed(30))], alignment: .top) {
        bars(2)
      }
    }
    Arrangement(
      "as many rows as fit",
      ["0": [86, 0, 10, 94], "2": [86, 206, 10, 94], "3": [104, 0, 10, 94]]
    ) {
      LazyHGrid(rows: [GridItem(.adaptive(minimum: 80), spacing: 9)]) { bars(4) }
    }
  }

  @ArrangementList nonisolated static var stacks: [Arrangement] {
    Arrangement(
      "a lazy stack is as wide as the space", ["l": [0, 136, 200, 28], "a": [80, 136, 40, 10]]
    ) {
      LazyVStack {
        box("a", 40, 10); box("b", 40, 10)
      }.part("l")
    }
    Arrangement("leading", ["a": [0, 140, 40, 10], "b": [0, 150, 60, 10]]) {
      LazyVStack(alignment: .leading, spacing: 0) {
        box("a", 40, 10); box("b", 60, 10)
      }
    }
    Arrangement(
      "a lazy row is as high as the space", ["l": [46, 0, 108, 300], "a": [46, 0, 50, 10]]
    ) {
      LazyHStack(alignment: .top) {
        box("a", 50, 10); box("b", 50, 10)
      }.part("l")
    }
    Arrangement("views have their ideal length", ["a": [0, 145, 200, 10]]) {
      LazyVStack { fill("a") }
    }
    Arrangement(
      "a header and a footer",
      ["h": [0, 130, 200, 10], "0": [0, 140, 200, 20], "f": [0, 160, 200, 10]]
    ) {
      LazyVStack(spacing: 0) {
        Section {
          cells(1)
        } header: {
          fill("h").frame(height: 10)
        } footer: {
          fill("f").frame(height: 10)
        }
      }
    }
  }

  @MainActor private static func cells(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { fill("\($0)").frame(height: 20) }
  }

  @MainActor private static func bars(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { fill("\($0)").frame(width: 10) }
  }
}
