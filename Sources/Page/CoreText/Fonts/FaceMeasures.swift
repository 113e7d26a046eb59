import CoreGraphics
import Foundation

@_implementationOnly import CPango

/// What a face says of its letters' heights, in its own units, y upwards.
struct FaceMeasures {
  var ascent: CGFloat = 0
  /// Below the baseline, as a positive length.
  var descent: CGFloat = 0
  var lineGap: CGFloat = 0
  var capHeight: CGFloat = 0
  var xHeight: CGFloat = 0
  var underlinePosition: CGFloat = 0
  var underlineThickness: CGFloat = 0
  var strikePosition: CGFloat = 0
  var strikeThickness: CGFloat = 0
  /// In degrees; leaning to the right is negative, as in a font's tables.
  var slantAngle: CGFloat = 0

  init(_ font: OpaquePointer, unitsPerEm: CGFloat) {
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    ascent = CGFloat(extents.ascender)
    descent = CGFloat(-extents.descender)
    lineGap = CGFloat(extents.line_gap)
    func value(_ tag: hb_ot_metrics_tag_t, or fallback: CGFloat) -> CGFloat {
      var position: hb_position_t = 0
      return hb_ot_metrics_get_position(font, tag, &position) != 0 ? CGFloat(position) : fallback
    }
    capHeight = value(HB_OT_METRICS_TAG_CAP_HEIGHT, or: unitsPerEm * 0.7)
    xHeight = value(HB_OT_METRICS_TAG_X_HEIGHT, or: unitsPerEm * 0.5)
    underlinePosition = value(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, or: -unitsPerEm * 0.1)
    underlineThickness = value(HB_OT_METRICS_TAG_UNDERLINE_SIZE, or: unitsPerEm * 0.05)
    strikePosition = value(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, or: unitsPerEm * 0.3)
    strikeThickness = value(HB_OT_METRICS_TAG_STRIKEOUT_SIZE, or: unitsPerEm * 0.05)
    slantAngle = CGFloat(hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE))
  }
}

/// Reads from a font file what fontconfig says of an installed one.
enum FaceNames {
  static func complete(_ record: FontRecord, from face: OpaquePointer) -> FontRecord {
    var record = record
    let font = hb_font_create(face)
    defer { hb_font_destroy(font) }
    record.family = name(.typographicFamily, face) ?? name(.family, face) ?? "Untitled"
    record.style = name(.typographicStyle, face) ?? name(.style, face) ?? "Regular"
    record.fullName = name(.full, face) ?? "\(record.family) \(record.style)"
    record.postScriptName =
      name(.postScript, face) ?? record.fullName.replacingOccurrences(of: " ", with: "-")
    record.weight = Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT).rounded())
    let leans =
      hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
      || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0
    record.slope = leans ? .italic : .upright
    record.hasColor =
      hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
      || hb_ot_color_has_svg(face) != 0
    record.spacing = isMonospaced(face) ? .monospaced : .proportional
    return record
  }

  /// The numbers of names in OpenType's `name` table. HarfBuzz's own constants have one type in one
  /// release and another in the next.
  private enum Name: UInt32 {
    case family = 1
    case style = 2
    case full = 4
    case postScript = 6
    case typographicFamily = 16
    case typographicStyle = 17
  }

  private static func name(_ identifier: Name, _ face: OpaquePointer) -> String? {
    var count: UInt32 = 512
    var buffer = [CChar](repeating: 0, count: Int(count))
    let language = hb_language_from_string("en", -1)
    guard hb_ot_name_get_utf8(face, identifier.rawValue, language, &count, &buffer) > 0 else {
      return nil
    }
    return String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func isMonospaced(_ face: OpaquePointer) -> Bool {
    let font = hb_font_create(face)
    defer { hb_font_destroy(font) }
    let widths = "il.MW0".unicodeScalars.map { scalar -> Int32 in
      var glyph: UInt32 = 0
      guard hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 else { return -1 }
      return hb_font_get_glyph_h_advance(font, glyph)
    }
    return widths[0] > 0 && widths.allSatisfy { $0 == widths[0] }
  }
}
