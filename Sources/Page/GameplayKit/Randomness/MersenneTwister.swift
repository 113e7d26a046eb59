/// The generator of Matsumoto and Nishimura with words of 64 bits, `mt19937_64` elsewhere.
struct MersenneTwister {
  private static let count = 312
  private static let middle = 156

  private(set) var words: [UInt64]
  private(set) var index = MersenneTwister.count

  init(seed: UInt64) {
    words = [seed]
    words.reserveCapacity(Self.count)
    for index in 1..<UInt64(Self.count) {
      let last = words[words.count - 1]
      words.append(6_364_136_223_846_793_005 &* (last ^ (last >> 62)) &+ index)
    }
  }

  /// A generator in the midst of its sequence.
  init?(words: [UInt64], index: Int) {
    guard words.count == Self.count, 0...Self.count ~= index else { return nil }
    self.words = words
    self.index = index
  }

  mutating func next() -> UInt64 {
    if index == Self.count { twist() }
    var word = words[index]
    index += 1
    word ^= (word >> 29) & 0x5555_5555_5555_5555
    word ^= (word << 17) & 0x71D6_7FFF_EDA6_0000
    word ^= (word << 37) & 0xFFF7_EEE0_0000_0000
    return word ^ (word >> 43)
  }

  private mutating func twist() {
    for place in 0..<Self.count {
      let upper = words[place] & 0xFFFF_FFFF_8000_0000
      let mixed = upper | (words[(place + 1) % Self.count] & 0x7FFF_FFFF)
      let odd = mixed & 1 == 0 ? 0 : 0xB502_6F5A_A966_19E9 as UInt64
      words[place] = words[(place + Self.middle) % Self.count] ^ (mixed >> 1) ^ odd
    }
    index = 0
  }
}
