import Foundation

/// One file of the module cache: what it was made from, and the files it holds.
///
/// Why one file: it appears, is replaced and disappears as a whole. A line with the format's name, a
/// line with the hash of all that follows, a line for each part with its length and name, an
/// empty line, the parts. Always holds: what `init(_:)` accepts is, to the byte, what was written.
/// Deliberately not compressed, and not meant for another machine.
struct CacheEntry {
  /// All that the parts depend on.
  var key: String
  var parts: [Part]

  struct Part {
    var name: String
    var bytes: [UInt8]
  }

  private static let format = "lekplats module 1\n"
  private static let keyName = "key"

  init(key: String, parts: [Part]) {
    self.key = key
    self.parts = parts
  }

  /// Nothing where a single byte is not what it was.
  init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    guard rest.starts(with: Self.format.utf8) else { return nil }
    rest = rest.dropFirst(Self.format.utf8.count)
    guard let hash = Self.line(&rest), ContentHash.of(Array(rest)) == hash else { return nil }
    var heads: [(count: Int, name: String)] = []
    while let line = Self.line(&rest), !line.isEmpty {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2, let count = Int(words[0]) else { return nil }
      heads.append((count, String(words[1])))
    }
    var parts: [Part] = []
    for head in heads {
      guard head.count >= 0, head.count <= rest.count else { return nil }
      parts.append(Part(name: head.name, bytes: Array(rest.prefix(head.count))))
      rest = rest.dropFirst(head.count)
    }
    guard rest.isEmpty, let key = parts.first, key.name == Self.keyName else { return nil }
    self.key = String(decoding: key.bytes, as: UTF8.self)
    self.parts = Array(parts.dropFirst())
  }

  var bytes: [UInt8] {
    let parts = [Part(name: Self.keyName, bytes: Array(key.utf8))] + self.parts
    var body = Array(parts.map { "\($0.bytes.count) \($0.name)\n" }.joined().utf8) + [10]
    for part in parts { body += part.bytes }
    return Array(Self.format.utf8) + Array((ContentHash.of(body) + "\n").utf8) + body
  }

  private static func line(_ rest: inout ArraySlice<UInt8>) -> String? {
    guard let end = rest.firstIndex(of: 10) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return String(decoding: rest[..<end], as: UTF8.self)
  }
}
