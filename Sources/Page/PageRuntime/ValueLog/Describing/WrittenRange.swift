/// Ranges, which read as they are written in a page: `1...5`.
protocol WrittenRange {
  var written: String { get }
}

extension ClosedRange: WrittenRange {
  var written: String { words(lowerBound) + "..." + words(upperBound) }
}

extension Range: WrittenRange {
  var written: String { words(lowerBound) + "..<" + words(upperBound) }
}

extension PartialRangeFrom: WrittenRange {
  var written: String { words(lowerBound) + "..." }
}

extension PartialRangeThrough: WrittenRange {
  var written: String { "..." + words(upperBound) }
}

extension PartialRangeUpTo: WrittenRange {
  var written: String { "..<" + words(upperBound) }
}

private func words(_ bound: Any) -> String { ValueLine.text(of: bound) }
