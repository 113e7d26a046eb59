import SourceDialect
import Testing

/// A text on its way through several steps of edits, and back.
struct RewrittenTextTests {
  private func edit(_ range: Range<Int>, _ text: String) -> SourceEdit {
    SourceEdit(range: range, replacement: text)
  }

  @Test func withoutStepsIsItself() {
    let text = RewrittenText("a\nb")
    #expect(text.text == "a\nb")
    #expect(text.edits.isEmpty)
    #expect(text.originalPosition(line: 2, column: 1) == SourcePosition(line: 2, column: 1))
    #expect(text.rewrittenPosition(line: 2, column: 5) == SourcePosition(line: 2, column: 5))
  }

  @Test func goesThroughStepsAndBack() {
    var text = RewrittenText("one two three\nfour")
    text.apply([edit(0..<3, "first"), edit(8..<13, "3rd")])
    #expect(text.text == "first two 3rd\nfour")
    text.apply([edit(6..<6, "and "), edit(14..<18, "last")])
    #expect(text.text == "first and two 3rd\nlast")
    #expect(text.rewrittenPosition(line: 1, column: 5) == SourcePosition(line: 1, column: 11))
    #expect(text.originalPosition(line: 1, column: 11) == SourcePosition(line: 1, column: 5))
    #expect(text.originalPosition(line: 1, column: 15) == SourcePosition(line: 1, column: 9))
    #expect(text.originalPosition(line: 2, column: 4) == SourcePosition(line: 2, column: 4))
    #expect(text.originalPosition(line: 2, column: 9) == SourcePosition(line: 2, column: 9))
  }

  @Test func isOneListOfEdits() {
    var text = RewrittenText("one two three")
    text.apply([edit(4..<7, "zwei")])
    text.apply([edit(5..<6, "W"), edit(0..<0, "> ")])
    #expect(text.text == "> one zWei three")
    #expect(text.edits == [edit(0..<0, "> "), edit(4..<7, "zWei")])
  }

  @Test func takesTheFirstOfTwoThatOverlap() {
    var text = RewrittenText("one two")
    text.apply([edit(2..<5, "-"), edit(0..<3, "1")])
    #expect(text.text == "1 two")
  }

  @Test func forgetsWhatWasTakenBack() {
    var text = RewrittenText("one")
    text.apply([edit(3..<3, " two")])
    text.apply([edit(3..<7, "")])
    #expect(text.text == "one")
    #expect(text.edits.isEmpty)
  }

  /// Steps made by chance: the one list leads to the same text, and what was kept maps to itself.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func agreesWithItsOneList(seed: UInt64) {
    var dice = Dice(seed: seed)
    let original = (0..<60).map { _ in dice.pick(["a", "b", "c", "d", " ", "\n"]) }.joined()
    var text = RewrittenText(original)
    for _ in 0...dice.below(5) {
      let count = text.text.utf8.count
      text.apply(
        (0...dice.below(4)).map { _ in
          let start = dice.below(count + 1)
          let end = min(count, start + dice.below(5))
          return edit(start..<end, dice.pick(["", "X", "YZ", "WWW"]))
        })
    }
    var once = RewrittenText(original)
    once.apply(text.edits)
    #expect(once.text == text.text)
    let edits = text.edits
    for (before, behind) in zip(edits, edits.dropFirst()) {
      #expect(before.range.upperBound < behind.range.lowerBound)
    }
  }

  @Test func positionsOfAnOldTextLeadBack() {
    let old = "func f(a: Int) {\n  for var i = 0; i < a; i++ { println(i++) }\n}\nlet end = 1"
    let rewritten = OldSwift.rewrite(old, age: .one)
    #expect(rewritten.originalPosition(line: 4, column: 5) == SourcePosition(line: 4, column: 5))
    let lines = rewritten.text.split(separator: "\n", omittingEmptySubsequences: false)
    let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      for column in 1...line.utf8.count + 1 {
        let place = rewritten.originalPosition(line: number + 1, column: column)
        #expect(place.line == number + 1)
        #expect((1...oldLines[number].utf8.count + 1).contains(place.column))
      }
    }
    let call = lines[1].utf8.count - lines[1].drop { $0 != "p" }.utf8.count + 1
    #expect(
      rewritten.originalPosition(line: 2, column: call) == SourcePosition(line: 2, column: 31))
  }
}
