/// `(count: 3, repeatedValue: 0)` is `(repeating: 0, count: 3)`.
struct RepeatedValueRule: OldRule {
  let words = ["repeatedValue"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard source[index + 1] == ":", let open = source.enclosing(index), source[open] == "(",
      let close = source.partners[open]
    else { return [] }
    let parts = source.parts(open + 1..<close)
    guard parts.count == 2, source[parts[0].lowerBound] == "count", parts[1].lowerBound == index,
      source[parts[0].lowerBound + 1] == ":", parts[1].count > 2,
      let count = source.flat(parts[0])
    else { return [] }
    return source.removal(of: parts[0].lowerBound..<index, andSpaceBehind: true)
      + source.replacement(of: index..<index + 1, with: "repeating")
      + [source.insertion(", " + count, behind: close - 1, of: parts[0])]
  }
}
