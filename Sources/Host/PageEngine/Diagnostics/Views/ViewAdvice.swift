import SourceDialect

/// Explains errors about SwiftUI views by what to write instead.
///
/// The compiler speaks of the generic functions behind a view: of `buildExpression`, of immutable
/// `self`, of conformances. Always holds: an error that no rule knows stays as it is.
struct ViewAdvice {
  /// The error, of which rules change the message, the notes and the fix-its.
  let diagnostic: Diagnostic
  /// The user's text that it is about, which imports SwiftUI.
  let text: String

  init(_ diagnostic: Diagnostic, in text: String) {
    (self.diagnostic, self.text) = (diagnostic, text)
  }

  /// The error in other words; nil where no rule knows it.
  var explained: Diagnostic? {
    let rules = [
      state, wrapper, identity, laterPart, owner, statement, builder, body, binding, complexity,
    ]
    for rule in rules {
      if let explained = rule(diagnostic.message) { return explained }
    }
    return nil
  }

  var place: SourcePosition {
    SourcePosition(line: diagnostic.range.line, column: diagnostic.range.column)
  }

  func told(
    _ message: String, _ change: SourceDeclaration.Change? = nil, notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    var told = diagnostic
    (told.message, told.notes) = (message, notes)
    if let change {
      told.fixIts = [
        Diagnostic.FixIt(
          file: diagnostic.file, range: TextRange(change.start, change.end),
          replacement: change.replacement)
      ]
    }
    return told
  }

  // MARK: - Members

  private func owner(_ message: String) -> Diagnostic? {
    guard let (type, member) = Self.missingMember(message),
      let owner = ViewMembers.owner(of: member)
    else { return nil }
    let isOther = type != "some View" && !type.contains("<")
    let advice =
      isOther ? "not of \(type)" : "write it first, directly after \(owner.example)"
    return told("'\(member)' is a modifier of \(owner.name)\(isOther ? "," : ";") \(advice)")
  }

  private func laterPart(_ message: String) -> Diagnostic? {
    let unknown = message.firstMatch(of: /^(?:cannot find '|unknown attribute ')([^']+)'/)?.1
    guard let name = unknown.map(String.init) ?? Self.missingMember(message)?.member,
      let later = ViewMembers.later(name, isMember: unknown == nil)
    else { return nil }
    let other = later.isEmpty ? "" : "; use \(later)"
    return told("'\(name)' is a part of SwiftUI that is not available here yet\(other)")
  }

  private static func missingMember(_ message: String) -> (type: String, member: String)? {
    message.firstMatch(of: /^value of type '(.+)' has no member '([^']+)'/).map {
      (String($0.1), String($0.2))
    }
  }

  // MARK: - Complexity

  private func complexity(_ message: String) -> Diagnostic? {
    guard message.contains("unable to type-check this expression in reasonable time"),
      let part = ViewSource.heaviest(in: text, at: place)
    else { return nil }
    let advice: String
    switch part.kind {
    case .computation(let words, let name, let type):
      advice = "compute '\(words)' first, in let \(name): \(type) = …"
    case .view(let name):
      advice = "move '\(name)' on line \(part.start.line) into a view of its own"
    }
    let note = Diagnostic.Note(
      message: "the part to move", file: diagnostic.file, range: TextRange(part.start, part.end),
      fixIts: [])
    return told("this view is too complex for the compiler; \(advice)", notes: [note])
  }
}

extension TextRange {
  fileprivate init(_ start: SourcePosition, _ end: SourcePosition) {
    self.init(
      line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
  }
}
