// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import CoreGraphics
import Foundation

// MARK: Making fonts

/// The font of that name; one without serifs where there is none, never nothing.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let selection =
    FontLibrary.shared.selection(named: name)
    ?? FontLibrary.shared.selection(in: .sans, style: FaceStyle())
  return CTFont(selection, size: size == 0 ? 12 : size, matrix: matrix?.pointee ?? .identity)
}

public func CTFontCreateWithNameAndOptions(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ options: CTFontOptions
) -> CTFont {
  CTFontCreateWithName(name, size, matrix)
}

public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  CTFont(
    descriptor.selection, size: size != 0 ? size : descriptor.size ?? 12,
    matrix: matrix?.pointee ?? .identity)
}

public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  CTFont(
    graphicsFont.selection, size: size == 0 ? 12 : size, matrix: matrix?.pointee ?? .identity)
}

public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  let size = size == 0 ? 12 : size
  switch uiType {
  case .userFixedPitch:
    let selection = FontLibrary.shared.selection(in: .monospaced, style: FaceStyle())
    return CTFont(selection, size: size)
  case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem:
    let style = FaceStyle(weight: 700)
    return CTFont(FontLibrary.shared.selection(in: .sans, style: style), size: size)
  default:
    return CTFont(FontLibrary.shared.selection(in: .sans, style: FaceStyle()), size: size)
  }
}

public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  CTFont(
    attributes?.selection ?? font.selection, size: size == 0 ? font.size : size,
    matrix: matrix?.pointee ?? font.matrix)
}

public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  var style = font.selection.style
  if symTraitMask.contains(.traitBold) {
    style.weight = symTraitValue.contains(.traitBold) ? 700 : 400
  }
  if symTraitMask.contains(.traitItalic) {
    style.slope = symTraitValue.contains(.traitItalic) ? .italic : .upright
  }
  let family = font.selection.names.family
  guard let selection = FontLibrary.shared.selection(family: family, style: style) else {
    return nil
  }
  return CTFont(
    selection, size: size == 0 ? font.size : size, matrix: matrix?.pointee ?? font.matrix)
}

public func CTFontCreateCopyWithFamily(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ family: CFString
) -> CTFont? {
  FontLibrary.shared.selection(family: family, style: font.selection.style).map {
    CTFont($0, size: size == 0 ? font.size : size, matrix: matrix?.pointee ?? font.matrix)
  }
}

/// A font that has the letters of a piece of text.
public func CTFontCreateForString(
  _ currentFont: CTFont, _ string: CFString, _ range: CFRange
) -> CTFont {
  let units = Array(string.utf16)
  let start = min(max(0, range.location), units.count)
  let part = String(
    decoding: units[start..<min(units.count, start + max(0, range.length))], as: UTF16.self)
  for scalar in part.unicodeScalars where currentFont.face.glyph(for: scalar.value) == 0 {
    let found = FontLibrary.lock.withLock {
      FontLibrary.shared.fallback(
        for: scalar.value, like: currentFont.face,
        prefersColor: scalar.properties.isEmojiPresentation)
    }
    if let found { return currentFont.standIn(found) }
  }
  return currentFont
}

// MARK: Names and measures

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.size }
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.matrix }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascent }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.descent }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.lineGap }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.heightOfCapitals }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.heightOfX }
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.face.unitsPerEm) }
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.face.glyphCount }
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { font.face.measures.slantAngle }

public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
  font.face.measures.underlinePosition * font.unit
}

public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
  font.face.measures.underlineThickness * font.unit
}

public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
  let measures = font.face.measures
  return CGRect(
    x: 0, y: -measures.descent * font.unit, width: font.size,
    height: (measures.ascent + measures.descent) * font.unit)
}

public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.selection.names.postScript }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.selection.names.family }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.selection.names.full }
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.selection.names.full }

public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
  let names = font.selection.names
  return switch nameKey {
  case kCTFontPostScriptNameKey: names.postScript
  case kCTFontFamilyNameKey: names.family
  case kCTFontFullNameKey: names.full
  case kCTFontSubFamilyNameKey: names.style
  default: nil
  }
}

public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  CTFontSymbolicTraits(font.selection)
}

public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor {
  CTFontDescriptor(selection: font.selection, size: font.size)
}

public func CTFontCopyGraphicsFont(
  _ font: CTFont, _ attributes: UnsafeMutablePointer<CTFontDescriptor?>?
) -> CGFont {
  CGFont(font.selection)
}
