internal import SwiftSyntax

/// `for start; condition; step {`, with or without parentheses.
struct LoopHeader {
  /// The word `for`.
  let word: Int
  let start: Range<Int>
  let condition: Range<Int>
  let step: Range<Int>
  let isParenthesised: Bool
  let brace: Int
  let closing: Int

  init?(at word: Int, in source: OldSource) {
    guard source[word] == "for", source.tokens[word].isWord, source[word + 1] != ":",
      source[word - 1] != ".", source[word + 1] != "case"
    else { return nil }
    self.word = word
    let inner: Range<Int>
    if source[word + 1] == "(", let end = source.partners[word + 1], source[end + 1] == "{",
      source.first([";"], from: word + 2) != nil
    {
      isParenthesised = true
      brace = end + 1
      inner = word + 2..<end
    } else {
      guard let first = source.first([";"], from: word + 1, notBehind: ["{", "in"]),
        let second = source.first([";"], from: first + 1, notBehind: ["{"]),
        let brace = source.first(["{"], from: second + 1)
      else { return nil }
      isParenthesised = false
      self.brace = brace
      inner = word + 1..<brace
    }
    let parts = source.parts(inner, separator: ";")
    guard parts.count == 3, let closing = source.partners[brace] else { return nil }
    (start, condition, step) = (parts[0], parts[1], parts[2])
    self.closing = closing
    if inner.contains(where: { Self.statements.contains(source[$0]) }) { return nil }
  }

  /// Words that begin a statement: what follows `for` is not a header.
  private static let statements: Set<String> = [
    "func", "class", "struct", "enum", "return", "if", "while", "for", "switch", "import",
  ]

  /// The names that the loop declares for itself.
  func declared(in source: OldSource) -> Set<String> {
    guard ["var", "let"].contains(source[start.lowerBound]), !start.isEmpty else { return [] }
    let parts = source.parts(start.lowerBound + 1..<start.upperBound)
    return Set(parts.compactMap { $0.first.map { source.tokens[$0].name } })
  }

  /// The label's name before the loop: `outer: for`.
  func label(in source: OldSource) -> Int? {
    let name = word - 2
    guard name >= 0, source[word - 1] == ":", source.tokens[name].isName,
      source.tokens[name].beginsLine || ["{", "}", ";"].contains(source[name - 1])
    else { return nil }
    return name
  }
}
