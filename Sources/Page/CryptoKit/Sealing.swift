@_implementationOnly import CCrypto
import Foundation

/// Seals and opens with one of the library's ciphers.
enum Sealing {
  static let tagCount = 16

  static func seal(
    _ cipher: String, _ text: [UInt8], key: SymmetricKey, nonce: [UInt8], extra: [UInt8]
  ) throws -> (text: [UInt8], tag: [UInt8]) {
    var sealed = [UInt8](repeating: 0, count: text.count + tagCount)
    var tag = [UInt8](repeating: 0, count: tagCount)
    let done = lek_seal(
      cipher, key.bytes, nonce, Int32(nonce.count), extra, Int32(extra.count), text,
      Int32(text.count), &sealed, &tag)
    guard done == 1 else { throw CryptoKitError.underlyingCoreCryptoError(error: done) }
    return (Array(sealed.prefix(text.count)), tag)
  }

  static func open(
    _ cipher: String, _ sealed: [UInt8], tag: [UInt8], key: SymmetricKey, nonce: [UInt8],
    extra: [UInt8]
  ) throws -> Data {
    var text = [UInt8](repeating: 0, count: sealed.count + tagCount)
    let done = lek_open(
      cipher, key.bytes, nonce, Int32(nonce.count), extra, Int32(extra.count), sealed,
      Int32(sealed.count), &text, tag)
    guard done == 1 else { throw CryptoKitError.authenticationFailure }
    return Data(text.prefix(sealed.count))
  }
}

/// A number that is used once.
public protocol NonceOfBytes: ContiguousBytes, Sequence, Sendable where Element == UInt8 {
  var bytes: [UInt8] { get }
}

extension NonceOfBytes {
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
}
