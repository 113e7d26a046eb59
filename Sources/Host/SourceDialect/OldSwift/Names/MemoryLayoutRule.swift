/// `sizeof(Int)` is `MemoryLayout<Int>.size`.
struct MemoryLayoutRule: OldRule {
  let words = ["sizeof", "strideof", "alignof"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard age <= .two, !source.declared.has(source[index]), source[index - 1] != ".",
      source[index + 1] == "(", let close = source.partners[index + 1],
      source.endOfType(at: index + 2) == close, let type = source.flat(index + 2..<close)
    else { return [] }
    let member = source[index] == "alignof" ? "alignment" : String(source[index].dropLast(2))
    return source.replacement(of: index..<close + 1, with: "MemoryLayout<\(type)>.\(member)")
  }
}
