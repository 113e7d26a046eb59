import CoreGraphics
import Testing

@testable import SwiftUI

/// Priorities, spacers and dividers in stacks.
@MainActor
@Suite(.serialized)
struct PriorityArrangements {
  @Test(arguments: Self.priorities) func priorities(_ arrangement: Arrangement) {
    arrangement.check()
  }
  @Test(arguments: Self.spacers) func spacers(_ arrangement: Arrangement) { arrangement.check() }
  @Test(arguments: Self.dividers) func dividers(_ arrangement: Arrangement) { arrangement.check() }

  @ArrangementList nonisolated static var priorities: [Arrangement] {
    Arrangement(
      "a higher priority takes all",
      ["a": [0, 0, 0, 300], "b": [0, 0, 200, 300], "c": [200, 0, 0, 300]]
    ) {
      HStack(spacing: 0) {
        fill("a"); fill("b").layoutPriority(1); fill("c")
      }
    }
    Arrangement(
      "a higher priority leaves a minimum", ["a": [0, 0, 30, 300], "b": [30, 0, 170, 300]]
    ) {
      HStack(spacing: 0) {
        fill("a").frame(minWidth: 30); fill("b").layoutPriority(1)
      }
    }
    Arrangement(
      "three priorities",
      ["a": [0, 0, 20, 300], "b": [20, 0, 50, 300], "c": [70, 0, 130, 300]]
    ) {
      HStack(spacing: 0) {
        fill("a").frame(minWidth: 20)
        fill("b").frame(maxWidth: 50).layoutPriority(2)
        fill("c").layoutPriority(1)
      }
    }
    Arrangement("a negative priority", ["a": [0, 0, 0, 300], "b": [0, 0, 200, 300]]) {
      HStack(spacing: 0) {
        fill("a").layoutPriority(-1); fill("b")
      }
    }
    Arrangement("a frame hides a priority", ["a": [0, 0, 100, 300], "b": [100, 145, 100, 10]]) {
      HStack(spacing: 0) {
        fill("a"); fill("b").layoutPriority(1).frame(height: 10)
      }
    }
    Arrangement("a background keeps a priority", ["a": [0, 0, 0, 300], "b": [0, 0, 200, 300]]) {
      HStack(spacing: 0) {
        fill("a"); fill("b").layoutPriority(1).background(Color.green)
      }
    }
  }

  @ArrangementList nonisolated static var spacers: [Arrangement] {
    Arrangement("a spacer takes the rest", ["a": [0, 140, 40, 20], "b": [140, 135, 60, 30]]) {
      HStack {
        box("a", 40, 20); Spacer(); box("b", 60, 30)
      }
    }
    Arrangement(
      "two spacers share",
      ["a": [0, 140, 40, 20], "b": [80, 140, 40, 20], "c": [160, 140, 40, 20]]
    ) {
      HStack {
        box("a", 40, 20)
        Spacer()
        box("b", 40, 20)
        Spacer()
        box("c", 40, 20)
      }
    }
    Arrangement("a spacer is 8 at least", ["a": [56, 145, 40, 10], "b": [104, 145, 40, 10]]) {
      HStack {
        box("a", 40, 10); Spacer(); box("b", 40, 10)
      }.fixedSize()
    }
    Arrangement("a spacer's own minimum", ["a": [45, 145, 40, 10], "b": [115, 145, 40, 10]]) {
      HStack {
        box("a", 40, 10); Spacer(minLength: 30); box("b", 40, 10)
      }.fixedSize()
    }
    Arrangement("a view takes all but a spacer's minimum", ["a": [0, 0, 180, 300]]) {
      HStack {
        fill("a"); Spacer(minLength: 20)
      }
    }
    Arrangement("a spacer in a column", ["a": [80, 0, 40, 20], "s": [100, 20, 0, 280]]) {
      VStack {
        box("a", 40, 20); Spacer().part("s")
      }
    }
    Arrangement(
      "a spacer in a frame has no spacing", ["a": [50, 145, 40, 10], "b": [110, 145, 40, 10]]
    ) {
      HStack {
        box("a", 40, 10); Spacer().frame(width: 20); box("b", 40, 10)
      }
    }
    Arrangement("a spacer outside of stacks", ["s": [60, 125, 80, 50]]) {
      box("a", 80, 50).overlay { Spacer().part("s") }
    }
    Arrangement(
      "a spacer does not enlarge a ZStack", ["z": [80, 140, 40, 20], "s": [80, 140, 40, 20]]
    ) {
      ZStack {
        Spacer().part("s"); box("a", 40, 20)
      }.part("z")
    }
  }

  @ArrangementList nonisolated static var dividers: [Arrangement] {
    Arrangement(
      "a divider in a column", ["a": [80, 0, 40, 292 - 1 / 3], "d": [0, 300 - 1 / 3, 200, 1 / 3]]
    ) {
      VStack {
        Color.red.frame(width: 40).part("a"); Divider().part("d")
      }
      .environment(\.displayScale, 3)
    }
    Arrangement("a divider in a row", ["a": [0, 0, 191.5, 300], "d": [199.5, 0, 0.5, 300]]) {
      HStack {
        fill("a"); Divider().part("d")
      }.environment(\.displayScale, 2)
    }
    Arrangement("a divider is as high as its row", ["d": [119.5, 140, 1, 20]]) {
      HStack {
        box("a", 40, 20); Divider().part("d"); box("b", 0, 5)
      }.fixedSize()
        .environment(\.displayScale, 1)
    }
    Arrangement("a divider in no stack lies", ["d": [0, 149.5, 200, 1]]) {
      ZStack { Divider().part("d") }.environment(\.displayScale, 1)
    }
  }
}
