@_spi(Colors) import CoreGraphics
import Foundation
import PageProtocol

extension LayerFont {
  /// FNV-1a over what the font is: the same in every run.
  func makeHash() -> UInt64 {
    let (kind, bytes, weight, italic) = (wire.source, wire.bytes, wire.weight, wire.isItalic)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    add(kind.rawValue)
    add(italic ? 1 : 0)
    add(UInt8(truncatingIfNeeded: weight))
    add(UInt8(truncatingIfNeeded: weight >> 8))
    for byte in bytes { add(byte) }
    return hash
  }

  private var wire: (source: FontResource.Source, bytes: [UInt8], weight: UInt16, isItalic: Bool) {
    let weight = UInt16(min(max(weight, 1), 1000))
    let isItalic = slant == .italic
    return switch source {
    case .studioFile(let name): (.studioFile, Array(name.utf8), weight, isItalic)
    case .fileBytes(let bytes): (.fileBytes, bytes, weight, isItalic)
    case .installed(let name): (.installed, Array(name.utf8), weight, isItalic)
    }
  }

  /// As it crosses the boundary.
  var resource: FontResource {
    let wire = wire
    return FontResource(
      hash: contentHash, family: family, source: wire.source, bytes: wire.bytes,
      weight: wire.weight, isItalic: wire.isItalic)
  }
}

extension TextBlock {
  /// As it crosses the boundary; `font` sends a font and gives its hash.
  init(_ text: LayerText, font: (LayerFont) -> UInt64) {
    self.init(
      fills: text.fills.map { Box($0) }, runs: text.runs.map { Run($0, font: font($0.font)) },
      lines: text.lines.map { Box($0) })
  }
}

extension TextBlock.Box {
  fileprivate init(_ box: LayerText.Box) {
    self.init(rect: LayerRect(box.rect), color: LayerColor(box.color))
  }
}

extension TextBlock.Run {
  fileprivate init(_ run: LayerText.Run, font: UInt64) {
    self.init(
      text: run.text, font: font, size: run.size, x: run.origin.x, y: run.origin.y,
      width: run.width, color: LayerColor(run.color), letterSpacing: run.letterSpacing,
      slant: run.slant,
      outline: run.outline.map {
        TextBlock.Outline(width: $0.width, color: LayerColor($0.color))
      })
  }
}

extension LayerRect {
  init(_ rect: CGRect) {
    self.init(
      x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }
}
