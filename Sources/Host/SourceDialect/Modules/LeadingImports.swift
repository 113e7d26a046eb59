/// The modules a text imports before anything else stands in it.
///
/// A compiler can load them before it sees the text. So none may be named that the text does not
/// import whole and for itself alone: a line with an attribute, an access level or a part of a
/// module ends the search, as does whatever else is neither a comment nor an import.
enum LeadingImports {
  static func of(_ text: String) -> [String] {
    var scanner = Scanner(bytes: Array(text.utf8))
    var found: [String] = []
    while let module = scanner.nextImport() {
      if !found.contains(module) { found.append(module) }
    }
    return found
  }

  private struct Scanner {
    let bytes: [UInt8]
    var place = 0

    mutating func nextImport() -> String? {
      skipNothing()
      guard word() == "import" else { return nil }
      guard skipSpaces(), let module = word() else { return nil }
      _ = skipSpaces()
      return isLineEnd ? module : nil
    }

    private var isLineEnd: Bool {
      place >= bytes.count || bytes[place] == UInt8(ascii: "\n") || starts("\r\n") || starts("//")
    }

    private func starts(_ text: StaticString) -> Bool {
      text.withUTF8Buffer { bytes[place...].starts(with: $0) }
    }

    private mutating func skipSpaces() -> Bool {
      let start = place
      while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
      return place > start
    }

    private mutating func word() -> String? {
      let start = place
      while place < bytes.count, isPartOfWord(bytes[place]) { place += 1 }
      return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
    }

    private func isPartOfWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }

    /// White space and comments.
    private mutating func skipNothing() {
      while place < bytes.count {
        if bytes[place] <= UInt8(ascii: " ") {
          place += 1
        } else if starts("//") {
          while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
        } else if starts("/*") {
          skipBlock()
        } else {
          return
        }
      }
    }

    private mutating func skipBlock() {
      var depth = 0
      repeat {
        if starts("/*") {
          (depth, place) = (depth + 1, place + 2)
        } else if starts("*/") {
          (depth, place) = (depth - 1, place + 2)
        } else {
          place += 1
        }
      } while depth > 0 && place < bytes.count
    }
  }
}
