/// Types, read from tokens.
extension OldSource {
  /// The index behind a type that begins at a token; nil where none does.
  func endOfType(at start: Int) -> Int? {
    var index = start
    while true {
      if self[index] == "@" {
        index += self[index + 2] == "(" ? (partners[index + 2] ?? index) + 1 - index : 2
      } else if Self.typePrefixes.contains(self[index]), !isTypeEnd(index + 1) {
        index += 1
      } else {
        break
      }
      if index >= tokens.count { return nil }
    }
    guard var end = endOfSimpleType(at: index) else { return nil }
    while self[end] == "&" {
      guard let next = endOfSimpleType(at: end + 1) else { return nil }
      end = next
    }
    let arrow = Self.effects.contains(self[end]) ? end + 1 : end
    guard self[arrow] == "->" else { return end }
    return endOfType(at: arrow + 1)
  }

  private func endOfSimpleType(at start: Int) -> Int? {
    guard tokens.indices.contains(start) else { return nil }
    var end: Int
    switch tokens[start].text {
    case "(", "[":
      guard let partner = partners[start] else { return nil }
      end = partner + 1
    case "protocol":
      guard self[start + 1] == "<" else { return nil }
      end = start + 1
    default:
      guard tokens[start].isName || self[start] == "Any" || self[start] == "Self" else {
        return nil
      }
      end = start + 1
    }
    while end < tokens.count {
      if tokens[end].text == "<" {
        guard let next = endOfAngles(at: end) else { return nil }
        end = next
      } else if tokens[end].text == ".", end + 1 < tokens.count, tokens[end + 1].isWord {
        end += 2
      } else if Self.isSuffix(tokens[end].text), gap(before: end).isEmpty {
        end += 1
      } else {
        break
      }
    }
    return end
  }

  /// The index behind the `>` for a `<`; nil where it is part of a longer token or is not there.
  func endOfAngles(at start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < tokens.count {
      switch tokens[index].text {
      case "<": depth += 1
      case ">": depth -= 1
      case ">?", ">!": depth -= 1
      case ">>": depth -= 2
      case "(", "[":
        guard let partner = partners[index] else { return nil }
        index = partner
      case "{", "}", ")", "]", ";": return nil
      default: break
      }
      index += 1
      if depth <= 0 { return depth == 0 ? index : nil }
    }
    return nil
  }

  /// Whether a range holds the type of a function, or the text's own name for one.
  func isFunctionType(_ type: Range<Int>) -> Bool {
    guard endOfType(at: type.lowerBound) == type.upperBound else { return false }
    if type.count > 1 { return hasArrow(type) }
    let name = self[type.lowerBound]
    if name == "dispatch_block_t" { return true }
    return places(of: name).contains { index in
      guard self[index - 1] == "typealias", self[index + 1] == "=",
        let end = endOfType(at: index + 2)
      else { return false }
      return hasArrow(index + 2..<end)
    }
  }

  private func hasArrow(_ type: Range<Int>) -> Bool {
    first(["->"], from: type.lowerBound).map { $0 < type.upperBound } ?? false
  }

  /// The first token of the type that ends with a token; nil where none does.
  func startOfType(endingAt last: Int) -> Int? {
    var index = last
    while index > 0, Self.isSuffix(tokens[index].text) { index -= 1 }
    guard index >= 0 else { return nil }
    switch tokens[index].text {
    case ")", "]": return partners[index].map { extendedByName($0) }
    case ">":
      var depth = 0
      while index >= 0 {
        if tokens[index].text == ">" { depth += 1 }
        if tokens[index].text == "<" { depth -= 1 }
        if depth == 0 { break }
        index -= 1
      }
      guard index > 0, tokens[index - 1].isWord else { return nil }
      return extendedByName(index - 1)
    default: return tokens[index].isWord ? extendedByName(index) : nil
    }
  }

  /// `A.B` before `C` in `A.B.C`.
  private func extendedByName(_ start: Int) -> Int {
    var index = start
    while index >= 2, tokens[index].isWord, tokens[index - 1].text == ".",
      tokens[index - 2].isWord
    {
      index -= 2
    }
    return index
  }

  private func isTypeEnd(_ index: Int) -> Bool {
    [",", ")", ":", "=", "{", ""].contains(self[index])
  }

  private static func isSuffix(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }
  }

  private static let typePrefixes: Set<String> = ["inout", "any", "some", "__owned", "borrowing"]
  private static let effects: Set<String> = ["throws", "rethrows", "async"]
}
