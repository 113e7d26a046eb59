/// A protocol's `typealias` was what is now its `associatedtype`.
struct AssociatedTypeRule: OldRule {
  let words = ["typealias"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard let type = source.typeAround(member: index), source[type] == "protocol",
      age <= .two || !isAlias(index, in: source)
    else { return [] }
    return source.replacement(of: index..<index + 1, with: "associatedtype")
  }

  private func isAlias(_ index: Int, in source: OldSource) -> Bool {
    var place = index + 1
    while place < source.tokens.count, !source.tokens[place].beginsLine, source[place] != "}" {
      if source[place] == "=" { return true }
      place += 1
    }
    return false
  }
}
