/// `C.Index.Distance` is an `Int` today, whatever the collection.
struct IndexDistanceRule: OldRule {
  let words = ["Distance"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard age <= .two, source[index - 1] == ".", source[index - 2] == "Index",
      source[index + 1] != "."
    else { return [] }
    var first = index - 2
    while first > 1, source[first - 1] == ".", source.tokens[first - 2].isWord { first -= 2 }
    return source.replacement(of: first..<index + 1, with: "Int")
  }
}
