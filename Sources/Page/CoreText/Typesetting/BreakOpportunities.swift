import Foundation

@_implementationOnly import CPango

/// Where a paragraph may be broken, by the rules of Unicode as Pango has them.
struct BreakOpportunities {
  /// For each UTF-16 unit, and the end: whether a line may begin there.
  private(set) var line: [Bool]
  /// For each UTF-16 unit, and the end: whether a letter, as a person counts them, begins there.
  private(set) var letter: [Bool]
  /// For each UTF-16 unit, and the end: whether a break there shows a hyphen.
  private(set) var hyphen: [Bool]

  init(_ units: ArraySlice<UInt16>) {
    let count = units.count
    line = [Bool](repeating: false, count: count + 1)
    letter = [Bool](repeating: false, count: count + 1)
    hyphen = [Bool](repeating: false, count: count + 1)
    guard count > 0 else { return }
    let text = AnalysedText.string(units)
    let scalars = text.unicodeScalars.count
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars + 1)
    text.withCString { bytes in
      pango_get_log_attrs(
        bytes, Int32(strlen(bytes)), 0, pango_language_from_string("en"), &attributes,
        Int32(attributes.count))
    }
    fill(text, &attributes)
  }

  private mutating func fill(_ text: String, _ attributes: inout [PangoLogAttr]) {
    var unit = 0
    for (index, scalar) in text.unicodeScalars.enumerated() {
      note(&attributes[index], at: unit)
      unit += scalar.value > 0xffff ? 2 : 1
    }
    note(&attributes[attributes.count - 1], at: min(unit, line.count - 1))
    letter[letter.count - 1] = true
    letter[0] = true
    line[0] = false
  }

  private mutating func note(_ attribute: inout PangoLogAttr, at unit: Int) {
    guard unit < line.count else { return }
    line[unit] = lek_is_line_break(&attribute) != 0
    letter[unit] = lek_is_cursor_position(&attribute) != 0
    // Pango would set a hyphen wherever a word is cut; here one was put in by the page.
    hyphen[unit] = line[unit] && lek_inserts_hyphen(&attribute) != 0
  }
}

/// A paragraph as Pango's functions are given it.
enum AnalysedText {
  /// A zero would end the text for C; another sign of the same length stands for it.
  static func string(_ units: ArraySlice<UInt16>) -> String {
    String(decoding: units.lazy.map { $0 == 0 ? 0xfffd : $0 }, as: UTF16.self)
  }
}

/// Which way each letter of a paragraph runs.
enum BidiLevels {
  /// A level for each UTF-16 unit, odd ones from right to left, and the paragraph's own.
  static func levels(
    of units: ArraySlice<UInt16>, base: NSWritingDirection
  ) -> (levels: [UInt8], base: UInt8) {
    let asked: UInt8? =
      switch base {
      case .natural: nil
      case .leftToRight: 0
      case .rightToLeft: 1
      }
    // Nothing below the Hebrew block runs from right to left.
    if asked != 1, units.allSatisfy({ $0 < 0x590 }) {
      return ([UInt8](repeating: 0, count: units.count), 0)
    }
    let text = AnalysedText.string(units)
    var direction: PangoDirection =
      asked == nil
      ? PANGO_DIRECTION_WEAK_LTR : asked == 1 ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    guard
      let found = text.withCString({
        pango_log2vis_get_embedding_levels($0, Int32(strlen($0)), &direction)
      })
    else { return ([UInt8](repeating: asked ?? 0, count: units.count), asked ?? 0) }
    defer { g_free(found) }
    var levels: [UInt8] = []
    levels.reserveCapacity(units.count)
    for (index, scalar) in text.unicodeScalars.enumerated() {
      levels.append(found[index])
      if scalar.value > 0xffff { levels.append(found[index]) }
    }
    let isRightToLeft = direction == PANGO_DIRECTION_RTL || direction == PANGO_DIRECTION_WEAK_RTL
    return (levels, asked ?? (isRightToLeft ? 1 : 0))
  }
}
