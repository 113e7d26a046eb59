import SourceDialect
import Testing

struct MalformedSourceTests {
  private func expectOnlyEditsDiffer(_ source: String) {
    let rewritten = Dialect.rewrite(source, as: .page)
    let newline = UInt8(ascii: "\n")
    #expect(
      rewritten.text.utf8.count(where: { $0 == newline })
        == source.utf8.count(where: { $0 == newline }))
    var bytes = Array(rewritten.text.utf8)
    for edit in rewritten.edits.reversed() {
      let shift = rewritten.edits.filter { $0.range.lowerBound < edit.range.lowerBound }
        .reduce(0) { $0 + $1.replacement.utf8.count - $1.range.count }
      let start = edit.range.lowerBound + shift
      bytes.replaceSubrange(
        start..<start + edit.replacement.utf8.count, with: Array(source.utf8)[edit.range])
    }
    #expect(String(decoding: bytes, as: UTF8.self) == source)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func isChangedOnlyByItsEdits(seed: UInt64) {
    var scalars = Array(MadeUpSource(seed: seed, forms: .any).text.unicodeScalars)
    var dice = Dice(seed: seed &+ 77)
    for _ in 0...dice.below(5) where !scalars.isEmpty {
      let place = dice.below(scalars.count)
      switch dice.below(3) {
      case 0: scalars.removeSubrange(place..<min(scalars.count, place + 1 + dice.below(9)))
      case 1:
        scalars.insert(
          contentsOf: dice.pick(["{", "}", "\"", "@", "#", "(", "\0"]).unicodeScalars, at: place)
      default: scalars.removeSubrange(place...)
      }
    }
    expectOnlyEditsDiffer(String(String.UnicodeScalarView(scalars)))
  }

  @Test func rewritesWhatParsesBesideWhatDoesNot() {
    let exposed =
      "; enum Exposed_f: ObjectiveC.ExposedMethods { static let selectors: "
      + "[ObjectiveC.Selector] = [ObjectiveC.Selector(method0: A.f, named: \"f\")] } "
    let source = "let = = )\nclass A { @objc func f() {} }\nfunc ("
    #expect(
      Dialect.rewrite(source).text == "let = = )\nclass A {       func f() {} \(exposed)}\nfunc (")
  }

  @Test(arguments: [
    "(", "[", "[(", "[a: ", "[any ", "{", "a.", "a(", "!", "\"\\(", "<", "class A { ",
  ])
  func standsEndlessNesting(piece: String) {
    expectOnlyEditsDiffer("@objc " + String(repeating: piece, count: 2_000) + " #selector(b) @objc")
  }

  @Test func tenLevelsOfArraysAreNotTooMany() {
    let arrays = String(repeating: "[", count: 10) + "1" + String(repeating: "]", count: 10)
    let source = "let a = \(arrays); let b = #selector(A.f)"
    #expect(
      Dialect.rewrite(source).text == "let a = \(arrays); let b =  Selector(A.f, named: \"f\")")
  }

  @Test func standsEndlessChains() {
    let chain = String(repeating: ".b(1)", count: 20_000)
    expectOnlyEditsDiffer("class A { func f() { a\(chain)(#selector(g)) } }")
    let sum = String(repeating: " + 1", count: 20_000)
    expectOnlyEditsDiffer("class A { func f() { let n = 1\(sum); g(#selector(g)) } }")
  }
}
