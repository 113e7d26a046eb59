/// The modules that a text's import lines name.
///
/// Deliberately not a parser: a line within a string or comment may count, and then a module is
/// built that nobody needs.
enum ImportLines {
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]
  private static let levels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  static func modules(in text: String) -> Set<String> {
    var found: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) where line.contains("import") {
      for statement in line.split(separator: ";") {
        if let module = module(of: statement) { found.insert(module) }
      }
    }
    return found
  }

  private static func module(of statement: Substring) -> String? {
    let words = statement.split { $0.isWhitespace }
    guard let index = words.firstIndex(of: "import"),
      words[..<index].allSatisfy({ isBeforeImport($0) })
    else { return nil }
    var rest = words[(index + 1)...]
    if let kind = rest.first, kinds.contains(kind) { rest = rest.dropFirst() }
    return rest.first?.split(separator: ".").first.map(String.init)
  }

  /// `@testable`, `@_spi(Name)`, `@_private(sourceFile: "A.swift")`, `public`.
  private static func isBeforeImport(_ word: Substring) -> Bool {
    word.hasPrefix("@") || word.hasSuffix(")") || levels.contains(word)
  }
}
