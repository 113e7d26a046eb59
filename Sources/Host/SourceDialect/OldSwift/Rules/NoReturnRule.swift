/// `@noreturn func f()` returns `Never`.
struct NoReturnRule: OldRule {
  let words = ["noreturn"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard source[index - 1] == "@",
      let function = (index + 1..<min(index + 8, source.tokens.count)).first(where: {
        source[$0] == "func"
      }), let signature = Signature(at: function, in: source)
    else { return [] }
    var edits = source.removal(of: index - 1..<index + 1, andSpaceBehind: true)
    if let result = signature.result {
      edits += source.replacement(of: result, with: "Never")
    } else {
      edits.append(source.insertion(" -> Never", behind: signature.end - 1))
    }
    return edits
  }
}
