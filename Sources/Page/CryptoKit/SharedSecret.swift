import Foundation

/// What two have agreed on: no key yet, and to be made one.
public struct SharedSecret: ContiguousBytes, CustomStringConvertible, Equatable, Sendable {
  let bytes: [UInt8]

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public static func == (left: SharedSecret, right: SharedSecret) -> Bool {
    areEqual(left.bytes, right.bytes)
  }

  public var description: String {
    "SharedSecret: " + bytes.map { String(format: "%02x", $0) }.joined()
  }

  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, Info: DataProtocol>(
    using hashFunction: H.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo,
      outputByteCount: outputByteCount)
  }

  public func x963DerivedSymmetricKey<H: HashFunction, Info: DataProtocol>(
    using hashFunction: H.Type, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    var key: [UInt8] = []
    var round: UInt32 = 1
    while key.count < outputByteCount {
      var hash = H()
      hash.update(data: bytes)
      Swift.withUnsafeBytes(of: round.bigEndian) { hash.update(data: Array($0)) }
      hash.update(data: Array(sharedInfo))
      key += Array(hash.finalize())
      round += 1
    }
    return SymmetricKey(data: Array(key.prefix(outputByteCount)))
  }
}
