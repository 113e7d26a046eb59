internal import SwiftSyntax

/// What `func`, `init` or `subscript` declares, read from tokens.
struct Signature {
  /// The word it begins with.
  let word: Int
  /// Its name; the word itself where there is none.
  let name: Int
  /// `(` and `)` of its parameters; several pairs where it is curried.
  let clauses: [(open: Int, close: Int)]
  /// The first token behind the last `)`.
  let behindParameters: Int
  /// What stands behind `->`, and whether it throws.
  let effects: String
  let result: Range<Int>?
  /// The index behind all of it.
  let end: Int
  /// `{` and `}`; nil for requirements.
  let body: (open: Int, close: Int)?

  init?(at word: Int, in source: OldSource) {
    self.word = word
    guard source.tokens[word].isWord, source[word - 1] != "." else { return nil }
    var index = word + 1
    if source[word] == "func" {
      guard source.tokens.indices.contains(index),
        source.tokens[index].isName || source.tokens[index].isOperator
      else { return nil }
      index += 1
    } else if ["?", "!"].contains(source[index]) {
      index += 1
    }
    name = source[word] == "func" ? word + 1 : word
    if source[index] == "<" {
      guard let end = source.endOfAngles(at: index) else { return nil }
      index = end
    }
    var clauses: [(Int, Int)] = []
    while source[index] == "(",
      clauses.isEmpty || source.gap(before: index).isEmpty
        || source[word] == "func" && !source.tokens[index].beginsLine,
      let close = source.partners[index]
    {
      clauses.append((index, close))
      index = close + 1
    }
    if clauses.isEmpty { return nil }
    self.clauses = clauses
    behindParameters = index
    effects = ["throws", "rethrows"].contains(source[index]) ? source[index] : ""
    if !effects.isEmpty { index += 1 }
    if source[index] == "->", let end = source.endOfType(at: index + 1) {
      result = index + 1..<end
      index = end
    } else {
      result = nil
    }
    end = index
    body = Self.body(from: index, in: source)
  }

  private static func body(from index: Int, in source: OldSource) -> (Int, Int)? {
    var place = index
    if source[place] == "where" {
      guard let brace = source.first(["{"], from: place, notBehind: [";", "func", "var", "init"])
      else { return nil }
      place = brace
    }
    guard source[place] == "{", let close = source.partners[place] else { return nil }
    return (place, close)
  }
}
