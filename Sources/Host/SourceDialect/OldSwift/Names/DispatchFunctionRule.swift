/// A function of Dispatch kept in a constant, `let cancel: @convention(c) (…) -> Void = dispatch_block_cancel`,
/// is a function of Swift now, and keeps the blocks it takes.
struct DispatchFunctionRule: OldRule {
  let words = ["convention"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard age <= .two, source[index - 1] == "@", source[index + 1] == "(",
      source[index + 2] == "c", source[index + 3] == ")", source[index + 4] == "(",
      let close = source.partners[index + 4], source[close + 1] == "->",
      let end = source.endOfType(at: close + 2), source[end] == "=",
      source[end + 1].hasPrefix("dispatch_"), source[end + 2] != "("
    else { return [] }
    var edits = source.removal(of: index - 1..<index + 4, andSpaceBehind: true)
    for part in source.parts(index + 5..<close) where source.isFunctionType(part) {
      edits.append(source.insertion("@escaping ", before: part.lowerBound))
    }
    // There is always one where there may have been none.
    if source[end - 1] == "!" { edits += source.removal(of: end - 1..<end) }
    return edits
  }
}
