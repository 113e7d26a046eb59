// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// How a colour's components are to be read.
public final class CGColorSpace: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// Which kind of components a space has.
  public let model: CGColorSpaceModel
  private let identifier: String

  init(model: CGColorSpaceModel, identifier: String) {
    self.model = model
    self.identifier = identifier
  }

  /// A space by its name; only the names below are known.
  public convenience init?(name: String) {
    switch name {
    case CGColorSpace.sRGB, CGColorSpace.extendedSRGB, CGColorSpace.displayP3:
      self.init(model: .rgb, identifier: name)
    case CGColorSpace.genericGrayGamma2_2:
      self.init(model: .monochrome, identifier: name)
    default: return nil
    }
  }

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  static let standard = CGColorSpace(model: .rgb, identifier: sRGB)
  static let gray = CGColorSpace(model: .monochrome, identifier: genericGrayGamma2_2)

  public var name: String? { identifier }

  /// Components of a colour, alpha not counted.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  public var description: String { "<CGColorSpace \(identifier)>" }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.identifier == right.identifier
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }
}

/// The kinds of components.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb
}

/// The space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }

/// The space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
