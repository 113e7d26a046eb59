import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

@MainActor
@Suite(.serialized)
struct FrameTests {
  private let one = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let other = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  private var box: Color { Color(uiColor: one) }

  @Test func aWidthThatIsNotFiniteIsAsGoodAsNone() {
    let hosted = HostedView(
      box.frame(width: 50, height: 20).frame(width: .infinity).frame(width: .nan, height: 40)
        .background(Color(uiColor: other)))
    #expect(hosted.frames(of: one) == [CGRect(x: 75, y: 140, width: 50, height: 20)])
    #expect(hosted.frames(of: other) == [CGRect(x: 75, y: 130, width: 50, height: 40)])
  }

  @Test func aMaximumTakesWhatIsProposedAndAMinimumHolds() {
    let hosted = HostedView(
      VStack(spacing: 0) {
        box.frame(maxWidth: 120).frame(height: 10)
        box.frame(width: 30, height: 10).frame(minWidth: 60, alignment: .leading)
          .background(Color(uiColor: other))
        box.frame(width: 30, height: 10).frame(maxWidth: .infinity, alignment: .trailing)
      })
    #expect(
      hosted.frames(of: one) == [
        CGRect(x: 40, y: 135, width: 120, height: 10),
        CGRect(x: 70, y: 145, width: 30, height: 10),
        CGRect(x: 170, y: 155, width: 30, height: 10),
      ])
    #expect(hosted.frames(of: other) == [CGRect(x: 70, y: 145, width: 60, height: 10)])
  }

  @Test func aFlexibleFrameProposesItsIdealWhereNothingIsProposed() {
    let hosted = HostedView(box.frame(idealWidth: 70, maxWidth: 100, minHeight: 25).fixedSize())
    #expect(hosted.frames(of: one) == [CGRect(x: 65, y: 137.5, width: 70, height: 25)])
  }

  @Test func aPositionTakesAllAndAnOffsetIsSeenByNobody() {
    let hosted = HostedView(
      VStack(spacing: 0) {
        box.frame(width: 20, height: 20).position(x: 30, y: 40).frame(height: 100)
        Color(uiColor: other).frame(width: 20, height: 20).offset(x: 5, y: 7)
      })
    #expect(hosted.frames(of: one) == [CGRect(x: 20, y: 120, width: 20, height: 20)])
    #expect(hosted.frames(of: other) == [CGRect(x: 95, y: 197, width: 20, height: 20)])
  }

  @Test func aContainerRelativeFrameDividesTheContainer() {
    let hosted = HostedView(
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<3) { _ in
            box.containerRelativeFrame(.horizontal, count: 2, spacing: 10).frame(height: 20)
          }
        }
      })
    #expect(hosted.frames(of: one).map(\.width) == [95, 95, 95])
    #expect(hosted.frames(of: one).map(\.minX) == [0, 105, 210])
  }

  @Test func anAspectRatioFitsAndFills() {
    let hosted = HostedView(
      VStack(spacing: 0) {
        box.aspectRatio(2, contentMode: .fit).frame(height: 50)
        Color(uiColor: other).aspectRatio(2, contentMode: .fill).frame(width: 60, height: 60)
      })
    #expect(hosted.frames(of: one) == [CGRect(x: 50, y: 95, width: 100, height: 50)])
    #expect(hosted.frames(of: other) == [CGRect(x: 40, y: 145, width: 120, height: 60)])
  }
}
