/// What surrounds a token, read from tokens.
extension OldSource {
  /// The bracket of these that a token stands inside, and nothing but whole pairs between.
  func enclosing(_ index: Int) -> Int? {
    enclosings.indices.contains(index) ? enclosings[index] : nil
  }

  /// The word that says what a `{` is the body of: `class`, `protocol`, `func` …; nil for others.
  func declaration(ofBody brace: Int) -> Int? {
    var place = brace - 1
    while place >= 0 {
      let token = tokens[place]
      if token.isString { return nil }
      if Self.bodies.contains(token.text), token.isWord, self[place - 1] != "." {
        // `class func f() {` and `P: class {`
        let isBound = token.text == "class" && [":", ","].contains(self[place - 1])
        let isModifier = token.text == "class" && ["func", "var", "let"].contains(self[place + 1])
        if !isBound && !isModifier { return place }
      }
      switch token.text {
      case ")", "]":
        guard let partner = partners[place] else { return nil }
        place = partner
      case "{", "}", ";", "(", "[", "=": return nil
      default: break
      }
      place -= 1
    }
    return nil
  }

  /// The word before the innermost type's body that a token is a member of; nil elsewhere.
  func typeAround(member index: Int) -> Int? {
    guard let brace = enclosing(index), self[brace] == "{",
      let word = declaration(ofBody: brace), Self.types.contains(self[word])
    else { return nil }
    return word
  }

  /// The first token of these, from a place on, that stands outside of all brackets opened there.
  ///
  /// Ends without an answer at a bracket that closes what is around, and at one of `ends`.
  func first(
    _ wanted: Set<String>, from start: Int, notBehind ends: Set<String> = []
  ) -> Int? {
    var index = start
    while index < tokens.count {
      let token = tokens[index]
      if !token.isString {
        if wanted.contains(token.text) { return index }
        if ends.contains(token.text) { return nil }
        switch token.text {
        case "(", "[", "{":
          guard let partner = partners[index] else { return nil }
          index = partner
        case ")", "]", "}": return nil
        default: break
        }
      }
      index += 1
    }
    return nil
  }

  /// The parts between commas that stand outside of all brackets.
  func parts(_ range: Range<Int>, separator: String = ",") -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if !tokens[index].isString {
        if tokens[index].text == separator {
          parts.append(start..<index)
          start = index + 1
        } else if tokens[index].text == "<", let end = endOfAngles(at: index), separator == ",",
          index > 0, gap(before: index).isEmpty, end <= range.upperBound
        {
          index = end - 1
        } else if let partner = partners[index], partner > index {
          index = min(partner, range.upperBound - 1)
        }
      }
      index += 1
    }
    if start < range.upperBound || !parts.isEmpty { parts.append(start..<range.upperBound) }
    return parts
  }

  static let types: Set<String> = ["class", "struct", "enum", "protocol", "extension"]
  private static let bodies: Set<String> = types.union([
    "func", "init", "subscript", "deinit", "if", "else", "for", "while", "do", "repeat", "switch",
    "guard", "catch", "defer", "get", "set", "willSet", "didSet", "operator",
  ])
}
