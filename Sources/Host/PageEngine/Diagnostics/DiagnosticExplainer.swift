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

  /// A rule may read a whole text, and a text can have as many errors as words.
  private static let mostExplained = 100

  /// A module of `Sources`, as what is compiled now sees it.
  struct Module: Sendable {
    var name: String
    var texts: [CompiledText]
  }

  /// The diagnostics of a module. Of a module that several files miss, the first error remains.
  func explain(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !diagnostics.isEmpty else { return [] }
    var missing: Set<String> = []
    let views = textsOfViews
    var errors = 0
    return diagnostics.filter { diagnostic in
      MissingModule.name(in: diagnostic).map { missing.insert($0).inserted } ?? true
    }.map { diagnostic in
      errors += diagnostic.severity == .error ? 1 : 0
      let isExplained = diagnostic.severity == .error && errors <= Self.mostExplained
      return isExplained ? explain(diagnostic, views) : diagnostic.withPlacesInTexts
    }
  }

  /// The same for some texts.
  func of(_ texts: [PageInput.Text]) -> DiagnosticExplainer {
    var explainer = self
    explainer.texts = texts
    return explainer
  }

  /// The texts that import SwiftUI, by path.
  private var textsOfViews: [String: String] {
    let views = texts.filter { ImportLines.modules(in: $0.text).contains("SwiftUI") }
    return Dictionary(views.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
  }

  private func explain(_ diagnostic: Diagnostic, _ views: [String: String]) -> Diagnostic {
    if let explained = MissingModule.explain(diagnostic, absent: absent) { return explained }
    let explained = modules.isEmpty ? nil : NotPublic(modules: modules).explain(diagnostic)
    if let explained { return explained.withPlacesInTexts }
    let advice = views[diagnostic.file].flatMap { ViewAdvice(diagnostic, in: $0).explained }
    return (advice ?? diagnostic).withPlacesInTexts
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
