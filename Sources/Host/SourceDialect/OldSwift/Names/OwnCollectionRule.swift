/// A type of the text's own that is a `CollectionType` by numbers: the number goes on by itself, as it did.
///
/// Of a `Collection` one has to say how an index moves on; of a `RandomAccessCollection` that counts one has not.
struct OwnCollectionRule: OldRule {
  let words = ["CollectionType", "MutableCollectionType"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard age <= .two, !source.declared.types.contains(source[index]),
      let conformer = source.conformer(saidToBeAt: index), counts(conformer, in: source)
    else { return [] }
    let kinds = "RandomAccessCollection"
    return source.replacement(
      of: index..<index + 1,
      with: source[index] == "CollectionType" ? kinds : "MutableCollection, " + kinds)
  }

  /// `var startIndex: Int`
  private func counts(_ type: String, in source: OldSource) -> Bool {
    source.places(of: "startIndex").contains { index in
      guard source[index - 1] == "var", source[index + 1] == ":",
        source[index + 2] == "Int", let word = source.typeAround(member: index - 1)
      else { return false }
      return source[word + 1] == type
    }
  }
}
