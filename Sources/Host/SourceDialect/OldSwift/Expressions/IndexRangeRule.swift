/// A range of a text's indices had a `count`: the one text that a function was given beside the range is asked for it.
struct IndexRangeRule: OldRule {
  let words = ["count"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard age <= .two, source[index - 1] == ".", source[index - 3] != ".",
      source.tokens[index - 2].isName, source[index + 1] != "(",
      let signature = function(around: index, in: source)
    else { return [] }
    let parameters = signature.clauses.flatMap { source.parts($0.open + 1..<$0.close) }
      .compactMap { OldParameter($0, in: source) }
    let range = parameters.first { $0.localName == source[index - 2] }
    let texts = parameters.filter { Self.texts.contains(spelling(of: $0.type, in: source)) }
    guard let range, Self.ranges.contains(spelling(of: range.type, in: source)), texts.count == 1
    else { return [] }
    let name = range.localName
    return source.replacement(
      of: index - 2..<index + 1,
      with: "\(texts[0].localName).distance(from: \(name).lowerBound, to: \(name).upperBound)")
  }

  private func function(around index: Int, in source: OldSource) -> Signature? {
    var place = index
    while let bracket = source.enclosing(place) {
      if source[bracket] == "{", let word = source.declaration(ofBody: bracket) {
        if ["func", "init", "subscript"].contains(source[word]) {
          return Signature(at: word, in: source)
        }
        if OldSource.types.contains(source[word]) { return nil }
      }
      place = bracket
    }
    return nil
  }

  private func spelling(of type: Range<Int>, in source: OldSource) -> String {
    type.map { source[$0] }.joined()
  }

  private static let texts: Set<String> = [
    "String", "String.UTF16View", "String.UTF8View", "String.UnicodeScalarView",
    "String.CharacterView",
  ]
  private static let ranges = Set(
    [
      "String", "String.UTF16View", "String.UTF8View", "String.UnicodeScalarView",
      "String.CharacterView",
    ].map { "Range<\($0).Index>" })
}
