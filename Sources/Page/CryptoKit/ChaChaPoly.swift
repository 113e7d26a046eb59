import Foundation

/// The cipher ChaCha20, which also notices changes with Poly1305.
public enum ChaChaPoly {
  /// A number that is used once.
  public struct Nonce: NonceOfBytes {
    public let bytes: [UInt8]

    /// A new one by chance.
    public init() { bytes = (0..<12).map { _ in UInt8.random(in: 0...255) } }

    /// One that there is already.
    public init<D: DataProtocol>(data: D) throws {
      guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
      bytes = Array(data)
    }
  }

  /// Sealed data with what is needed to open it, but for the key.
  public struct SealedBox: Sendable {
    public let nonce: Nonce
    public let ciphertext: Data
    public let tag: Data

    /// All of it in one.
    public var combined: Data { Data(nonce.bytes) + ciphertext + tag }

    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      guard tag.count == Sealing.tagCount else { throw CryptoKitError.incorrectParameterSize }
      self.nonce = nonce
      self.ciphertext = Data(ciphertext)
      self.tag = Data(tag)
    }

    /// What `combined` was.
    public init<D: DataProtocol>(combined: D) throws {
      let bytes = Array(combined)
      guard bytes.count >= 12 + Sealing.tagCount else {
        throw CryptoKitError.incorrectParameterSize
      }
      nonce = try Nonce(data: bytes.prefix(12))
      ciphertext = Data(bytes.dropFirst(12).dropLast(Sealing.tagCount))
      tag = Data(bytes.suffix(Sealing.tagCount))
    }
  }

  /// Seals data, and vouches for further data.
  public static func seal<T: DataProtocol, Extra: DataProtocol>(
    _ message: T, using key: SymmetricKey, nonce: Nonce? = nil, authenticating extra: Extra
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let sealed = try Sealing.seal(
      try cipher(key), Array(message), key: key, nonce: nonce.bytes, extra: Array(extra))
    return try SealedBox(nonce: nonce, ciphertext: sealed.text, tag: sealed.tag)
  }

  /// Seals data.
  public static func seal<T: DataProtocol>(
    _ message: T, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox {
    try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
  }

  /// Opens what was sealed, if nothing was changed.
  public static func open<Extra: DataProtocol>(
    _ box: SealedBox, using key: SymmetricKey, authenticating extra: Extra
  ) throws -> Data {
    try Sealing.open(
      try cipher(key), Array(box.ciphertext), tag: Array(box.tag), key: key,
      nonce: box.nonce.bytes, extra: Array(extra))
  }

  /// Opens what was sealed, if nothing was changed.
  public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(box, using: key, authenticating: [UInt8]())
  }

  private static func cipher(_ key: SymmetricKey) throws -> String {
    guard key.bitCount == 256 else { throw CryptoKitError.incorrectKeySize }
    return "chacha20-poly1305"
  }
}
