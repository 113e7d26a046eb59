/// Compiles a text by the rules of one language mode, and where that fails by those of the others.
///
/// Why: a page says nowhere what Swift it is written in. Always holds: the likeliest mode is tried
/// alone, so that a page that compiles costs one front end; the other two are tried at the same
/// time; of two that work the likelier one counts, however long it takes; what is said of a text
/// that no mode takes is what the usual mode says.
struct LanguageModeLadder<Product: Sendable>: Sendable {
  typealias Attempt = CompileAttempt<Product>

  /// What worked for this text before, or the usual mode.
  var first: LanguageMode
  var compile: @Sendable (LanguageMode) async -> Attempt
  /// Is told, while other modes are tried, what the usual one says.
  var onFailure: @Sendable ([Diagnostic]) async -> Void
  /// Takes away what nobody will use: of two modes that work one is enough.
  var discard: @Sendable (Product) async -> Void

  func climb() async -> (attempt: Attempt, mode: LanguageMode) {
    let attempt = await compile(first)
    guard case .doesNotCompile(let diagnostics) = attempt, !attempt.isOverLimit,
      isWorthAnother(diagnostics)
    else { return (attempt, first) }
    if first == .usual { await onFailure(diagnostics) }
    var ends: [LanguageMode: Attempt] = [first: attempt]
    let decided = await withTaskGroup(of: (LanguageMode, Attempt).self) { group in
      for mode in first.others { group.addTask { (mode, await compile(mode)) } }
      var decided: LanguageMode?
      for await (mode, end) in group {
        ends[mode] = end
        if decided != nil { continue }
        if case .doesNotCompile(let diagnostics) = end, mode == .usual {
          await onFailure(diagnostics)
        }
        decided = decision(ends)
        if decided != nil { group.cancelAll() }
      }
      return decided ?? .usual
    }
    for (mode, end) in ends where mode != decided {
      if case .compiled(let product) = end { await discard(product) }
    }
    return (ends[decided] ?? attempt, decided)
  }

  /// The likeliest mode that did not just refuse the text, once all likelier ones have.
  private func decision(_ ends: [LanguageMode: Attempt]) -> LanguageMode? {
    for mode in first.others {
      guard let end = ends[mode] else { return nil }
      if case .doesNotCompile = end { continue }
      return mode
    }
    return nil
  }

  /// No mode has a module that is not there, or types that are found sooner.
  private func isWorthAnother(_ diagnostics: [Diagnostic]) -> Bool {
    !diagnostics.haveAnEndlessExpression
      && !diagnostics.contains { $0.severity == .error && MissingModule.name(in: $0) != nil }
  }
}
