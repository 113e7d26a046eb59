import Foundation
import Testing

@testable import PageEngine

/// What the rules of the language allow in older Swift, and refuse today.
@Suite(.serialized) struct OldRuleTests {
  /// Two parts of one value that a call changes at once.
  @Test func aCallChangesTwoPartsOfOneValue() async throws {
    let record = try await TestBench().run(
      """
      func exchange<T>(inout a: T, inout _ b: T) { let c = a; a = b; b = c }
      func order(inout a: Int, inout _ b: Int) -> Bool {
        if a > b { swap(&a, &b); return true }
        return false
      }
      struct Pair {
        var left = 1, right = 2
        mutating func turn() { exchange(&left, &right) }
      }
      class Box { var items = [3, 1, 2]; var pair = Pair() }
      var a = [4, 3, 2, 1]
      exchange(&a[0], &a[3])
      var isChanged = true
      while isChanged {
        isChanged = false
        for i in 0..<3 { if order(&a[i], &a[i + 1]) { isChanged = true } }
      }
      var pair = Pair(), grid = [[1, 2], [3, 4]]
      pair.turn(); exchange(&pair.left, &pair.right); pair.turn()
      swap(&grid[0][1], &grid[1][0])
      let box = Box()
      exchange(&box.items[0], &box.items[2])
      swap(&box.pair.left, &box.pair.right)
      print(a, pair.left, grid, box.items, box.pair.left, separator: ";")
      """)
    #expect(
      record.output == "[1, 2, 3, 4];2;[[1, 3], [2, 4]];[2, 1, 3];2\n", "\(record.diagnostics)")
  }

  /// A text of Swift 3 with no other sign of its age, alone and in `Sources`.
  @Test func twoElementsThatTradePlacesAreASign() async throws {
    let sort = """
      func sort<T: Comparable>(_ items: inout [T]) {
        for end in stride(from: items.count - 1, to: 0, by: -1) {
          for i in 0..<end where items[i] > items[i + 1] { swap(&items[i], &items[i + 1]) }
        }
      }
      """
    let use = "var items = [3, 1, 2]\nsort(&items)\nprint(items)\n"
    let bench = try await TestBench()
    let page = try await bench.run(sort + "\n" + use)
    #expect(page.output == "[1, 2, 3]\n", "\(page.diagnostics)")
    let sources = [PageInput.Text(path: "Sources/Sort.swift", text: "public " + sort)]
    let other = try await bench.run(use, sources: sources)
    #expect(other.output == "[1, 2, 3]\n", "\(other.diagnostics)")
    let wrong = try await bench.run(sort + "\n" + use + "let n: Int = \"3\"")
    #expect(wrong.diagnostics.contains { $0.message.contains("overlapping") } == false)
    #expect(wrong.outcome == .doesNotCompile)
  }
}
