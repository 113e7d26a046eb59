/// `func f<T where T: P>(x: T)` says what it asks of `T` behind its result.
struct GenericWhereRule: OldRule {
  let words = ["func", "init", "class", "struct", "enum"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    let angle = source[index] == "init" ? index + 1 : index + 2
    guard source[angle] == "<", source[index - 1] != ".", let end = source.endOfAngles(at: angle),
      let word = source.first(["where"], from: angle), word < end, word > angle + 1,
      let clause = source.flat(word..<end - 1),
      let place = place(of: index, behind: end, in: source)
    else { return [] }
    let text = " " + clause
    let before = source.tokens[word - 1].end..<source.tokens[word].start
    return [SourceEdit(range: before, replacement: source.lines(in: before))]
      + source.removal(of: word..<end - 1, andSpaceBehind: true)
      + [source.insertion(text, behind: place - 1, of: word..<end - 1)]
  }

  private func place(of declaration: Int, behind angles: Int, in source: OldSource) -> Int? {
    if ["func", "init"].contains(source[declaration]) {
      return Signature(at: declaration, in: source)?.end
    }
    return source.first(["{"], from: angles, notBehind: [";"])
  }
}
