/// `do { … } while …`, as it was before `do` was for errors.
struct RepeatRule: OldRule {
  let words = ["do"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard source[index + 1] == "{", source[index - 1] != ".",
      let end = source.partners[index + 1], source[end + 1] == "while",
      hasNoBody(loop: end + 1, in: source)
    else { return [] }
    return source.replacement(of: index..<index + 1, with: "repeat")
  }

  /// A loop behind `do { … }` has a body of its own.
  private func hasNoBody(loop: Int, in source: OldSource) -> Bool {
    var index = loop + 1
    while index < source.tokens.count {
      if source[index] == "{" { return false }
      if index > loop + 1, source.tokens[index].beginsLine { return true }
      if [";", "}"].contains(source[index]) { return true }
      index = source.partners[index].map { max($0, index) + 1 } ?? index + 1
    }
    return true
  }
}
