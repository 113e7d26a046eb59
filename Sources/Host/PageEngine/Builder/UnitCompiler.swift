import Guarded

/// Compiles the texts of one page or module: first in the way that worked last, then in others.
struct UnitCompiler<Product: Sendable>: Sendable {
  typealias Attempt = CompileAttempt<Product>

  var history: CompileHistory
  var kit: PageKit
  var unit: SwiftUnit
  /// Compiles the texts as they are, by the rules of one language mode.
  var compileCurrent: @Sendable (LanguageMode) async -> Attempt
  /// Compiles texts that were rewritten from older Swift, or repaired.
  var compileRewritten: @Sendable ([PageInput.Text], CompileWay) async -> Attempt
  /// Removes a product that is not used.
  var discard: @Sendable (Product) async -> Void

  /// The product, and the texts that it was made of if they were rewritten.
  func compile(
    _ build: inout Build, _ report: @escaping PageBuilder.Reporter
  ) async throws(BuildEnd) -> (Product, OldTexts?) {
    let first = history.first(of: unit, in: build.input)
    let compilerFailed = Guarded(false)
    let repaired = Guarded<[LanguageMode: OldTexts]>([:])
    let compileCurrent = { @Sendable (mode: LanguageMode) in
      let (attempt, texts) = await compileLookingUp(mode)
      if attempt.isFaultOfCompiler { compilerFailed.withLock { $0 = true } }
      repaired.withLock { $0[mode] = texts }
      return attempt
    }
    var end = await ways(first, compileCurrent, warnings: build.warnings, report).go()
    if case .mode(let mode) = end.way { end.texts = repaired.withLock { $0[mode] } }
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

  private var lookup: DynamicLookup {
    DynamicLookup(kit: kit, neighbours: unit.neighbours, areOld: unit.areOld)
  }

  /// Compiles the texts as current Swift, with members of `AnyObject` looked up; the texts are nil
  /// if there were none.
  private func compileLookingUp(_ mode: LanguageMode) async -> (Attempt, OldTexts?) {
    let texts = unit.texts.map(\.text)
    let before = history.lookedUp(texts, of: unit.place)
    var known: Attempt?
    if before == nil {
      let attempt = await compileCurrent(mode)
      guard case .doesNotCompile(let said) = attempt, said.contains(where: \.isAboutDynamicMember)
      else { return (attempt, nil) }
      known = attempt
    }
    let rounds = OldSwiftRounds<Product>(
      place: unit.place, memory: history.lookups, wish: [], lookup: lookup
    ) { [compileCurrent, compileRewritten] current in
      if current == texts { return await compileCurrent(mode) }
      return await compileRewritten(current, .mode(mode))
    }
    let untouched = OldTexts(texts, ages: texts.map { _ in .current })
    let end = await rounds.go(untouched, after: known)
    if end.texts.current == texts { return (end.attempt, nil) }
    guard case .doesNotCompile(let said) = end.attempt else { return (end.attempt, end.texts) }
    return (.doesNotCompile(end.texts.original(said)), end.texts)
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
      old: { [history, unit, lookup, compileRewritten] wish, age in
        var lookup = lookup
        lookup.areOld = true
        return await OldSwiftRounds(
          place: unit.place, memory: history.repairs, wish: wish, lookup: lookup,
          compile: { await compileRewritten($0, .old) }
        ).go(age.map(unit.oldTexts) ?? unit.oldTexts)
      }, signs: { [unit] in unit.signs })
  }
}
