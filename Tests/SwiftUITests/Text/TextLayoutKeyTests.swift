import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

/// The layouts of texts as a preference of the views around them.
@MainActor
@Suite(.serialized)
struct TextLayoutKeyTests {
  // Rests on: Apple documentation, Text.LayoutKey.
  @Test func theViewsAroundReadLinesAndPlaces() {
    var lines: [Int] = []
    var origins: [CGFloat] = []
    let driven = DrivenView("one") { text in
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: "first")
        Text(verbatim: text).lineLimit(nil)
      }
      .frame(width: 80)
      .overlayPreferenceValue(Text.LayoutKey.self) { layouts in
        GeometryReader { geometry in
          let _ = lines = layouts.map(\.layout.count)
          let _ = origins = layouts.map { geometry[$0.origin].y }
          Color.clear
        }
      }
    }
    #expect(lines == [1, 1])
    #expect(origins.count == 2 && origins[0] == 0 && origins[1] > 15)
    driven.set("several words that need some lines")
    driven.update()
    #expect(lines.count == 2 && lines[1] > 2)
  }
}
