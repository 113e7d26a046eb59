@_implementationOnly import CCrypto

// The C functions of the Mac's CommonCrypto, by their own names.

/// The number of bytes of data.
public typealias CC_LONG = UInt32

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// The MD5 digest of some bytes, written where `md` points.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  digest("MD5", data, len, md)
}

/// The SHA1 digest of some bytes, written where `md` points.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  digest("SHA1", data, len, md)
}

/// The SHA224 digest of some bytes, written where `md` points.
@discardableResult
public func CC_SHA224(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  digest("SHA224", data, len, md)
}

/// The SHA256 digest of some bytes, written where `md` points.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  digest("SHA256", data, len, md)
}

/// The SHA384 digest of some bytes, written where `md` points.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  digest("SHA384", data, len, md)
}

/// The SHA512 digest of some bytes, written where `md` points.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  digest("SHA512", data, len, md)
}

private func digest(
  _ name: String, _ data: UnsafeRawPointer?, _ count: CC_LONG,
  _ result: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  guard let result, let running = lek_digest_begin(name) else { return nil }
  lek_digest_update(running, data, Int(count))
  lek_digest_end(running, result)
  lek_digest_free(running)
  return result
}
