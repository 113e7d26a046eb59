import Foundation
import SourceDialect
import Testing

/// Mutated Swift sources through the dialect: it comes back, and its map stays valid.
///
/// `LEK_FUZZ_ROUNDS` says how many, `LEK_FUZZ_SEED` where to begin.
struct DialectFuzz {
  private static func number(_ name: String, otherwise: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? otherwise
  }

  @Test func comesBackWithAValidMap() {
    let first = Self.number("LEK_FUZZ_SEED", otherwise: 1)
    let rounds = Self.number("LEK_FUZZ_ROUNDS", otherwise: 100)
    for seed in first..<first + rounds {
      let source = MutatedSource(seed: UInt64(seed))
      let problem = RewriteCheck.problem(of: source)
      #expect(problem == nil, "seed \(seed): \(problem ?? "")")
    }
  }
}

/// What must hold for every text, however broken.
enum RewriteCheck {
  static func problem(of source: MutatedSource) -> String? {
    let rewritten = Dialect.rewrite(
      source.text, as: source.role, on: source.platform, beside: source.others)
    let before = Array(source.text.utf8)
    let after = Array(rewritten.text.utf8)
    if before.count(where: { $0 == 10 }) != after.count(where: { $0 == 10 }) {
      return "another number of lines"
    }
    if undone(rewritten) != before { return "the edits do not lead back" }
    return places(rewritten, before, after)
  }

  /// The original text, out of the rewritten one and the edits.
  private static func undone(_ rewritten: RewrittenSource) -> [UInt8] {
    let after = Array(rewritten.text.utf8)
    let before = Array(rewritten.original.utf8)
    var result: [UInt8] = []
    var place = 0
    var copied = 0
    for edit in rewritten.edits {
      let kept = edit.range.lowerBound - copied
      guard kept >= 0, place + kept <= after.count else { return [] }
      result += after[place..<place + kept]
      result += before[edit.range]
      place += kept + edit.replacement.utf8.count
      copied = edit.range.upperBound
    }
    return place <= after.count ? result + after[place...] : []
  }

  /// Each place of the compiler's text is one of the person's; what was kept goes there and back.
  private static func places(
    _ rewritten: RewrittenSource, _ before: [UInt8], _ after: [UInt8]
  ) -> String? {
    let lengths = after.split(separator: 10, omittingEmptySubsequences: false).map(\.count)
    let mine = before.split(separator: 10, omittingEmptySubsequences: false).map(\.count)
    var dice = Dice(seed: UInt64(after.count))
    for _ in 0..<50 {
      let line = dice.below(lengths.count)
      let column = dice.below(lengths[line] + 1)
      let place = rewritten.originalPosition(line: line + 1, column: column + 1)
      guard place.line >= 1, place.line <= mine.count, place.column >= 1,
        place.column <= mine[place.line - 1] + 1
      else { return "\(line + 1):\(column + 1) maps to \(place), outside of the text" }
      let back = rewritten.rewrittenPosition(line: place.line, column: place.column)
      let again = rewritten.originalPosition(line: back.line, column: back.column)
      if again != place, !isAtEdit(place, rewritten, before) {
        return "\(place) maps to \(back), and that to \(again)"
      }
    }
    return nil
  }

  /// Where something was replaced or inserted, several places are one.
  private static func isAtEdit(
    _ place: SourcePosition, _ rewritten: RewrittenSource, _ before: [UInt8]
  ) -> Bool {
    var offset = 0
    var line = 1
    while line < place.line, let end = before[offset...].firstIndex(of: 10) {
      offset = end + 1
      line += 1
    }
    offset += place.column - 1
    return rewritten.edits.contains {
      $0.range.lowerBound - 1 <= offset && offset <= $0.range.upperBound + 1
    }
  }
}
