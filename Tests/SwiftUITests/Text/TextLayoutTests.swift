import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct TextLayoutTests {
  private let long = "A text of several words that does not fit on one narrow line"

  private func labels<V: View>(_ hosted: HostedView<V>) -> [UILabel] {
    hosted.update()
    return hosted.host.views(of: UILabel.self)
  }

  private func size<V: View>(_ view: V, width: CGFloat = 100, height: CGFloat = 300) -> CGSize {
    HostedView(view, width: width, height: height).host.sizeThatFits(
      CGSize(width: width, height: height))
  }

  @Test func textBreaksLinesWhereThereIsNoRoom() {
    let one = size(Text(verbatim: long), width: 2_000)
    let several = size(Text(verbatim: long))
    #expect(several.width <= 100)
    #expect(several.height > one.height * 2)
  }

  @Test func theIdealSizeIsOneLine() {
    let text = Text(verbatim: long)
    #expect(size(text.fixedSize()) == size(text, width: 2_000))
  }

  @Test func aLimitOfLinesLimitsTheHeight() {
    let one = size(Text(verbatim: long), width: 2_000).height
    #expect(size(Text(verbatim: long).lineLimit(1)).height == one)
    #expect(size(Text(verbatim: "x").lineLimit(3, reservesSpace: true)).height > one * 2)
  }

  @Test func aLowFrameShowsWholeLinesOnly() {
    let one = size(Text(verbatim: long), width: 2_000).height
    let hosted = HostedView(Text(verbatim: long).frame(height: one * 2.5), width: 100)
    let label = labels(hosted).first
    #expect(label?.numberOfLines == 2)
    #expect((label?.bounds.height ?? 0) <= one * 2 + 1)
  }

  @Test func baselinesMeetInAStack() {
    let hosted = HostedView(
      HStack(alignment: .firstTextBaseline) {
        Text(verbatim: "x").font(.system(size: 40))
        Text(verbatim: "x").font(.system(size: 10))
      })
    let baselines = labels(hosted).map { label in
      label.convert(label.bounds, to: hosted.host).minY + label.font.ascender
    }
    #expect(baselines.count == 2)
    #expect(abs(baselines[0] - baselines[1]) <= 1)
  }

  @Test func smallerLettersFit() {
    let text = Text(verbatim: long).lineLimit(1).minimumScaleFactor(0.5)
    let hosted = HostedView(text, width: 300)
    let label = labels(hosted).first
    #expect(label?.adjustsFontSizeToFitWidth == true)
    #expect(label?.minimumScaleFactor == 0.5)
    #expect(size(text, width: 300).width <= 300)
  }

  @Test func redactedTextIsNotRead() {
    let hosted = HostedView(Text(verbatim: "x").redacted(reason: .placeholder))
    #expect(labels(hosted).first?.isHidden == true)
    let shown = HostedView(Text(verbatim: "x").unredacted().redacted(reason: .placeholder))
    #expect(labels(shown).first?.isHidden == false)
    let secret = HostedView(Text(verbatim: "x").redacted(reason: .privacy))
    #expect(labels(secret).first?.isHidden == false)
    let sensitive = HostedView(
      Text(verbatim: "x").privacySensitive().redacted(reason: .privacy))
    #expect(labels(sensitive).first?.isHidden == true)
  }
}
