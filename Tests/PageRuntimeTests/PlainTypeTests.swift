import CPageRuntime
import Testing

@testable import PageRuntime

/// The layouts of the standard library and of type metadata that the value log reads.
@Suite struct PlainTypeTests {
  enum Suit { case hearts, spades }
  enum Shape { case circle(radius: Double), point }
  struct Pair {
    var first: Int
    var second: Suit
  }
  final class Node {}

  @Test func aBlockIsKnownByItsType() {
    typealias Block = @convention(block) (Int) -> Void
    #expect(PlainType.isBlock(Block.self))
    #expect(!PlainType.isBlock(((Int) -> Void).self))
    #expect(!PlainType.isBlock((@convention(c) (Int) -> Void).self))
    #expect(!PlainType.isBlock(Node.self))
  }

  @Test func anEnumWithoutPayloadIsKnown() {
    #expect(PlainType.hasNoPayload(Suit.self))
    #expect(!PlainType.hasNoPayload(Shape.self))
    #expect(!PlainType.hasNoPayload(Pair.self))
    #expect(!PlainType.hasNoPayload(Int?.self))
  }

  @Test func theFieldsOfAStructAreKnown() throws {
    let fields = try #require(PlainType.fields(of: Pair.self))
    #expect(fields.map(ObjectIdentifier.init) == [Int.self, Suit.self].map(ObjectIdentifier.init))
    #expect(PlainType.fields(of: Shape.self) == nil)
    #expect(PlainType.fields(of: Node.self) == nil)
  }

  @Test func aTupleIsKnown() {
    #expect(PlainType.isTuple((Int, String).self))
    #expect(!PlainType.isTuple(Pair.self))
  }

  /// Otherwise the log is slow, and still right.
  @Test func stringsAndArraysAreReadInPlace() {
    let text = String(repeating: "a", count: 20)
    let (short, list, other) = ("abc", [7, 8, 9], [7, 8, 9, 10])
    withUnsafePointer(to: text) { text in
      withUnsafePointer(to: short) { short in
        withUnsafePointer(to: other) { #expect(!lek_log_learn_layout(text, short, $0)) }
        withUnsafePointer(to: list) { #expect(lek_log_learn_layout(text, short, $0)) }
      }
    }
  }
}
