import SourceDialect
import Testing

struct PositionPropertyTests {
  /// The place of each offset, counted in the plainest way, to compare with.
  private func positions(in text: String) -> [SourcePosition] {
    var place = SourcePosition(line: 1, column: 1)
    var places = [place]
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") {
        place = SourcePosition(line: place.line + 1, column: 1)
      } else {
        place.column += 1
      }
      places.append(place)
    }
    return places
  }

  @Test(arguments: 0..<150 as Range<UInt64>)
  func whatNoEditTouchesMapsToItself(seed: UInt64) throws {
    let source = MadeUpSource(seed: seed, selectors: .any)
    let rewritten = Dialect.rewrite(source.text)
    let places = positions(in: source.text)
    let lines = Array(rewritten.text.utf8).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for word in source.words where word.fate == .kept {
      let here = places[word.offset]
      let there = rewritten.rewrittenPosition(line: here.line, column: here.column)
      let rest = lines[there.line - 1].dropFirst(there.column - 1)
      #expect(rest.starts(with: word.text.utf8), "\(word)")
      #expect(rewritten.originalPosition(line: there.line, column: there.column) == here, "\(word)")
    }
  }

  @Test(arguments: 0..<150 as Range<UInt64>)
  func everyWordOfTheRulesIsChanged(seed: UInt64) {
    let source = MadeUpSource(seed: seed, selectors: .any)
    let starts = Set(Dialect.rewrite(source.text).edits.map(\.range.lowerBound))
    for word in source.words where word.fate == .changed {
      #expect(starts.contains(word.offset), "\(word)")
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func rulesThatKeepLengthsKeepAllPositions(seed: UInt64) {
    let source = MadeUpSource(seed: seed, selectors: .withTypes)
    let rewritten = Dialect.rewrite(source.text)
    #expect(rewritten.text.utf8.count == source.text.utf8.count)
    let moved = positions(in: source.text).filter { place in
      rewritten.originalPosition(line: place.line, column: place.column) != place
        || rewritten.rewrittenPosition(line: place.line, column: place.column) != place
    }
    #expect(moved.isEmpty)
  }

  @Test func aPlaceBeyondALineStaysBeyondIt() {
    let rewritten = Dialect.rewrite("class A { func f() { #selector(g) } }\n")
    #expect(rewritten.originalPosition(line: 1, column: 42).column == 40)
    #expect(rewritten.originalPosition(line: 2, column: 5) == SourcePosition(line: 2, column: 5))
  }
}
