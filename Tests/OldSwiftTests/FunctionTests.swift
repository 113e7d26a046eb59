import OldSwift
import Testing

/// What Swift 1 had as functions.
struct FunctionTests {
  private let numbers = [3, 1, 2]

  @Test func sequences() {
    #expect(map(numbers) { $0 * 2 } == [6, 2, 4])
    #expect(filter(numbers) { $0 > 1 } == [3, 2])
    #expect(reduce(numbers, 0, +) == 6)
    #expect(sorted(numbers) == [1, 2, 3] && sorted(numbers, >) == [3, 2, 1])
    #expect(reverse(numbers) == [2, 1, 3])
    #expect(contains(numbers, 3) && contains(numbers) { $0 == 2 })
    #expect(minElement(numbers) == 1 && maxElement(numbers) == 3)
    #expect(join(", ", ["a", "b"]) == "a, b")
    #expect(startsWith(numbers, [3]) && equal(numbers, [3, 1, 2]))
    #expect(enumerate(numbers).map { $0.0 } == [0, 1, 2])
    var left = 2
    let generator = anyGenerator { () -> Int? in
      left -= 1
      return left >= 0 ? left : nil
    }
    #expect(Array(generator) == [1, 0])
  }

  @Test func collections() {
    #expect(count(numbers) == 3 && countElements("abc") == 3 && !isEmpty(numbers))
    #expect(first(numbers) == 3 && last(numbers) == 2 && find(numbers, 1) == 1)
    #expect(Array(dropFirst(numbers)) == [1, 2] && Array(dropLast(numbers)) == [3, 1])
    #expect(Array(prefix(numbers, 2)) == [3, 1] && Array(suffix(numbers, 1)) == [2])
    #expect(split("a b") { $0 == " " } == ["a", "b"])
    #expect(advance(3, 2) == 5 && distance(3, 5) == 2)
    #expect(Array(indices(numbers)) == [0, 1, 2])
  }

  @Test func changing() {
    var changed = numbers
    sort(&changed)
    #expect(changed == [1, 2, 3])
    sort(&changed, >)
    #expect(changed == [3, 2, 1])
    insert(&changed, 9, atIndex: 0)
    #expect(removeAtIndex(&changed, 0) == 9 && removeLast(&changed) == 1)
    extend(&changed, [4])
    #expect(changed == [3, 2, 4])
    removeAll(&changed)
    #expect(changed.isEmpty)
  }

  /// What a page declares itself goes before what is here.
  @Test func ownFunctionsWin() {
    #expect(count([1, 2, 3], from: 10) == 13)
    #expect(find([1], 1) == "own")
  }
}

private func count(_ numbers: [Int], from start: Int) -> Int { start + numbers.count }

private func find(_ numbers: [Int], _ number: Int) -> String { "own" }
