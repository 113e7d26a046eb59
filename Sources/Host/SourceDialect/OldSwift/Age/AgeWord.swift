/// A word that says of a text how old it is, and where it has to stand for that.
struct AgeWord: Sendable {
  enum Place: Sendable {
    /// Anywhere but behind a dot.
    case name
    /// Behind a dot.
    case member
    /// Before `(`, and not behind a dot.
    case function
    /// Behind a dot and before `(`.
    case method
    /// Behind a dot and before `()`.
    case emptyMethod
    /// Behind a dot that nothing stands before.
    case implicit
    /// Before a colon.
    case label
    /// Behind `@`.
    case attribute
    /// Called with several arguments, of which none has a label.
    case bareCall
  }

  let text: String
  let place: Place
  let weight: Int

  /// Words with a space between them.
  static func words(_ texts: String, _ place: Place, _ weight: Int) -> [AgeWord] {
    texts.split { $0 == " " || $0 == "\n" }
      .map { AgeWord(text: String($0), place: place, weight: weight) }
  }

  func stands(at index: Int, in source: OldSource) -> Bool {
    let (before, behind) = (source[index - 1], source[index + 1])
    if source.tokens[index].isString { return false }
    switch place {
    case .name: return before != "." && behind != ":"
    case .member: return before == "." && !isImplicit(index, in: source)
    case .function: return before != "." && before != "func" && behind == "("
    case .method: return before == "." && ["(", "{"].contains(behind)
    case .emptyMethod: return before == "." && behind == "(" && source[index + 2] == ")"
    case .implicit: return before == "." && isImplicit(index, in: source)
    case .label: return behind == ":" && ["(", ","].contains(before)
    case .attribute: return before == "@"
    case .bareCall:
      guard before != ".", let call = source.call(named: index) else { return false }
      return call.arguments.count > 1 && call.arguments.allSatisfy { $0.label == nil }
    }
  }

  private func isImplicit(_ index: Int, in source: OldSource) -> Bool {
    guard index > 1 else { return true }
    return !source.gap(before: index - 1).isEmpty
      || ["(", "[", ",", ":"].contains(source[index - 2])
  }
}
