import Foundation

/// A number that tells one publisher stream from another.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let rawValue: UInt64

  private static let lock = Lock()
  nonisolated(unsafe) private static var last: UInt64 = 0

  /// An identifier nobody has.
  public init() {
    rawValue = Self.lock.guarding {
      Self.last += 1
      return Self.last
    }
  }

  /// The identifier of an object.
  public init(_ object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  public var description: String { "0x" + String(rawValue, radix: 16) }
}

/// What can be told apart by a `CombineIdentifier`.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier of this stream.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
