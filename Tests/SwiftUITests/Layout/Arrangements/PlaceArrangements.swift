import CoreGraphics
import Testing

@testable import SwiftUI

/// Padding, offsets, positions and ratios.
@MainActor
@Suite(.serialized)
struct PlaceArrangements {
  @Test(arguments: Self.padding) func padding(_ arrangement: Arrangement) { arrangement.check() }
  @Test(arguments: Self.positions) func positions(_ arrangement: Arrangement) {
    arrangement.check()
  }
  @Test(arguments: Self.ratios) func ratios(_ arrangement: Arrangement) { arrangement.check() }

  @ArrangementList nonisolated static var padding: [Arrangement] {
    Arrangement("the usual padding", ["a": [16, 16, 168, 268]]) { fill("a").padding() }
    Arrangement("at some edges", ["a": [16, 0, 168, 284]]) {
      fill("a").padding([.horizontal, .bottom])
    }
    Arrangement("at one edge, of a length", ["a": [0, 30, 200, 270]]) {
      fill("a").padding(.top, 30)
    }
    Arrangement("insets", ["a": [2, 1, 194, 296]]) {
      fill("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    Arrangement("a negative padding", ["a": [-10, -10, 220, 320]]) { fill("a").padding(-10) }
    Arrangement("around a fixed view", ["p": [60, 120, 80, 60], "a": [80, 140, 40, 20]]) {
      box("a", 40, 20).padding(20).part("p")
    }
    Arrangement("more padding than space", ["p": [-20, 0, 240, 300], "a": [100, 120, 0, 60]]) {
      fill("a").padding(120).part("p")
    }
    Arrangement("padding twice", ["a": [20, 15, 160, 270]]) {
      fill("a").padding(15).padding(.horizontal, 5)
    }
    Arrangement("negative padding that leaves nothing", ["p": [100, 150, 0, 0]]) {
      box("a", 10, 10).padding(-20).part("p")
    }
  }

  @ArrangementList nonisolated static var positions: [Arrangement] {
    Arrangement(
      "an offset is seen by nobody else",
      ["a": [95, 127, 20, 20], "b": [90, 140, 20, 20], "o": [90, 120, 20, 20]]
    ) {
      VStack(spacing: 0) {
        box("a", 20, 20).offset(x: 5, y: 7).part("o")
        box("b", 20, 20)
        Color.clear.frame(height: 20)
      }
    }
    Arrangement("a background behind an offset view moves too", ["a": [100, 130, 40, 20]]) {
      Color.red.frame(width: 40, height: 20).background { fill("a") }
        .offset(CGSize(width: 20, height: -10))
    }
    Arrangement("a background after an offset stays", ["a": [80, 140, 40, 20]]) {
      Color.red.frame(width: 40, height: 20).offset(x: 20).background { fill("a") }
    }
    Arrangement("a position takes all", ["a": [20, 30, 20, 20], "p": [0, 0, 200, 300]]) {
      box("a", 20, 20).position(x: 30, y: 40).part("p")
    }
    Arrangement("a position in a frame", ["a": [55, 105, 10, 10]]) {
      box("a", 10, 10).position(x: 10, y: 10).frame(width: 100, height: 100)
    }
    Arrangement("a position proposes all its space", ["a": [-50, -100, 200, 300]]) {
      fill("a").position(x: 50, y: 50)
    }
    Arrangement(
      "a position without a proposal", ["p": [90, 140, 20, 20], "a": [85, 135, 20, 20]]
    ) {
      box("a", 20, 20).position(x: 5, y: 5).part("p").fixedSize()
    }
    Arrangement("two positions", ["a": [5, 5, 10, 10]]) {
      box("a", 10, 10).position(x: 10, y: 10).position(x: 100, y: 150)
    }
  }

  @ArrangementList nonisolated static var ratios: [Arrangement] {
    Arrangement("fit, limited by the width", ["a": [0, 100, 200, 100]]) {
      fill("a").aspectRatio(2, contentMode: .fit)
    }
    Arrangement("fit, limited by the height", ["a": [25, 0, 150, 300]]) {
      fill("a").aspectRatio(0.5, contentMode: .fit)
    }
    Arrangement("fill", ["a": [-200, 0, 600, 300]]) {
      fill("a").aspectRatio(2, contentMode: .fill)
    }
    Arrangement("fill in a frame", ["a": [40, 120, 120, 60], "f": [70, 120, 60, 60]]) {
      fill("a").aspectRatio(2, contentMode: .fill).frame(width: 60, height: 60).part("f")
    }
    Arrangement("a ratio of a size", ["a": [0, 75, 200, 150]]) {
      fill("a").aspectRatio(CGSize(width: 4, height: 3), contentMode: .fit)
    }
    Arrangement("a fixed view has its own size", ["a": [80, 140, 40, 20]]) {
      box("a", 40, 20).aspectRatio(1, contentMode: .fit)
    }
    Arrangement("the ratio of the ideal size", ["a": [0, 100, 200, 100]]) {
      fill("a").frame(idealWidth: 40, idealHeight: 20).scaledToFit()
    }
    Arrangement("the ratio of the ideal size, filling", ["a": [-200, 0, 600, 300]]) {
      fill("a").frame(idealWidth: 40, idealHeight: 20).scaledToFill()
    }
    Arrangement("no proposal", ["a": [95, 145, 10, 10]]) {
      fill("a").aspectRatio(2, contentMode: .fit).fixedSize()
    }
    Arrangement("a width is proposed", ["a": [0, 0, 200, 50]]) {
      ScrollView { fill("a").aspectRatio(4, contentMode: .fit) }
    }
    Arrangement(
      "squares in a row", ["a": [0, 104, 92, 92], "b": [108, 104, 92, 92]]
    ) {
      HStack(spacing: 16) {
        fill("a").aspectRatio(1, contentMode: .fit)
        fill("b").aspectRatio(1, contentMode: .fit)
      }
    }
  }
}
