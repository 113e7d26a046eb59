/// Finds words in a text without parsing it.
struct WordSearch<Use: Sendable>: Sendable {
  /// A word where it stands, and what it was searched for.
  struct Place: Sendable {
    let offset: Int
    let word: String
    let use: Use
  }

  private struct Entry {
    let word: String
    let bytes: [UInt8]
    let use: Use
  }

  /// By the first byte of the word.
  private let entries: [[Entry]]

  init(_ words: some Sequence<(String, Use)>) {
    var entries = [[Entry]](repeating: [], count: 256)
    for (word, use) in words {
      let bytes = Array(word.utf8)
      guard !bytes.isEmpty else { continue }
      entries[Int(bytes[0])].append(Entry(word: word, bytes: bytes, use: use))
    }
    self.entries = entries
  }

  /// Every place where one of the words stands as a word of its own, and is `isMeant`.
  func places(
    in text: String,
    where isMeant: (Use, Range<Int>, UnsafeBufferPointer<UInt8>) -> Bool = { _, _, _ in true }
  ) -> [Place] {
    var text = text
    return text.withUTF8 { places(in: $0, where: isMeant) }
  }

  private func places(
    in bytes: UnsafeBufferPointer<UInt8>,
    where isMeant: (Use, Range<Int>, UnsafeBufferPointer<UInt8>) -> Bool
  ) -> [Place] {
    var places: [Place] = []
    var wordStart = 0
    while wordStart < bytes.count {
      guard Self.isWord(bytes[wordStart]) else {
        wordStart += 1
        continue
      }
      var wordEnd = wordStart + 1
      while wordEnd < bytes.count, Self.isWord(bytes[wordEnd]) { wordEnd += 1 }
      let word = bytes[wordStart..<wordEnd]
      for entry in entries[Int(bytes[wordStart])]
      where word.elementsEqual(entry.bytes) && isMeant(entry.use, wordStart..<wordEnd, bytes) {
        places.append(Place(offset: wordStart, word: entry.word, use: entry.use))
      }
      wordStart = wordEnd
    }
    return places
  }

  /// Letters, digits, the underscore, and every byte of what is not ASCII.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}
