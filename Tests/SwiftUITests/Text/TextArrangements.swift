import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

/// The frames of texts, counted by the lines of their fonts.
@MainActor
@Suite(.serialized)
struct TextArrangements {
  private let long = "A text of several words that does not fit on one narrow line"
  private let body = UIFont.systemFont(ofSize: 17)

  /// The frames of named parts of a view.
  private func frames<V: View>(
    _ names: String..., width: CGFloat = 100, height: CGFloat = 300, @ViewBuilder view: () -> V
  ) -> [CGRect] {
    let hosted = HostedView(view(), width: width, height: height)
    return names.map { name in
      let frame = hosted.frame(of: name)
      guard frame.count == 4 else { return .null }
      return CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }
  }

  private func text(_ string: String, _ name: String = "a") -> some View {
    Text(verbatim: string).part(name)
  }

  /// Whether a length is that of some lines of a font, up to pixels.
  private func isHeight(_ height: CGFloat, _ lines: Int, of font: UIFont) -> Bool {
    let exact = CGFloat(lines) * font.lineHeight
    return height > exact - 0.01 && height < exact + 1.01
  }

  @Test func oneLineIsAsHighAsItsFont() {
    for size: CGFloat in [10, 17, 34] {
      let frame = frames("a") { text("Text").font(.system(size: size)) }[0]
      #expect(isHeight(frame.height, 1, of: .systemFont(ofSize: size)))
      #expect(frame.midX == 50 && abs(frame.midY - 150) < 0.51)
    }
  }

  @Test func aTextBreaksIntoLinesInAFrame() {
    let lines = frames("a") { text(long).frame(width: 90) }[0]
    #expect(lines.width <= 90)
    let count = Int((lines.height / body.lineHeight).rounded())
    #expect(count > 4 && isHeight(lines.height, count, of: body))
  }

  @Test func anIdealWidthIsOneLine() {
    let frame = frames("a") { text(long).fixedSize() }[0]
    #expect(frame.width > 300 && isHeight(frame.height, 1, of: body))
    #expect(frame.midX == 50)
  }

  @Test func aFixedHeightKeepsAllLinesInALowFrame() {
    let all = frames("a") { text(long) }[0]
    let low = frames("a") {
      text(long).fixedSize(horizontal: false, vertical: true).frame(height: 30)
    }[0]
    #expect(low.height == all.height)
    let cut = frames("a") { text(long).frame(height: 45) }[0]
    #expect(isHeight(cut.height, 2, of: body))
  }

  @Test func noSpaceTakesNoSpace() {
    let item = HostedView(text(long)).host.spaceItem(named: "a")
    #expect(item?.sizeThatFits(.zero) == .zero)
  }

  @Test(arguments: [
    (1...1, 1, 1), (2...4, 2, 4), (3...3, 3, 3), (1...2, 1, 2),
  ])
  func aRangeOfLinesIsKept(range: ClosedRange<Int>, short: Int, most: Int) {
    let one = frames("a") { text("x").lineLimit(range) }[0]
    #expect(isHeight(one.height, short, of: body))
    let several = frames("a") { text(long).lineLimit(range) }[0]
    #expect(isHeight(several.height, most, of: body))
  }

  @Test func openRangesAndReservedLines() {
    #expect(isHeight(frames("a") { text(long).lineLimit(...2) }[0].height, 2, of: body))
    #expect(isHeight(frames("a") { text("x").lineLimit(3...) }[0].height, 3, of: body))
    #expect(frames("a") { text(long).lineLimit(1...) } == frames("a") { text(long) })
    let reserved = frames("a") { text("x").lineLimit(2, reservesSpace: true) }[0]
    #expect(isHeight(reserved.height, 2, of: body))
    #expect(frames("a") { text(long).lineLimit(nil).lineLimit(1) } == frames("a") { text(long) })
  }

  @Test func lineSpacingStandsBetweenTheLines() {
    let plain = frames("a") { text(long).lineLimit(3) }[0]
    let spaced = frames("a") { text(long).lineLimit(3).lineSpacing(10) }[0]
    #expect(abs(spaced.height - plain.height - 20) < 1.01)
  }

  @Test func theShorterOfTwoTextsKeepsItsWidth() {
    let both = frames("a", "b", width: 200) {
      HStack {
        text("Short"); text(long, "b")
      }
    }
    let alone = frames("a", width: 200) { text("Short") }[0]
    #expect(both[0].width == alone.width)
    #expect(both[1].width <= 200 - 8 - alone.width)
    #expect(both[1].minX - both[0].maxX == 8)
  }

  @Test func aPriorityGivesAllTheWidth() {
    let both = frames("a", "b", width: 200) {
      HStack {
        text(long).lineLimit(1); text("Short text", "b").layoutPriority(1).lineLimit(1)
      }
    }
    let alone = frames("b", width: 200) { text("Short text", "b") }[0]
    #expect(both[1].width == alone.width)
    #expect(both[0].width <= 192 - alone.width)
  }

  @Test func aSpacerLeavesATextItsLine() {
    let frame = frames("a", width: 200) {
      HStack {
        text("Text of one line"); Spacer()
      }
    }[0]
    #expect(frame.width > 100 && isHeight(frame.height, 1, of: body) && frame.minX == 0)
  }

  @Test func aJoinedTextIsAsWideAsItsParts() {
    func width(_ text: Text) -> CGFloat { frames("a", width: 400) { text.part("a") }[0].width }
    let (one, other) = (Text(verbatim: "One "), Text(verbatim: "other").bold())
    #expect(abs(width(one + other) - width(one) - width(other)) < 2.01)
    let mixed = Text(verbatim: "x") + Text(verbatim: "x").font(.system(size: 40))
    let frame = frames("a") { mixed.part("a") }[0]
    #expect(isHeight(frame.height, 1, of: .systemFont(ofSize: 40)))
  }

  @Test func aScaledTextFitsOneLine() {
    let frame = frames("a", width: 200) {
      text("A text that is a little too long").lineLimit(1).minimumScaleFactor(0.5)
    }[0]
    #expect(frame.width <= 200 && frame.width > 150)
    #expect(frame.height < body.lineHeight)
    let held = frames("a", width: 200) {
      text(long).lineLimit(1).minimumScaleFactor(0.9)
    }[0]
    #expect(isHeight(held.height, 1, of: .systemFont(ofSize: 17 * 0.9)))
  }
}
