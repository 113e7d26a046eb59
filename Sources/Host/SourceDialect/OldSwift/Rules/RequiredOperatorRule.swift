/// An operator that a protocol asks for is `static` now.
struct RequiredOperatorRule: OldRule {
  let words = ["func"]

  private static let modifiers: Set<String> = ["prefix", "postfix", "infix", "mutating"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard index + 1 < source.tokens.count, source.tokens[index + 1].isOperator,
      let type = source.typeAround(member: index), source[type] == "protocol"
    else { return [] }
    var start = index
    while Self.modifiers.contains(source[start - 1]) { start -= 1 }
    guard !["static", "class"].contains(source[start - 1]) else { return [] }
    return [source.insertion("static ", before: start)]
  }
}
