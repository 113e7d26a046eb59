@_implementationOnly import CCrypto
import Foundation

/// Signatures and agreements on the curve of that name.
public enum Curve25519: Sendable {
  /// Signs, and tells whether something was signed.
  public enum Signing: Sendable {
    /// What everybody may know.
    public struct PublicKey: Sendable {
      let bytes: [UInt8]

      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = try CurveKey.checked(rawRepresentation)
      }

      fileprivate init(_ bytes: [UInt8]) { self.bytes = bytes }

      public var rawRepresentation: Data { Data(bytes) }

      public func isValidSignature<S: DataProtocol, D: DataProtocol>(
        _ signature: S, for data: D
      ) -> Bool {
        let (mark, text) = (Array(signature), Array(data))
        guard mark.count == CurveKey.signatureCount else { return false }
        return lek_curve_verify(bytes, text, text.count, mark) == 1
      }
    }

    /// What one keeps.
    public struct PrivateKey: Sendable {
      let bytes: [UInt8]

      /// A new key by chance.
      public init() { bytes = SymmetricKey(size: .bits256).bytes }

      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = try CurveKey.checked(rawRepresentation)
      }

      public var rawRepresentation: Data { Data(bytes) }

      public var publicKey: PublicKey { PublicKey(CurveKey.publicBytes(of: bytes, signs: true)) }

      public func signature<D: DataProtocol>(for data: D) throws -> Data {
        let text = Array(data)
        var signature = [UInt8](repeating: 0, count: CurveKey.signatureCount)
        guard lek_curve_sign(bytes, text, text.count, &signature) == 1 else {
          throw CryptoKitError.underlyingCoreCryptoError(error: 0)
        }
        return Data(signature)
      }
    }
  }

  /// Makes a secret that two share.
  public enum KeyAgreement: Sendable {
    /// What everybody may know.
    public struct PublicKey: Sendable {
      let bytes: [UInt8]

      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = try CurveKey.checked(rawRepresentation)
      }

      fileprivate init(_ bytes: [UInt8]) { self.bytes = bytes }

      public var rawRepresentation: Data { Data(bytes) }
    }

    /// What one keeps.
    public struct PrivateKey: Sendable {
      let bytes: [UInt8]

      /// A new key by chance.
      public init() { bytes = SymmetricKey(size: .bits256).bytes }

      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = try CurveKey.checked(rawRepresentation)
      }

      public var rawRepresentation: Data { Data(bytes) }

      public var publicKey: PublicKey { PublicKey(CurveKey.publicBytes(of: bytes, signs: false)) }

      public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws
        -> SharedSecret
      {
        var shared = [UInt8](repeating: 0, count: CurveKey.count)
        guard lek_curve_agree(bytes, publicKeyShare.bytes, &shared) == 1 else {
          throw CryptoKitError.underlyingCoreCryptoError(error: 0)
        }
        return SharedSecret(bytes: shared)
      }
    }
  }
}

private enum CurveKey {
  static let count = 32
  static let signatureCount = 64

  static func checked<D: ContiguousBytes>(_ data: D) throws -> [UInt8] {
    let bytes = data.withUnsafeBytes { Array($0) }
    guard bytes.count == count else { throw CryptoKitError.incorrectKeySize }
    return bytes
  }

  static func publicBytes(of secret: [UInt8], signs: Bool) -> [UInt8] {
    var key = [UInt8](repeating: 0, count: count)
    let done = lek_curve_public(signs ? 1 : 0, secret, &key)
    precondition(done == 1, "the system has no libcrypto that knows Curve25519")
    return key
  }
}
