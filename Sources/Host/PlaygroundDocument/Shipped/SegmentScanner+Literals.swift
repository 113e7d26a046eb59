extension SegmentScanner {
  mutating func scanLiteral() {
    let quotes = isAt("\"\"\"") ? "\"\"\"" : "\""
    let end = min(behindLiteral(position), bytes.count)
    let isClosed = end - position >= 2 * quotes.utf8.count && isAt(quotes, end - quotes.utf8.count)
    let inside =
      position + quotes.utf8.count..<(isClosed ? end - quotes.utf8.count : end)
    segments.append(
      SourceSegment(
        range: position..<end, prefix: quotes, suffix: isClosed ? quotes : "", words: text(inside)))
    position = end
  }

  /// Behind the literal that begins at a place, with the literals in its interpolations.
  private func behindLiteral(_ start: Int) -> Int {
    let quotes = isAt("\"\"\"", start) ? "\"\"\"" : "\""
    var at = start + quotes.utf8.count
    while at < bytes.count, !isAt(quotes, at) {
      if isAt("\\(", at) {
        at = behindInterpolation(at + 2)
      } else {
        at += isAt("\\", at) ? 2 : 1
      }
    }
    return at + quotes.utf8.count
  }

  private func behindInterpolation(_ start: Int) -> Int {
    var at = start
    var depth = 1
    while depth > 0, at < bytes.count {
      if isAt("\"", at) {
        at = behindLiteral(at)
        continue
      }
      depth += isAt("(", at) ? 1 : isAt(")", at) ? -1 : 0
      at += 1
    }
    return at
  }
}
