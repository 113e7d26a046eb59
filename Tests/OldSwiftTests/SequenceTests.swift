import OldSwift
import Testing

/// What Swift 1 and 2 called methods of sequences and collections.
struct SequenceTests {
  private let numbers = [3, 1, 2]

  @Test func goingThrough() {
    #expect(numbers.enumerate().map { $0.index * $0.element } == [0, 1, 4])
    #expect(numbers.reduce(0, combine: +) == 6)
    #expect(numbers.contains({ $0 > 2 }))
    // Today's labels are still found where the last argument stands behind the call.
    #expect(numbers.reduce(0) { $0 + $1 } == 6)
    #expect([1, 0, 2].split { $0 == 0 }.count == 2)
    #expect(Array(Zip2(numbers, ["a", "b"])).count == 2)
    var generator = numbers.generate()
    #expect(generator.next() == 3)
    #expect(numbers.underestimateCount() <= 3)
  }

  @Test func smallestAndGreatest() {
    #expect(numbers.minElement() == 1 && numbers.maxElement() == 3)
    #expect(numbers.minElement(>) == 3 && numbers.maxElement { $0 > $1 } == 1)
    #expect(["a", "b"].lexicographicalCompare(["a", "c"]))
    #expect(numbers.startsWith([3, 1]) && !numbers.startsWith([1]))
    #expect(numbers.elementsEqual([4, 2, 3], isEquivalent: { $0 + 1 == $1 }))
  }

  /// The parts of a tuple were taken for the tuple.
  @Test func tuplesAreMadeOfTheirParts() {
    var pairs: [(Int, String)] = []
    pairs.append(1, "a")
    pairs.append((2, "b"))
    #expect(pairs.map(\.1) == ["a", "b"])
    #expect(numbers.firstOfOld == 3)
  }

  @Test func joining() {
    #expect(["a", "b"].joinWithSeparator(", ") == "a, b")
    #expect(", ".join(["a", "b", "c"]) == "a, b, c" && [0].join([[1], [2, 3]]) == [1, 0, 2, 3])
    #expect(Array([[1], [2, 3]].flatten()) == [1, 2, 3])
    #expect(Array([[1], [2]].joinWithSeparator([0])) == [1, 0, 2])
  }

  @Test func findingAndTakingParts() {
    #expect(numbers.indexOf(1) == 1 && numbers.indexOf { $0 == 2 } == 2)
    #expect(Array(numbers.prefixUpTo(1)) == [3] && Array(numbers.prefixThrough(1)) == [3, 1])
    #expect(Array(numbers.suffixFrom(2)) == [2])
    #expect([1, 0, 2, 0].split(0).map(Array.init) == [[1], [2]])
    #expect([1, 0, 0, 2].split(0, allowEmptySlices: true).count == 3)
    #expect([1, 0, 2, 0, 3].split(0, maxSplit: 1).count == 2)
    #expect([1, 0, 2].split(isSeparator: { $0 == 0 }).count == 2)
  }

  @Test func changing() {
    var changed = [Int](count: 2, repeatedValue: 7)
    changed.appendContentsOf([1, 2])
    changed.extend(3...4)
    changed.insert(9, atIndex: 0)
    #expect(changed == [9, 7, 7, 1, 2, 3, 4])
    #expect(changed.removeAtIndex(0) == 9)
    changed.removeRange(0..<2)
    changed.removeRange(2...3)
    changed.replaceRange(0..<1, with: [5, 6])
    changed.insertContentsOf([0], at: 0)
    changed.splice([8], atIndex: 1)
    #expect(changed == [0, 8, 5, 6, 2])
    changed.removeAll(keepCapacity: true)
    #expect(changed.isEmpty)
  }

  @Test func ordering() {
    var changed = numbers
    changed.sortInPlace()
    #expect(changed == [1, 2, 3])
    changed.sortInPlace { $0 > $1 }
    #expect(changed == [3, 2, 1])
    #expect(numbers.sort(<) == [1, 2, 3] && numbers.sort() == [1, 2, 3])
    #expect(numbers.sorted(>) == [3, 2, 1])
    #expect((1...3).reverse() == [3, 2, 1])
  }

  /// Where the value is not asked for, `sort` and `reverse` are the current ones, which change the array.
  @Test func currentMeaningsWin() {
    var changed = numbers
    changed.sort()
    #expect(changed == [1, 2, 3])
    changed.reverse()
    #expect(changed == [3, 2, 1])
    changed.sort { $0 < $1 }
    #expect(changed == [1, 2, 3])
  }
}

extension Array {
  /// An extension of Swift 1 called what an array holds `T`.
  fileprivate var firstOfOld: T? { first }
}
