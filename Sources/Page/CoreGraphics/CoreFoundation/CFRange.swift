import Foundation

/// A place and a length, in UTF-16 units.
public struct CFRange: Equatable, Sendable {
  public var location: CFIndex
  public var length: CFIndex

  public init(location: CFIndex = 0, length: CFIndex = 0) {
    self.location = location
    self.length = length
  }

  public init(_ range: NSRange) {
    self.init(location: range.location, length: range.length)
  }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}
