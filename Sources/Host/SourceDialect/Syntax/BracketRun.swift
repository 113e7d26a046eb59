/// Whether a text opens so many square brackets in a row that the parser would never come back.
///
/// For each `[` the parser tries a type first and an expression then, and so on inside: it takes
/// twice as long for each further level, 0.07 s for 12 and half a minute for 24. No page that
/// anybody reads has ten; a text that has them is left as it is.
enum BracketRun {
  static let limit = 10

  static func isTooLong(in text: String) -> Bool {
    var depth = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "["):
        depth += 1
        if depth > limit { return true }
      case UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "\""),
        UInt8(ascii: "{"), UInt8(ascii: "}"):
        depth = 0
      default: break
      }
    }
    return false
  }
}
