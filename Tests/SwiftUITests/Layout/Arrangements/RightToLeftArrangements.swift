import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

/// The same rules, read from right to left.
@MainActor
@Suite(.serialized)
struct RightToLeftArrangements {
  @Test(arguments: Self.stacks) func stacks(_ arrangement: Arrangement) { arrangement.check() }
  @Test(arguments: Self.modifiers) func modifiers(_ arrangement: Arrangement) {
    arrangement.check()
  }
  @Test(arguments: Self.containers) func containers(_ arrangement: Arrangement) {
    arrangement.check()
  }

  @ArrangementList nonisolated static var stacks: [Arrangement] {
    Arrangement("a row", ["a": [110, 140, 40, 20], "b": [50, 140, 60, 20]]) {
      HStack(spacing: 0) {
        box("a", 40, 20); box("b", 60, 20)
      }.rightToLeft
    }
    Arrangement("a spacer", ["a": [160, 140, 40, 20], "b": [0, 140, 60, 20]]) {
      HStack {
        box("a", 40, 20); Spacer(); box("b", 60, 20)
      }.rightToLeft
    }
    Arrangement(
      "the leading edge of a column", ["a": [110, 140, 40, 10], "b": [50, 150, 100, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 40, 10); box("b", 100, 10)
      }.rightToLeft
    }
    Arrangement(
      "the trailing edge of a column", ["a": [50, 140, 40, 10], "b": [50, 150, 100, 10]]
    ) {
      VStack(alignment: .trailing, spacing: 0) {
        box("a", 40, 10); box("b", 100, 10)
      }.rightToLeft
    }
    Arrangement("a corner", ["b": [50, 100, 20, 20]]) {
      ZStack(alignment: .topTrailing) {
        box("a", 100, 100); box("b", 20, 20)
      }.rightToLeft
    }
    Arrangement(
      "a guide counts from the leading edge",
      ["a": [87.5, 140, 40, 10], "b": [72.5, 150, 40, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 40, 10).alignmentGuide(.leading) { _ in 15 }
        box("b", 40, 10)
      }
      .rightToLeft
    }
    Arrangement(
      "a row in a column",
      ["a": [130, 140, 20, 10], "b": [120, 140, 10, 10], "c": [50, 150, 100, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          box("a", 20, 10); box("b", 10, 10)
        }
        box("c", 100, 10)
      }
      .rightToLeft
    }
    Arrangement("only a part of the tree", ["a": [100, 140, 40, 20], "b": [60, 140, 40, 20]]) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          box("a", 40, 20); box("b", 40, 20)
        }.rightToLeft
      }
    }
  }

  @ArrangementList nonisolated static var modifiers: [Arrangement] {
    Arrangement("leading padding", ["a": [0, 0, 170, 300]]) {
      fill("a").padding(.leading, 30).rightToLeft
    }
    Arrangement("a frame's alignment", ["a": [180, 145, 20, 10]]) {
      box("a", 20, 10).frame(maxWidth: .infinity, alignment: .leading).rightToLeft
    }
    Arrangement("a position", ["a": [160, 15, 20, 10]]) {
      box("a", 20, 10).position(x: 30, y: 20).rightToLeft
    }
    Arrangement("an overlay", ["b": [50, 140, 20, 20]]) {
      box("a", 100, 100).overlay(alignment: .trailing) { box("b", 20, 20) }.rightToLeft
    }
    Arrangement("a background beside the view", ["b": [30, 140, 20, 20]]) {
      box("a", 100, 100).background(alignment: .trailing) {
        box("b", 20, 20).alignmentGuide(.trailing) { $0[.leading] }
      }
      .rightToLeft
    }
    Arrangement("a bar at the leading edge", ["a": [0, 0, 160, 300], "b": [160, 135, 40, 30]]) {
      fill("a").safeAreaInset(edge: .leading, spacing: 0) { box("b", 40, 30) }.rightToLeft
    }
    Arrangement("padding of the safe area", ["a": [0, 0, 170, 300]]) {
      fill("a").safeAreaPadding(.leading, 30).rightToLeft
    }
    Arrangement("a part of the container", ["b": [180, 140, 20, 20]]) {
      box("b", 20, 20).containerRelativeFrame(.horizontal, alignment: .leading).rightToLeft
    }
  }

  @ArrangementList nonisolated static var containers: [Arrangement] {
    Arrangement(
      "a grid", ["a": [100, 140, 30, 10], "b": [60, 140, 40, 10], "c": [100, 150, 40, 10]]
    ) {
      Grid(alignment: .trailing, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 30, 10); box("b", 40, 10)
        }
        GridRow { box("c", 40, 10) }
      }
      .rightToLeft
    }
    Arrangement("an anchor of a cell", ["a": [60, 145, 20, 10]]) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { box("a", 20, 10).gridCellAnchor(.trailing) }
        GridRow { box("z", 80, 0) }
      }
      .rightToLeft
    }
    Arrangement("a lazy grid", ["0": [104, 140, 96, 20], "1": [0, 140, 96, 20]]) {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        ForEach(0..<2, id: \.self) { fill("\($0)").frame(height: 20) }
      }
      .rightToLeft
    }
    Arrangement("a lazy stack", ["a": [160, 145, 40, 10]]) {
      LazyVStack(alignment: .leading) { box("a", 40, 10) }.rightToLeft
    }
    Arrangement("a scroll view begins at the right", ["a": [-300, 125, 500, 50]]) {
      ScrollView(.horizontal) { box("a", 500, 50) }.rightToLeft
    }
    Arrangement("short content at the right", ["a": [160, 140, 40, 20]]) {
      ScrollView(.horizontal) { box("a", 40, 20) }.rightToLeft
    }
    Arrangement("leading margins", ["a": [0, 0, 188, 500]]) {
      ScrollView { fill("a").frame(height: 500) }.contentMargins(.leading, 12).rightToLeft
    }
    Arrangement("a reader's corner", ["a": [180, 0, 20, 10]]) {
      GeometryReader { _ in box("a", 20, 10) }.rightToLeft
    }
  }
}

extension View {
  fileprivate var rightToLeft: some View { environment(\.layoutDirection, .rightToLeft) }
}
