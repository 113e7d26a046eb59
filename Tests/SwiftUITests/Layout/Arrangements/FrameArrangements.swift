import CoreGraphics
import Testing

@testable import SwiftUI

/// Frames of all forms, and views of their ideal size.
@MainActor
@Suite(.serialized)
struct FrameArrangements {
  @Test(arguments: Self.fixed) func fixed(_ arrangement: Arrangement) { arrangement.check() }
  @Test(arguments: Self.limits) func limits(_ arrangement: Arrangement) { arrangement.check() }
  @Test(arguments: Self.ideals) func ideals(_ arrangement: Arrangement) { arrangement.check() }
  @Test(arguments: Self.alignments) func alignments(_ arrangement: Arrangement) {
    arrangement.check()
  }

  @ArrangementList nonisolated static var fixed: [Arrangement] {
    Arrangement("a size", ["a": [75, 140, 50, 20]]) { fill("a").frame(width: 50, height: 20) }
    Arrangement("a width alone", ["a": [75, 0, 50, 300]]) { fill("a").frame(width: 50) }
    Arrangement("a height alone", ["a": [0, 145, 200, 10]]) { fill("a").frame(height: 10) }
    Arrangement("no size", ["a": [0, 0, 200, 300]]) { fill("a").frame(width: nil, height: nil) }
    Arrangement("a smaller frame around", ["a": [50, 140, 100, 20], "f": [75, 140, 50, 20]]) {
      box("a", 100, 20).frame(width: 50).part("f")
    }
    Arrangement("a negative width counts as none", ["a": [80, 140, 40, 20]]) {
      box("a", 40, 20).frame(width: -5)
    }
    Arrangement("an infinite width counts as none", ["f": [80, 140, 40, 20]]) {
      box("a", 40, 20).frame(width: .infinity).part("f")
    }
    Arrangement("a frame larger than the space", ["a": [-50, -25, 300, 350]]) {
      fill("a").frame(width: 300, height: 350)
    }
  }

  @ArrangementList nonisolated static var limits: [Arrangement] {
    Arrangement("a maximum above the view", ["f": [60, 140, 80, 20], "a": [85, 140, 30, 20]]) {
      box("a", 30, 20).frame(maxWidth: 80).part("f")
    }
    Arrangement("a maximum below the view", ["f": [60, 140, 80, 20], "a": [40, 140, 120, 20]]) {
      box("a", 120, 20).frame(maxWidth: 80).part("f")
    }
    Arrangement("a maximum above the space", ["f": [0, 140, 200, 20]]) {
      box("a", 30, 20).frame(maxWidth: 400).part("f")
    }
    Arrangement("a maximum without end", ["f": [0, 0, 200, 300], "a": [85, 140, 30, 20]]) {
      box("a", 30, 20).frame(maxWidth: .infinity, maxHeight: .infinity).part("f")
    }
    Arrangement("a minimum below the view", ["f": [75, 140, 50, 20]]) {
      box("a", 50, 20).frame(minWidth: 30).part("f")
    }
    Arrangement("a minimum above the view", ["f": [60, 140, 80, 20], "a": [75, 140, 50, 20]]) {
      box("a", 50, 20).frame(minWidth: 80).part("f")
    }
    Arrangement("a minimum of a view that takes all", ["a": [0, 0, 200, 300]]) {
      fill("a").frame(minWidth: 80)
    }
    Arrangement("a minimum above the space", ["a": [-50, 0, 300, 300]]) {
      fill("a").frame(minWidth: 300)
    }
    Arrangement("limits around the space", ["f": [50, 140, 100, 20]]) {
      box("a", 30, 20).frame(minWidth: 50, maxWidth: 100).part("f")
    }
    Arrangement("limits in less space", ["f": [65, 140, 70, 20]]) {
      box("a", 30, 20).frame(minWidth: 50, maxWidth: 100).part("f").frame(width: 70)
    }
    Arrangement("limits in too little space", ["f": [75, 140, 50, 20]]) {
      box("a", 30, 20).frame(minWidth: 50, maxWidth: 100).part("f").frame(width: 30)
    }
    Arrangement("limits of the height", ["a": [0, 110, 200, 80]]) {
      fill("a").frame(minHeight: 20, maxHeight: 80)
    }
  }

  @ArrangementList nonisolated static var ideals: [Arrangement] {
    Arrangement("an ideal size counts where none is proposed", ["a": [65, 135, 70, 30]]) {
      fill("a").frame(idealWidth: 70, idealHeight: 30).fixedSize()
    }
    Arrangement("an ideal size does not count otherwise", ["a": [0, 0, 200, 300]]) {
      fill("a").frame(idealWidth: 70, idealHeight: 30)
    }
    Arrangement("an ideal width and a minimum height", ["a": [65, 137.5, 70, 25]]) {
      fill("a").frame(idealWidth: 70, maxWidth: 100, minHeight: 25).fixedSize()
    }
    Arrangement("a maximum without a proposal", ["f": [80, 140, 40, 20]]) {
      box("a", 40, 20).frame(maxWidth: .infinity, maxHeight: .infinity).part("f").fixedSize()
    }
    Arrangement("the ideal size of a color", ["a": [95, 145, 10, 10]]) { fill("a").fixedSize() }
    Arrangement("an ideal width alone", ["a": [95, 0, 10, 300]]) {
      fill("a").fixedSize(horizontal: true, vertical: false)
    }
    Arrangement("an ideal size is not limited by the space", ["a": [-50, 140, 300, 20]]) {
      fill("a").frame(idealWidth: 300, idealHeight: 20).fixedSize()
    }
    Arrangement("an ideal size of a frame is its size", ["a": [75, 140, 50, 20]]) {
      fill("a").frame(width: 50, height: 20).fixedSize()
    }
  }

  @ArrangementList nonisolated static var alignments: [Arrangement] {
    Arrangement("top leading", ["a": [50, 100, 20, 10]]) { framed(.topLeading) }
    Arrangement("top", ["a": [90, 100, 20, 10]]) { framed(.top) }
    Arrangement("top trailing", ["a": [130, 100, 20, 10]]) { framed(.topTrailing) }
    Arrangement("leading", ["a": [50, 145, 20, 10]]) { framed(.leading) }
    Arrangement("center", ["a": [90, 145, 20, 10]]) { framed(.center) }
    Arrangement("trailing", ["a": [130, 145, 20, 10]]) { framed(.trailing) }
    Arrangement("bottom leading", ["a": [50, 190, 20, 10]]) { framed(.bottomLeading) }
    Arrangement("bottom", ["a": [90, 190, 20, 10]]) { framed(.bottom) }
    Arrangement("bottom trailing", ["a": [130, 190, 20, 10]]) { framed(.bottomTrailing) }
    Arrangement("a guide of the view", ["a": [44, 145, 20, 10]]) {
      box("a", 20, 10).alignmentGuide(.leading) { _ in 6 }
        .frame(width: 100, height: 100, alignment: .leading)
    }
    Arrangement("a view that is too large", ["a": [50, 100, 140, 120]]) {
      box("a", 140, 120).frame(width: 100, height: 100, alignment: .topLeading)
    }
  }

  @MainActor private static func framed(_ alignment: Alignment) -> some View {
    box("a", 20, 10).frame(width: 100, height: 100, alignment: alignment)
  }
}
