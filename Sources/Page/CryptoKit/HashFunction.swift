import Foundation

/// What makes a digest of data.
public protocol HashFunction: Sendable {
  /// The kind of digest.
  associatedtype Digest: CryptoKit.Digest
  /// How many bytes are worked on at a time.
  static var blockByteCount: Int { get }

  init()
  /// Takes more data.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// The digest of all data so far.
  func finalize() -> Digest
}

extension HashFunction {
  /// The digest of some data.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// The digest of some bytes.
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }

  /// Takes more data.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }
}
