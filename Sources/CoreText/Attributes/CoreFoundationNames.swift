// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Core Foundation's names for what Foundation has under its own; Linux' Foundation hides them. As
// plain Swift types they take literals and `as` in both directions, as they do on a Mac. Most of them are
// Core Graphics'.

import CoreGraphics
import Foundation

public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString
public typealias CFCharacterSet = CharacterSet

/// A place and a length, in UTF-16 units.
public struct CFRange: Equatable, Sendable {
  public var location: CFIndex
  public var length: CFIndex

  public init(location: CFIndex = 0, length: CFIndex = 0) {
    self.location = location
    self.length = length
  }

  init(_ range: NSRange) {
    self.init(location: range.location, length: range.length)
  }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}
