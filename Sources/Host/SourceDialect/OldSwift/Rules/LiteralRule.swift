/// Words that are spelled otherwise now, and mean the same.
struct LiteralRule: OldRule {
  var words: [String] { Array(Self.spellings.keys) }

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    let word = source[index]
    guard let spelling = Self.spellings[word], source.tokens[index].isWord,
      source[index - 1] != ".", !source.declared.has(word), !source.declared.types.contains(word)
    else { return [] }
    return source.replacement(of: index..<index + 1, with: spelling)
  }

  private static let spellings = [
    "__FILE__": "#file", "__LINE__": "#line", "__COLUMN__": "#column", "__FUNCTION__": "#function",
    "__DSO_HANDLE__": "#dsohandle", "ImplicitlyUnwrappedOptional": "Optional",
  ]
}
