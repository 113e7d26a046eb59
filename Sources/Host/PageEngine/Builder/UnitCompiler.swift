import Guarded

/// Compiles the texts of one page or module: first in the way that worked last, then in others.
struct UnitCompiler<Product: Sendable>: Sendable {
  typealias Attempt = CompileAttempt<Product>

  var history: CompileHistory
  var unit: SwiftUnit
  /// Compiles the texts as they are, by the rules of one language mode.
  var compileCurrent: @Sendable (LanguageMode) async -> Attempt
  /// Compiles texts that were rewritten from older Swift.
  var compileRewritten: @Sendable ([PageInput.Text]) async -> Attempt
  /// Removes a product that is not used.
  var discard: @Sendable (Product) async -> Void

  /// The product, and the texts that it was made of if they were rewritten.
  func compile(
    _ build: inout Build, _ report: @escaping PageBuilder.Reporter
  ) async throws(BuildEnd) -> (Product, OldTexts?) {
    let first = history.first(of: unit, in: build.input)
    let compilerFailed = Guarded(false)
    let compileCurrent = { @Sendable [compileCurrent] (mode: LanguageMode) in
      let attempt = await compileCurrent(mode)
      if attempt.isFaultOfCompiler { compilerFailed.withLock { $0 = true } }
      return attempt
    }
    let end = await ways(first, compileCurrent, warnings: build.warnings, report).go()
    if case .compiled(let product) = end.attempt, Task.isCancelled { await discard(product) }
    if Task.isCancelled { throw .cancelled }
    build.judge(unit, compiledBy: end.way, end.texts)
    switch end.attempt {
    case .compiled(let product):
      history.remember(
        end, of: unit, in: build.input, key: first.key,
        isCertain: !compilerFailed.withLock { $0 })
      return (product, end.texts)
    case .doesNotCompile(let diagnostics): throw .doesNotCompile(diagnostics)
    case .cancelled: throw .cancelled
    case .fault(let fault): throw .fault(fault)
    }
  }

  private func ways(
    _ first: CompileHistory.First,
    _ compileCurrent: @escaping @Sendable (LanguageMode) async -> Attempt,
    warnings: [Diagnostic], _ report: @escaping PageBuilder.Reporter
  ) -> CompileWays<Product> {
    CompileWays<Product>(
      first: first.way, isKnownToBeOld: first.isKnownToBeOld, mayBeOld: unit.mayBeOld,
      couldBeOld: unit.couldBeOld,
      ladder: { [discard] mode in
        LanguageModeLadder(
          first: mode, compile: compileCurrent,
          onFailure: { await report(.doesNotCompileYet(warnings + $0)) }, discard: discard)
      },
      old: { [history, unit, compileRewritten] wish, age in
        await OldSwiftRounds(
          place: unit.place, memory: history.repairs, wish: wish, compile: compileRewritten
        ).go(age.map(unit.oldTexts) ?? unit.oldTexts)
      }, signs: { [unit] in unit.signs })
  }
}
