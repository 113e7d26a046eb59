/// FNV-1a over words of eight bytes: quick, and the same in every run.
struct ContentHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func combine(_ word: UInt64) {
    value = (value ^ word) &* 0x0000_0100_0000_01b3
    value ^= value >> 29
  }

  mutating func combine(_ words: UnsafeMutableBufferPointer<UInt32>) {
    combine(UnsafeRawBufferPointer(words))
  }

  mutating func combine(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { combine($0) }
  }

  private mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    combine(UInt64(bytes.count))
    // Four lanes that do not wait for one another; they are brought together at the end.
    var (one, two, three, four) = (value, value ^ 1, value ^ 2, value ^ 3)
    var index = 0
    func mix(_ state: UInt64, _ offset: Int) -> UInt64 {
      let word = bytes.loadUnaligned(fromByteOffset: index &+ offset, as: UInt64.self)
      let next = (state ^ word) &* 0x0000_0100_0000_01b3
      return next ^ next >> 29
    }
    while index &+ 32 <= bytes.count {
      (one, two) = (mix(one, 0), mix(two, 8))
      (three, four) = (mix(three, 16), mix(four, 24))
      index &+= 32
    }
    for lane in [one, two, three, four] { combine(lane) }
    while index < bytes.count {
      combine(UInt64(bytes[index]))
      index += 1
    }
  }
}
