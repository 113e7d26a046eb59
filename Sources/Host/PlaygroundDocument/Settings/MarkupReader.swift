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

  /// A tag, where nothing is wrong with it.
  enum Item: Equatable {
    case opening(MarkupTag)
    case closing(name: String, range: Range<Int>)
  }

  func tags() -> [MarkupTag] {
    items().compactMap { item in
      if case .opening(let tag) = item { tag } else { nil }
    }
  }

  func items() -> [Item] {
    var items: [Item] = []
    var position = 0
    while let start = index(of: "<", from: position) {
      if starts(with: "<!--", at: start) {
        position = end(of: "-->", from: start + 4)
      } else if starts(with: "<?", at: start) {
        position = end(of: "?>", from: start + 2)
      } else if let closing = closingTag(at: start) {
        items.append(.closing(name: closing.name, range: closing.range))
        position = closing.range.upperBound
      } else if let tag = tag(at: start) {
        items.append(.opening(tag))
        position = tag.range.upperBound
      } else {
        position = start + 1
      }
    }
    return items
  }

  private func closingTag(at start: Int) -> (name: String, range: Range<Int>)? {
    guard starts(with: "</", at: start) else { return nil }
    let nameEnd = endOfName(from: start + 2)
    let end = skipBlanks(from: nameEnd)
    guard nameEnd > start + 2, end < bytes.count, bytes[end] == UInt8(ascii: ">") else {
      return nil
    }
    return (string(start + 2..<nameEnd), start..<end + 1)
  }

  private func tag(at start: Int) -> MarkupTag? {
    let nameEnd = endOfName(from: start + 1)
    guard nameEnd > start + 1 else { return nil }
    var attributes: [MarkupTag.Attribute] = []
    var position = nameEnd
    var ending = MarkupTag.Ending.missing
    while true {
      position = skipBlanks(from: position)
      guard position < bytes.count, bytes[position] != UInt8(ascii: "<") else { break }
      if bytes[position] == UInt8(ascii: ">") {
        ending = bytes[position - 1] == UInt8(ascii: "/") ? .closed : .open
        position += 1
        break
      }
      if let attribute = attribute(at: position) {
        attributes.append(attribute)
        position = attribute.range.upperBound
      } else {
        position = max(position + 1, endOfName(from: position))
      }
    }
    return MarkupTag(
      name: string(start + 1..<nameEnd), nameEnd: nameEnd, attributes: attributes,
      range: start..<position, ending: ending)
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
