/// `func generate() -> …` of a type of the text's own that is a sequence is `makeIterator()` now.
struct OwnSequenceRule: OldRule {
  let words = ["generate"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard age <= .two, source[index - 1] == "func", source[index + 1] == "(",
      source[index + 2] == ")", let word = source.typeAround(member: index - 1),
      source[word] != "protocol", isSequence(source[word + 1], in: source)
    else { return [] }
    return source.replacement(of: index..<index + 1, with: "makeIterator")
  }

  private func isSequence(_ type: String, in source: OldSource) -> Bool {
    Self.sequences.contains { name in
      source.places(of: name).contains { source.conformer(saidToBeAt: $0) == type }
    }
  }

  /// As they were called, and as other rules call them.
  private static let sequences: Set<String> = [
    "SequenceType", "CollectionType", "MutableCollectionType", "LazySequenceType",
    "Sequence", "Collection", "RandomAccessCollection", "MutableCollection",
  ]
}
