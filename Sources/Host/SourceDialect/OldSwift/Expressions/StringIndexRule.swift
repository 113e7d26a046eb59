internal import SwiftSyntax

/// An index does not move by itself now: `word.startIndex.advancedBy(2)` asks `word` for the other.
struct StringIndexRule: OldRule {
  let words = ["advancedBy", "successor", "predecessor", "distanceTo", "advance", "distance"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard age <= .two, !source.declared.has(source[index]), let call = source.call(named: index),
      let open = call.open, let close = call.close, !call.hasTrailingClosure
    else { return [] }
    if call.base == nil { return global(call, at: index, in: source) }
    guard let base = call.base, let collection = collection(of: base, in: source) else { return [] }
    let behind = base.upperBound..<open + 1
    func moved(_ begin: String, _ between: String) -> [SourceEdit] {
      [source.insertion(begin, before: base.lowerBound)]
        + source.replacement(of: behind, with: between)
    }
    switch (source[index], call.arguments.count) {
    case ("advancedBy", 1): return moved("\(collection).index(", ", offsetBy: ")
    case ("advancedBy", 2) where call.arguments[1].label == "limit":
      guard let limit = source.flat(call.arguments[1].value) else { return [] }
      let label = call.arguments[1].value.lowerBound - 2
      return moved("(\(collection).index(", ", offsetBy: ")
        + source.replacement(of: label..<label + 1, with: "limitedBy")
        + [source.insertion(" ?? \(limit))", behind: close)]
    case ("distanceTo", 1): return moved("\(collection).distance(from: ", ", to: ")
    case ("successor", 0), ("predecessor", 0):
      let label = source[index] == "successor" ? "after" : "before"
      return [source.insertion("\(collection).index(\(label): ", before: base.lowerBound)]
        + source.removal(of: base.upperBound..<close)
    default: return []
    }
  }

  /// `advance(word.startIndex, 2)`
  private func global(_ call: OldSource.Call, at index: Int, in source: OldSource) -> [SourceEdit] {
    guard call.arguments.count == 2, call.arguments.allSatisfy({ $0.label == nil }),
      let collection = collection(of: call.arguments[0].value, in: source)
    else { return [] }
    let (first, second) = (call.arguments[0].value.lowerBound, call.arguments[1].value.lowerBound)
    switch source[index] {
    case "advance":
      return source.replacement(of: index..<index + 1, with: collection + ".index")
        + [source.insertion("offsetBy: ", before: second)]
    case "distance":
      return source.replacement(of: index..<index + 1, with: collection + ".distance")
        + [source.insertion("from: ", before: first), source.insertion("to: ", before: second)]
    default: return []
    }
  }

  /// `word` for `word.startIndex`, `word.endIndex` and `word.index(…)`, and for a name that was given one of them.
  private func collection(of base: Range<Int>, in source: OldSource) -> String? {
    if base.count == 1 { return collection(named: base.lowerBound, in: source) }
    var end = base.upperBound - 1
    if source[end] == ")", let open = source.partners[end], source[open - 1] == "index" {
      end = open - 1
    } else if !["startIndex", "endIndex"].contains(source[end]) {
      return nil
    }
    guard source[end - 1] == ".", end - 1 > base.lowerBound else { return nil }
    let collection = base.lowerBound..<end - 1
    let isChain = collection.allSatisfy {
      source.tokens[$0].isName || ["self", ".", "!"].contains(source[$0])
    }
    return isChain ? source.flat(collection) : nil
  }

  private func text(ofSamePositionIn start: Int, in source: OldSource) -> String? {
    var index = start
    while index < source.tokens.count, index == start || !source.tokens[index].beginsLine {
      if source[index] == "samePositionIn", source[index + 1] == "(", source[index + 3] == ")" {
        return source[index + 2]
      }
      index += 1
    }
    return nil
  }

  /// `word` for `place`, where the nearest `place` before was `let place = word.startIndex…`, or that of another
  /// view of it with `.samePositionIn(word)` behind.
  func collection(named index: Int, in source: OldSource) -> String? {
    guard source.tokens[index].isName else { return nil }
    let given = source.tokens.indices.prefix(index).last {
      source[$0] == source[index] && ["let", "var"].contains(source[$0 - 1])
    }
    guard let given, source[given + 1] == "=" else { return nil }
    if let text = text(ofSamePositionIn: given + 2, in: source) { return text }
    let start = source[given + 2] == "(" ? given + 3 : given + 2
    var end = start
    while source.tokens[end].isName || source[end] == "self", source[end + 1] == "." { end += 2 }
    let isIndex =
      ["startIndex", "endIndex"].contains(source[end])
      || source[end] == "index" && source[end + 1] == "(" && source[end + 2] != "of"
    return isIndex && end > start + 1 ? source.flat(start..<end - 1) : nil
  }
}
