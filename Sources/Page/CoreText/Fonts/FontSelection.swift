import CoreGraphics
import Foundation

/// A face that was chosen, and what is asked of it beyond what its file has.
@_spi(Text) public struct FontSelection: Hashable {
  let face: FontFace
  /// What the font says it is called: a font that stands in keeps the name that was asked for.
  public var names: FontNames
  public var style: FaceStyle
  /// The tangent of the angle by which upright letters are made to lean.
  public var slant: CGFloat = 0
  public var digits = DigitStyle.proportional

  /// Whether digits are equally wide.
  public enum DigitStyle: Hashable, Sendable {
    case proportional, tabular
  }

  /// Leaning letters where a face has none of its own.
  static let oblique: CGFloat = 0.2126

  init(face: FontFace, names: FontNames? = nil, style: FaceStyle? = nil) {
    self.face = face
    let record = face.record
    self.names = names ?? FontNames(record)
    self.style =
      style ?? FaceStyle(weight: record.weight, slope: record.slope, width: record.width)
    if self.style.slope == .italic, record.slope == .upright, !record.hasColor {
      slant = Self.oblique
    }
  }

  public var isMonospaced: Bool { face.record.spacing == .monospaced }

  public static func == (left: FontSelection, right: FontSelection) -> Bool {
    left.face === right.face && left.names == right.names && left.style == right.style
      && left.slant == right.slant && left.digits == right.digits
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(face))
    hasher.combine(names)
    hasher.combine(digits)
  }
}

/// What a font is called.
@_spi(Text) public struct FontNames: Hashable, Sendable {
  public var family: String
  public var postScript: String
  public var full: String
  public var style: String

  public init(family: String, postScript: String, full: String, style: String) {
    self.family = family
    self.postScript = postScript
    self.full = full
    self.style = style
  }

  init(_ record: FontRecord) {
    self.init(
      family: record.family, postScript: record.postScriptName, full: record.fullName,
      style: record.style)
  }
}
