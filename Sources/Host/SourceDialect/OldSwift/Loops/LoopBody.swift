/// What the body of an old loop does to its variables, and where it leaves off.
struct LoopBody {
  let source: OldSource
  let header: LoopHeader

  private var inside: Range<Int> { header.brace + 1..<header.closing }

  /// Whether the name is given another value, or is another variable, somewhere in the body.
  func changes(_ name: String) -> Bool {
    inside.contains { index in
      guard source.tokens[index].name == name, source.tokens[index].isWord else { return false }
      let before = source[index - 1]
      if before == ".", source[index - 2] != "self" { return false }
      if ["&", "++", "--", "var", "let"].contains(before) { return true }
      return Self.isAssignment(source[index + 1])
    }
  }

  /// Whether the body calls something on the name that could make a collection longer or shorter.
  func mutates(_ name: String) -> Bool {
    inside.contains { index in
      guard source.tokens[index].name == name, source[index + 1] == "." else { return false }
      let method = source[index + 2]
      return Self.mutators.contains { method.hasPrefix($0) }
    }
  }

  /// Whether the body calls a function of the text's own whose name says that it changes something.
  var callsMutators: Bool {
    inside.contains { index in
      guard source[index + 1] == "(", source[index - 1] != "." || source[index - 2] == "self"
      else { return false }
      let name = source[index].lowercased()
      return source.declared.functions[source[index]] != nil
        && Self.mutators.contains { name.hasPrefix($0) }
    }
  }

  func mentions(_ word: String) -> Bool { inside.contains { source[$0] == word } }

  /// Whether `continue` goes on with this loop.
  var continues: Bool {
    let label = header.label(in: source).map { source[$0] }
    return inside.contains { index in
      guard source[index] == "continue", source.tokens[index].isWord else { return false }
      let next = index + 1
      if next < source.tokens.count, source.tokens[next].isName, !source.tokens[next].beginsLine {
        return source[next] == label
      }
      return !isInInnerLoop(index)
    }
  }

  private func isInInnerLoop(_ index: Int) -> Bool {
    var place = index
    while let brace = source.enclosing(place), brace > header.brace {
      if isLoop(brace) { return true }
      place = brace
    }
    return false
  }

  private func isLoop(_ brace: Int) -> Bool {
    if let word = source.declaration(ofBody: brace) {
      let isOldRepeat =
        source[word] == "do" && source.partners[brace].map { source[$0 + 1] } == "while"
      return isOldRepeat || ["for", "while", "repeat"].contains(source[word])
    }
    return inside.contains { LoopHeader(at: $0, in: source)?.brace == brace }
  }

  static func isAssignment(_ text: String) -> Bool {
    text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
      || text == "++" || text == "--"
  }

  private static let mutators = [
    "append", "insert", "remove", "delete", "drop", "add", "pop", "push", "clear", "reset",
    "extend", "splice", "replace",
  ]
}
