/// Words of random bits, made into what is asked for.
enum RandomBits {
  /// A number below a bound, each as likely as the others: words that would favour some are drawn again.
  static func below(_ bound: Int, next: () -> UInt32) -> Int {
    guard bound > 1 else { return 0 }
    if bound > Int(UInt32.max) {
      return Int(below(UInt64(bound)) { UInt64(next()) << 32 | UInt64(next()) })
    }
    let bound = UInt32(bound)
    let rest = (0 &- bound) % bound
    while true {
      let word = next()
      if word >= rest { return Int(word % bound) }
    }
  }

  static func below(_ bound: UInt64, next: () -> UInt64) -> UInt64 {
    guard bound > 1 else { return 0 }
    let rest = (0 &- bound) % bound
    while true {
      let word = next()
      if word >= rest { return word % bound }
    }
  }

  /// The upper 24 bits, which a `Float` holds without rounding, as a part of one.
  static func uniform(_ word: UInt32) -> Float { Float(word >> 8) * 0x1p-24 }

  static func systemWord() -> UInt64 {
    var system = SystemRandomNumberGenerator()
    return system.next()
  }
}
