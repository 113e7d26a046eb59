internal import SwiftSyntax

/// `Int -> Int` is `(Int) -> Int`, and what a function type takes has no labels.
struct FunctionTypeRule: OldRule {
  let words = ["->"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    if source.tokens[index].isString || isOfClosure(index, in: source) { return [] }
    let last = ["throws", "rethrows"].contains(source[index - 1]) ? index - 2 : index - 1
    guard last >= 0 else { return [] }
    if source[last] == ")", let open = source.partners[last] {
      return parenthesised(open, last, in: source, age)
    }
    guard let start = source.startOfType(endingAt: last), source[start - 1] != "func" else {
      return []
    }
    if start == last, source[start] == "Void" {
      return source.replacement(of: start..<start + 1, with: "()")
    }
    return [source.insertion("(", before: start), source.insertion(")", behind: last)]
  }

  private func parenthesised(
    _ open: Int, _ close: Int, in source: OldSource, _ age: SwiftAge
  ) -> [SourceEdit] {
    guard source.tokens[open].syntax.parent?.is(FunctionTypeSyntax.self) == true else { return [] }
    if close == open + 2, source[open + 1] == "Void" {
      return source.removal(of: open + 1..<close)
    }
    let labelled = source.parts(open + 1..<close).filter { part in
      part.count > 2 && source.tokens[part.lowerBound].isName && source[part.lowerBound + 1] == ":"
    }
    let labels = Set(labelled.map { source[$0.lowerBound] })
    return labelled.map { source.insertion("_ ", before: $0.lowerBound) }
      + calls(ofTypeFrom: open, without: labels, in: source)
      + (age <= .two ? keptFunctions(open + 1..<close, in: source) : [])
  }

  /// Of a function that a function of this type takes nothing said that it is not kept, so it could be.
  private func keptFunctions(_ parameters: Range<Int>, in source: OldSource) -> [SourceEdit] {
    source.parts(parameters).compactMap { part in
      let colon = source.first([":"], from: part.lowerBound) ?? part.upperBound
      let type = colon < part.upperBound ? colon + 1..<part.upperBound : part
      guard !type.isEmpty, source[type.lowerBound] != "@", source.isFunctionType(type) else {
        return nil
      }
      return source.insertion("@escaping ", before: type.lowerBound)
    }
  }

  /// `done(result: 3)`, where `done` is of such a type.
  private func calls(
    ofTypeFrom open: Int, without labels: Set<String>, in source: OldSource
  ) -> [SourceEdit] {
    var colon = open - 1
    while colon > 0, source[colon] == "(" { colon -= 1 }
    guard !labels.isEmpty, colon > 0, source[colon] == ":", source.tokens[colon - 1].isName,
      source.declared.functions[source.tokens[colon - 1].name] == nil
    else { return [] }
    let name = source[colon - 1]
    return source.places(of: name).flatMap { index -> [SourceEdit] in
      let first = ["?", "!"].contains(source[index + 1]) ? index + 2 : index + 1
      guard source[first] == "(", source.gap(before: first).isEmpty,
        let last = source.partners[first]
      else { return [] }
      return source.parts(first + 1..<last).filter { part in
        part.count > 2 && labels.contains(source[part.lowerBound])
          && source[part.lowerBound + 1] == ":"
      }.flatMap { part in
        source.removal(of: part.lowerBound..<part.lowerBound + 2, andSpaceBehind: true)
      }
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
