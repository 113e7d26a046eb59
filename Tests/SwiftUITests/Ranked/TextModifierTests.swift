import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Each overload of the text modifiers of the ranked list, on a text and on views around it.
@MainActor
@Suite(.serialized)
struct TextModifierTests {
  private func font<V: View>(_ view: V) throws -> UIFont {
    let hosted = HostedView(view)
    let label = try #require(hosted.host.views(of: UILabel.self).first)
    return try #require(
      label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
  }

  private func isBold<V: View>(_ view: V) throws -> Bool {
    try font(view).fontDescriptor.symbolicTraits.contains(.traitBold)
  }

  private func height<V: View>(_ view: V) -> CGFloat {
    HostedView(view.part("text"), width: 60).frame(of: "text")[3]
  }

  @Test func fonts() throws {
    #expect(try font(Text("x").font(.title)).pointSize == 28)
    #expect(try font(VStack { Text("x") }.font(.title)).pointSize == 28)
    #expect(try font(Text("x").font(nil)).pointSize == 17)
    #expect(try font(Text("x").font(.system(size: 40, weight: .bold))).pointSize == 40)
  }

  @Test func weights() throws {
    #expect(try isBold(Text("x").bold()))
    #expect(try isBold(Text("x").bold(true)))
    #expect(try !isBold(Text("x").bold(false)))
    #expect(try isBold(VStack { Text("x") }.bold()))
    #expect(try !isBold(VStack { Text("x") }.bold(false)))
    #expect(try isBold(Text("x").fontWeight(.bold)))
    #expect(try isBold(VStack { Text("x") }.fontWeight(.bold)))
    #expect(try !isBold(Text("x").fontWeight(nil)))
    #expect(try !isBold(Text("x").fontWeight(.light)))
  }

  @Test func lineLimits() {
    let words = Text(verbatim: "one two three four five six seven eight")
    let line = height(Text(verbatim: "one"))
    #expect(height(words) > line * 3.5)
    #expect(abs(height(words.lineLimit(1)) - line) < 1)
    #expect(abs(height(words.lineLimit(2)) - line * 2) < 2)
    #expect(abs(height(Text(verbatim: "one").lineLimit(3, reservesSpace: true)) - line * 3) < 3)
    #expect(abs(height(Text(verbatim: "one").lineLimit(3, reservesSpace: false)) - line) < 1)
    #expect(abs(height(words.lineLimit(1...3)) - line * 3) < 3)
    #expect(abs(height(Text(verbatim: "one").lineLimit(2...3)) - line * 2) < 2)
    #expect(abs(height(Text(verbatim: "one").lineLimit(2...)) - line * 2) < 2)
    #expect(abs(height(words.lineLimit(...2)) - line * 2) < 2)
    #expect(height(words.lineLimit(nil)) == height(words))
  }

  @Test func alignments() throws {
    func starts(_ alignment: TextAlignment) throws -> (first: Int, last: Int) {
      let text = Text(verbatim: "wide wide\ni").multilineTextAlignment(alignment)
      let pixels = try ViewPixels(text)
      let columns = (0..<pixels.width).filter { x in
        (pixels.height * 6 / 10..<pixels.height).contains { pixels[x, $0][3] > 127 }
      }
      return (columns.first ?? -1, pixels.width - (columns.last ?? 0))
    }
    let (leading, center, trailing) = (
      try starts(.leading), try starts(.center), try starts(.trailing)
    )
    #expect(leading.first < 5 && trailing.last < 6)
    #expect(abs(center.first - center.last) <= 3 && center.first > 20)
  }
}
