/// Reads the opening tags of an XML text, and is not put off by what is wrong with the rest.
///
/// Deliberately not an XML parser: neither nesting nor text between tags is looked at, because
/// settings live in attributes alone, and because a parser would refuse what Xcode opens.
struct MarkupReader {
  private let bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }

  func tags() -> [MarkupTag] {
    var tags: [MarkupTag] = []
    var position = 0
    while let start = index(of: "<", from: position) {
      if starts(with: "<!--", at: start) {
        position = end(of: "-->", from: start + 4)
      } else if starts(with: "<?", at: start) {
        position = end(of: "?>", from: start + 2)
      } else if let tag = tag(at: start) {
        tags.append(tag.0)
        position = tag.end
      } else {
        position = start + 1
      }
    }
    return tags
  }

  private func tag(at start: Int) -> (MarkupTag, end: Int)? {
    let nameEnd = endOfName(from: start + 1)
    guard nameEnd > start + 1 else { return nil }
    var tag = MarkupTag(name: string(start + 1..<nameEnd), nameEnd: nameEnd, attributes: [])
    var position = nameEnd
    while true {
      position = skipBlanks(from: position)
      guard position < bytes.count, bytes[position] != UInt8(ascii: "<") else { break }
      if bytes[position] == UInt8(ascii: ">") { return (tag, position + 1) }
      if let attribute = attribute(at: position) {
        tag.attributes.append(attribute)
        position = attribute.range.upperBound
      } else {
        position += 1
      }
    }
    return (tag, position)
  }

  private func attribute(at start: Int) -> MarkupTag.Attribute? {
    let nameEnd = endOfName(from: start)
    guard nameEnd > start else { return nil }
    var position = skipBlanks(from: nameEnd)
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return nil }
    position = skipBlanks(from: position + 1)
    guard position < bytes.count else { return nil }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\""),
      let close = bytes[(position + 1)...].firstIndex(of: quote)
    else { return nil }
    let value = position + 1..<close
    return MarkupTag.Attribute(
      name: string(start..<nameEnd), value: CharacterReferences.resolve(string(value)),
      range: start..<close + 1, valueRange: value, quote: quote)
  }

  private func endOfName(from start: Int) -> Int {
    let ends = Set("=<>/'\"!?".utf8)
    var position = start
    while position < bytes.count, !Self.isBlank(bytes[position]), !ends.contains(bytes[position]) {
      position += 1
    }
    return position
  }

  private func skipBlanks(from start: Int) -> Int {
    var position = start
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
    return position
  }

  private func index(of character: Unicode.Scalar, from start: Int) -> Int? {
    start < bytes.count ? bytes[start...].firstIndex(of: UInt8(ascii: character)) : nil
  }

  private func starts(with text: String, at start: Int) -> Bool {
    bytes[start...].starts(with: text.utf8)
  }

  private func end(of text: String, from start: Int) -> Int {
    var position = start
    while position < bytes.count {
      if starts(with: text, at: position) { return position + text.utf8.count }
      position += 1
    }
    return bytes.count
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
