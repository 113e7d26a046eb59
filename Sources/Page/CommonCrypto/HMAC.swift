@_implementationOnly import CCrypto

/// Which hash function a code is made with.
public typealias CCHmacAlgorithm = UInt32

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4
public let kCCHmacAlgSHA224 = 5

private let functions: [(name: String, count: Int, block: Int)] = [
  ("SHA1", 20, 64), ("MD5", 16, 64), ("SHA256", 32, 64), ("SHA384", 48, 128),
  ("SHA512", 64, 128), ("SHA224", 28, 64),
]

/// The code of some bytes with a key, written where `macOut` points.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ data: UnsafeRawPointer?, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  precondition(algorithm < functions.count, "there is no such algorithm")
  let function = functions[Int(algorithm)]
  var block = Array(UnsafeRawBufferPointer(start: key, count: keyLength))
  if block.count > function.block { block = digest(function, [block]) }
  block += [UInt8](repeating: 0, count: function.block - block.count)
  let text = Array(UnsafeRawBufferPointer(start: data, count: dataLength))
  let inner = digest(function, [block.map { $0 ^ 0x36 }, text])
  let code = digest(function, [block.map { $0 ^ 0x5c }, inner])
  macOut?.copyMemory(from: code, byteCount: code.count)
}

private func digest(
  _ function: (name: String, count: Int, block: Int), _ parts: [[UInt8]]
) -> [UInt8] {
  guard let running = lek_digest_begin(function.name) else {
    fatalError("the system's cryptography library (libcrypto) has no \(function.name) here")
  }
  defer { lek_digest_free(running) }
  for part in parts { lek_digest_update(running, part, part.count) }
  var result = [UInt8](repeating: 0, count: function.count)
  lek_digest_end(running, &result)
  return result
}
