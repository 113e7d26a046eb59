import Foundation

/// Where a pixel keeps its alpha.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// The order of a pixel's bytes in memory.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderMask = 0x7000
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
}

/// How a pixel's bits are shared out.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
  case mask = 0xf0000
  case packed = 0
  case RGB555 = 0x10000
  case RGB565 = 0x20000
  case RGB101010 = 0x30000
  case RGBCIF10 = 0x40000
}

/// Alpha, byte order and kind of numbers of a picture's pixels.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1f)
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xf00)
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
  /// No order of its own.
  public static let byteOrderDefault = CGBitmapInfo([])

  public init(
    alpha: CGImageAlphaInfo, component: CGImageComponentInfo = .integer,
    byteOrder: CGImageByteOrderInfo = .orderDefault,
    pixelFormat: CGImagePixelFormatInfo = .packed
  ) {
    self.init(
      rawValue: alpha.rawValue | component.rawValue | byteOrder.rawValue | pixelFormat.rawValue)
  }

  var alpha: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & 0x1f) ?? .none }
  var order: CGImageByteOrderInfo {
    CGImageByteOrderInfo(rawValue: rawValue & 0x7000) ?? .orderDefault
  }
  var isFloat: Bool { contains(.floatComponents) }
}

/// What kind of numbers a pixel's components are.
public enum CGImageComponentInfo: UInt32, Sendable {
  case integer = 0
  case float = 0x100
}

extension CGImageAlphaInfo {
  var isFirst: Bool { self == .first || self == .premultipliedFirst || self == .noneSkipFirst }
  var isPremultiplied: Bool { self == .premultipliedFirst || self == .premultipliedLast }
  var hasAlpha: Bool {
    switch self {
    case .none, .noneSkipFirst, .noneSkipLast: false
    default: true
    }
  }
  /// Whether a pixel has a place for alpha, used or not.
  var hasPlace: Bool { self != .none && self != .alphaOnly }
}
