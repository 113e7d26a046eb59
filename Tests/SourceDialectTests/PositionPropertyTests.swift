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
    let source = MadeUpSource(seed: seed, forms: .any)
    let rewritten = Dialect.rewrite(source.text, as: .page)
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
    let source = MadeUpSource(seed: seed, forms: .any)
    let starts = Set(Dialect.rewrite(source.text, as: .page).edits.map(\.range.lowerBound))
    for word in source.words where word.fate == .changed {
      #expect(starts.contains(word.offset), "\(word)")
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func rulesThatKeepLengthsKeepAllPositions(seed: UInt64) {
    let source = MadeUpSource(seed: seed, forms: .thatKeepLengths)
    let rewritten = Dialect.rewrite(source.text, as: .page)
    #expect(rewritten.text.utf8.count == source.text.utf8.count)
    let moved = positions(in: source.text).filter { place in
      rewritten.originalPosition(line: place.line, column: place.column) != place
        || rewritten.rewrittenPosition(line: place.line, column: place.column) != place
    }
    #expect(moved.isEmpty)
  }

  /// What the value log repeats lies, for a person, where the name is bound.
  @Test(arguments: 0..<150 as Range<UInt64>)
  func whatIsRepeatedMapsToTheNameItself(seed: UInt64) {
    let source = MadeUpSource(seed: seed, forms: .any)
    let rewritten = Dialect.rewrite(source.text, as: .page)
    let there = positions(in: rewritten.text)
    let here = positions(in: source.text)
    let bytes = Array(source.text.utf8)
    var shift = 0
    for edit in rewritten.edits {
      defer { shift += edit.replacement.utf8.count - edit.range.count }
      guard let subject = edit.subject else { continue }
      let start = edit.range.lowerBound + shift + subject.offset
      let end = start + subject.range.count
      #expect(Array(rewritten.text.utf8)[start..<end] == bytes[subject.range])
      for (mine, theirs) in [(subject.range.lowerBound, start), (subject.range.upperBound, end)] {
        let place = there[theirs]
        #expect(rewritten.originalPosition(line: place.line, column: place.column) == here[mine])
      }
    }
  }

  @Test func aPlaceBeyondALineStaysBeyondIt() {
    let rewritten = Dialect.rewrite("class A { func f() { #selector(g) } }\n")
    #expect(rewritten.originalPosition(line: 1, column: 56).column == 42)
    #expect(rewritten.originalPosition(line: 2, column: 5) == SourcePosition(line: 2, column: 5))
  }
}
