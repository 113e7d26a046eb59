@_implementationOnly import CCrypto

public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32
public typealias CCCryptorStatus = Int32

public let kCCEncrypt = 0
public let kCCDecrypt = 1

public let kCCAlgorithmAES128 = 0
public let kCCAlgorithmAES = 0

public let kCCOptionPKCS7Padding = 1
public let kCCOptionECBMode = 2

public let kCCKeySizeAES128 = 16
public let kCCKeySizeAES192 = 24
public let kCCKeySizeAES256 = 32
public let kCCBlockSizeAES128 = 16

public let kCCSuccess = 0
public let kCCParamError = -4300
public let kCCBufferTooSmall = -4301
public let kCCAlignmentError = -4303
public let kCCDecodeError = -4304
public let kCCUnimplemented = -4305

/// Seals or opens some bytes with AES, which is the only algorithm here.
public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?,
  _ keyLength: Int, _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer?, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
  guard alg == kCCAlgorithmAES else { return CCCryptorStatus(kCCUnimplemented) }
  guard let key, [16, 24, 32].contains(keyLength) else { return CCCryptorStatus(kCCParamError) }
  let pads = options & CCOptions(kCCOptionPKCS7Padding) != 0
  let mode = options & CCOptions(kCCOptionECBMode) != 0 ? "ecb" : "cbc"
  guard pads && op == kCCEncrypt || dataInLength % kCCBlockSizeAES128 == 0 else {
    return CCCryptorStatus(kCCAlignmentError)
  }
  // Without a start the first block is mixed with zeros.
  let start =
    iv.map { Array(UnsafeRawBufferPointer(start: $0, count: kCCBlockSizeAES128)) }
    ?? [UInt8](repeating: 0, count: kCCBlockSizeAES128)
  let text = Array(UnsafeRawBufferPointer(start: dataIn, count: dataInLength))
  var result = [UInt8](repeating: 0, count: dataInLength + 2 * kCCBlockSizeAES128)
  let count = Int(
    lek_crypt(
      "aes-\(keyLength * 8)-\(mode)", op == kCCEncrypt ? 1 : 0, pads ? 1 : 0,
      Array(UnsafeRawBufferPointer(start: key, count: keyLength)), start, text,
      Int32(text.count), &result))
  guard count >= 0 else { return CCCryptorStatus(kCCDecodeError) }
  dataOutMoved?.pointee = count
  guard count <= dataOutAvailable else { return CCCryptorStatus(kCCBufferTooSmall) }
  dataOut?.copyMemory(from: result, byteCount: count)
  return CCCryptorStatus(kCCSuccess)
}
