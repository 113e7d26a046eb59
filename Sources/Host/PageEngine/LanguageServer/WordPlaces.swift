/// Where a word stands in a text.
enum WordPlaces {
  /// Every place where the word stands by itself, in lines and UTF-8 columns from 1.
  static func of(_ word: String, in text: String) -> [(line: Int, column: Int)] {
    let wanted = Array(word.utf8)
    guard !wanted.isEmpty else { return [] }
    var places: [(line: Int, column: Int)] = []
    for (index, line) in LanguageText.lines(of: text).enumerated() {
      let bytes = Array(line.utf8)
      var start = 0
      while start + wanted.count <= bytes.count {
        let end = start + wanted.count
        if bytes[start] == wanted[0], bytes[start..<end].elementsEqual(wanted),
          start == 0 || !isPart(bytes[start - 1]), end == bytes.count || !isPart(bytes[end])
        {
          places.append((index + 1, start + 1))
          start = end
        } else {
          start += 1
        }
      }
    }
    return places
  }

  /// The word around a place, and the column it begins at.
  static func word(in text: String, line: Int, column: Int) -> (text: String, column: Int)? {
    let lines = LanguageText.lines(of: text)
    guard line >= 1, line <= lines.count, column >= 1 else { return nil }
    let bytes = Array(lines[line - 1].utf8)
    guard column - 1 <= bytes.count else { return nil }
    var start = column - 1
    var end = column - 1
    while start > 0, isPart(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isPart(bytes[end]) { end += 1 }
    guard start < end, !isDigit(bytes[start]) else { return nil }
    return (String(decoding: bytes[start..<end], as: UTF8.self), start + 1)
  }

  /// Whether a text can be a name without quotes.
  static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, !keywords.contains(text) else { return false }
    return (first == "_" || first.properties.isXIDStart || first.properties.isEmojiPresentation)
      && text != "_"
      && text.unicodeScalars.allSatisfy {
        $0.properties.isXIDContinue || $0.properties.isEmojiPresentation
      }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || isDigit(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case",
    "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if",
    "in", "repeat", "return", "switch", "throw", "where", "while", "as", "Any", "false", "is",
    "nil", "self", "Self", "super", "throws", "true", "try",
  ]
}
