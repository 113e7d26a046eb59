import CoreGraphics
import CoreText
import Foundation
import PageProtocol
import Testing

@testable @_spi(UIKit) import QuartzCore

@Suite(.serialized) struct TextLayerTests {
  private func layer(_ string: Any?, width: CGFloat = 300, height: CGFloat = 100) -> CATextLayer {
    let layer = CATextLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    layer.string = string
    return layer
  }

  private func shown(_ layer: CATextLayer) -> LayerText? {
    layer.displayIfNeeded()
    return layer.modelValues.text
  }

  @Test func aNewTextLayerIsWhiteHelveticaOf36Points() throws {
    let layer = layer("Hi")
    #expect(layer.fontSize == 36 && layer.foregroundColor == .white && !layer.isWrapped)
    #expect(layer.truncationMode == .none && layer.alignmentMode == .natural)
    let run = try #require(shown(layer)?.runs.first)
    #expect(run.size == 36 && run.color == .white && run.text == "Hi" && run.origin.x == 0)
    #expect(run.origin.y == CTFontGetAscent(CTFontCreateWithName("Helvetica", 36, nil)))
    #expect(layer.contents == nil)
  }

  @Test func itsFontMayBeAFontAGraphicsFontOrAName() throws {
    for font in [
      CTFontCreateWithName("Inter-Bold", 99, nil), CGFont("Inter-Bold")!, "Inter-Bold",
    ] as [Any] {
      let layer = layer("Hi")
      layer.font = font
      layer.fontSize = 20
      let run = try #require(shown(layer)?.runs.first)
      #expect(run.font.source == .studioFile("Inter-Bold.otf") && run.size == 20)
    }
  }

  @Test func textIsBrokenOnlyWhereItIsToBeWrapped() throws {
    let layer = layer("several words in a line", width: 150, height: 300)
    layer.fontSize = 20
    #expect(try #require(shown(layer)).runs.count == 1)
    layer.isWrapped = true
    let lines = Set(try #require(shown(layer)).runs.map(\.origin.y))
    #expect(lines.count > 1)
    layer.alignmentMode = .right
    for run in try #require(shown(layer)).runs {
      #expect(abs(run.origin.x + run.width - 150) < 0.01)
    }
  }

  @Test func aLineThatIsTooLongIsShortenedWhereTheModeSays() throws {
    let layer = layer("The quick brown fox", width: 100)
    layer.fontSize = 20
    func text() throws -> String { try #require(shown(layer)).runs.map(\.text).joined() }
    layer.truncationMode = .end
    #expect(try text().hasPrefix("The") && text().hasSuffix("…"))
    layer.truncationMode = .start
    #expect(try text().hasPrefix("…") && text().hasSuffix("fox"))
    layer.truncationMode = .middle
    #expect(try text().hasPrefix("The") && text().hasSuffix("fox") && text().contains("…"))
  }

  @Test func anAttributedTextBringsItsOwnLooks() throws {
    let text = NSAttributedString(
      string: "x",
      attributes: [
        .init(kCTFontAttributeName): CTFontCreateWithName("Inter-Regular", 12, nil),
        .init(kCTForegroundColorAttributeName): CGColor(gray: 0.5, alpha: 1),
      ])
    let run = try #require(shown(layer(text))?.runs.first)
    #expect(run.size == 12 && run.color == CGColor(gray: 0.5, alpha: 1))
  }

  @Test func anotherSizeOfTheLayerSetsItsTextAnew() throws {
    let layer = layer("several words in a line", width: 150, height: 300)
    layer.isWrapped = true
    layer.fontSize = 20
    let narrow = try #require(shown(layer))
    layer.bounds.size.width = 1000
    let wide = try #require(shown(layer))
    #expect(narrow.runs.count > 1 && wide.runs.count == 1)
  }

  @Test func aSubclassThatDrawsAroundItsTextMakesAPicture() {
    final class Lowered: CATextLayer {
      override func draw(in context: CGContext) {
        context.saveGState()
        context.translateBy(x: 0, y: 20)
        super.draw(in: context)
        context.restoreGState()
      }
    }
    let layer = Lowered()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 80)
    layer.string = "Hi"
    #expect(shown(layer) == nil && layer.contents != nil)
  }
}
