import CoreGraphics
import Testing

@testable import SwiftUI

/// Scroll views and what is in them, before anything is scrolled.
@MainActor
@Suite(.serialized)
struct ScrollArrangements {
  @Test(arguments: Self.axes) func axes(_ arrangement: Arrangement) { arrangement.check() }
  @Test(arguments: Self.margins) func margins(_ arrangement: Arrangement) { arrangement.check() }

  @ArrangementList nonisolated static var axes: [Arrangement] {
    Arrangement("as wide as its content", ["s": [50, 0, 100, 300], "a": [50, 0, 100, 500]]) {
      ScrollView { box("a", 100, 500) }.part("s")
    }
    Arrangement(
      "content that takes all the width", ["s": [0, 0, 200, 300], "a": [0, 0, 200, 500]]
    ) {
      ScrollView { fill("a").frame(height: 500) }.part("s")
    }
    Arrangement("short content begins at the top", ["a": [80, 0, 40, 20]]) {
      ScrollView { box("a", 40, 20) }
    }
    Arrangement("the ideal length of what takes all", ["a": [0, 0, 200, 10]]) {
      ScrollView { fill("a") }
    }
    Arrangement(
      "several views stand in a column", ["a": [80, 0, 40, 20], "b": [80, 28, 40, 20]]
    ) {
      ScrollView {
        box("a", 40, 20); box("b", 40, 20)
      }
    }
    Arrangement("along a row", ["s": [0, 125, 200, 50], "a": [0, 125, 500, 50]]) {
      ScrollView(.horizontal) { box("a", 500, 50) }.part("s")
    }
    Arrangement("a short row begins at the left", ["a": [0, 140, 40, 20]]) {
      ScrollView(.horizontal) { box("a", 40, 20) }
    }
    Arrangement("both axes", ["s": [0, 0, 200, 300], "a": [0, 0, 500, 400]]) {
      ScrollView([.horizontal, .vertical]) { box("a", 500, 400) }.part("s")
    }
    Arrangement("a spacer has its least length", ["a": [80, 0, 40, 20], "b": [80, 28, 40, 20]]) {
      ScrollView {
        VStack {
          box("a", 40, 20); Spacer(); box("b", 40, 20)
        }
      }
    }
    Arrangement(
      "a row in a column", ["h": [0, 40, 200, 50], "a": [0, 40, 300, 50], "b": [90, 0, 20, 40]]
    ) {
      ScrollView {
        VStack(spacing: 0) {
          box("b", 20, 40)
          ScrollView(.horizontal) { box("a", 300, 50) }.part("h")
        }
      }
    }
    Arrangement("without a proposal it has the size of its content", ["s": [75, 130, 50, 40]]) {
      ScrollView { box("a", 50, 40) }.part("s").fixedSize()
    }
    Arrangement("it shares a column", ["s": [0, 0, 200, 260], "b": [80, 260, 40, 40]]) {
      VStack(spacing: 0) {
        ScrollView { fill("a").frame(height: 1_000) }.part("s")
        box("b", 40, 40)
      }
    }
  }

  @ArrangementList nonisolated static var margins: [Arrangement] {
    Arrangement("margins at all edges", ["a": [20, 20, 160, 500]]) {
      ScrollView { fill("a").frame(height: 500) }.contentMargins(20)
    }
    Arrangement("margins along the axis", ["a": [0, 12, 200, 500]]) {
      ScrollView { fill("a").frame(height: 500) }.contentMargins(.vertical, 12)
    }
    Arrangement("margins of the content alone", ["a": [12, 0, 188, 500]]) {
      ScrollView { fill("a").frame(height: 500) }
        .contentMargins(.leading, 12, for: .scrollContent)
    }
    Arrangement("margins of the indicators alone", ["a": [0, 0, 200, 500]]) {
      ScrollView { fill("a").frame(height: 500) }.contentMargins(20, for: .scrollIndicators)
    }
    Arrangement("it begins at the bottom", ["a": [0, -200, 200, 500]]) {
      ScrollView { fill("a").frame(height: 500) }.defaultScrollAnchor(.bottom)
    }
    Arrangement("it begins in the middle", ["a": [0, -100, 200, 500]]) {
      ScrollView { fill("a").frame(height: 500) }.defaultScrollAnchor(.center)
    }
    Arrangement("short content at the bottom", ["a": [0, 280, 200, 20]]) {
      ScrollView { fill("a").frame(height: 20) }.defaultScrollAnchor(.bottom)
    }
  }
}
