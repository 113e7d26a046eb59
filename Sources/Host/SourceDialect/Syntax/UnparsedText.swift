/// What can be said of the surroundings of a word without parsing the text.
extension UnsafeBufferPointer<UInt8> {
  /// The last byte before a place that is no white space.
  func last(before offset: Int) -> UInt8? {
    wordEnd(before: offset).map { self[$0 - 1] }
  }

  /// The first byte from a place on that is no white space.
  func first(from offset: Int) -> UInt8? {
    var place = offset
    while place < count, isSpace(self[place]) { place += 1 }
    return place < count ? self[place] : nil
  }

  /// The word that ends before a place, but for white space; empty where something else ends there.
  func word(before offset: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
    guard let end = wordEnd(before: offset) else { return self[0..<0] }
    var start = end
    while start > 0, isLetter(self[start - 1]) { start -= 1 }
    return self[start..<end]
  }

  private func wordEnd(before offset: Int) -> Int? {
    var end = offset
    while end > 0, isSpace(self[end - 1]) { end -= 1 }
    return end > 0 ? end : nil
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
