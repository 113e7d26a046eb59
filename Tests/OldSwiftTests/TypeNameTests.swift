import OldSwift
import Testing

/// What Swift 3 named anew is the same type and the same protocol under its old name.
struct TypeNameTests {
  private enum Failure: ErrorType, Printable {
    case wrong
    var description: String { "wrong" }
  }

  private struct Countdown: GeneratorType {
    var left: Int
    mutating func next() -> Int? {
      left -= 1
      return left >= 0 ? left : nil
    }
  }

  @Test func protocolsAreConformedToByTheirOldNames() {
    let failure: any Error = Failure.wrong
    #expect("\(failure)" == "wrong")
    #expect(Array(IteratorSequence(Countdown(left: 3))) == [2, 1, 0])
  }

  @Test func typesAreMadeByTheirOldNames() {
    var left = 3
    let generator = AnyGenerator<Int> {
      left -= 1
      return left >= 0 ? left : nil
    }
    #expect(Array(SequenceOf(generator)) == [2, 1, 0])
    #expect(ClosedInterval(uncheckedBounds: (1, 3)).contains(3))
    #expect(!HalfOpenInterval(uncheckedBounds: (1, 3)).contains(3))
    #expect(IntMax.max == Int64.max)
  }
}
