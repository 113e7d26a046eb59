/// `protocol<A, B>` is `A & B`, and `protocol<>` is `Any`.
struct CompositionRule: OldRule {
  let words = ["protocol"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    if source[index + 1] == "<>" { return source.replacement(of: index..<index + 2, with: "Any") }
    guard source[index + 1] == "<", let end = end(of: index + 1, in: source) else { return [] }
    if end.token == index + 2 {
      let range = source.tokens[index].start..<end.offset + 1
      return [SourceEdit(range: range, replacement: "Any" + source.lines(in: range))]
    }
    let parts = source.parts(index + 2..<end.token)
    let behind = source.bytes[min(end.offset + 1, source.bytes.count - 1)]
    let isWrapped = parts.count > 1 && [UInt8]("?!.".utf8).contains(behind)
    let begin = source.tokens[index].start..<source.tokens[index + 2].start
    var edits = [
      SourceEdit(range: begin, replacement: (isWrapped ? "(" : "") + source.lines(in: begin)),
      SourceEdit(range: end.offset..<end.offset + 1, replacement: isWrapped ? ")" : ""),
    ]
    for part in parts.dropLast() {
      edits += source.replacement(of: part.upperBound..<part.upperBound + 1, with: " &")
    }
    return edits
  }

  /// The `>` for a `<`, which may be part of a longer token: `>?`, `>>`.
  private func end(of start: Int, in source: OldSource) -> (token: Int, offset: Int)? {
    var depth = 0
    for index in start..<source.tokens.count {
      let token = source.tokens[index]
      if ["{", "}", ";", ")", "]"].contains(token.text) { return nil }
      guard token.text.utf8.allSatisfy({ "<>?!".utf8.contains($0) }) else { continue }
      for (place, byte) in token.text.utf8.enumerated() {
        if byte == UInt8(ascii: "<") { depth += 1 }
        if byte == UInt8(ascii: ">") { depth -= 1 }
        if depth == 0 { return (index, token.start + place) }
      }
    }
    return nil
  }
}
