import CoreGraphics
import Foundation

@_implementationOnly import CPango

/// How a piece of text is to be shaped.
struct ShapingSettings {
  var isRightToLeft = false
  /// OpenType's four letters, and 0 or 1; everything else is as HarfBuzz has it.
  var features: [(String, UInt32)] = []
}

/// A glyph at its place among its neighbours, in the font's units.
struct ShapedGlyph {
  var glyph: UInt32
  /// The first UTF-16 unit it stands for.
  var index: Int
  var advance: CGFloat
  var xOffset: CGFloat
  var yOffset: CGFloat
  /// Whether the text may be taken apart before it without shaping it again.
  var isSafeToBreak: Bool
}

/// Turns characters into glyphs.
enum Shaper {
  /// Glyphs in the order in which they stand, from left to right.
  static func shape(
    _ units: [UInt16], range: Range<Int>, with face: FontFace, settings: ShapingSettings
  ) -> [ShapedGlyph] {
    guard let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    units.withUnsafeBufferPointer { units in
      hb_buffer_add_utf16(
        buffer, units.baseAddress, Int32(units.count), UInt32(range.lowerBound),
        Int32(range.count))
    }
    hb_buffer_set_direction(
      buffer, settings.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    hb_buffer_guess_segment_properties(buffer)
    var features = settings.features.map { name, value in
      hb_feature_t(
        tag: hb_tag_from_string(name, 4), value: value, start: 0, end: UInt32.max)
    }
    hb_shape(face.font, buffer, &features, UInt32(features.count))
    return glyphs(of: buffer)
  }

  private static func glyphs(of buffer: OpaquePointer) -> [ShapedGlyph] {
    var count: UInt32 = 0
    guard let information = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      let flags = hb_glyph_info_get_glyph_flags(information + index)
      return ShapedGlyph(
        glyph: information[index].codepoint, index: Int(information[index].cluster),
        advance: CGFloat(positions[index].x_advance), xOffset: CGFloat(positions[index].x_offset),
        yOffset: CGFloat(positions[index].y_offset),
        isSafeToBreak: flags.rawValue & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0)
    }
  }
}
