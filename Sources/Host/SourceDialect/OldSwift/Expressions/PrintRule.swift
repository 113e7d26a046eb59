internal import SwiftSyntax

/// `println(a)` is `print(a)`, and a `print(a)` beside it ended no line.
///
/// All of a text is done at once: behind it nothing says any more which of the two a `print` was.
struct PrintRule: OldRule {
  let words = ["println", "debugPrintln", "print", "debugPrint"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    let places = source.prints
    guard age <= .two, places.first == index else { return [] }
    let isFirstSwift = places.contains { source[$0].hasSuffix("ln") }
    return places.flatMap { place -> [SourceEdit] in
      let word = source[place]
      if word.hasSuffix("ln") {
        return source.replacement(of: place..<place + 1, with: String(word.dropLast(2)))
          + target(place, in: source)
      }
      return isFirstSwift
        ? unended(place, in: source) + target(place, in: source) : labels(place, in: source)
    }
  }

  /// The words of all calls that print, first to last.
  static func places(in source: OldSource) -> [Int] {
    PrintRule().words.flatMap(source.places).filter { isMeant($0, in: source) }.sorted()
  }

  private static func isMeant(_ index: Int, in source: OldSource) -> Bool {
    source.tokens[index].isWord && source[index - 1] != "."
      && source[index - 1] != "func" && !source.declared.has(source[index])
      && source[index + 1] != ":"
  }

  private func unended(_ index: Int, in source: OldSource) -> [SourceEdit] {
    guard source[index] == "print", let call = source.call(named: index), let close = call.close,
      call.arguments.count == 1
    else { return [] }
    return [source.insertion(", terminator: \"\"", before: close)]
  }

  /// `println(a, &text)`
  private func target(_ index: Int, in source: OldSource) -> [SourceEdit] {
    guard let call = source.call(named: index), call.arguments.count == 2,
      call.arguments[1].label == nil, source[call.arguments[1].value.lowerBound] == "&"
    else { return [] }
    return [source.insertion("to: ", before: call.arguments[1].value.lowerBound)]
  }

  /// `appendNewline:` and `toStream:` of Swift 2.
  private func labels(_ index: Int, in source: OldSource) -> [SourceEdit] {
    guard let call = source.call(named: index) else { return [] }
    return call.arguments.flatMap { argument -> [SourceEdit] in
      let label = argument.value.lowerBound - 2
      switch argument.label {
      case "toStream": return source.replacement(of: label..<label + 1, with: "to")
      case "appendNewline":
        let value = source.flat(argument.value) ?? ""
        let end =
          value == "false" ? "\"\"" : value == "true" ? "\"\\n\"" : "(\(value)) ? \"\\n\" : \"\""
        return source.replacement(of: label..<argument.value.upperBound, with: "terminator: " + end)
      default: return []
      }
    }
  }
}
