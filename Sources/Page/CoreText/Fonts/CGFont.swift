@_spi(Text) import CoreGraphics
import Foundation

/// A glyph's number in its font.
public typealias CGGlyph = UInt16
public typealias CGFontIndex = UInt16
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGFontIndexMax: CGFontIndex = 0xfffe
// swift-format-ignore: AlwaysUseLowerCamelCase
/// No glyph at all.
public let kCGFontIndexInvalid: CGFontIndex = 0xffff
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGGlyphMax = kCGFontIndexMax

/// A font without a size.
public final class CGFont: @unchecked Sendable {
  let selection: FontSelection
  private let bytes: Data?

  init(_ selection: FontSelection, bytes: Data? = nil) {
    self.selection = selection
    self.bytes = bytes
  }

  /// An installed font, by its PostScript or full name.
  public convenience init?(_ name: CFString) {
    guard let selection = FontLibrary.shared.selection(named: name) else { return nil }
    self.init(selection)
  }

  /// Creates the font of a file; nothing is registered.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data else { return nil }
    self.init(bytes: data)
  }

  /// A font file's bytes; nothing is registered.
  @_spi(Text) public convenience init?(bytes: Data) {
    guard let face = FontFace.unregistered(bytes) else { return nil }
    self.init(FontSelection(face: face), bytes: bytes)
  }

  var file: Data? {
    if let bytes { return bytes }
    guard case .data(let data) = selection.face.record.source else { return nil }
    return data
  }

  public var postScriptName: CFString? { selection.names.postScript }
  public var fullName: CFString? { selection.names.full }
  public var numberOfGlyphs: Int { selection.face.glyphCount }
  public var unitsPerEm: Int32 { Int32(selection.face.unitsPerEm) }
  public var ascent: Int32 { Int32(selection.face.measures.ascent) }
  public var descent: Int32 { -Int32(selection.face.measures.descent) }
  public var leading: Int32 { Int32(selection.face.measures.lineGap) }
  public var capHeight: Int32 { Int32(selection.face.measures.capHeight) }
  public var xHeight: Int32 { Int32(selection.face.measures.xHeight) }
  public var italicAngle: CGFloat { selection.face.measures.slantAngle }

  /// The advances of glyphs, in units of the font.
  public func getGlyphAdvances(
    glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
  ) -> Bool {
    for index in 0..<count {
      advances[index] = Int32(selection.face.advance(of: UInt32(glyphs[index])))
    }
    return true
  }

  /// The boxes of glyphs, in units of the font.
  public func getGlyphBBoxes(
    glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>
  ) -> Bool {
    for index in 0..<count { bboxes[index] = selection.face.box(of: UInt32(glyphs[index])) }
    return true
  }

  public func getGlyphWithGlyphName(name: CFString) -> CGGlyph {
    CGGlyph(truncatingIfNeeded: selection.face.glyph(named: name))
  }
}

extension FontFace {
  /// A face of bytes that nobody can ask for by its name.
  static func unregistered(_ data: Data) -> FontFace? {
    FontFace(
      FontRecord(
        source: .data(data), origin: .page, family: "", style: "", fullName: "",
        postScriptName: "", weight: 400, slope: .upright, width: .normal, spacing: .proportional,
        hasColor: false))
  }
}
