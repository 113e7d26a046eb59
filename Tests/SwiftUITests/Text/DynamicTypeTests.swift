import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

/// The sizes of text styles for each text size of the user, as Apple's guidelines list them.
@MainActor
@Suite(.serialized)
struct DynamicTypeTests {
  private static let large: [(Font.TextStyle, CGFloat)] = [
    (.largeTitle, 34), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
    (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption, 12), (.caption2, 11),
  ]

  private static let accessible: [(Font.TextStyle, CGFloat)] = [
    (.largeTitle, 60), (.title, 58), (.title2, 56), (.title3, 55), (.headline, 53), (.body, 53),
    (.callout, 51), (.subheadline, 49), (.footnote, 44), (.caption, 43), (.caption2, 40),
  ]

  private func points<V: View>(_ view: V) -> CGFloat? {
    let hosted = HostedView(view, width: 2_000)
    hosted.update()
    return hosted.host.views(of: UILabel.self).first?.font.pointSize
  }

  @Test(arguments: Self.large) func theUsualSize(style: Font.TextStyle, size: CGFloat) {
    #expect(points(Text(verbatim: "x").font(.system(style))) == size)
  }

  @Test(arguments: Self.accessible) func theLargestSize(style: Font.TextStyle, size: CGFloat) {
    let text = Text(verbatim: "x").font(.system(style)).dynamicTypeSize(.accessibility5)
    #expect(points(text) == size)
  }

  @Test(
    arguments: zip(
      DynamicTypeSize.allCases, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53] as [CGFloat]))
  func bodyText(size: DynamicTypeSize, expected: CGFloat) {
    #expect(points(Text(verbatim: "x").dynamicTypeSize(size)) == expected)
  }

  @Test func aRangeLimitsTheSize() {
    let text = Text(verbatim: "x").dynamicTypeSize(...DynamicTypeSize.xLarge)
      .dynamicTypeSize(.accessibility3)
    #expect(points(text) == 19)
    let least = Text(verbatim: "x").dynamicTypeSize(DynamicTypeSize.xLarge...)
      .dynamicTypeSize(.small)
    #expect(points(least) == 19)
  }

  @Test func aFixedSizeStays() {
    #expect(
      points(
        Text(verbatim: "x").font(.system(size: 20)).dynamicTypeSize(.accessibility5)) == 20)
  }

  @Test func linesAreAsHighAsTheLargerFont() {
    let hosted = HostedView(
      Text(verbatim: "x").part("a").dynamicTypeSize(.accessibility1))
    let height = hosted.frame(of: "a")[3]
    let exact = UIFont.systemFont(ofSize: 28).lineHeight
    #expect(height >= exact - 0.01 && height < exact + 1)
  }

  @Test func truncationAndAlignmentReachTheLabel() {
    func label(_ view: some View) -> UILabel? {
      let hosted = HostedView(view, width: 100)
      hosted.update()
      return hosted.host.views(of: UILabel.self).first
    }
    let text = Text(verbatim: "A text that is too long for one line of it").lineLimit(1)
    #expect(label(text)?.lineBreakMode == .byTruncatingTail)
    #expect(label(text.truncationMode(.head))?.lineBreakMode == .byTruncatingHead)
    #expect(label(text.truncationMode(.middle))?.lineBreakMode == .byTruncatingMiddle)
    let lines = Text(verbatim: "Two\nlines that differ")
    #expect(label(lines)?.textAlignment == .left)
    #expect(label(lines.multilineTextAlignment(.center))?.textAlignment == .center)
    #expect(label(lines.multilineTextAlignment(.trailing))?.textAlignment == .right)
    let mirrored = lines.environment(\.layoutDirection, .rightToLeft)
    #expect(label(mirrored)?.textAlignment == .right)
    #expect(
      label(mirrored.multilineTextAlignment(.trailing))?.textAlignment == .left)
  }
}
