import CPlayerDrawing
import Foundation
import PageProtocol

/// The fonts a page has named or sent, by hash; opened when they are first drawn with.
final class FontStore {
  private var sent: [UInt64: FontResource] = [:]
  private var opened: [UInt64: Typeface?] = [:]
  private var bytes = 0

  /// What all font files may take; later ones are not kept.
  static let mostBytes = 256 << 20

  func add(_ font: FontResource) {
    guard sent[font.hash] == nil, bytes + font.bytes.count <= Self.mostBytes else { return }
    bytes += font.bytes.count + 256
    sent[font.hash] = font
  }

  /// A typeface; the studio's regular one where a font is not there.
  subscript(hash: UInt64) -> Typeface? {
    if let known = opened[hash] { return known }
    let face = sent[hash].flatMap { open($0) } ?? Self.usual
    opened[hash] = .some(face)
    return face
  }

  private func open(_ font: FontResource) -> Typeface? {
    switch font.source {
    case .fileBytes: return Typeface(bytes: font.bytes)
    case .studioFile: return font.name.flatMap { InstalledFont(file: $0)?.typeface }
    case .installed:
      return font.name.flatMap {
        InstalledFont(name: $0, weight: font.weight, isItalic: font.isItalic)?.typeface
      }
    }
  }

  private static var usual: Typeface? { InstalledFont(file: "Inter-Regular.otf")?.typeface }
}

/// A font of this machine, as fontconfig finds it.
struct InstalledFont {
  private let path: String
  private let index: Int

  /// By the name of its file alone.
  init?(file name: String) {
    guard !name.contains("/"), let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    guard let wanted = FcObjectSetCreate() else { return nil }
    defer { FcObjectSetDestroy(wanted) }
    FcObjectSetAdd(wanted, FC_FILE)
    guard let found = FcFontList(nil, pattern, wanted) else { return nil }
    defer { FcFontSetDestroy(found) }
    let paths = (0..<Int(found.pointee.nfont)).compactMap {
      found.pointee.fonts[$0].flatMap { Self.text(FC_FILE, of: $0) }
    }
    guard let path = paths.filter({ $0.hasSuffix("/" + name) }).min() else { return nil }
    self.path = path
    index = 0
  }

  /// By its PostScript name, its full name or its family, whichever there is; by the nearest
  /// looks where there is none.
  init?(name: String, weight: UInt16, isItalic: Bool) {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    for kind in [FC_POSTSCRIPT_NAME, FC_FULLNAME] {
      if let found = Self.exact(kind, name) {
        (path, index) = found
        return
      }
    }
    FcPatternAddString(pattern, FC_FAMILY, name)
    FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(weight)))
    FcPatternAddInteger(pattern, FC_SLANT, isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcPatternAddBool(pattern, FC_OUTLINE, 1)
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let match = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    guard let path = Self.text(FC_FILE, of: match) else { return nil }
    self.path = path
    index = Self.number(FC_INDEX, of: match)
  }

  var typeface: Typeface? {
    guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
    return Typeface(bytes: [UInt8](bytes), index: index)
  }

  private static func exact(_ kind: String, _ name: String) -> (String, Int)? {
    guard let pattern = FcPatternCreate(), let wanted = FcObjectSetCreate() else { return nil }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(wanted)
    }
    FcPatternAddString(pattern, kind, name)
    for object in [FC_FILE, FC_INDEX] { FcObjectSetAdd(wanted, object) }
    guard let found = FcFontList(nil, pattern, wanted) else { return nil }
    defer { FcFontSetDestroy(found) }
    let all = (0..<Int(found.pointee.nfont)).compactMap { place -> (String, Int)? in
      guard let font = found.pointee.fonts[place], let path = text(FC_FILE, of: font) else {
        return nil
      }
      return (path, number(FC_INDEX, of: font))
    }
    return all.min { $0 < $1 }
  }

  private static func text(_ object: String, of pattern: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, object, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  private static func number(_ object: String, of pattern: OpaquePointer) -> Int {
    var value: Int32 = 0
    return FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch ? Int(value) : 0
  }
}
