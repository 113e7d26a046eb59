import CryptoKit
import Foundation

let message = Data("message".utf8)
let key = Curve25519.Signing.PrivateKey()
let signature = try key.signature(for: message)
let known = try Curve25519.Signing.PublicKey(rawRepresentation: key.publicKey.rawRepresentation)
print(signature.count, known.isValidSignature(signature, for: message))
print(known.isValidSignature(signature, for: Data("other".utf8)))

let (one, other) = (Curve25519.KeyAgreement.PrivateKey(), Curve25519.KeyAgreement.PrivateKey())
let shared = try one.sharedSecretFromKeyAgreement(with: other.publicKey)
print(try other.sharedSecretFromKeyAgreement(with: one.publicKey) == shared)
let sealing = shared.hkdfDerivedSymmetricKey(
  using: SHA256.self, salt: Data("salt".utf8), sharedInfo: Data(), outputByteCount: 32)
print(sealing.bitCount)
