/// In Swift 2 `sort()` and `reverse()` give what is now `sorted()` and `reversed()`.
///
/// Where nobody asks for what they give, they already mean what they mean now.
struct SortRule: OldRule {
  let words = ["sort", "sortInPlace", "sorted", "reverse", "reverseInPlace"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    let word = source[index]
    guard source[index - 1] == ".", source.declared.functions[word] == nil,
      let call = source.call(named: index), call.base != nil, call.arguments.count < 2,
      age <= .two
    else { return [] }
    var edits: [SourceEdit] = []
    let name = name(for: word, ValueUse(of: call.syntax), age)
    if name != word { edits += source.replacement(of: index..<index + 1, with: name) }
    if !word.hasPrefix("reverse"), let argument = call.arguments.first, argument.label == nil {
      edits.append(source.insertion("by: ", before: argument.value.lowerBound))
    }
    return edits
  }

  private func name(for word: String, _ use: ValueUse, _ age: SwiftAge) -> String {
    switch word {
    case "sortInPlace": "sort"
    case "reverseInPlace": "reverse"
    case "sort": age == .two && use == .isUsed ? "sorted" : word
    case "reverse": use == .isUsed ? "reversed" : word
    default: word
    }
  }
}
