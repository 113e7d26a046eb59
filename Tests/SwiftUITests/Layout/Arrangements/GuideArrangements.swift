import CoreGraphics
import Testing

@testable import SwiftUI

/// Alignments, and guides that views set themselves.
@MainActor
@Suite(.serialized)
struct GuideArrangements {
  @Test(arguments: Self.alignments) func alignments(_ arrangement: Arrangement) {
    arrangement.check()
  }
  @Test(arguments: Self.guides) func guides(_ arrangement: Arrangement) { arrangement.check() }
  @Test(arguments: Self.own) func guidesOfOnesOwn(_ arrangement: Arrangement) {
    arrangement.check()
  }

  @ArrangementList nonisolated static var alignments: [Arrangement] {
    Arrangement("leading", ["a": [50, 140, 40, 10], "b": [50, 150, 100, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 40, 10); box("b", 100, 10)
      }
    }
    Arrangement("trailing", ["a": [110, 140, 40, 10], "b": [50, 150, 100, 10]]) {
      VStack(alignment: .trailing, spacing: 0) {
        box("a", 40, 10); box("b", 100, 10)
      }
    }
    Arrangement("top", ["a": [60, 130, 40, 10], "b": [100, 130, 40, 40]]) {
      HStack(alignment: .top, spacing: 0) {
        box("a", 40, 10); box("b", 40, 40)
      }
    }
    Arrangement("bottom", ["a": [60, 160, 40, 10], "b": [100, 130, 40, 40]]) {
      HStack(alignment: .bottom, spacing: 0) {
        box("a", 40, 10); box("b", 40, 40)
      }
    }
    Arrangement(
      "a baseline of a view without text", ["a": [60, 160, 40, 10], "b": [100, 130, 40, 40]]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        box("a", 40, 10); box("b", 40, 40)
      }
    }
    Arrangement("the last baseline of a view without text", ["a": [60, 160, 40, 10]]) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        box("a", 40, 10); box("b", 40, 40)
      }
    }
  }

  @ArrangementList nonisolated static var guides: [Arrangement] {
    Arrangement("a guide inside", ["a": [72.5, 140, 40, 10], "b": [87.5, 150, 40, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 40, 10).alignmentGuide(.leading) { _ in 15 }
        box("b", 40, 10)
      }
    }
    Arrangement("a guide outside", ["a": [90, 140, 40, 10], "b": [70, 150, 40, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 40, 10).alignmentGuide(.leading) { _ in -20 }
        box("b", 40, 10)
      }
    }
    Arrangement("a guide of the size", ["a": [60, 140, 40, 10], "b": [100, 150, 40, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 40, 10).alignmentGuide(.leading) { $0.width }
        box("b", 40, 10)
      }
    }
    Arrangement("a guide of another one", ["a": [80, 140, 40, 10], "b": [100, 150, 20, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 40, 10).alignmentGuide(.leading) { $0[HorizontalAlignment.center] }
        box("b", 20, 10)
      }
    }
    Arrangement("a guide that does not count", ["a": [80, 140, 40, 10], "b": [80, 150, 40, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 40, 10).alignmentGuide(.trailing) { _ in 5 }
        box("b", 40, 10)
      }
    }
    Arrangement("a guide below padding", ["a": [80, 135, 40, 10], "b": [90, 155, 30, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 40, 10).alignmentGuide(.leading) { _ in 10 }.padding(.bottom, 10)
        box("b", 30, 10)
      }
    }
    Arrangement(
      "a guide below leading padding", ["a": [80, 140, 40, 10], "b": [90, 150, 30, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 40, 10).alignmentGuide(.leading) { _ in 10 }
          .padding(.leading, 10).padding(.trailing, 10)
        box("b", 30, 10)
      }
    }
    Arrangement(
      "steps", ["0": [80, 135, 20, 10], "1": [90, 145, 20, 10], "2": [100, 155, 20, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<3) { row in
          box("\(row)", 20, 10).alignmentGuide(.leading) { _ in CGFloat(row) * -10 }
        }
      }
    }
    Arrangement(
      "the default of a guide that is set", ["a": [70, 140, 40, 10], "b": [90, 150, 40, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 40, 10).alignmentGuide(.leading) { ($0[explicit: .leading] ?? 20) + $0[.leading] }
        box("b", 40, 10)
      }
    }
  }

  @ArrangementList nonisolated static var own: [Arrangement] {
    Arrangement(
      "a guide across two stacks",
      ["a": [60, 120, 40, 20], "b": [60, 140, 40, 40], "c": [100, 140, 40, 40]]
    ) {
      HStack(alignment: .marked, spacing: 0) {
        VStack(spacing: 0) {
          box("a", 40, 20)
          box("b", 40, 40).alignmentGuide(.marked) { $0[VerticalAlignment.center] }
        }
        box("c", 40, 40).alignmentGuide(.marked) { $0[VerticalAlignment.center] }
      }
    }
    Arrangement("its default value", ["a": [60, 145, 40, 40], "b": [100, 150, 40, 20]]) {
      HStack(alignment: .marked, spacing: 0) {
        box("a", 40, 40)
        box("b", 40, 20)
      }
      .padding(.top, 30)
    }
    Arrangement(
      "the mean of two",
      ["a": [70, 140, 20, 20], "b": [90, 140, 20, 20], "c": [110, 150, 20, 10]]
    ) {
      HStack(alignment: .marked, spacing: 0) {
        HStack(spacing: 0) {
          box("a", 20, 20).alignmentGuide(.marked) { _ in 5 }
          box("b", 20, 20).alignmentGuide(.marked) { _ in 15 }
        }
        box("c", 20, 10).alignmentGuide(.marked) { _ in 0 }
      }
    }
    Arrangement(
      "labels and values",
      [
        "a": [95, 140, 20, 10], "b": [115, 140, 30, 10], "c": [55, 150, 60, 10],
        "d": [115, 150, 10, 10],
      ]
    ) {
      VStack(alignment: .border, spacing: 0) {
        HStack(spacing: 0) {
          box("a", 20, 10)
          box("b", 30, 10).alignmentGuide(.border) { $0[.leading] }
        }
        HStack(spacing: 0) {
          box("c", 60, 10)
          box("d", 10, 10).alignmentGuide(.border) { $0[.leading] }
        }
      }
    }
  }
}

extension VerticalAlignment {
  private enum Marked: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }
  fileprivate static let marked = VerticalAlignment(Marked.self)
}

extension HorizontalAlignment {
  private enum Border: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }
  fileprivate static let border = HorizontalAlignment(Border.self)
}
