/// Compiles a text by the rules of one language mode, and if that fails by those of the others.
///
/// A page does not state the version of Swift that it is written in. **Always holds**: the
/// likeliest mode is tried alone, so that a page that compiles needs one front end; the other two
/// are tried at the same time; if both work, the likelier one is used, however long it takes; if no
/// mode works, the diagnostics are those of the usual mode.
struct LanguageModeLadder<Product: Sendable>: Sendable {
  typealias Attempt = CompileAttempt<Product>

  /// The mode that worked for this text before, or the usual mode.
  var first: LanguageMode
  var compile: @Sendable (LanguageMode) async -> Attempt
  /// Called with the diagnostics of the usual mode while other modes are tried.
  var onFailure: @Sendable ([Diagnostic]) async -> Void
  /// Removes a product that is not used, because another mode works too.
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

  /// The likeliest mode that did not refuse the text, once all likelier modes have.
  private func decision(_ ends: [LanguageMode: Attempt]) -> LanguageMode? {
    for mode in first.others {
      guard let end = ends[mode] else { return nil }
      if case .doesNotCompile = end { continue }
      return mode
    }
    return nil
  }

  /// Another mode does not help against a missing module, or an expression that takes too long.
  private func isWorthAnother(_ diagnostics: [Diagnostic]) -> Bool {
    !diagnostics.haveAnEndlessExpression && !diagnostics.lackModule
  }
}
