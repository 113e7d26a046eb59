/// An operator that a protocol asks for is `static` now.
struct RequiredOperatorRule: OldRule {
  let words = ["func"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard index + 1 < source.tokens.count, source.tokens[index + 1].isOperator,
      source[index - 1] != "static", source[index - 1] != "class",
      let type = source.typeAround(member: index), source[type] == "protocol"
    else { return [] }
    // `prefix func` and the like have their word before it.
    let isMarked = ["prefix", "postfix", "infix", "mutating"].contains(source[index - 1])
    return [source.insertion("static ", before: isMarked ? index - 1 : index)]
  }
}
