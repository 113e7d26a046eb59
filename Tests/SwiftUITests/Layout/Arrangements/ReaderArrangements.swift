import CoreGraphics
import Testing

@testable import SwiftUI

/// Geometry readers, and views that choose what fits.
@MainActor
@Suite(.serialized)
struct ReaderArrangements {
  @Test(arguments: Self.readers) func readers(_ arrangement: Arrangement) { arrangement.check() }
  @Test(arguments: Self.choices) func choices(_ arrangement: Arrangement) { arrangement.check() }
  @Test(arguments: Self.containers) func containers(_ arrangement: Arrangement) {
    arrangement.check()
  }

  @ArrangementList nonisolated static var readers: [Arrangement] {
    Arrangement("a reader takes all", ["g": [0, 0, 200, 300], "a": [0, 0, 20, 10]]) {
      GeometryReader { _ in box("a", 20, 10) }.part("g")
    }
    Arrangement("parts of its size", ["a": [0, 0, 100, 75]]) {
      GeometryReader { proxy in
        box("a", proxy.size.width / 2, proxy.size.height / 4)
      }
    }
    Arrangement("several views at one corner", ["a": [0, 0, 20, 10], "b": [0, 0, 40, 40]]) {
      GeometryReader { _ in
        box("a", 20, 10)
        box("b", 40, 40)
      }
    }
    Arrangement("beside a fixed view", ["g": [0, 0, 200, 260], "b": [90, 260, 20, 40]]) {
      VStack(spacing: 0) {
        GeometryReader { _ in Color.clear }.part("g")
        box("b", 20, 40)
      }
    }
    Arrangement("the ideal size of a reader", ["g": [95, 145, 10, 10]]) {
      GeometryReader { _ in Color.clear }.part("g").fixedSize()
    }
    Arrangement("a reader behind a view", ["a": [60, 140, 80, 20], "b": [60, 140, 40, 20]]) {
      box("a", 80, 20).background {
        GeometryReader { proxy in box("b", proxy.size.width / 2, proxy.size.height) }
      }
    }
    Arrangement("the middle by the frame", ["a": [90, 140, 20, 20]]) {
      GeometryReader { proxy in
        box("a", 20, 20).position(x: proxy.frame(in: .local).midX, y: proxy.size.height / 2)
      }
    }
    Arrangement("a reader in a reader", ["a": [0, 0, 50, 150]]) {
      GeometryReader { outer in
        GeometryReader { inner in box("a", inner.size.width / 2, inner.size.height) }
          .frame(width: outer.size.width / 2, height: outer.size.height / 2)
      }
    }
  }

  @ArrangementList nonisolated static var choices: [Arrangement] {
    Arrangement("the first fits", ["v": [25, 145, 150, 10]]) {
      ViewThatFits {
        box("a", 150, 10); box("b", 50, 20)
      }.part("v")
    }
    Arrangement("the second fits the width", ["v": [75, 140, 50, 20]]) {
      ViewThatFits {
        box("a", 250, 10); box("b", 50, 20)
      }.part("v")
    }
    Arrangement("none fits the height, the last stays", ["v": [90, -50, 20, 400]]) {
      ViewThatFits {
        box("a", 10, 500); box("b", 20, 400)
      }.part("v")
    }
    Arrangement("only the width is asked", ["v": [95, -100, 10, 500]]) {
      ViewThatFits(in: .horizontal) {
        box("a", 10, 500); box("b", 20, 20)
      }.part("v")
    }
    Arrangement("only the height is asked", ["v": [-50, 145, 300, 10]]) {
      ViewThatFits(in: .vertical) {
        box("a", 300, 10); box("b", 20, 20)
      }.part("v")
    }
    Arrangement("no axis: the first", ["v": [-50, -50, 300, 400]]) {
      ViewThatFits(in: []) {
        box("a", 300, 400); box("b", 20, 20)
      }.part("v")
    }
    Arrangement("the ideal size decides, the proposal counts", ["v": [0, 145, 200, 10]]) {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(idealWidth: 100).frame(height: 10)
        box("b", 50, 20)
      }
      .part("v")
    }
    Arrangement("a row or a column", ["v": [60, 130, 80, 40], "a": [60, 130, 80, 20]]) {
      ViewThatFits {
        HStack(spacing: 0) {
          box("c", 120, 20); box("d", 120, 20)
        }
        VStack(spacing: 0) {
          box("a", 80, 20); box("b", 80, 20)
        }
      }
      .part("v")
    }
  }

  @ArrangementList nonisolated static var containers: [Arrangement] {
    Arrangement("the size of the window", ["a": [0, 0, 200, 300]]) {
      box("b", 40, 20).containerRelativeFrame([.horizontal, .vertical]).part("a")
    }
    Arrangement("along one axis", ["a": [0, 140, 200, 20], "b": [80, 140, 40, 20]]) {
      box("b", 40, 20).containerRelativeFrame(.horizontal).part("a")
    }
    Arrangement("aligned", ["b": [160, 140, 40, 20]]) {
      box("b", 40, 20).containerRelativeFrame(.horizontal, alignment: .trailing)
    }
    Arrangement("a part of it", ["a": [50, 0, 100, 300]]) {
      fill("a").containerRelativeFrame(.horizontal) { length, _ in length / 2 }
    }
    Arrangement("one of four columns", ["a": [0, 0, 44, 300], "b": [52, 0, 96, 300]]) {
      HStack(spacing: 8) {
        fill("a").containerRelativeFrame(.horizontal, count: 4, spacing: 8)
        fill("b").containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8)
        Spacer(minLength: 0)
      }
    }
    Arrangement("stacks are no containers", ["a": [40, 145, 120, 10]]) {
      VStack {
        fill("a").containerRelativeFrame(.horizontal) { length, _ in length * 0.6 }
          .frame(height: 10)
      }
      .frame(width: 80)
    }
    Arrangement("pages of a scroll view", ["0": [0, 0, 200, 300], "1": [200, 0, 200, 300]]) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<2) { fill("\($0)").containerRelativeFrame([.horizontal, .vertical]) }
        }
      }
    }
    Arrangement("without the margins of a scroll view", ["0": [10, 0, 180, 300]]) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<2) { fill("\($0)").containerRelativeFrame(.horizontal) }
        }
      }
      .contentMargins(.horizontal, 10)
    }
  }
}
