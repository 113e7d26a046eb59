import Foundation

@_implementationOnly import CPango

/// The fonts of this machine, as fontconfig lists them, always in the same order.
///
/// Only the system's own folders count: a page in the sandbox sees no others, and without it the
/// same page should look the same.
enum InstalledFonts {
  private static let folders = ["/usr/share/fonts/", "/usr/local/share/fonts/"]

  static func all() -> [FontRecord] {
    guard FcInit() != 0, let set = FcConfigGetFonts(FcConfigGetCurrent(), FcSetSystem) else {
      return []
    }
    let count = Int(set.pointee.nfont)
    let records = (0..<count).compactMap { index -> FontRecord? in
      guard let pattern = set.pointee.fonts[index] else { return nil }
      return record(of: pattern)
    }
    return records.sorted { order($0) < order($1) }
  }

  private static func order(_ record: FontRecord) -> String {
    guard case .file(let path, let index) = record.source else { return "" }
    return "\(path)#\(index)"
  }

  private static func record(of pattern: OpaquePointer) -> FontRecord? {
    guard let path = text("file", pattern), folders.contains(where: path.hasPrefix),
      let family = text("family", pattern), number("variable", pattern) != 1,
      flag("scalable", pattern)
    else { return nil }
    let style = text("style", pattern) ?? "Regular"
    let full = text("fullname", pattern) ?? "\(family) \(style)"
    return FontRecord(
      source: .file(path: path, index: UInt32(max(0, number("index", pattern) ?? 0)) & 0xffff),
      origin: .system, family: family, style: style, fullName: full,
      postScriptName: text("postscriptname", pattern)
        ?? full.replacingOccurrences(of: " ", with: ""),
      weight: Int(FcWeightToOpenTypeDouble(decimal("weight", pattern) ?? 80).rounded()),
      slope: (number("slant", pattern) ?? 0) > 0 ? .italic : .upright,
      width: width(decimal("width", pattern) ?? 100),
      spacing: (number("spacing", pattern) ?? 0) >= 90 ? .monospaced : .proportional,
      hasColor: flag("color", pattern))
  }

  private static func width(_ percent: Double) -> FontWidth {
    percent < 95 ? .condensed : percent > 105 ? .expanded : .normal
  }

  private static func text(_ key: String, _ pattern: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  private static func number(_ key: String, _ pattern: OpaquePointer) -> Int? {
    var value: Int32 = 0
    return FcPatternGetInteger(pattern, key, 0, &value) == FcResultMatch ? Int(value) : nil
  }

  private static func decimal(_ key: String, _ pattern: OpaquePointer) -> Double? {
    var value = 0.0
    return FcPatternGetDouble(pattern, key, 0, &value) == FcResultMatch ? value : nil
  }

  private static func flag(_ key: String, _ pattern: OpaquePointer) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(pattern, key, 0, &value) == FcResultMatch && value != 0
  }
}
