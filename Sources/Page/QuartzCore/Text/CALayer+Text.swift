@_spi(Text) import CoreText
import Foundation

extension CALayer {
  /// The text that is shown over what the layer's contents are.
  @_spi(UIKit) public func show(_ text: TextPlacement?) {
    guard text != nil || modelValues.text != nil else { return }
    change(.text, to: .text(text.map { LayerText($0) }))
  }
}

extension LayerText {
  init(_ placement: TextPlacement) {
    self.init()
    self.placement = placement
    fills = placement.fills.map { Box(rect: $0.rect, color: $0.color) }
    lines = placement.lines.map { Box(rect: $0.rect, color: $0.color) }
    runs = placement.runs.map { run in
      var copy = Run(
        text: run.text, font: LayerFonts.font(for: run.font), size: run.size, origin: run.origin,
        width: run.width, color: run.color)
      copy.letterSpacing = run.letterSpacing
      copy.slant = run.slant
      copy.outline = run.outline.map { Outline(width: $0.width, color: $0.color) }
      return copy
    }
  }
}

/// A layer's fonts, each made once: a font's hash is one over its bytes.
enum LayerFonts {
  nonisolated(unsafe) private static var known: [FontUse: LayerFont] = [:]

  static func font(for use: FontUse) -> LayerFont {
    if let font = known[use] { return font }
    let source: LayerFont.Source =
      switch use.source {
      case .ownFile(let name): .studioFile(name)
      case .bytes(let data): .fileBytes([UInt8](data))
      case .installed(let name): .installed(name)
      }
    let font = LayerFont(
      source: source, family: use.family, weight: use.weight,
      slant: use.isItalic ? .italic : .upright)
    known[use] = font
    return font
  }
}
