/// Compiles old texts, and repairs them by what the compiler says, round after round.
///
/// **Always holds**: at most `most` rounds follow the first; what was repaired before is repaired
/// before the compiler is asked at all; where that was wrong, it is forgotten and all is done anew.
struct OldSwiftRounds<Product: Sendable>: Sendable {
  typealias Attempt = CompileAttempt<Product>

  /// What the repairs are remembered by.
  var place: String
  var memory: RepairMemory
  var wish = CompilerRepair.Wish.errors
  /// Looks up members that are named on `AnyObject`; without it they are errors.
  var lookup: DynamicLookup?
  /// Is given the texts as they have become; what it says of them is in their positions.
  var compile: @Sendable ([PageInput.Text]) async -> Attempt

  static var most: Int { 4 }

  /// How it ended, and what the texts were at the end. `known` is how compiling the texts without
  /// repairs ended, if that is known and nothing was repaired before.
  func go(
    _ texts: OldTexts, after known: Attempt? = nil
  ) async -> (attempt: Attempt, texts: OldTexts) {
    var first = texts
    first.repair(from: memory, of: place)
    var end = await rounds(first, after: known)
    if case .doesNotCompile(let diagnostics) = end.attempt, Self.blames(diagnostics, first) {
      memory.forget(place)
      end = await rounds(texts)
    }
    switch end.attempt {
    case .compiled, .doesNotCompile: memory.remember(end.texts, of: place)
    case .cancelled, .fault: break
    }
    return (explained(end.attempt, end.texts), end.texts)
  }

  private func rounds(
    _ texts: OldTexts, after known: Attempt? = nil
  ) async -> (attempt: Attempt, texts: OldTexts) {
    var (texts, known) = (texts, known)
    for _ in 0..<Self.most {
      let attempt = if let known { known } else { await compile(texts.current) }
      known = nil
      guard case .doesNotCompile(let diagnostics) = attempt else { return (attempt, texts) }
      let edits = RepairRound(diagnostics, of: texts.current, wish, lookup).edits
      guard !edits.isEmpty else { return (attempt, texts) }
      texts.apply(edits)
    }
    return (await compile(texts.current), texts)
  }

  /// The same with an explanation of members of `AnyObject` that could not be looked up.
  private func explained(_ attempt: Attempt, _ texts: OldTexts) -> Attempt {
    guard let lookup, case .doesNotCompile(let said) = attempt,
      said.contains(where: \.isAboutDynamicMember)
    else { return attempt }
    let lines = Dictionary(
      texts.current.map { ($0.path, TextBytes($0.text)) }, uniquingKeysWith: { first, _ in first })
    let repair = DynamicMemberRepair(said, of: texts.current, in: lines, lookup)
    return .doesNotCompile(said.map(repair.explained))
  }

  /// Whether an error stands in a line that was repaired from memory.
  private static func blames(_ diagnostics: [Diagnostic], _ texts: OldTexts) -> Bool {
    diagnostics.contains { diagnostic in
      diagnostic.severity == .error
        && texts.file(diagnostic.file)?.remembered.contains(diagnostic.range.line) == true
    }
  }
}
