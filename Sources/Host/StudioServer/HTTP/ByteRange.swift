/// What a `Range` header asks for of a file.
///
/// One part is understood. Several at once, or words that are none, are as if nothing had been
/// asked: the whole file is always a right answer.
enum ByteRange: Equatable, Sendable {
  case everything
  case part(Range<Int>)
  /// The part begins behind the end.
  case nothing

  init(header: String?, of count: Int) {
    self = .everything
    guard let header, header.hasPrefix("bytes=") else { return }
    let ends = header.dropFirst("bytes=".count).split(
      separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard ends.count == 2, let first = Self.number(ends[0]), let last = Self.number(ends[1]) else {
      return
    }
    switch (first, last) {
    case (nil, nil): return
    case (nil, let length?):
      self = length == 0 || count == 0 ? .nothing : .part(max(0, count - length)..<count)
    case (let first?, let last):
      if let last, last < first { return }
      self = first < count ? .part(first..<min(count, (last ?? count - 1) + 1)) : .nothing
    }
  }

  /// The number of a text of digits: nil within for no text, nil for one that is no number.
  private static func number(_ text: Substring) -> Int?? {
    if text.isEmpty { return .some(nil) }
    guard text.count <= 15, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(text)
  }
}
