import SourceDialect

/// Says in better words what the compiler cannot say well of a playground.
///
/// The compiler sees a module it knows nothing else of; we have the texts it was made from. Always
/// holds: of a declaration something is said only where it was found in such a text; what is not
/// understood stays as the compiler said it.
struct DiagnosticExplainer: Sendable {
  var modules: [Module]
  /// The texts that are compiled now, if they are in current Swift.
  var texts: [PageInput.Text] = []
  /// Why modules that a package speaks of cannot be had.
  var absent: [String: String] = [:]

  /// A module of `Sources`, as what is compiled now sees it.
  struct Module: Sendable {
    var name: String
    var texts: [CompiledText]
  }

  /// All that was said of a module; of what several files miss, what was said first.
  func explain(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var missing: Set<String> = []
    return diagnostics.filter { diagnostic in
      MissingModule.name(in: diagnostic).map { missing.insert($0).inserted } ?? true
    }.map(explain)
  }

  /// The same for some texts.
  func of(_ texts: [PageInput.Text]) -> DiagnosticExplainer {
    var explainer = self
    explainer.texts = texts
    return explainer
  }

  func explain(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.severity == .error else { return diagnostic.withPlacesInTexts }
    if let explained = MissingModule.explain(diagnostic, absent: absent) { return explained }
    let explained = modules.isEmpty ? nil : NotPublic(modules: modules).explain(diagnostic)
    if let explained { return explained.withPlacesInTexts }
    return (ViewAdvice(diagnostic, in: texts)?.explained ?? diagnostic).withPlacesInTexts
  }
}

extension Diagnostic {
  /// Notes about what is in no text, `Swift.Int.init`, are words without a place.
  fileprivate var withPlacesInTexts: Diagnostic {
    var diagnostic = self
    for index in notes.indices where !notes[index].file.hasSuffix(".swift") {
      diagnostic.notes[index].file = ""
      diagnostic.notes[index].range = .unknown
    }
    return diagnostic
  }
}
