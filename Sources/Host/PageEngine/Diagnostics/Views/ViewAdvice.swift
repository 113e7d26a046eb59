import SourceDialect

/// Explains errors about SwiftUI views by what to write instead.
///
/// The compiler speaks of the generic functions behind a view: of `buildExpression`, of immutable
/// `self`, of conformances. Always holds: only texts that import SwiftUI are explained, and an error
/// that no rule knows stays as it is.
struct ViewAdvice {
  /// The error, of which rules change the message, the notes and the fix-its.
  private let diagnostic: Diagnostic
  /// The user's text that it is about.
  private let text: String

  /// Nil for an error about another text than a SwiftUI text among `texts`.
  init?(_ diagnostic: Diagnostic, in texts: [PageInput.Text]) {
    guard
      let text = texts.first(where: { $0.path == diagnostic.file })?.text,
      ImportLines.modules(in: text).contains("SwiftUI")
    else { return nil }
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

  private var place: SourcePosition {
    SourcePosition(line: diagnostic.range.line, column: diagnostic.range.column)
  }

  private func told(
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

  // MARK: - State

  private func state(_ message: String) -> Diagnostic? {
    guard
      message.contains(
        /^(cannot assign|left side of mutating operator|cannot use mutating member|cannot pass immutable)/
      ), message.hasSuffix("'self' is immutable") || message.hasSuffix("is a 'let' constant"),
      let property = ViewSource.changedProperty(in: text, at: place)
    else { return nil }
    return told(
      "cannot change '\(property.name)': a view changes only properties that are marked @State",
      property.state)
  }

  /// `$name` of a property without a wrapper.
  private func wrapper(_ message: String) -> Diagnostic? {
    guard let name = message.firstMatch(of: /^cannot find '\$(\w+)' in scope/)?.1,
      let property = ViewSource.property(named: String(name), in: text, at: place)
    else { return nil }
    let isObservable =
      property.type.map { text.contains("class \($0)") && text.contains("@Observable") } ?? false
    return told(
      "'$\(name)' exists only if '\(name)' is marked \(isObservable ? "@Bindable" : "@State")",
      isObservable ? property.bindable : property.state)
  }

  // MARK: - Identity

  private static let hashable: Set<Substring> = [
    "Bool", "CGFloat", "Character", "Color", "Date", "Double", "Float", "Int", "String", "URL",
    "UUID",
  ]

  private func identity(_ message: String) -> Diagnostic? {
    if message.hasPrefix("cannot convert value of type 'ClosedRange<Int>' to") {
      return closedRange()
    }
    guard
      let match = message.firstMatch(
        of: /requires that '([^']+)' conform to '(Identifiable|Hashable)'/),
      let elements = ViewSource.elements(of: String(match.1), in: text, at: place)
    else { return nil }
    let isPlain = Self.hashable.contains(match.1)
    let key = isPlain ? "self" : elements.key
    if match.2 == "Identifiable" {
      let end = elements.end
      return told(
        "\(elements.function) cannot tell the elements of '\(elements.collection)' apart; "
          + (isPlain ? "" : "make '\(match.1)' Identifiable, or ") + "add id: \\.\(key ?? "name")",
        key.map { .init(start: end, end: end, replacement: ", id: \\.\($0)") })
    }
    guard elements.hasIdentity else { return nil }
    let other = key.map { ", or write id: \\.\($0)" } ?? ""
    return told("'\(match.1)' is not Hashable, as id: \\.self needs; make it Hashable\(other)")
  }

  private func closedRange() -> Diagnostic? {
    guard let elements = ViewSource.elements(of: "Int", in: text, at: place), !elements.hasIdentity
    else { return nil }
    return told(
      "\(elements.function) takes a range such as 0..<5; for \(elements.collection), add id: \\.self",
      .init(start: elements.end, end: elements.end, replacement: ", id: \\.self"))
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

  // MARK: - Lists of views

  private func statement(_ message: String) -> Diagnostic? {
    let isLoop = message.hasPrefix("closure containing control flow statement cannot be used")
    guard isLoop || message.hasPrefix("'buildExpression' is unavailable"),
      let statement = ViewSource.statement(in: text, at: place)
    else { return nil }
    switch statement {
    case .change:
      return told("a body lists views; change values in an action, such as that of a Button")
    case .call(let name):
      return told("a body lists views; call '\(name)' in onAppear { } or write let _ = \(name)(…)")
    case .string(let change): return told("a string is not a view; write Text(…)", change)
    case .choice: return told("both sides of '? :' must be the same type of view; use if and else")
    case .map: return told("an array is not a view; use ForEach instead of map")
    case .loop: return told("a body cannot contain loops; repeat views with ForEach")
    case .other: return told("this expression is not a view, and a body lists only views")
    }
  }

  private func builder(_ message: String) -> Diagnostic? {
    if message.contains(/^result values in '\? :' expression have mismatching types .*some View/) {
      return told("both sides of '? :' must be the same type of view; use if and else")
    }
    guard
      message.hasPrefix("branches have mismatching types")
        || message.contains("but has no return statements in its body")
        || message.contains("do not have matching underlying types"),
      let builder = ViewSource.builder(in: text, at: place)
    else { return nil }
    let words = message.contains("matching underlying") ? ", without the word return" : ""
    return told(
      "mark '\(builder.name)' with @ViewBuilder to list or choose views\(words)",
      builder.change)
  }

  private func body(_ message: String) -> Diagnostic? {
    guard let name = message.firstMatch(of: /^type '(.+)' does not conform to protocol 'View'/)?.1
    else { return nil }
    if let note = diagnostic.notes.first(where: { $0.message.contains("'Body' = 'any View'") }) {
      var explained = told("the body of '\(name)' is some View, not View")
      explained.fixIts = note.fixIts
      return explained
    }
    guard diagnostic.notes.contains(where: { $0.message.contains("nested type 'Body'") }) else {
      return nil
    }
    return told("'\(name)' has no body; write var body: some View { … }")
  }

  private func binding(_ message: String) -> Diagnostic? {
    guard
      let type = message.firstMatch(
        of:
          /^cannot convert value (?:'[^']+' )?of type .* to expected (?:argument )?type '(Binding<.+>)'/
      )?.1, let argument = ViewSource.argument(in: text, at: place)
    else { return nil }
    if argument.isName {
      return told(
        "this takes a \(type); write '$\(argument.text)'",
        .init(start: argument.start, end: argument.start, replacement: "$"))
    }
    return told(
      "this takes a \(type); write .constant(\(argument.text)), or '$' and a @State property")
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
