import SourceDialect

/// Converts the texts of a page or module from older to current Swift, with the compiler's help.
///
/// The first rounds compile the rewritten texts with the old names available, apply the changes
/// that the compiler offers, and replace every old name that has a new one. The next rounds compile
/// the result without the old names, as any current text; the remaining errors are for the user. A
/// text that is current is compiled once, and changed only where a name has a newer one.
///
/// **Always holds**: a text that compiled before and would not compile afterwards is not changed;
/// texts outside of the request are changed for the compiler only.
struct ConversionRounds<Product: Sendable>: Sendable {
  typealias Attempt = CompileAttempt<Product>

  var unit: SwiftUnit
  /// Which files are to be converted.
  var isWanted: @Sendable (String) -> Bool
  /// Compiles texts by current rules, or as older Swift; diagnostics have positions in these texts.
  var compile: @Sendable ([PageInput.Text], CompileWay) async -> Attempt
  var warnings: @Sendable (Product) -> [Diagnostic]
  /// Members of `AnyObject` that are looked up by name are current Swift too, and stay.
  var lookup: DynamicLookup?

  private static var most: Int { 12 }

  struct End: Sendable {
    var texts: OldTexts
    /// With positions in the user's texts.
    var problems: [Diagnostic] = []
    /// The product of the last texts that compiled.
    var product: Product?
    /// Why there is no result at all.
    var fault: EngineFault?
  }

  /// The result of some rounds.
  private struct Rounds {
    var texts: OldTexts
    var product: Product?
    var said: [Diagnostic] = []
    var fault: EngineFault?
  }

  func go() async -> End {
    unit.areOld ? await convertOld() : await convertCurrent()
  }

  // MARK: - Current texts

  private func convertCurrent() async -> End {
    let untouched = OldTexts(unit.texts.map(\.text), ages: unit.texts.map { _ in .current })
    let (first, said) = await compileLookingUp(untouched.current, .five)
    guard case .compiled(let product) = first else {
      if case .fault(let fault) = first { return End(texts: untouched, fault: fault) }
      if unit.mayBeOld { return await convertOld() }
      for age in unit.signs {
        let end = await convertOld(unit.oldTexts(of: age))
        if end.product != nil { return end }
      }
      let other = await compileLookingUp(untouched.current, .four).attempt
      guard case .compiled(let product) = other else { return End(texts: untouched) }
      return End(texts: untouched, product: product)
    }
    guard !newNames(said, untouched).isEmpty else {
      return End(texts: untouched, product: product)
    }
    let renamed = await rounds(untouched, .five, [.deprecatedNames])
    guard let newest = renamed.product else { return End(texts: untouched, product: product) }
    return End(texts: renamed.texts, product: newest)
  }

  private func newNames(_ said: [Diagnostic], _ texts: OldTexts) -> [String: [SourceEdit]] {
    RepairRound(said, of: texts.current, [.deprecatedNames], in: isWanted).edits
  }

  // MARK: - Old texts

  private func convertOld(_ texts: OldTexts? = nil) async -> End {
    let old = await rounds(texts ?? unit.oldTexts, .old, [.errors, .deprecatedNames])
    let isPartial = zip(unit.texts, unit.oldAges).contains { text, age in
      age < .current && !isWanted(text.text.path)
    }
    if isPartial || old.fault != nil {
      return End(
        texts: old.texts, problems: problems(old.said, old.texts, hints: []),
        product: old.product, fault: old.fault)
    }
    let current = await rounds(old.texts, .five, [.errors, .deprecatedNames])
    return End(
      texts: current.texts,
      problems: current.product == nil
        ? problems(current.said, current.texts, hints: old.texts.original(names: old.said)) : [],
      product: current.product ?? old.product, fault: current.fault)
  }

  private func problems(
    _ said: [Diagnostic], _ texts: OldTexts, hints: [Diagnostic]
  ) -> [Diagnostic] {
    texts.original(said.filter { $0.severity == .error }).map { error in
      let hint = hints.first {
        $0.file == error.file && $0.range.line == error.range.line
          && $0.range.column == error.range.column
      }
      var error = error
      if let hint { error.message = hint.message }
      return error
    }
  }

  /// Compiles texts, for the compiler with members of `AnyObject` looked up; the diagnostics have
  /// positions in these texts.
  private func compileLookingUp(
    _ texts: [PageInput.Text], _ way: CompileWay
  ) async -> (attempt: Attempt, said: [Diagnostic]) {
    let attempt = await compile(texts, way)
    guard case .doesNotCompile(let said) = attempt, said.contains(where: \.isAboutDynamicMember)
    else { return (attempt, diagnostics(of: attempt)) }
    let rounds = OldSwiftRounds<Product>(
      place: unit.place, memory: RepairMemory(), wish: [], lookup: lookup
    ) { [compile] in await compile($0, way) }
    let end = await rounds.go(OldTexts(texts, ages: texts.map { _ in .current }), after: attempt)
    return (end.attempt, end.texts.original(diagnostics(of: end.attempt)))
  }

  private func diagnostics(of attempt: Attempt) -> [Diagnostic] {
    switch attempt {
    case .compiled(let product): warnings(product)
    case .doesNotCompile(let said): said
    case .cancelled, .fault: []
    }
  }

  /// Repairs until nothing is left to repair. The product is nil if the last texts did not compile.
  private func rounds(
    _ texts: OldTexts, _ way: CompileWay, _ wish: CompilerRepair.Wish
  ) async -> Rounds {
    var rounds = Rounds(texts: texts)
    for _ in 0..<Self.most {
      let (attempt, said) = await compileLookingUp(rounds.texts.current, way)
      rounds.said = said
      switch attempt {
      case .compiled(let product): rounds.product = product
      case .doesNotCompile: rounds.product = nil
      case .cancelled: return rounds
      case .fault(let fault):
        rounds.fault = fault
        return rounds
      }
      let edits = RepairRound(rounds.said, of: rounds.texts.current, wish, in: isRepaired).edits
      if edits.isEmpty { return rounds }
      rounds.texts.apply(edits)
    }
    return rounds
  }

  /// Whether a file may be repaired: those outside of the request only if they are old, because
  /// otherwise the others would not compile with them.
  private func isRepaired(_ file: String) -> Bool {
    isWanted(file)
      || zip(unit.texts, unit.oldAges).contains { $0.text.path == file && $1 < .current }
  }
}

extension OldTexts {
  /// The diagnostics about old names, usable or not, with positions in the user's texts.
  fileprivate func original(names said: [Diagnostic]) -> [Diagnostic] {
    said.filter {
      $0.isAboutAnOldName || $0.message.contains("' is unavailable: ")
    }.compactMap { warning in
      var words = warning
      // An error, because warnings about old names are dropped.
      words.severity = .error
      return original([words]).first
    }
  }
}
