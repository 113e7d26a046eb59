// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import CoreGraphics
import Foundation

/// A font as it is asked for, or found.
public final class CTFontDescriptor: @unchecked Sendable {
  let selection: FontSelection
  let size: CGFloat?
  let attributes: [String: Any]

  init(selection: FontSelection, size: CGFloat?, attributes: [String: Any] = [:]) {
    self.selection = selection
    self.size = size
    self.attributes = attributes
  }

  convenience init(attributes: CFDictionary) {
    var named: [String: Any] = [:]
    for (key, value) in attributes { named[(key.base as? String) ?? "\(key.base)"] = value }
    let traits = named[kCTFontTraitsAttribute] as? [AnyHashable: Any] ?? [:]
    var style = FaceStyle()
    let symbolic = traits[kCTFontSymbolicTrait].flatMap(TextStyle.number).map { UInt32($0) } ?? 0
    if symbolic & CTFontSymbolicTraits.traitBold.rawValue != 0 { style.weight = 700 }
    if symbolic & CTFontSymbolicTraits.traitItalic.rawValue != 0 { style.slope = .italic }
    if let weight = traits[kCTFontWeightTrait].flatMap(TextStyle.number) {
      style.weight = FontWeights.hundreds(weight)
    }
    let library = FontLibrary.shared
    let selection =
      (named[kCTFontNameAttribute] as? String).flatMap(library.selection(named:))
      ?? (named[kCTFontFamilyNameAttribute] as? String).flatMap {
        library.selection(family: $0, style: style)
      } ?? library.selection(in: .sans, style: style)
    self.init(
      selection: selection, size: named[kCTFontSizeAttribute].flatMap(TextStyle.number),
      attributes: named)
  }
}

/// Apple's weights, from −1 to 1, and CSS' of the same names.
@_spi(Text) public enum FontWeights {
  private static let pairs: [(apple: CGFloat, hundreds: Int)] = [
    (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
    (0.56, 800), (0.62, 900),
  ]

  /// The nearest of CSS' weights.
  public static func hundreds(_ weight: CGFloat) -> Int {
    pairs.min { abs($0.apple - weight) < abs($1.apple - weight) }!.hundreds
  }

  public static func apple(_ hundreds: Int) -> CGFloat {
    pairs.min { abs($0.hundreds - hundreds) < abs($1.hundreds - hundreds) }!.apple
  }
}

public func CTFontDescriptorCreateWithNameAndSize(
  _ name: CFString, _ size: CGFloat
) -> CTFontDescriptor {
  CTFontDescriptor(attributes: [kCTFontNameAttribute: name, kCTFontSizeAttribute: size])
}

public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  CTFontDescriptor(attributes: attributes)
}

public func CTFontDescriptorCreateCopyWithAttributes(
  _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor {
  var merged: CFDictionary = original.attributes
  merged[kCTFontNameAttribute] = merged[kCTFontNameAttribute] ?? original.selection.names.postScript
  merged.merge(attributes) { $1 }
  return CTFontDescriptor(attributes: merged)
}

public func CTFontDescriptorCopyAttribute(
  _ descriptor: CTFontDescriptor, _ attribute: CFString
) -> CFTypeRef? {
  let names = descriptor.selection.names
  let value: Any? =
    switch attribute {
    case kCTFontNameAttribute: names.postScript
    case kCTFontFamilyNameAttribute: names.family
    case kCTFontDisplayNameAttribute: names.full
    case kCTFontStyleNameAttribute: names.style
    case kCTFontSizeAttribute: descriptor.size
    default: descriptor.attributes[attribute]
    }
  return value.map { $0 as AnyObject }
}

public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
  descriptor.attributes
}
