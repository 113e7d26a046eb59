/// `protocol<A, B>` is `A & B`, and `protocol<>` is `Any`.
struct CompositionRule: OldRule {
  let words = ["protocol"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    if source[index + 1] == "<>" { return source.replacement(of: index..<index + 2, with: "Any") }
    guard source[index + 1] == "<", let end = source.endOfAngles(at: index + 1) else { return [] }
    let last = source.tokens[end - 1]
    if end == index + 3 { return source.replacement(of: index..<end, with: "Any") }
    let isSuffixed =
      last.end - last.start > 1
      || [".", "?", "!"].contains(source[end]) && source.gap(before: end).isEmpty
    let isWrapped = isSuffixed && source.parts(index + 2..<end - 1).count > 1
    let begin = source.tokens[index].start..<source.tokens[index + 2].start
    var edits = [
      SourceEdit(range: begin, replacement: (isWrapped ? "(" : "") + source.lines(in: begin)),
      SourceEdit(range: last.start..<last.start + 1, replacement: isWrapped ? ")" : ""),
    ]
    for part in source.parts(index + 2..<end - 1).dropLast() {
      edits += source.replacement(of: part.upperBound..<part.upperBound + 1, with: " &")
    }
    return edits
  }
}
