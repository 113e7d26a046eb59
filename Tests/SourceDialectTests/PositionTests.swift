import SourceDialect
import Testing

/// Positions are checked on generated sources: every line of which carries its own number.
struct PositionTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 33)
    }
  }

  private static let pieces = [
    "let a = 1", "@objc func f() {}", "g(#selector(tapped)); let b = 2",
    "/* åäö 🂡 */ g(#selector(self.tapped(_:)), #selector(A.b)); let c = 3", "",
    "// @objc #selector",
    "@objc(name) dynamic var d = \"🂡\"; let e = 4", "let s=#selector(A.b); let h = 5",
  ]

  private func source(_ seed: UInt64) -> String {
    var generator = Generator(state: seed)
    let body = (0..<20).map { _ in Self.pieces.randomElement(using: &generator)! }
    return "class Outer {\n" + body.joined(separator: "\n") + "\n}\n"
  }

  @Test(arguments: 0..<50 as Range<UInt64>) func wordsMapToThemselves(seed: UInt64) {
    let rewritten = Dialect.rewrite(source(seed))
    let original = rewritten.original.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = rewritten.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == original.count)
    for (number, line) in lines.enumerated() {
      for word in ["let", "func", "var", "tapped", "b"] {
        for range in line.ranges(of: word) {
          let column = line.utf8.distance(from: line.startIndex, to: range.lowerBound) + 1
          let back = rewritten.originalPosition(line: number + 1, column: column)
          #expect(back.line == number + 1)
          let rest = original[number].utf8.dropFirst(back.column - 1)
          #expect(rest.starts(with: word.utf8))
          #expect(
            rewritten.rewrittenPosition(line: back.line, column: back.column)
              == SourcePosition(line: number + 1, column: column))
        }
      }
    }
  }

  @Test func aPositionInsideAnEditIsInsideWhatWasTyped() {
    let rewritten = Dialect.rewrite("class Long { let s = #selector(a) }")
    let inside = rewritten.text.utf8.count - " }".utf8.count - 4
    let back = rewritten.originalPosition(line: 1, column: inside)
    #expect(back.column <= rewritten.original.utf8.count)
    #expect(back.column >= 32)
  }

  @Test func aPositionBeyondTheEndIsTheEnd() {
    let rewritten = Dialect.rewrite("@objc func f() {}")
    #expect(rewritten.originalPosition(line: 99, column: 1) == SourcePosition(line: 1, column: 18))
  }
}
