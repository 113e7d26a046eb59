import CPlayerDrawing
import PageProtocol

/// A font file, opened: shapes text and gives outlines of glyphs, in shares of the font's size.
///
/// All by HarfBuzz, which trusts no byte of a file: no hinting, kerning and ligatures by default.
final class Typeface {
  private let font: OpaquePointer
  private let unitsInSize: Double
  private var outlines: [UInt32: LayerPath] = [:]

  /// A glyph and where it stands, from the baseline's start, y downwards.
  struct PlacedGlyph {
    var number: UInt32
    var x, y: Double
  }

  /// None if the bytes are no font.
  init?(bytes: [UInt8], index: Int = 0) {
    let blob = bytes.withUnsafeBytes {
      hb_blob_create(
        $0.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32($0.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, UInt32(index & 0xffff)) else { return nil }
    defer { hb_face_destroy(face) }
    let units = hb_face_get_upem(face)
    guard units > 0, hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else {
      return nil
    }
    self.font = font
    unitsInSize = Double(units)
    hb_font_set_scale(font, Int32(units), Int32(units))
    if index >> 16 > 0 { hb_font_set_var_named_instance(font, UInt32(index >> 16) - 1) }
  }

  deinit {
    hb_font_destroy(font)
  }

  /// The glyphs of a text of a size; where letters are spaced, none are joined.
  func glyphs(of text: String, size: Double, spacing: Double) -> [PlacedGlyph] {
    guard let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    let letters = Array(text.utf8)
    hb_buffer_add_utf8(
      buffer, letters.withUnsafeBytes { Array($0.bindMemory(to: CChar.self)) },
      Int32(letters.count), 0, Int32(letters.count))
    hb_buffer_guess_segment_properties(buffer)
    if spacing == 0 {
      hb_shape(font, buffer, nil, 0)
    } else {
      let apart = ["liga", "clig"].map { name in
        hb_feature_t(tag: Self.tag(name), value: 0, start: 0, end: UInt32.max)
      }
      hb_shape(font, buffer, apart, UInt32(apart.count))
    }
    return place(buffer, size: size, spacing: spacing)
  }

  private func place(
    _ buffer: OpaquePointer, size: Double, spacing: Double
  ) -> [PlacedGlyph] {
    var count: UInt32 = 0
    guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count),
      let places = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    let factor = size / unitsInSize
    var (x, y) = (0.0, 0.0)
    return (0..<Int(count)).map { index in
      let place = places[index]
      defer {
        x += Double(place.x_advance) * factor
        y -= Double(place.y_advance) * factor
        let isLastOfCluster =
          index + 1 == Int(count) || glyphs[index + 1].cluster != glyphs[index].cluster
        if isLastOfCluster { x += spacing }
      }
      return PlacedGlyph(
        number: glyphs[index].codepoint, x: x + Double(place.x_offset) * factor,
        y: y - Double(place.y_offset) * factor)
    }
  }

  /// The outline of a glyph at size 1, y downwards.
  func outline(of glyph: UInt32) -> LayerPath {
    if let known = outlines[glyph] { return known }
    let pen = GlyphPen(factor: 1 / unitsInSize)
    pen.draw(glyph, of: font)
    let path = LayerPath(pen.elements).bounded
    outlines[glyph] = path
    return path
  }

  private static func tag(_ name: String) -> UInt32 {
    name.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
