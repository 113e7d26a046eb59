// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Foundation

/// How a colour's components are to be read.
public final class CGColorSpace: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// Which kind of components a space has.
  public let model: CGColorSpaceModel
  /// The space another one is made of: of an index's colours, or of a pattern's.
  public let baseColorSpace: CGColorSpace?
  private let identifier: String
  let profile: ColorProfile?

  init(
    model: CGColorSpaceModel, identifier: String, profile: ColorProfile?,
    base: CGColorSpace? = nil
  ) {
    (self.model, self.identifier, self.profile) = (model, identifier, profile)
    baseColorSpace = base
  }

  /// A space by its name.
  public convenience init?(name: CFString) {
    guard let known = CGColorSpace.named[name] else { return nil }
    self.init(model: known.model, identifier: name, profile: known.profile)
  }

  /// A space whose colours are numbers in a table of `last` + 1 colours of another space.
  public convenience init?(
    indexedBaseSpace base: CGColorSpace, last: Int, colorTable: UnsafePointer<UInt8>
  ) {
    guard (0...255).contains(last), let profile = base.profile, base.model != .indexed else {
      return nil
    }
    let bytes = UnsafeBufferPointer(start: colorTable, count: (last + 1) * profile.count)
    let hexadecimal = bytes.map { String($0, radix: 16) }.joined(separator: " ")
    self.init(
      model: .indexed, identifier: "Indexed(\(base.identifier), \(hexadecimal))",
      profile: .indexed(base: profile, table: Array(bytes)), base: base)
  }

  /// A space for patterns; one that patterns without colours of their own are painted in.
  public convenience init?(patternBaseSpace base: CGColorSpace?) {
    self.init(
      model: .pattern, identifier: "Pattern(\(base?.identifier ?? ""))", profile: nil, base: base)
  }

  /// Lightness and two opponent axes.
  public convenience init?(
    labWhitePoint white: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?,
    range: UnsafePointer<CGFloat>?
  ) {
    let white = Array(UnsafeBufferPointer(start: white, count: 3))
    let range = range.map { Array(UnsafeBufferPointer(start: $0, count: 4)) }
    self.init(
      model: .lab, identifier: "Lab\(white)",
      profile: .lab(white: white, range: range ?? [-100, 100, -100, 100]))
  }

  /// The name it can be made with again; none for a space that was made of others.
  public var name: CFString? { CGColorSpace.named[identifier] == nil ? nil : identifier }

  /// Components of a colour, alpha not counted.
  public var numberOfComponents: Int { profile?.count ?? 0 }

  /// The table of an indexed space.
  public var colorTable: [UInt8]? {
    if case .indexed(_, let table)? = profile { return table }
    return nil
  }

  /// Whether it has colours that sRGB has not.
  public var isWideGamutRGB: Bool {
    if case .rgb(let primaries, _)? = profile { return primaries != .standard }
    return false
  }

  /// Whether pictures can be drawn in it.
  public var supportsOutput: Bool { [.rgb, .monochrome, .cmyk].contains(model) }

  public static let typeID: CFTypeID = 101

  public var description: String { "<CGColorSpace \(identifier)>" }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left === right || left.identifier == right.identifier
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }
}

/// The kinds of components.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// Which colours are shown where a space cannot show them all.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// The space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// The space of printing inks.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
