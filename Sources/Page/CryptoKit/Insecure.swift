/// What is kept for old data, and is not safe any more.
public enum Insecure {
  /// The hash function MD5.
  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest
    public static let blockByteCount = 64
    public static let byteCount = 16
    private var running = RunningDigest("MD5")

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      if !isKnownUniquelyReferenced(&running) { running = running.copy() }
      running.update(bufferPointer)
    }

    public func finalize() -> Digest { Digest(bytes: running.result(Digest.byteCount)) }
  }

  /// The digest of MD5.
  public struct MD5Digest: DigestOfBytes {
    public static let byteCount = 16
    public static let name = "MD5"
    public let bytes: [UInt8]
  }

  /// The hash function SHA1.
  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest
    public static let blockByteCount = 64
    public static let byteCount = 20
    private var running = RunningDigest("SHA1")

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      if !isKnownUniquelyReferenced(&running) { running = running.copy() }
      running.update(bufferPointer)
    }

    public func finalize() -> Digest { Digest(bytes: running.result(Digest.byteCount)) }
  }

  /// The digest of SHA1.
  public struct SHA1Digest: DigestOfBytes {
    public static let byteCount = 20
    public static let name = "SHA1"
    public let bytes: [UInt8]
  }
}
