import Guarded

/// Single signs of age: too little to take a text for an old one, and enough to try it once it does not compile.
///
/// **Always holds**: what the text itself declares is no sign, nor are strings and comments, nor names
/// that a current text may well have (`NSURL`).
enum OldSigns {
  /// The newest first: the less is changed the better. None where a text has no sign.
  static func ages(of text: String) -> [SwiftAge] {
    if TextDepth.isTooMuch(in: text) { return [] }
    let result = Guarded([SwiftAge]())
    DeepStack.run {
      let ages = ages(of: OldSource(text))
      result.withLock { $0 = ages }
    }
    return result.withLock { $0 }
  }

  private static func ages(of source: OldSource) -> [SwiftAge] {
    let evidence = AgeEvidence(source)
    if evidence.hasSignOfOne { return [.three, .one] }
    if evidence.hasSignOfTwo || hasFormerName(source) { return [.three, .two] }
    return evidence.three > 0 || OverlappingAccess.stands(in: source) ? [.three] : []
  }

  private static func hasFormerName(_ source: OldSource) -> Bool {
    let declared = source.declared
    return source.tokens.indices.contains { index in
      let token = source.tokens[index]
      guard token.isWord, !token.isString else { return false }
      let word = token.name
      if FormerNames.labels.contains(word), source[index + 1] == ":",
        ["(", ","].contains(source[index - 1])
      {
        return !isOwnLabel(word, source)
      }
      return FormerNames.all.contains(word) && !declared.has(word)
        && !declared.types.contains(word) && !declared.cases.contains(word)
        && source[index + 1] != ":"
    }
  }

  /// Whether a function of the text has an argument of that name.
  private static func isOwnLabel(_ label: String, _ source: OldSource) -> Bool {
    source.tokens.indices.contains { index in
      ["func", "init"].contains(source[index])
        && Signature(at: index, in: source)?.clauses.contains { clause in
          (clause.open..<clause.close).contains { source[$0] == label }
        } == true
    }
  }
}
