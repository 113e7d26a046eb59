import Foundation
import Testing

@testable import PageRuntime

@Suite("A value in one line")
struct ValueLineTests {
  struct Plain { var x = 1 }
  struct Described: CustomStringConvertible { var description = "described" }
  struct Shown: CustomPlaygroundDisplayConvertible { var playgroundDescription: Any { [1, 2] } }
  enum Suit {
    case hearts
    case rank(Int)
    case pair(left: Int, right: String)
  }
  final class Thing {}

  @Test func numbersAndTexts() {
    #expect(ValueLine.text(of: 5) == "5")
    #expect(ValueLine.text(of: 2.5) == "2.5")
    #expect(ValueLine.text(of: true) == "true")
    #expect(ValueLine.text(of: "a\nå") == "\"a\\nå\"")
    #expect(ValueLine.text(of: Character("c")) == "\"c\"")
  }

  @Test func containers() {
    #expect(ValueLine.text(of: [1, 2, 3]) == "[1, 2, 3]")
    #expect(ValueLine.text(of: ["a", "b"]) == "[\"a\", \"b\"]")
    #expect(ValueLine.text(of: ["a": 1]) == "[\"a\": 1]")
    #expect(ValueLine.text(of: [String: Int]()) == "[:]")
    #expect(ValueLine.text(of: Set([7])) == "{7}")
    #expect(ValueLine.text(of: (1, "x")) == "(.0 1, .1 \"x\")")
    #expect(ValueLine.text(of: (left: 1, right: 2)) == "(left 1, right 2)")
    #expect(ValueLine.text(of: "abc".dropFirst()) == "\"bc\"")
  }

  @Test func rangesReadAsTheyAreWritten() {
    #expect(ValueLine.text(of: 0..<5) == "0..<5")
    #expect(ValueLine.text(of: 1...5) == "1...5")
    #expect(ValueLine.text(of: "a"..."z") == "\"a\"...\"z\"")
    #expect(ValueLine.text(of: 2...) == "2...")
    #expect(ValueLine.text(of: ..<2.5) == "..<2.5")
    #expect(ValueLine.text(of: [...3]) == "[...3]")
  }

  @Test func optionals() {
    #expect(ValueLine.text(of: Int?.none as Any) == "nil")
    #expect(ValueLine.text(of: Int?.some(4) as Any) == "4")
    #expect(ValueLine.text(of: [1, nil] as [Int?]) == "[1, nil]")
  }

  @Test func ownWordsForReadersOfCodeGoFirst() {
    struct Both: CustomStringConvertible, CustomDebugStringConvertible {
      var description: String { "plain" }
      var debugDescription: String { "precise" }
    }
    #expect(ValueLine.text(of: Both()) == "precise")
  }

  @Test func typesOfOnesOwn() {
    #expect(ValueLine.text(of: Plain()) == "ValueLineTests.Plain")
    #expect(ValueLine.text(of: Thing()) == "ValueLineTests.Thing")
    #expect(ValueLine.text(of: Described()) == "described")
    #expect(ValueLine.text(of: Shown()) == "[1, 2]")
    #expect(ValueLine.text(of: Suit.hearts) == "hearts")
    #expect(ValueLine.text(of: Suit.rank(3)) == "rank(3)")
    #expect(ValueLine.text(of: Suit.pair(left: 1, right: "r")) == "pair(left: 1, right: \"r\")")
  }

  @Test func geometry() {
    let rect = CGRect(x: 0, y: 1, width: 10.5, height: 20)
    #expect(ValueLine.text(of: rect) == "(0.0, 1.0, 10.5, 20.0)")
    #expect(ValueLine.text(of: CGPoint(x: 1, y: 2)) == "(1.0, 2.0)")
    #expect(ValueLine.text(of: CGSize(width: 3, height: 4)) == "(3.0, 4.0)")
  }

  @Test func whatShowsItselfForEverIsCutShort() {
    struct Endless: CustomPlaygroundDisplayConvertible { var playgroundDescription: Any { self } }
    #expect(ValueLine.text(of: Endless()) == "ValueLineTests.Endless")
    indirect enum Chain { case link(Chain), end }
    var chain = Chain.end
    for _ in 0..<1_000 { chain = .link(chain) }
    #expect(ValueLine.text(of: chain).count <= ValueLine.longest)
  }

  @Test func longOnesAreCut() {
    #expect(ValueLine.text(of: Array(0..<1_000_000)).count == ValueLine.longest)
    #expect(
      ValueLine.text(of: String(repeating: "x", count: 5000)).count == ValueLine.longest)
  }
}
