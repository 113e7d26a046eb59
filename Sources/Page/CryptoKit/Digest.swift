import Foundation

/// The result of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// How many bytes it has.
  static var byteCount: Int { get }
}

/// A digest that the hash functions here make.
public protocol DigestOfBytes: Digest {
  var bytes: [UInt8] { get }
  static var name: String { get }
}

extension DigestOfBytes {
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public var underestimatedCount: Int { bytes.count }

  public var description: String { "\(Self.name) digest: \(hexadecimal(bytes))" }
}

extension Digest {
  public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
    areEqual(Array(left), Array(right))
  }
}

func hexadecimal(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

/// Compares without telling by its time where two differ.
func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
  guard left.count == right.count else { return false }
  return zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
}
