import SourceDialect

/// Compiles the texts of a page or module in the likeliest way, and if that fails in others.
///
/// **Always holds**: a text that is current and compiles is compiled once. A text that seems old is
/// rewritten first; if it then fails to compile, and never compiled so, it is tried as current
/// Swift, and the way with fewer errors is used. A text that seems current and fails to compile is
/// tried as old Swift if its bundle is old, or if an error is about a former name; then only names
/// are changed. Missing labels are an error of the user, unless the bundle may be of Swift 2 and
/// all other errors follow from reading it as current Swift. Single signs of age are tried last,
/// and used only if the text compiles; otherwise the diagnostics are those of current Swift. A text
/// that made the compiler reach a limit, or imports a module that is not there, is compiled in no
/// other way.
struct CompileWays<Product: Sendable>: Sendable {
  typealias Attempt = CompileAttempt<Product>

  var first: CompileWay
  /// Whether this text has been compiled as old Swift before.
  var isKnownToBeOld: Bool
  /// Whether the bundle states that it was made for older Swift.
  var mayBeOld: Bool
  /// Whether the bundle may be so old, and nothing in the text contradicts that.
  var couldBeOld = false
  /// Compiles from a mode on, and returns the diagnostics of the usual one.
  var ladder: @Sendable (LanguageMode) -> LanguageModeLadder<Product>
  /// Compiles the texts as older Swift, of their likely age or of a given age.
  var old: @Sendable (CompilerRepair.Wish, SwiftAge?) async -> (attempt: Attempt, texts: OldTexts)
  /// The ages that single signs suggest, the newest first.
  var signs: @Sendable () -> [SwiftAge] = { [] }

  /// The result, with positions in the user's texts.
  struct End: Sendable {
    var attempt: Attempt
    var way: CompileWay
    /// The rewritten texts, if they were compiled as old Swift.
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
    guard case .doesNotCompile(let diagnostics) = climbed.attempt, !climbed.attempt.isOverLimit,
      !diagnostics.lackModule
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

  /// The changes that the bundle and the errors allow, and the age to assume.
  private func wishes(after diagnostics: [Diagnostic]) -> [(CompilerRepair.Wish, SwiftAge?)] {
    if mayBeOld { return [(.errors, nil)] }
    if couldBeOld, diagnostics.lackNothingButLabels { return [(.missingLabels, nil)] }
    // Other errors can follow from a missing label: read the functions as Swift 2 did, and repair
    // nothing else.
    if couldBeOld, diagnostics.contains(where: \.lacksLabels) {
      return [([.missingLabels, .unavailableNames], .two)]
    }
    return diagnostics.contains(where: \.isAboutAFormerName) ? [(.unavailableNames, nil)] : []
  }

  private func oldFirst() async -> End {
    let end = await asOld(.errors)
    guard case .doesNotCompile(let diagnostics) = end.attempt, !isKnownToBeOld,
      !end.attempt.isOverLimit,
      !diagnostics.lackModule
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

  /// Whether every error is a call without the labels that the function has now.
  fileprivate var lackNothingButLabels: Bool {
    allSatisfy { $0.severity != .error || $0.lacksLabels }
  }
}

extension Diagnostic {
  /// Whether it is about something that has a new name.
  fileprivate var isAboutAFormerName: Bool {
    severity == .error && message.contains(#/' has been (renamed to|replaced by) /#)
  }
}

extension CompileWay {
  /// The names that texts compiled in this way can use.
  var names: SwiftNames { self == .old ? .oldToo : .current }
}
