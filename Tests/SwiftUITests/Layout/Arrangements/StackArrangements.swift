import CoreGraphics
import Testing

@testable import SwiftUI

/// How stacks divide their length.
@MainActor
@Suite(.serialized)
struct StackArrangements {
  @Test(arguments: Self.sizes) func sizes(_ arrangement: Arrangement) { arrangement.check() }
  @Test(arguments: Self.shares) func shares(_ arrangement: Arrangement) { arrangement.check() }
  @Test(arguments: Self.ideals) func ideals(_ arrangement: Arrangement) { arrangement.check() }

  @ArrangementList nonisolated static var sizes: [Arrangement] {
    Arrangement("fixed views in a column", ["a": [80, 121, 40, 20], "b": [70, 149, 60, 30]]) {
      VStack {
        box("a", 40, 20); box("b", 60, 30)
      }
    }
    Arrangement("fixed views in a row", ["a": [46, 140, 40, 20], "b": [94, 135, 60, 30]]) {
      HStack {
        box("a", 40, 20); box("b", 60, 30)
      }
    }
    Arrangement("a negative spacing", ["a": [65, 140, 40, 20], "b": [95, 140, 40, 20]]) {
      HStack(spacing: -10) {
        box("a", 40, 20); box("b", 40, 20)
      }
    }
    Arrangement("a row that is too long", ["a": [-50, 145, 150, 10], "b": [100, 145, 150, 10]]) {
      HStack(spacing: 0) {
        box("a", 150, 10); box("b", 150, 10)
      }
    }
    Arrangement(
      "rows of a ForEach",
      ["0": [80, 133, 40, 10], "1": [80, 145, 40, 10], "2": [80, 157, 40, 10]]
    ) {
      VStack(spacing: 2) { ForEach(0..<3) { box("\($0)", 40, 10) } }
    }
    Arrangement(
      "nothing takes no space", ["a": [80, 136, 40, 10], "b": [80, 154, 40, 10]]
    ) {
      VStack {
        box("a", 40, 10)
        EmptyView()
        if false { box("c", 40, 10) }
        Group { box("b", 40, 10) }
      }
    }
  }

  @ArrangementList nonisolated static var shares: [Arrangement] {
    Arrangement(
      "equal shares", ["a": [0, 0, 60, 300], "b": [70, 0, 60, 300], "c": [140, 0, 60, 300]]
    ) {
      HStack(spacing: 10) {
        fill("a"); fill("b"); fill("c")
      }
    }
    Arrangement("the rest of a row", ["a": [0, 140, 50, 20], "b": [50, 0, 150, 300]]) {
      HStack(spacing: 0) {
        box("a", 50, 20); fill("b")
      }
    }
    Arrangement("the usual spacing", ["a": [0, 0, 200, 192], "b": [0, 200, 200, 100]]) {
      VStack {
        fill("a"); fill("b").frame(height: 100)
      }
    }
    Arrangement("the least flexible first", ["a": [0, 0, 180, 300], "b": [180, 0, 20, 300]]) {
      HStack(spacing: 0) {
        fill("a"); fill("b").frame(maxWidth: 20)
      }
    }
    Arrangement(
      "three limits", ["a": [0, 0, 40, 300], "b": [40, 0, 60, 300], "c": [100, 0, 100, 300]]
    ) {
      HStack(spacing: 0) {
        fill("a").frame(maxWidth: 40)
        fill("b").frame(maxWidth: 60)
        fill("c").frame(maxWidth: .infinity)
      }
    }
    Arrangement(
      "a minimum beyond the share", ["a": [50, 0, 150, 300], "b": [0, 0, 50, 300]]
    ) {
      HStack(spacing: 0) {
        fill("b"); fill("a").frame(minWidth: 150)
      }
    }
    Arrangement(
      "stacks in a stack",
      ["a": [0, 0, 50, 300], "b": [50, 0, 50, 300], "c": [100, 0, 100, 300]]
    ) {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          fill("a"); fill("b")
        }
        fill("c")
      }
    }
    Arrangement(
      "a column in a row",
      ["a": [0, 0, 100, 140], "b": [0, 160, 100, 140], "c": [100, 0, 100, 300]]
    ) {
      HStack(spacing: 0) {
        VStack(spacing: 20) {
          fill("a"); fill("b")
        }
        fill("c")
      }
    }
  }

  @ArrangementList nonisolated static var ideals: [Arrangement] {
    Arrangement(
      "ideal sizes, and the width of the widest",
      ["a": [70, 131, 60, 10], "b": [70, 149, 60, 20]]
    ) {
      VStack {
        fill("a"); box("b", 60, 20)
      }.fixedSize()
    }
    Arrangement(
      "columns as high as the highest", ["a": [70, 110, 40, 80], "b": [110, 110, 20, 80]]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 30).frame(maxHeight: .infinity).part("a")
        Color.red.frame(width: 20, height: 80).frame(maxHeight: .infinity).part("b")
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    Arrangement("ideal widths in a row", ["a": [46, 0, 30, 300], "b": [84, 0, 70, 300]]) {
      HStack {
        fill("a").frame(idealWidth: 30)
        fill("b").frame(idealWidth: 70)
      }
      .fixedSize(horizontal: true, vertical: false)
    }
    Arrangement("a stack of nothing", ["a": [100, 150, 0, 0]]) {
      VStack {}.part("a")
    }
    Arrangement(
      "a row in no space", ["a": [-24, -5, 20, 10], "b": [4, -5, 20, 10]], width: 0, height: 0
    ) {
      HStack {
        box("a", 20, 10); box("b", 20, 10)
      }
    }
  }
}
