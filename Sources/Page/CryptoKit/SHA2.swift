/// The hash function SHA-2 with 256 bits.
public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest
  public static let blockByteCount = 64
  public static let byteCount = 32
  private var running = RunningDigest("SHA256")

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    if !isKnownUniquelyReferenced(&running) { running = running.copy() }
    running.update(bufferPointer)
  }

  public func finalize() -> Digest { Digest(bytes: running.result(Digest.byteCount)) }
}

/// The digest of SHA256.
public struct SHA256Digest: DigestOfBytes {
  public static let byteCount = 32
  public static let name = "SHA256"
  public let bytes: [UInt8]
}

/// The hash function SHA-2 with 384 bits.
public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest
  public static let blockByteCount = 128
  public static let byteCount = 48
  private var running = RunningDigest("SHA384")

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    if !isKnownUniquelyReferenced(&running) { running = running.copy() }
    running.update(bufferPointer)
  }

  public func finalize() -> Digest { Digest(bytes: running.result(Digest.byteCount)) }
}

/// The digest of SHA384.
public struct SHA384Digest: DigestOfBytes {
  public static let byteCount = 48
  public static let name = "SHA384"
  public let bytes: [UInt8]
}

/// The hash function SHA-2 with 512 bits.
public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest
  public static let blockByteCount = 128
  public static let byteCount = 64
  private var running = RunningDigest("SHA512")

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    if !isKnownUniquelyReferenced(&running) { running = running.copy() }
    running.update(bufferPointer)
  }

  public func finalize() -> Digest { Digest(bytes: running.result(Digest.byteCount)) }
}

/// The digest of SHA512.
public struct SHA512Digest: DigestOfBytes {
  public static let byteCount = 64
  public static let name = "SHA512"
  public let bytes: [UInt8]
}
