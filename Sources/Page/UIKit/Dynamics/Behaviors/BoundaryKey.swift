import Foundation

/// Whether two identifiers mean the same boundary.
enum BoundaryKey {
  /// A text is the same whether it is Swift's or Foundation's.
  static func of(_ identifier: NSCopying?) -> AnyHashable? {
    if let text = identifier as? NSString { return text as String }
    return identifier as? AnyHashable
  }
}

/// As on Apple's systems a text may stand wherever an identifier is wanted.
extension String: @retroactive NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// As on Apple's systems a number may stand wherever an identifier is wanted.
extension Int: @retroactive NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
