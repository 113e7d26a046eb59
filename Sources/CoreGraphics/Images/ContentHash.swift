/// FNV-1a over words of eight bytes: quick, and the same in every run.
struct ContentHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func combine(_ word: UInt64) {
    value = (value ^ word) &* 0x0000_0100_0000_01b3
    value ^= value >> 29
  }

  mutating func combine(_ words: [UInt32]) {
    words.withUnsafeBytes { combine($0) }
  }

  mutating func combine(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { combine($0) }
  }

  private mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    combine(UInt64(bytes.count))
    var state = value
    var index = 0
    while index &+ 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      state = (state ^ word) &* 0x0000_0100_0000_01b3
      state ^= state >> 29
      index &+= 8
    }
    value = state
    while index < bytes.count {
      combine(UInt64(bytes[index]))
      index += 1
    }
  }
}
