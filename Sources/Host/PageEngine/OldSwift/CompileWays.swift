import SourceDialect

/// Compiles the texts of a page or module in the likeliest way, and where that fails in another.
///
/// **Always holds**: what is current and compiles is compiled once. What seems old is rewritten before
/// anything is tried; where that fails and never worked, the text may be current after all, and what
/// finds fewer faults with it is believed. What seems current and is refused is tried as old Swift where
/// its bundle is old, or because of a name that something had once; then no more than names are changed.
/// Labels that are left out are a slip, unless the bundle may be of Swift 2 and nothing is wrong that does not
/// come of reading it as today's.
/// A single sign of age is looked for last, and believed where the text compiles as that; where it does
/// not, what is said is what the current language says. A text that takes the compiler to a limit is
/// compiled in no other way.
struct CompileWays<Product: Sendable>: Sendable {
  typealias Attempt = CompileAttempt<Product>

  var first: CompileWay
  /// Whether this text has been compiled as old Swift before.
  var isKnownToBeOld: Bool
  /// Whether the bundle says that it was made when Swift was older.
  var mayBeOld: Bool
  /// Whether the bundle looks as if it could be, and nothing in the text speaks against it.
  var couldBeOld = false
  /// Begins with a mode, and reports what the usual one says.
  var ladder: @Sendable (LanguageMode) -> LanguageModeLadder<Product>
  /// As old as it is likely to be, or as old as is said.
  var old: @Sendable (CompilerRepair.Wish, SwiftAge?) async -> (attempt: Attempt, texts: OldTexts)
  /// What single signs say, the newest first.
  var signs: @Sendable () -> [SwiftAge] = { [] }

  /// How it ended, with diagnostics in the person's own positions.
  struct End: Sendable {
    var attempt: Attempt
    var way: CompileWay
    /// What has become of the texts, where they were compiled as old Swift.
    var texts: OldTexts?
  }

  func go() async -> End {
    switch first {
    case .mode(let mode): await currentFirst(mode)
    case .old: await oldFirst()
    }
  }

  private func currentFirst(_ mode: LanguageMode) async -> End {
    let climbed = await ladder(mode).climb()
    let end = End(attempt: climbed.attempt, way: .mode(climbed.mode))
    guard case .doesNotCompile(let diagnostics) = climbed.attempt, !climbed.attempt.isOverLimit
    else { return end }
    for (wish, age) in wishes(after: diagnostics) {
      let other = await asOld(wish, age)
      guard case .doesNotCompile = other.attempt else { return other }
    }
    for age in diagnostics.haveAnEndlessExpression ? [] : signs() {
      let other = await asOld(.errors, age)
      guard case .doesNotCompile = other.attempt else { return other }
    }
    return end
  }

  /// What the bundle and the errors allow to be changed.
  private func wishes(after diagnostics: [Diagnostic]) -> [(CompilerRepair.Wish, SwiftAge?)] {
    if mayBeOld { return [(.errors, nil)] }
    if couldBeOld, diagnostics.lackNothingButLabels { return [(.missingLabels, nil)] }
    // Other errors can follow from a label: the functions are read as Swift 2 did, and no more is mended.
    if couldBeOld, diagnostics.contains(where: \.lacksLabels) {
      return [([.missingLabels, .unavailableNames], .two)]
    }
    return diagnostics.contains(where: \.isAboutAFormerName) ? [(.unavailableNames, nil)] : []
  }

  private func oldFirst() async -> End {
    let end = await asOld(.errors)
    guard case .doesNotCompile(let diagnostics) = end.attempt, !isKnownToBeOld,
      !end.attempt.isOverLimit,
      !diagnostics.contains(where: { MissingModule.name(in: $0) != nil })
    else { return end }
    let usual = await ladder(.usual).compile(.usual)
    switch usual {
    case .doesNotCompile(let others) where others.errors >= diagnostics.errors: return end
    case .doesNotCompile:
      let climbed = await ladder(.usual).climb()
      return End(attempt: climbed.attempt, way: .mode(climbed.mode))
    default: return End(attempt: usual, way: .mode(.usual))
    }
  }

  private func asOld(_ wish: CompilerRepair.Wish, _ age: SwiftAge? = nil) async -> End {
    let (attempt, texts) = await old(wish, age)
    guard case .doesNotCompile(let diagnostics) = attempt else {
      return End(attempt: attempt, way: .old, texts: texts)
    }
    return End(attempt: .doesNotCompile(texts.original(diagnostics)), way: .old, texts: texts)
  }
}

extension [Diagnostic] {
  fileprivate var errors: Int { count { $0.severity == .error } }

  /// Whether every error is a call without labels that the function has now.
  fileprivate var lackNothingButLabels: Bool {
    allSatisfy { $0.severity != .error || $0.lacksLabels }
  }
}

extension Diagnostic {
  /// Whether it says that something has another name than it had.
  fileprivate var isAboutAFormerName: Bool {
    severity == .error && message.contains(#/' has been (renamed to|replaced by) /#)
  }
}
