import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the offsets that `onDelete` gives.
  public mutating func remove(atOffsets offsets: IndexSet) {
    self = without(offsets)
  }
}

extension RangeReplaceableCollection {
  /// The collection without the elements at some offsets.
  func without(_ offsets: IndexSet) -> Self {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) {
      kept.append(element)
    }
    return kept
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets in front of the one at another offset, as `onMove` asks.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    func part(_ range: Range<Int>, moved: Bool) -> [Element] {
      range.filter { source.contains($0) == moved }.map { elements[$0] }
    }
    let all = 0..<elements.count
    let end = Swift.min(Swift.max(destination, 0), elements.count)
    let arranged =
      part(0..<end, moved: false) + part(all, moved: true)
      + part(end..<elements.count, moved: false)
    var index = startIndex
    for element in arranged {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
