import Foundation
import Testing

@testable import StudioServer

struct TextOperationTests {
  private func read(_ text: String) -> TextOperation? {
    try? JSONDecoder().decode(TextOperation.self, from: Data(text.utf8))
  }

  @Test func itTravelsAsNumbersAndTexts() throws {
    let operation = try #require(read(#"[5,"abc",-2,10]"#))
    #expect(operation.length == 17 && operation.newLength == 18)
    #expect(operation.json.text == #"[5,"abc",-2,10]"#)
    #expect(operation.applied(to: "hello..wonderful.") == "helloabcwonderful.")
    #expect(operation.applied(to: "hello") == nil)
  }

  @Test(arguments: [
    "[0]", "[1.5]", "[null]", "{}", "[1073741824]", #"[true]"#, "[-9223372036854775808]",
  ])
  func whatIsNoOperationIsRefused(text: String) {
    #expect(read(text) == nil)
  }

  @Test func equalOperationsAreWrittenInOneWay() {
    #expect(read(#"[-2,"ab",1]"#) == read(#"["a","b",-1,-1,1]"#))
  }

  @Test func aCharacterIsNotCutInTwo() {
    #expect(read(#"[1,"x",1]"#)?.applied(to: "🂡") == nil)
    let operation = TextOperation(from: "a🂡b", to: "a🂢b")
    #expect(operation.applied(to: "a🂡b") == "a🂢b")
    #expect(operation.json.text == #"[1,"🂢",-2,1]"#)
  }

  @Test(arguments: 0..<200)
  func twoWaysComeToTheSameText(seed: UInt64) throws {
    var random = Numbers(seed: seed)
    let (start, mine, theirs) = (random.text(), random.text(), random.text())
    let (one, other) = (
      TextOperation(from: start, to: mine), TextOperation(from: start, to: theirs)
    )
    let pair = try #require(TextOperation.transform(one, other))
    #expect(pair.first.applied(to: theirs) == pair.second.applied(to: mine))
    #expect(pair.first.applied(to: theirs) != nil)
  }

  @Test func aSharedTextTakesOperationsOnOlderTexts() throws {
    var text = SharedText("abc")
    _ = text.apply(try #require(read(#"["first ",3]"#)), base: 0)
    _ = text.apply(try #require(read(#"[9," last"]"#)), base: 1)
    let done = text.apply(try #require(read(#"[1,-1,"B",1]"#)), base: 0)
    #expect(text.text == "first aBc last" && text.revision == 3)
    #expect(done?.json.text == #"[7,"B",-1,6]"#)
    #expect(text.apply(try #require(read("[3]")), base: 4) == nil)
    #expect(text.apply(try #require(read("[3]")), base: -1) == nil)
    #expect(text.become("first aBc last") == nil)
  }
}

/// The same numbers for the same seed.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func text() -> String {
    String(
      (0..<Int.random(in: 0..<12, using: &self)).map { _ in
        "ab-\nå🂡".randomElement(using: &self) ?? "a"
      })
  }
}
