import CoreGraphics
import Testing

@testable import SwiftUI

@Suite struct GuideMeanTests {
  // Rests on: Apple documentation, HorizontalAlignment, combineExplicit(_:).
  @Test func severalPlacesMeetInTheMiddle() {
    let places: [CGFloat?] = [10, nil, 30]
    #expect(HorizontalAlignment.center.combineExplicit(places) == 20)
    #expect(VerticalAlignment.top.combineExplicit([nil, nil] as [CGFloat?]) == nil)
    #expect(HorizontalAlignment.leading.key == HorizontalAlignment.leading.key)
    #expect(HorizontalAlignment.leading.key != HorizontalAlignment.trailing.key)
  }
}
