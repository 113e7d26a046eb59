import Foundation
import Testing

@testable import PageRuntime

@Suite("A value in one line")
struct ValueSummaryTests {
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
    #expect(ValueSummary.text(of: 5) == "5")
    #expect(ValueSummary.text(of: 2.5) == "2.5")
    #expect(ValueSummary.text(of: true) == "true")
    #expect(ValueSummary.text(of: "a\nå") == "\"a\\nå\"")
    #expect(ValueSummary.text(of: Character("c")) == "\"c\"")
  }

  @Test func containers() {
    #expect(ValueSummary.text(of: [1, 2, 3]) == "[1, 2, 3]")
    #expect(ValueSummary.text(of: ["a", "b"]) == "[\"a\", \"b\"]")
    #expect(ValueSummary.text(of: ["a": 1]) == "[\"a\": 1]")
    #expect(ValueSummary.text(of: [String: Int]()) == "[:]")
    #expect(ValueSummary.text(of: Set([7])) == "{7}")
    #expect(ValueSummary.text(of: (1, "x")) == "(1, \"x\")")
    #expect(ValueSummary.text(of: (left: 1, right: 2)) == "(left: 1, right: 2)")
  }

  @Test func optionals() {
    #expect(ValueSummary.text(of: Int?.none as Any) == "nil")
    #expect(ValueSummary.text(of: Int?.some(4) as Any) == "4")
    #expect(ValueSummary.text(of: [1, nil] as [Int?]) == "[1, nil]")
  }

  @Test func typesOfOnesOwn() {
    #expect(ValueSummary.text(of: Plain()) == "Plain")
    #expect(ValueSummary.text(of: Thing()) == "Thing")
    #expect(ValueSummary.text(of: Described()) == "described")
    #expect(ValueSummary.text(of: Shown()) == "[1, 2]")
    #expect(ValueSummary.text(of: Suit.hearts) == "hearts")
    #expect(ValueSummary.text(of: Suit.rank(3)) == "rank(3)")
    #expect(ValueSummary.text(of: Suit.pair(left: 1, right: "r")) == "pair(left: 1, right: \"r\")")
  }

  @Test func geometry() {
    let rect = CGRect(x: 0, y: 1, width: 10.5, height: 20)
    #expect(ValueSummary.text(of: rect) == "{x 0, y 1, w 10.5, h 20}")
    #expect(ValueSummary.text(of: CGPoint(x: 1, y: 2)) == "{x 1, y 2}")
    #expect(ValueSummary.text(of: CGSize(width: 3, height: 4)) == "{w 3, h 4}")
  }

  @Test func longOnesAreCut() {
    #expect(ValueSummary.text(of: Array(0..<1_000_000)).count == ValueSummary.longest)
    #expect(
      ValueSummary.text(of: String(repeating: "x", count: 5000)).count == ValueSummary.longest)
  }

  @Test func holdingKeepsNoObjectAlive() {
    #expect(holdsNoObjects([[Int]].self))
    #expect(holdsNoObjects([String: [Double?]].self))
    #expect(!holdsNoObjects([Thing].self))
    #expect(!holdsNoObjects(Thing?.self))
    #expect(!holdsNoObjects(Any.self))
  }
}
