import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

/// The distances that texts, symbols and other views prefer from each other, and baselines.
@MainActor
@Suite(.serialized)
struct TextSpacingTests {
  private let font = UIFont.systemFont(ofSize: 17)

  /// The distance between two views in a column.
  private func gap<Upper: View, Lower: View>(_ upper: Upper, _ lower: Lower) -> CGFloat {
    let hosted = HostedView(
      VStack {
        upper.part("u")
        lower.part("l")
      })
    let (u, l) = (hosted.frame(of: "u"), hosted.frame(of: "l"))
    guard u.count == 4, l.count == 4 else { return .nan }
    return ((l[1] - u[1] - u[3]) * 1_000).rounded() / 1_000
  }

  private let text = Text(verbatim: "Text")
  private var color: some View { Color.red.frame(width: 20, height: 20) }
  /// A tenth of a line, up to whole pixels.
  private var extra: CGFloat { (font.lineHeight * 0.1 * scale).rounded(.up) / scale }
  private var scale: CGFloat {
    max(HostedView(text).host.traitCollection.displayScale, 1)
  }
  private func rounded(_ length: CGFloat) -> CGFloat { (length * 1_000).rounded() / 1_000 }

  @Test func twoTextsStandLikeTwoLines() {
    #expect(gap(text, text) == 0)
    #expect(gap(text.font(.largeTitle), text.font(.caption)) == 0)
  }

  @Test func otherViewsAreTheUsualDistanceApart() {
    #expect(gap(color, color) == 8)
    #expect(gap(Rectangle().frame(height: 5), color) == 8)
  }

  @Test func aTextStandsCloserBelowAViewThanAbove() {
    #expect(gap(color, text) == rounded(extra - font.descender))
    let below = max(font.lineHeight + extra - font.capHeight, extra - font.descender)
    #expect(gap(text, color) == rounded(below))
  }

  @Test func paddingHidesAText() {
    #expect(gap(text.padding(2), text.padding(2)) == 8)
    #expect(gap(text.padding(.bottom, 2), text) == rounded(extra - font.descender))
    #expect(gap(text.padding(.horizontal, 2), text) == 0)
    #expect(gap(text.frame(height: 40), text.frame(height: 40)) == 8)
    #expect(gap(text.frame(width: 100), text.frame(maxWidth: 100)) == 0)
  }

  @Test func aSymbolStandsLikeALine() {
    let symbol = Image(systemName: "star")
    #expect(gap(symbol, text) == 0)
    #expect(gap(symbol, symbol) == 0)
    #expect(gap(symbol.resizable().frame(width: 20, height: 20), color) == 8)
  }

  @Test func stacksHaveTheDistancesOfTheirViews() {
    #expect(
      gap(
        HStack {
          text; text
        }, text) == 0)
    #expect(
      gap(
        VStack {
          color; text
        }, text) == 0)
    #expect(gap(ZStack { text }, text) == 0)
    #expect(gap(text.background(Color.red), text) == 0)
    #expect(
      gap(
        HStack {
          text; color
        }, color) == gap(text, color))
  }

  @Test func givenSpacingIsKept() {
    let hosted = HostedView(
      VStack(spacing: 3) {
        text.part("u")
        text.part("l")
      })
    let (u, l) = (hosted.frame(of: "u"), hosted.frame(of: "l"))
    #expect(abs(l[1] - u[1] - u[3] - 3) < 0.01)
  }

  @Test func baselinesMeet() {
    func tops(_ alignment: VerticalAlignment) -> [CGFloat] {
      let hosted = HostedView(
        HStack(alignment: alignment, spacing: 0) {
          text.font(.system(size: 40)).part("a")
          text.font(.system(size: 10)).part("b")
          VStack(alignment: .leading, spacing: 0) {
            text.part("c")
            text.part("d")
          }
        }, width: 400)
      return ["a", "b", "c", "d"].map { hosted.frame(of: $0)[1] }
    }
    func ascent(_ size: CGFloat) -> CGFloat { UIFont.systemFont(ofSize: size).ascender }
    let first = tops(.firstTextBaseline)
    #expect(abs(first[0] + ascent(40) - first[1] - ascent(10)) <= 1)
    #expect(abs(first[0] + ascent(40) - first[2] - ascent(17)) <= 1)
    let last = tops(.lastTextBaseline)
    #expect(abs(last[0] + ascent(40) - last[3] - ascent(17)) <= 1)
    #expect(last[2] < last[1])
  }

  @Test func aViewWithoutTextStandsOnTheBaseline() {
    let hosted = HostedView(
      HStack(alignment: .firstTextBaseline) {
        text.part("a")
        color.part("b")
      })
    let (a, b) = (hosted.frame(of: "a"), hosted.frame(of: "b"))
    #expect(abs(a[1] + font.ascender - b[1] - b[3]) <= 1)
  }
}
