import Foundation
import Testing

@_spi(Pictures) import CoreGraphics
@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Texts that a renderer of the page draws.
@MainActor
@Suite(.serialized)
struct TextRendererTests {
  private struct Mark: TextAttribute {
    var number: Int
  }

  private struct Recorder: TextRenderer {
    let record: (Text.Layout) -> Void
    var padding: CGFloat = 0
    var displayPadding: EdgeInsets {
      EdgeInsets(top: padding, leading: padding, bottom: padding, trailing: padding)
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      record(layout)
      for line in layout { context.draw(line) }
    }
  }

  /// The layout that the renderer of a text is given.
  private func layout(of text: Text, width: CGFloat = 300) throws -> Text.Layout {
    var found: Text.Layout?
    let view = text.font(.system(size: 20)).textRenderer(Recorder { found = $0 })
    _ = ImageRenderer(content: view.frame(width: width, alignment: .topLeading)).uiImage
    return try #require(found)
  }

  @Test func aLayoutHasLinesRunsAndLetters() throws {
    let layout = try layout(of: Text("One two"))
    #expect(layout.count == 1 && !layout.isTruncated)
    let line = layout[0]
    #expect(line.flatMap { $0 }.count == 7)
    #expect(line.flatMap(\.characterIndices).map(\.value) == Array(0..<7))
    let bounds = line.typographicBounds
    #expect(bounds.rect.minY >= 0 && bounds.ascent > bounds.descent && bounds.descent > 0)
    let letters = line.flatMap { $0 }.map(\.typographicBounds)
    #expect(zip(letters, letters.dropFirst()).allSatisfy { $0.rect.maxX <= $1.rect.minX + 0.01 })
    #expect(abs(letters.reduce(0) { $0 + $1.width } - bounds.width) < 0.5)
  }

  @Test func linesCountTheirLettersFromTheBeginningOfTheText() throws {
    let layout = try layout(of: Text("One\nTwo"))
    #expect(layout.count == 2)
    #expect(layout[1].origin.y > layout[0].origin.y + 15)
    #expect(layout[1].first?.characterIndices.first?.value == 4)
  }

  @Test func attributesAreFoundAtTheirLetters() throws {
    let layout = try layout(
      of: Text("a") + Text("bc").customAttribute(Mark(number: 1))
        + Text("d").customAttribute(Mark(number: 2)))
    let runs = layout.flatMap { $0 }
    #expect(runs.map { $0[Mark.self]?.number } == [nil, 1, 2])
    #expect(runs.map(\.count) == [1, 2, 1])
    #expect(runs[1][0][Mark.self]?.number == 1)
  }

  @Test func lettersAreDrawnWhereTheRendererPutsThem() throws {
    struct Lower: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        context.translateBy(x: 0, y: 40)
        for line in layout { context.draw(line) }
      }
      var displayPadding: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: 40, trailing: 0) }
    }
    func darkRows<V: View>(_ view: V) throws -> ClosedRange<Int> {
      let renderer = ImageRenderer(
        content: view.font(.system(size: 20)).foregroundStyle(.black)
          .frame(width: 100, height: 80, alignment: .top))
      let image = try #require(renderer.cgImage)
      let bytes = image.rgbaBytes
      let rows = (0..<image.height).filter { row in
        (0..<image.width).contains { bytes[(row * image.width + $0) * 4 + 3] > 128 }
      }
      return try #require(rows.first)...(try #require(rows.last))
    }
    let (plain, low) = try (
      darkRows(Text("Hx")), darkRows(Text("Hx").textRenderer(Lower()))
    )
    #expect(low.lowerBound - plain.lowerBound == 40)
    // A letter may begin between two rows of pixels.
    #expect(abs(low.count - plain.count) <= 1)
  }

  @Test func aRendererMayChangeTheSize() {
    struct Roomy: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
      func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width + 20, height: 100)
      }
    }
    let (plain, roomy) = (
      HostedView(Text("Words").background(.red)),
      HostedView(Text("Words").textRenderer(Roomy()).background(.red))
    )
    #expect(roomy.frames(of: .systemRed)[0].height == 100)
    #expect(
      roomy.frames(of: .systemRed)[0].width == plain.frames(of: .systemRed)[0].width + 20)
  }
}
