/// `Range(start: a, end: b)` is `(a ..< b)`.
struct RangeRule: OldRule {
  let words = ["Range"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    let open = source[index + 1] == "<" ? source.endOfAngles(at: index + 1) : index + 1
    guard age <= .two, let open, source[open] == "(", let close = source.partners[open] else {
      return []
    }
    let parts = source.parts(open + 1..<close)
    guard parts.count == 2, source[parts[0].lowerBound] == "start", parts[0].count > 2,
      source[parts[1].lowerBound] == "end", parts[1].count > 2
    else { return [] }
    let second = parts[1].lowerBound
    return source.removal(of: index..<open)
      + source.removal(of: open + 1..<open + 3, andSpaceBehind: true)
      + source.replacement(of: second - 1..<second + 2, with: " ..<")
  }
}
