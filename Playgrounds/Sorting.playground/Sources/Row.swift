/// Bars in a row, to be put in order from the lowest to the highest.
///
/// Like a computer it can do two things: compare two bars, and swap two bars. It counts both, and
/// remembers them for the live view to show.
public final class Row: CustomStringConvertible {
  public enum Order {
    case shuffled, reversed, nearlySorted
  }

  enum Step {
    case compare(Int, Int)
    case swap(Int, Int)
  }

  public let name: String
  /// How high the bars are, from left to right.
  public private(set) var heights: [Int]
  public private(set) var comparisons = 0
  public private(set) var swaps = 0

  /// How high they were at first, and what was done since.
  let start: [Int]
  private(set) var steps: [Step] = []

  public convenience init(_ count: Int, _ order: Order = .shuffled, name: String = "") {
    var heights = Array(1...max(count, 1))
    switch order {
    case .shuffled: heights.shuffle()
    case .reversed: heights.reverse()
    case .nearlySorted:
      for index in stride(from: 0, to: heights.count - 2, by: 4) {
        heights.swapAt(index, index + 2)
      }
    }
    self.init(heights, name: name)
  }

  private init(_ heights: [Int], name: String) {
    self.heights = heights
    self.name = name
    start = heights
  }

  /// Another row with the same bars, as they stand now.
  public func copy(named name: String) -> Row {
    Row(heights, name: name)
  }

  public var count: Int { heights.count }

  /// Whether one bar is higher than another; places count from 0.
  public func isHigher(_ one: Int, than other: Int) -> Bool {
    comparisons += 1
    steps.append(.compare(one, other))
    return heights[one] > heights[other]
  }

  /// Lets two bars change places.
  public func swap(_ one: Int, _ other: Int) {
    guard one != other else { return }
    swaps += 1
    steps.append(.swap(one, other))
    heights.swapAt(one, other)
  }

  /// How many pairs stand the wrong way round; in order it is 0.
  public var disorder: Int {
    heights.indices.reduce(0) { sum, index in
      sum + heights[index...].lazy.filter { $0 < self.heights[index] }.count
    }
  }

  public var description: String {
    heights.map(String.init).joined(separator: " ")
  }
}
