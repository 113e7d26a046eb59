/// The changes that a compiler offers and that may be made without asking.
///
/// They say in current Swift what the text said in older Swift: another name, a label, a mark that
/// was not needed then. Left out is what would make a text compile by making it mean something else:
/// `?` in place of `!`, `??`, anything with a placeholder, guesses at a misspelt name.
enum CompilerRepair {
  /// What is looked for.
  struct Wish: OptionSet, Sendable {
    let rawValue: Int

    /// What keeps a text from compiling.
    static let errors = Wish(rawValue: 1)
    /// Of what keeps it from compiling, names alone.
    static let unavailableNames = Wish(rawValue: 2)
    /// Names that still work, and have newer ones.
    static let deprecatedNames = Wish(rawValue: 4)
    /// Of what keeps it from compiling, labels that a call leaves out.
    static let missingLabels = Wish(rawValue: 8)
  }

  /// The change to make because of something the compiler says, whole; none where there is none.
  static func changes(for diagnostic: Diagnostic, _ wish: Wish) -> [Diagnostic.FixIt] {
    switch diagnostic.severity {
    case .error:
      if isRename(diagnostic) {
        return wish.isDisjoint(with: [.errors, .unavailableNames]) ? [] : diagnostic.fixIts
      }
      if wish.contains(.missingLabels), diagnostic.lacksLabels { return diagnostic.fixIts }
      return wish.contains(.errors) ? repair(of: diagnostic) : []
    case .warning:
      return wish.contains(.deprecatedNames) && diagnostic.isAboutAnOldName
        ? newName(in: diagnostic) : []
    case .remark: return []
    }
  }

  /// A new name stands in the error itself, or in a note to a warning.
  private static func isRename(_ error: Diagnostic) -> Bool {
    error.message.contains(#/' has been (renamed to|replaced by) /#)
  }

  private static func newName(in warning: Diagnostic) -> [Diagnostic.FixIt] {
    let note = warning.notes.first {
      $0.message.hasPrefix("use '") && $0.message.contains("instead")
    }
    let changes = note?.fixIts ?? []
    return changes.isEmpty ? warning.fixIts : changes
  }

  private static func repair(of error: Diagnostic) -> [Diagnostic.FixIt] {
    if let name = sameName(in: error) { return [name] }
    if own.contains(where: { error.message.contains($0) }) { return error.fixIts }
    if let cast = addedCast(in: error) { return [cast] }
    for (words, note) in noted where error.message.contains(words) {
      let found = error.notes.first { $0.message.hasPrefix(note) && !$0.fixIts.isEmpty }
      if let found { return found.fixIts }
    }
    if let forced = forcedMember(in: error) { return [forced] }
    return error.notes.first { note in
      note.fixIts.count == 1 && note.fixIts[0].replacement == "@escaping "
    }?.fixIts ?? []
  }

  /// Where an optional is bound anyway, only `?` is offered; what was not optional then is forced.
  private static func forcedMember(in error: Diagnostic) -> Diagnostic.FixIt? {
    guard error.message.contains("must be unwrapped to refer to member") else { return nil }
    var change = error.notes.first { $0.message.hasPrefix("chain the optional") }?.fixIts.first
    guard change?.replacement == "?" else { return nil }
    change?.replacement = "!"
    return change
  }

  /// What was not written where a value became an object or a name was a text, and `as` where it is `as!` now.
  private static func addedCast(in error: Diagnostic) -> Diagnostic.FixIt? {
    guard error.fixIts.count == 1, let change = error.fixIts.first else { return nil }
    let isForced =
      change.replacement.hasPrefix(" as! ") && error.message.hasSuffix("in coercion")
    let isName = change.replacement == ".rawValue" && error.message.contains(/\ 'String\??'$/)
    return isForced || isName || change.replacement.hasPrefix(" as AnyObject") ? change : nil
  }

  /// Words of errors whose own change is safe.
  private static let own = [
    "missing argument label", "extraneous argument label", "incorrect argument label",
    " must precede ",
    "did you mean to use 'as!' to force downcast", "did you mean to use 'as' to explicitly convert",
    "overriding declaration requires an 'override' keyword",
    "'required' modifier must be present on all overrides",
    "use of 'var' binding here is not allowed", "use of 'let' binding here is not allowed",
    "'var' as a parameter attribute is not allowed",
    "'let' as a parameter attribute is not allowed",
    "cannot use optional chaining on non-optional value",
    "cannot force unwrap value of non-optional type",
    "cannot be used as a boolean; test for",
    "is a member of the type; use 'type(of: ...)' to initialize",
    "to an inout parameter requires explicit '&'",
    "did you mean to call it with '()'?",
    "cannot call value of non-function type",
    "must be as accessible as", "because it matches a requirement in",
    "'self.' to make capture semantics explicit",
    "are only allowed within classes; use 'static' to declare a requirement",
    "cannot be used as an instance member",
    "before a parameter name is not allowed, place it before the parameter type instead",
    "function types cannot have argument labels; use '_' before",
    "consider calling MutableCollection.swapAt(_:_:)",
    "optional chain has no effect",
    "heterogeneous collection literal could only be inferred to",
  ]

  /// Words of errors, and the beginning of the note that holds the safe one of several changes.
  private static let noted: [(words: String, note: String)] = [
    ("must be unwrapped to", "force-unwrap using '!'"),
    ("is not convertible to", "did you mean to use 'as!' to force downcast"),
    ("but is not marked with 'try'", "did you mean to disable error propagation?"),
    ("but it is not marked with 'try'", "did you mean to disable error propagation?"),
    ("refers to instance method rather than global function", "use 'Swift.'"),
    ("in closure requires explicit use of 'self'", "reference 'self.' explicitly"),
    ("expected member name or constructor call after type name", "use '.self'"),
    ("may only be initialized once", "change 'let' to 'var'"),
    ("must be as accessible as", "mark the"),
    ("because it matches a requirement in", "mark the"),
  ]

  /// The name of a case or constant as it is written now, with a small letter: the compiler takes
  /// the capital one for a slip.
  private static func sameName(in error: Diagnostic) -> Diagnostic.FixIt? {
    guard
      let meant = error.message.firstMatch(of: /has no member '([^']+)'; did you mean '([^']+)'/)
    else { return nil }
    guard meant.1.lowercased() == meant.2.lowercased(), error.fixIts.count == 1 else { return nil }
    return error.fixIts[0]
  }
}

extension Diagnostic {
  /// Whether it says that a call leaves out labels.
  var lacksLabels: Bool { severity == .error && message.hasPrefix("missing argument label") }
}
