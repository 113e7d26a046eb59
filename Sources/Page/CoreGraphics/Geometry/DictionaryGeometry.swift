import Foundation

extension CGPoint {
  /// The point as a dictionary, with Apple's keys.
  public var dictionaryRepresentation: CFDictionary { ["X": x, "Y": y] }

  public init?(dictionaryRepresentation dictionary: CFDictionary) {
    guard let x = number(dictionary["X"]), let y = number(dictionary["Y"]) else { return nil }
    self.init(x: x, y: y)
  }

  /// Whether it is the same point.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// The size as a dictionary, with Apple's keys.
  public var dictionaryRepresentation: CFDictionary { ["Width": width, "Height": height] }

  public init?(dictionaryRepresentation dictionary: CFDictionary) {
    guard let width = number(dictionary["Width"]), let height = number(dictionary["Height"])
    else { return nil }
    self.init(width: width, height: height)
  }

  /// Whether it is the same size.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  /// The rectangle as a dictionary, with Apple's keys.
  public var dictionaryRepresentation: CFDictionary {
    origin.dictionaryRepresentation.merging(size.dictionaryRepresentation) { one, _ in one }
  }

  public init?(dictionaryRepresentation dictionary: CFDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dictionary),
      let size = CGSize(dictionaryRepresentation: dictionary)
    else { return nil }
    self.init(origin: origin, size: size)
  }

  /// Whether it covers the same area.
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}

private func number(_ value: Any?) -> CGFloat? {
  switch value {
  case let value as CGFloat: value
  case let value as Double: CGFloat(value)
  case let value as Int: CGFloat(value)
  case let value as NSNumber: CGFloat(value.doubleValue)
  default: nil
  }
}
