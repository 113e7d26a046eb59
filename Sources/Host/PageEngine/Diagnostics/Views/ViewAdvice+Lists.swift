import SourceDialect

/// Errors about what a body lists and about arguments with `$`.
extension ViewAdvice {
  func statement(_ message: String) -> Diagnostic? {
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

  func builder(_ message: String) -> Diagnostic? {
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

  func body(_ message: String) -> Diagnostic? {
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

  func binding(_ message: String) -> Diagnostic? {
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
}
