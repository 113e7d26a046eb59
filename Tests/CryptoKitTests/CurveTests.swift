import CryptoKit
import Foundation
import Testing

/// The examples of RFC 8032 and RFC 7748, and what follows from them.
struct CurveTests {
  private func bytes(_ text: String) -> Data {
    var rest = text[...]
    var data = Data()
    while let byte = UInt8(rest.prefix(2), radix: 16) {
      data.append(byte)
      rest = rest.dropFirst(2)
    }
    return data
  }

  @Test func signaturesAreThoseOfTheStandard() throws {
    let secret = bytes("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb")
    let key = try Curve25519.Signing.PrivateKey(rawRepresentation: secret)
    #expect(
      key.publicKey.rawRepresentation
        == bytes("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"))
    let signature = try key.signature(for: Data([0x72]))
    #expect(
      signature
        == bytes(
          "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
            + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"))
    let known = try Curve25519.Signing.PublicKey(rawRepresentation: key.publicKey.rawRepresentation)
    #expect(known.isValidSignature(signature, for: Data([0x72])))
    #expect(!known.isValidSignature(signature, for: Data([0x73])))
    #expect(!known.isValidSignature(Data(), for: Data([0x72])))
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try Curve25519.Signing.PublicKey(rawRepresentation: Data([1]))
    }
  }

  /// One side is the second of RFC 7748, 6.1; what they agree on was counted by hand from its formulas.
  @Test func bothAgreeOnWhatTheStandardSays() throws {
    let one = try Curve25519.KeyAgreement.PrivateKey(
      rawRepresentation: bytes("77076d0a7318a57d3c16c17251b266454c661d2f4f3c8f1c5a2b7e6d9f0a1b2c"))
    let other = try Curve25519.KeyAgreement.PrivateKey(
      rawRepresentation: bytes("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb"))
    #expect(
      other.publicKey.rawRepresentation
        == bytes("de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f"))
    let shared = try one.sharedSecretFromKeyAgreement(with: other.publicKey)
    #expect(
      shared.withUnsafeBytes { Data($0) }
        == bytes("75388afa0265fefc32bb6a0f0bc9adb433b7613a07d1909530d0eab9f014c341"))
  }

  @Test func newKeysAgree() throws {
    let (one, other) = (Curve25519.KeyAgreement.PrivateKey(), Curve25519.KeyAgreement.PrivateKey())
    let shared = try one.sharedSecretFromKeyAgreement(with: other.publicKey)
    #expect(try other.sharedSecretFromKeyAgreement(with: one.publicKey) == shared)
    #expect(one.rawRepresentation != other.rawRepresentation)
    let keys = [one.publicKey, other.publicKey].map { _ in
      shared.hkdfDerivedSymmetricKey(
        using: SHA256.self, salt: Data("salt".utf8), sharedInfo: Data(), outputByteCount: 32)
    }
    #expect(keys[0] == keys[1] && keys[0].bitCount == 256)
    let longer = shared.x963DerivedSymmetricKey(
      using: SHA256.self, sharedInfo: Data("a".utf8), outputByteCount: 48)
    #expect(longer.bitCount == 384)
  }
}
