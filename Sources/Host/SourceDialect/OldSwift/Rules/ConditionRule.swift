/// `if let a = b, c = d where e {`: each binding has a `let` of its own, and a comma stands for `where`.
struct ConditionRule: OldRule {
  let words = ["if", "guard", "while"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    let end = source[index] == "guard" ? "else" : "{"
    guard source[index + 1] != ":", source[index - 1] != ".", source[index - 1] != "#",
      let closing = source.first([end], from: index + 1),
      ["let", "var", "case"].contains(source[index + 1])
    else { return [] }
    var edits: [SourceEdit] = []
    var keyword = "let"
    for part in source.parts(index + 1..<closing) {
      guard let first = part.first else { continue }
      if ["let", "var"].contains(source[first]) {
        keyword = source[first]
      } else if isBinding(part, in: source) {
        edits.append(source.insertion(keyword + " ", before: first))
      }
      if let word = source.first(["where"], from: first), word < part.upperBound, word > first {
        edits.append(source.insertion(",", behind: word - 1))
        edits += source.removal(of: word..<word + 1, andSpaceBehind: true)
      }
    }
    return edits
  }

  /// `c = d`, `c: T = d`, `(c, d) = e`
  private func isBinding(_ part: Range<Int>, in source: OldSource) -> Bool {
    let first = part.lowerBound
    guard part.count >= 3, let equals = source.first(["="], from: first), equals < part.upperBound
    else { return false }
    if source[first] == "(", let end = source.partners[first] { return end + 1 == equals }
    guard source.tokens[first].isName || source[first] == "_" else { return false }
    return first + 1 == equals || source[first + 1] == ":"
  }
}
