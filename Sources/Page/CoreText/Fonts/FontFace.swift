import CoreGraphics
import Foundation

@_implementationOnly import CPango

/// One face of a font file, opened: its measures, its glyphs and their outlines.
///
/// All numbers are in the font's own units, of which `unitsPerEm` are the point size. HarfBuzz
/// reads the file; nothing is hinted and nothing is rounded, so a browser with the same file
/// finds the same places.
final class FontFace {
  let record: FontRecord
  let unitsPerEm: CGFloat
  let measures: FaceMeasures
  let glyphCount: Int
  let font: OpaquePointer
  let face: OpaquePointer
  private var outlines: [UInt32: CGPath] = [:]
  private var coverage: [UInt32: UInt32] = [:]

  init?(_ record: FontRecord) {
    guard let (face, record) = FontFace.open(record) else { return nil }
    let units = hb_face_get_upem(face)
    guard let font = hb_font_create(face), units > 0 else {
      hb_face_destroy(face)
      return nil
    }
    hb_font_set_scale(font, Int32(units), Int32(units))
    self.record = record
    self.face = face
    self.font = font
    unitsPerEm = CGFloat(units)
    glyphCount = Int(hb_face_get_glyph_count(face))
    measures = FaceMeasures(font, unitsPerEm: CGFloat(units))
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  private static func open(_ record: FontRecord) -> (OpaquePointer, FontRecord)? {
    let blob: OpaquePointer?
    var index: UInt32 = 0
    switch record.source {
    case .file(let path, let number):
      blob = hb_blob_create_from_file(path)
      index = number
    case .data(let data):
      blob = data.withUnsafeBytes { bytes in
        hb_blob_create(
          bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count),
          HB_MEMORY_MODE_DUPLICATE, nil, nil)
      }
    }
    guard let blob else { return nil }
    defer { hb_blob_destroy(blob) }
    guard hb_blob_get_length(blob) > 0, let face = hb_face_create(blob, index) else { return nil }
    guard hb_face_get_glyph_count(face) > 0 else {
      hb_face_destroy(face)
      return nil
    }
    return (face, record.family.isEmpty ? FaceNames.complete(record, from: face) : record)
  }

  // MARK: Glyphs

  /// The glyph of a character; zero where there is none.
  func glyph(for scalar: UInt32) -> UInt32 {
    if let known = coverage[scalar] { return known }
    var glyph: UInt32 = 0
    if hb_font_get_nominal_glyph(font, scalar, &glyph) == 0 { glyph = 0 }
    coverage[scalar] = glyph
    return glyph
  }

  func glyph(named name: String) -> UInt32 {
    var glyph: UInt32 = 0
    return hb_font_get_glyph_from_name(font, name, -1, &glyph) != 0 ? glyph : 0
  }

  func advance(of glyph: UInt32) -> CGFloat {
    CGFloat(hb_font_get_glyph_h_advance(font, glyph))
  }

  /// The box around a glyph's outline, y upwards.
  func box(of glyph: UInt32) -> CGRect {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return .zero }
    return CGRect(
      x: CGFloat(extents.x_bearing), y: CGFloat(extents.y_bearing + extents.height),
      width: CGFloat(extents.width), height: CGFloat(-extents.height))
  }

  /// A glyph's outline, y upwards.
  func outline(of glyph: UInt32) -> CGPath {
    if let known = outlines[glyph] { return known }
    let path = GlyphOutline.path(of: glyph, in: font)
    outlines[glyph] = path
    return path
  }

  /// The picture of a glyph that is one, as a PNG file.
  func picture(of glyph: UInt32) -> Data? {
    guard let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &count), count > 0 else { return nil }
    return Data(bytes: bytes, count: Int(count))
  }

  /// How wide a digit is where all digits are equally wide.
  lazy var tabularDigitAdvance: CGFloat = {
    let shaped = Shaper.shape(
      Array("0".utf16), range: 0..<1, with: self,
      settings: ShapingSettings(features: [("tnum", 1)]))
    return shaped.first?.advance ?? advance(of: glyph(for: 0x30))
  }()
}
