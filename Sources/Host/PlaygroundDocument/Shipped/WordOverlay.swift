/// The words of a playground in another language, from a gettext file (`.po`).
///
/// The context of an entry is the path of a file in the bundle, or `code: PATH` for lines of code
/// that differ as a whole (other plurals, another line break). A segment without an entry, or with
/// an empty one, stays as it is.
struct WordOverlay {
  struct Entry: Hashable {
    var context = "", original = "", translation = ""
  }

  private(set) var entries: [Entry] = []

  /// Reads what it understands; other lines are skipped.
  init(_ text: String) {
    var entry = Entry()
    var field: WritableKeyPath<Entry, String>?
    for line in (text + "\n").split(separator: "\n", omittingEmptySubsequences: false) {
      let key = line.prefix { $0 != " " && $0 != "\"" }
      switch key {
      case "msgctxt": field = \.context
      case "msgid": field = \.original
      case "msgstr": field = \.translation
      case "" where line.hasPrefix("\""): break
      default: field = nil
      }
      if let field {
        entry[keyPath: field] += Self.unquoted(line.dropFirst(key.count))
      } else if line.isEmpty {
        if !entry.original.isEmpty { entries.append(entry) }
        entry = Entry()
      }
    }
  }

  private static func unquoted(_ text: Substring) -> String {
    var result = ""
    var isEscaped = false
    for character in text.drop(while: { $0 == " " }).dropFirst().dropLast() {
      if isEscaped {
        result.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// A source of the bundle in this language.
  func translated(_ source: String, at path: String) -> String {
    let code = entries.first { entry in
      entry.context == "code: " + path && !entry.translation.isEmpty
        && source.contains(entry.original)
    }
    guard let code, let range = source.firstRange(of: code.original) else {
      return withWords(source, at: path)
    }
    return translated(String(source[..<range.lowerBound]), at: path) + code.translation
      + translated(String(source[range.upperBound...]), at: path)
  }

  private func withWords(_ source: String, at path: String) -> String {
    let bytes = Array(source.utf8)
    var words: [String: String] = [:]
    for entry in entries where entry.context == path && !entry.translation.isEmpty {
      words[entry.original] = entry.translation
    }
    var result = ""
    var end = 0
    for segment in SegmentScanner.segments(of: source) {
      guard let translation = words[segment.words] else { continue }
      result += String(decoding: bytes[end..<segment.range.lowerBound], as: UTF8.self)
      result += segment.replaced(by: translation)
      end = segment.range.upperBound
    }
    return result + String(decoding: bytes[end...], as: UTF8.self)
  }
}
