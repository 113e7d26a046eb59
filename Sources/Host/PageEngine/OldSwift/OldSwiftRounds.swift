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
  /// Is given the texts as they have become; what it says of them is in their positions.
  var compile: @Sendable ([PageInput.Text]) async -> Attempt

  static var most: Int { 4 }

  /// How it ended, and what the texts were at the end.
  func go(_ texts: OldTexts) async -> (attempt: Attempt, texts: OldTexts) {
    var first = texts
    first.repair(from: memory, of: place)
    var end = await rounds(first)
    if case .doesNotCompile(let diagnostics) = end.attempt, Self.blames(diagnostics, first) {
      memory.forget(place)
      end = await rounds(texts)
    }
    switch end.attempt {
    case .compiled, .doesNotCompile: memory.remember(end.texts, of: place)
    case .cancelled, .fault: break
    }
    return end
  }

  private func rounds(_ texts: OldTexts) async -> (attempt: Attempt, texts: OldTexts) {
    var texts = texts
    for _ in 0..<Self.most {
      let attempt = await compile(texts.current)
      guard case .doesNotCompile(let diagnostics) = attempt else { return (attempt, texts) }
      let edits = RepairRound(diagnostics, of: texts.current, wish).edits
      guard !edits.isEmpty else { return (attempt, texts) }
      texts.apply(edits)
    }
    return (await compile(texts.current), texts)
  }

  /// Whether an error stands in a line that was repaired from memory.
  private static func blames(_ diagnostics: [Diagnostic], _ texts: OldTexts) -> Bool {
    diagnostics.contains { diagnostic in
      diagnostic.severity == .error
        && texts.file(diagnostic.file)?.remembered.contains(diagnostic.range.line) == true
    }
  }
}
