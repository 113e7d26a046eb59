/// Whether the tree of a text might be deeper than a deep stack holds.
///
/// Each level of a tree begins with one of a few signs or words, so a tree has no more levels than its
/// text has of them. A text that has too many is left as it is, and the compiler says what is wrong with
/// it, in its sandbox.
///
/// **Always holds**: it takes one pass over the text.
enum TextDepth {
  /// A page of three thousand lines has fewer.
  static let most = 30_000

  /// What the parser reads again at each level, so that its time grows with the square: `<` and `if`.
  static let mostSquared = 5_000
  static let mostInterpolations = 2_000

  static func isTooMuch(in text: String) -> Bool {
    if BracketRun.isTooLong(in: text) { return true }
    // A level takes a byte at least.
    guard text.utf8.count > mostInterpolations else { return false }
    let counts = counts(in: text)
    return counts.levels > most || counts.squared > mostSquared
      || counts.interpolations > mostInterpolations
  }

  private static func counts(
    in text: String
  ) -> (levels: Int, squared: Int, interpolations: Int) {
    var (count, squared, interpolations) = (0, 0, 0)
    var word: [UInt8] = []
    var before: UInt8 = 0
    for byte in text.utf8 {
      defer { before = byte }
      if isLetter[Int(byte)] {
        if word.count <= longestWord { word.append(byte) }
        continue
      }
      if !word.isEmpty {
        if words.contains(word) { count += 1 }
        if word == ifWord { squared += 1 }
        word.removeAll(keepingCapacity: true)
      }
      // Not the point of a number: tables of numbers are long and flat.
      let isPoint = byte == UInt8(ascii: ".") && isDigit(before)
      if isSign[Int(byte)] && !isPoint { count += 1 }
      if byte == UInt8(ascii: "<") { squared += 1 }
      if byte == UInt8(ascii: "("), before == UInt8(ascii: "\\") { interpolations += 1 }
    }
    return (count, squared, interpolations)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// Brackets, members, unwrapping, arrows, operators, attributes and directives.
  private static let isSign: [Bool] = (0..<256).map { byte in
    ".([{<>?!&#@".utf8.contains(UInt8(byte))
  }

  private static let isLetter: [Bool] = (0..<256).map { byte in
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= UInt8(byte)
  }

  /// What may stand before itself, or before a statement of its kind.
  private static let words = Set(
    [
      "any", "as", "await", "borrowing", "case", "class", "consume", "consuming", "copy", "do",
      "each", "else", "for", "func", "guard", "if", "inout", "is", "let", "not", "repeat", "return",
      "sending", "some", "switch", "throw", "try", "unsafe", "var", "while", "yield",
    ].map { Array($0.utf8) })

  private static let longestWord = 9
  private static let ifWord = Array("if".utf8)
}
