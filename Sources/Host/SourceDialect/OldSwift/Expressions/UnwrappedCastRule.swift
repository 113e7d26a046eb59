/// `a as B!` is `a as B?`: what is wanted without the optional is unwrapped where it is used.
struct UnwrappedCastRule: OldRule {
  let words = ["as"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard age <= .three, !["?", "!"].contains(source[index + 1]),
      let end = source.endOfType(at: index + 1), source[end - 1] == "!",
      source.gap(before: end - 1).isEmpty
    else { return [] }
    return source.replacement(of: end - 1..<end, with: "?")
  }
}
