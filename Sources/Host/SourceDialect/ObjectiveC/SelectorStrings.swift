/// The strings of a text that selectors are made of: `Selector("tapped:")`, `action: "tapped:"`.
enum SelectorStrings {
  private static let words = WordSearch(
    ["Selector", "NSSelectorFromString", "action", "selector", "perform"].map { ($0, ()) })

  static func names(in text: String) -> Set<String> {
    var names: Set<String> = []
    _ = words.places(in: text) { _, word, bytes in
      if let name = name(behind: word.upperBound, in: bytes) { names.insert(name) }
      return false
    }
    return names
  }

  private static func name(behind place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let skipped = [UInt8(ascii: "("), UInt8(ascii: ":"), UInt8(ascii: " ")]
    let rest = bytes[place...].drop { skipped.contains($0) }
    guard rest.first == UInt8(ascii: "\""), rest.startIndex > place else { return nil }
    let name = rest.dropFirst().prefix { isPart($0) }
    guard !name.isEmpty, name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: "\"")
    else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...0xFF:
      true
    default: false
    }
  }
}
