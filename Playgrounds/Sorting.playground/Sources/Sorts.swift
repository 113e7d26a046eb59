/// Neighbours change places until none stands wrong.
public func bubbleSort(_ row: Row) {
  for end in stride(from: row.count - 1, to: 0, by: -1) {
    for index in 0..<end where row.isHigher(index, than: index + 1) {
      row.swap(index, index + 1)
    }
  }
}

/// Each bar walks to the left until a lower one stops it.
public func insertionSort(_ row: Row) {
  for next in 1..<row.count {
    var index = next
    while index > 0 && row.isHigher(index - 1, than: index) {
      row.swap(index - 1, index)
      index -= 1
    }
  }
}

/// The lower ones to the left of one bar, the higher ones to the right, and both sides again.
public func quickSort(_ row: Row) {
  quickSort(row, from: 0, to: row.count - 1)
}

private func quickSort(_ row: Row, from first: Int, to last: Int) {
  guard first < last else { return }
  var border = first
  for index in first..<last where row.isHigher(last, than: index) {
    row.swap(index, border)
    border += 1
  }
  row.swap(border, last)
  quickSort(row, from: first, to: border - 1)
  quickSort(row, from: border + 1, to: last)
}
