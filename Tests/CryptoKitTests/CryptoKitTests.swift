import CommonCrypto
import CryptoKit
import Foundation
import Testing

/// The examples of the standards themselves.
struct CryptoKitTests {
  private func text<D: Sequence>(_ bytes: D) -> String where D.Element == UInt8 {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test func digestsAreThoseOfTheStandards() {
    let abc = Data("abc".utf8)
    #expect(
      SHA256.hash(data: abc).description
        == "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(text(SHA384.hash(data: abc)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007272c32ab"))
    #expect(text(SHA512.hash(data: abc)).hasPrefix("ddaf35a193617abacc417349ae204131"))
    #expect(text(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(text(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
  }

  @Test func aCopyOfAHashGoesOnByItself() {
    var first = SHA256()
    first.update(data: Data("a".utf8))
    var second = first
    second.update(data: Data("bc".utf8))
    #expect(first.finalize() == SHA256.hash(data: Data("a".utf8)))
    #expect(second.finalize() == SHA256.hash(data: Data("abc".utf8)))
  }

  @Test func codesAreThoseOfRFC4231() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let data = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: data, using: key)
    #expect(
      text(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data, using: key))
    #expect(
      !HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data("x".utf8), using: key))
  }

  @Test func keysAreThoseOfRFC5869() {
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: Data(repeating: 0x0b, count: 22)),
      salt: Data(0...12), info: Data(0xf0...0xf9), outputByteCount: 42)
    #expect(
      text(key.withUnsafeBytes { Array($0) })
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
  }

  @Test func sealedDataOpensUnlessItWasChanged() throws {
    let key = SymmetricKey(size: .bits256)
    let box = try AES.GCM.seal(Data("secret".utf8), using: key, authenticating: Data("to".utf8))
    let combined = try #require(box.combined)
    let again = try AES.GCM.SealedBox(combined: combined)
    #expect(
      try AES.GCM.open(again, using: key, authenticating: Data("to".utf8)) == Data("secret".utf8))
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(again, using: SymmetricKey(size: .bits256))
    }
    let other = try ChaChaPoly.seal(Data("hello".utf8), using: key)
    #expect(try ChaChaPoly.open(other, using: key) == Data("hello".utf8))
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try ChaChaPoly.seal(Data(), using: SymmetricKey(size: .bits128))
    }
  }

  @Test func sealingIsThatOfTheStandard() throws {
    // The second example of the paper that describes GCM.
    let key = SymmetricKey(data: Data(repeating: 0, count: 16))
    let nonce = try AES.GCM.Nonce(data: Data(repeating: 0, count: 12))
    let box = try AES.GCM.seal(Data(repeating: 0, count: 16), using: key, nonce: nonce)
    #expect(text(box.ciphertext) == "0388dace60b6a392f328c2b971b2fe78")
    #expect(text(box.tag) == "ab6e47d42cec13bdf53a67b21257bddf")
  }

  @Test func theFunctionsOfCSayTheSame() {
    let data = Data("abc".utf8)
    var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    data.withUnsafeBytes { _ = CC_MD5($0.baseAddress, CC_LONG(data.count), &digest) }
    #expect(text(digest) == "900150983cd24fb0d6963f7d28e17f72")
    var code = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    let message = "what do ya want for nothing?"
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4, message, message.utf8.count, &code)
    #expect(text(code).hasPrefix("5bdcc146bf60754e6a042426089575c7"))
  }

  @Test func aesWithBlocksIsThatOfTheStandard() {
    // The first block of CBC with 128 bits in NIST's SP 800-38A.
    let key: [UInt8] = [
      0x2b, 0x7e, 0x15, 0x16, 0x28, 0xae, 0xd2, 0xa6, 0xab, 0xf7, 0x15, 0x88, 0x09, 0xcf, 0x4f,
      0x3c,
    ]
    let start = [UInt8](0...15)
    let message: [UInt8] = [
      0x6b, 0xc1, 0xbe, 0xe2, 0x2e, 0x40, 0x9f, 0x96, 0xe9, 0x3d, 0x7e, 0x11, 0x73, 0x93, 0x17,
      0x2a,
    ]
    func crypt(_ operation: Int, _ text: [UInt8], padding: Int) -> ([UInt8], CCCryptorStatus) {
      var result = [UInt8](repeating: 0, count: text.count + 16)
      var count = 0
      let status = CCCrypt(
        CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(padding), key, key.count,
        start, text, text.count, &result, result.count, &count)
      return (Array(result.prefix(count)), status)
    }
    #expect(text(crypt(kCCEncrypt, message, padding: 0).0) == "7649abac8119b246cee98e9b12e9197d")
    let padded = crypt(kCCEncrypt, Array("hello".utf8), padding: kCCOptionPKCS7Padding)
    #expect(padded.0.count == 16)
    #expect(
      crypt(kCCDecrypt, padded.0, padding: kCCOptionPKCS7Padding).0 == Array("hello".utf8))
    #expect(crypt(kCCEncrypt, [1, 2], padding: 0).1 == CCCryptorStatus(kCCAlignmentError))
  }
}
