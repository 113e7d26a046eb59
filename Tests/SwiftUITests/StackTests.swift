import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

@MainActor
@Suite(.serialized)
struct StackTests {
  private let one = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let other = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  private func box(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color(uiColor: color).frame(width: width, height: height)
  }

  @Test func aVerticalStackStandsInTheMiddleWithTheUsualDistance() {
    let hosted = HostedView(
      VStack {
        box(one, 40, 20)
        box(other, 60, 30)
      })
    #expect(hosted.frames(of: one) == [CGRect(x: 80, y: 121, width: 40, height: 20)])
    #expect(hosted.frames(of: other) == [CGRect(x: 70, y: 149, width: 60, height: 30)])
  }

  @Test func aSpacerTakesWhatIsLeft() {
    let hosted = HostedView(
      HStack(spacing: 0) {
        box(one, 40, 20)
        Spacer()
        box(other, 60, 30)
      })
    #expect(hosted.frames(of: one) == [CGRect(x: 0, y: 140, width: 40, height: 20)])
    #expect(hosted.frames(of: other) == [CGRect(x: 140, y: 135, width: 60, height: 30)])
  }

  @Test func paddingAndBackgroundKeepTheOrderInWhichTheyAreWritten() {
    let hosted = HostedView(
      box(one, 40, 20).padding(10).background(Color(uiColor: other)))
    #expect(hosted.frames(of: other) == [CGRect(x: 70, y: 130, width: 60, height: 40)])
    #expect(hosted.frames(of: one) == [CGRect(x: 80, y: 140, width: 40, height: 20)])
  }
}
