import OldSwift
import Testing

/// What Swift 1 and 2 called members of texts, numbers, optionals and pointers.
struct ValueTests {
  @Test func texts() {
    let text = "håll"
    #expect(text.characters.count == 4 && text.utf16Count == 4)
    #expect(String(count: 3, repeatedValue: "x" as Character) == "xxx")
    #expect("12".toInt() == 12 && "a".toInt() == nil)
    #expect(", ".join(["a", "b"]) == "a, b")
    #expect(toString(3) == "3" && toDebugString("a") == "\"a\"")
  }

  private enum Suit: Int {
    case hearts = 1
  }

  @Test func describedValues() {
    #expect(String(Suit.hearts) == "hearts")
    #expect(Suit.fromRaw(1)?.toRaw() == 1)
  }

  @Test func numbers() {
    #expect(3.advancedBy(2) == 5 && 3.distanceTo(5) == 2)
    #expect(3.successor() == 4 && 3.predecessor() == 2)
    #expect(Array(0.stride(to: 6, by: 2)) == [0, 2, 4])
    #expect(Array(0.stride(through: 6, by: 3)) == [0, 3, 6])
    #expect(7.5 % 2 == 1.5)
    #expect((-1.0).isSignMinus && Double.NaN.isNaN && true.boolValue)
    #expect(Int8.addWithOverflow(127, 1).overflow)
    #expect(7.toIntMax() == 7)
  }

  @Test func optionals() {
    let some = Optional.Some(3)
    #expect(some == 3)
    let none: Int? = .None
    #expect(none == nil)
    #expect(unsafeUnwrap(some) == 3)
  }

  @Test func pointers() {
    let place = UnsafeMutablePointer<Int>.alloc(1)
    place.initialize(3)
    place.memory += 1
    #expect(place.memory == 4)
    place.destroy()
    place.dealloc(1)
    var value = 5
    #expect(withUnsafePointer(&value) { $0.memory } == 5)
    #expect(sizeof(Int32.self) == 4 && strideof(Int16.self) == 2 && sizeofValue(value) == 8)
  }

  @Test func whatAMirrorShowsAndNumbersHad() {
    switch Mirror(reflecting: (1, 2)).displayStyle {
    case .some(.Tuple): break
    default: Issue.record("no tuple")
    }
    #expect(Int.abs(-3) == 3 && UInt8.allZeros == 0)
    #expect("abc".withCString { String.fromCString($0) } == "abc")
  }
}
