/// `required init(coder aDecoder: NSCoder)` that asks a framework's class for more can fail.
struct FailableDecodingRule: OldRule {
  let words = ["init"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard age <= .two, source[index + 1] == "(", source[index + 2] == "coder",
      let signature = Signature(at: index, in: source), signature.clauses.count == 1,
      let body = signature.body, source[signature.behindParameters - 2] == "NSCoder",
      (body.open..<body.close).contains(where: {
        source[$0] == "super" && source[$0 + 2] == "init" && source[$0 + 4] == "coder"
      })
    else { return [] }
    return [source.insertion("?", behind: index)]
  }
}
