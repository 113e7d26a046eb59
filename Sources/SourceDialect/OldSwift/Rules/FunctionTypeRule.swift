internal import SwiftSyntax

/// `Int -> Int` is `(Int) -> Int`, and what a function type takes has no labels.
struct FunctionTypeRule: OldRule {
  let words = ["->"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    if source.tokens[index].isString || isOfClosure(index, in: source) { return [] }
    let last = ["throws", "rethrows"].contains(source[index - 1]) ? index - 2 : index - 1
    guard last >= 0 else { return [] }
    if source[last] == ")", let open = source.partners[last] {
      return parenthesised(open, last, in: source)
    }
    guard let start = source.startOfType(endingAt: last), source[start - 1] != "func" else {
      return []
    }
    if start == last, source[start] == "Void" {
      return source.replacement(of: start..<start + 1, with: "()")
    }
    return [source.insertion("(", before: start), source.insertion(")", behind: last)]
  }

  private func parenthesised(_ open: Int, _ close: Int, in source: OldSource) -> [SourceEdit] {
    guard source.tokens[open].syntax.parent?.is(FunctionTypeSyntax.self) == true else { return [] }
    if close == open + 2, source[open + 1] == "Void" {
      return source.removal(of: open + 1..<close)
    }
    return source.parts(open + 1..<close).flatMap { part -> [SourceEdit] in
      guard part.count > 2, source.tokens[part.lowerBound].isName,
        source[part.lowerBound + 1] == ":"
      else { return [] }
      return [source.insertion("_ ", before: part.lowerBound)]
    }
  }

  /// `{ a, b -> Int in` takes names, not types.
  private func isOfClosure(_ index: Int, in source: OldSource) -> Bool {
    var place = index - 1
    while place > 0, source.tokens[place].isName || source[place] == "_" || source[place] == "," {
      place -= 1
    }
    if source[place] == "]", let open = source.partners[place] { place = open - 1 }
    return source[place] == "{" && place < index - 1
  }
}
