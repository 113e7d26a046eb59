import CoreGraphics
import Testing

@testable import SwiftUI

/// Views behind and in front of others.
@MainActor
@Suite(.serialized)
struct LayerArrangements {
  @Test(arguments: Self.stacks) func stacks(_ arrangement: Arrangement) { arrangement.check() }
  @Test(arguments: Self.decorations) func decorations(_ arrangement: Arrangement) {
    arrangement.check()
  }

  @ArrangementList nonisolated static var stacks: [Arrangement] {
    Arrangement(
      "as large as the largest",
      ["z": [50, 110, 100, 80], "a": [50, 145, 100, 10], "b": [90, 110, 20, 80]]
    ) {
      ZStack {
        box("a", 100, 10); box("b", 20, 80)
      }.part("z")
    }
    Arrangement(
      "at the bottom trailing corner", ["a": [50, 100, 100, 100], "b": [130, 180, 20, 20]]
    ) {
      ZStack(alignment: .bottomTrailing) {
        box("a", 100, 100); box("b", 20, 20)
      }
    }
    Arrangement("at the top", ["a": [50, 100, 100, 100], "b": [90, 100, 20, 20]]) {
      ZStack(alignment: .top) {
        box("a", 100, 100); box("b", 20, 20)
      }
    }
    Arrangement("one view takes all", ["a": [0, 0, 200, 300], "b": [90, 140, 20, 20]]) {
      ZStack {
        fill("a"); box("b", 20, 20)
      }
    }
    Arrangement(
      "a low priority does not count and gets the size",
      ["z": [80, 140, 40, 20], "b": [80, 140, 40, 20]]
    ) {
      ZStack {
        box("a", 40, 20); fill("b").layoutPriority(-1)
      }.part("z")
    }
    Arrangement("a view of ideal size", ["z": [80, 140, 40, 20], "b": [80, 140, 40, 20]]) {
      ZStack {
        box("a", 40, 20); fill("b")
      }.part("z").fixedSize()
    }
    Arrangement("an index changes no place", ["a": [80, 140, 40, 20], "b": [0, 0, 200, 300]]) {
      ZStack {
        box("a", 40, 20).zIndex(2); fill("b")
      }
    }
  }

  @ArrangementList nonisolated static var decorations: [Arrangement] {
    Arrangement("a background has the size of the view", ["b": [80, 140, 40, 20]]) {
      box("a", 40, 20).background { fill("b") }
    }
    Arrangement(
      "a larger background changes nothing", ["a": [80, 140, 40, 20], "b": [50, 100, 100, 100]]
    ) {
      box("a", 40, 20).background { box("b", 100, 100) }
    }
    Arrangement("an overlay in a corner", ["b": [130, 100, 20, 20]]) {
      box("a", 100, 100).overlay(alignment: .topTrailing) { box("b", 20, 20) }
    }
    Arrangement("a badge around a corner", ["b": [140, 90, 20, 20]]) {
      box("a", 100, 100).overlay(alignment: .topTrailing) {
        box("b", 20, 20)
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
      }
    }
    Arrangement("an overlay beside the view", ["b": [150, 140, 20, 20]]) {
      box("a", 100, 100).overlay(alignment: .trailing) {
        box("b", 20, 20).alignmentGuide(.trailing) { $0[.leading] }
      }
    }
    Arrangement("several views of an overlay", ["b": [50, 195, 10, 10], "c": [45, 190, 20, 20]]) {
      box("a", 100, 100).overlay(alignment: .bottomLeading) {
        box("b", 10, 10)
        box("c", 20, 20)
      }
      .frame(width: 110, height: 120, alignment: .bottomLeading)
    }
    Arrangement("padding before a background", ["b": [70, 130, 60, 40]]) {
      box("a", 40, 20).padding(10).background { fill("b") }
    }
    Arrangement("padding after a background", ["b": [80, 140, 40, 20], "p": [70, 130, 60, 40]]) {
      box("a", 40, 20).background { fill("b") }.padding(10).part("p")
    }
    Arrangement("a view as a background", ["b": [80, 140, 20, 20]]) {
      box("a", 40, 20).background(box("b", 20, 20), alignment: .leading)
    }
    Arrangement("an explicit guide of the view", ["b": [95, 140, 20, 20]]) {
      box("a", 40, 20).alignmentGuide(.leading) { _ in 15 }
        .overlay(alignment: .leading) { box("b", 20, 20) }
    }
  }
}
