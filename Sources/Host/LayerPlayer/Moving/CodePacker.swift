/// Packs bytes as GIF does: codes for runs that have come before, each as short as it can be, in
/// blocks of at most 255 bytes.
struct CodePacker {
  private static let clear = 256
  private static let end = 257
  private static let mostCodes = 4096

  private var blocks: [UInt8] = [8]
  private var block: [UInt8] = []
  private var bits: UInt32 = 0
  private var bitCount: UInt32 = 0
  private var codeLength: UInt32 = 9
  private var nextCode = 258
  /// By a run's code and the byte that follows.
  private var codes: [Int: Int] = [:]
  private var run: Int?

  init() {
    write(Self.clear)
  }

  mutating func add(_ byte: UInt8) {
    guard let run else {
      run = Int(byte)
      return
    }
    let key = run << 8 | Int(byte)
    if let known = codes[key] {
      self.run = known
      return
    }
    write(run)
    self.run = Int(byte)
    guard nextCode < Self.mostCodes else { return startOver() }
    codes[key] = nextCode
    if nextCode == 1 << Int(codeLength), codeLength < 12 { codeLength += 1 }
    nextCode += 1
  }

  /// Everything, with the empty block that ends it.
  mutating func finished() -> [UInt8] {
    if let run { write(run) }
    write(Self.end)
    if bitCount > 0 { put(UInt8(truncatingIfNeeded: bits)) }
    flush()
    return blocks + [0]
  }

  private mutating func startOver() {
    write(Self.clear)
    codes.removeAll(keepingCapacity: true)
    (codeLength, nextCode) = (9, 258)
  }

  private mutating func write(_ code: Int) {
    bits |= UInt32(code) << bitCount
    bitCount += codeLength
    while bitCount >= 8 {
      put(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }

  private mutating func put(_ byte: UInt8) {
    block.append(byte)
    if block.count == 255 { flush() }
  }

  private mutating func flush() {
    guard !block.isEmpty else { return }
    blocks.append(UInt8(block.count))
    blocks += block
    block = []
  }
}
