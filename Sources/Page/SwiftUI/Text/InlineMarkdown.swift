/// A reader of one line of Markdown: emphasis with stars and underscores, code, links, strikethrough.
///
/// A sign that closes nothing and that nothing closes is shown as it is.
struct InlineMarkdown {
  private let characters: [Character]
  private var index = 0
  private var segments: [Text.Segment] = []
  private var plain = ""

  init(_ string: String) {
    characters = Array(string)
  }

  mutating func read() -> [Text.Segment] {
    read(to: characters.count, TextTraits())
    return segments
  }

  private mutating func read(to end: Int, _ traits: TextTraits) {
    while index < end {
      switch characters[index] {
      case "\\" where index + 1 < end && Self.signs.contains(characters[index + 1]):
        plain.append(characters[index + 1])
        index += 2
      case "`": readCode(to: end, traits)
      case "[": readLink(to: end, traits)
      case "*", "_", "~": readEmphasis(to: end, traits)
      default:
        plain.append(characters[index])
        index += 1
      }
    }
    flush(traits)
  }

  private static let signs: Set<Character> = ["\\", "`", "*", "_", "~", "[", "]", "(", ")", "#", "!"]

  private mutating func flush(_ traits: TextTraits) {
    guard !plain.isEmpty else { return }
    segments.append(Text.Segment(content: .string(plain), traits: traits))
    plain = ""
  }

  private mutating func readCode(to end: Int, _ traits: TextTraits) {
    guard let close = (index + 1..<end).first(where: { characters[$0] == "`" }), close > index + 1
    else { return keepSign() }
    flush(traits)
    plain = String(characters[index + 1..<close])
    var inner = traits
    inner.changes.append(.design(.monospaced))
    flush(inner)
    index = close + 1
  }

  private mutating func readLink(to end: Int, _ traits: TextTraits) {
    guard let close = (index + 1..<end).first(where: { characters[$0] == "]" }), close + 1 < end,
      characters[close + 1] == "(",
      let last = (close + 2..<end).first(where: { characters[$0] == ")" }),
      let url = URL(string: String(characters[close + 2..<last]))
    else { return keepSign() }
    flush(traits)
    var inner = traits
    inner.link = url
    index += 1
    read(to: close, inner)
    index = last + 1
  }

  private mutating func readEmphasis(to end: Int, _ traits: TextTraits) {
    let sign = characters[index]
    var length = 1
    while index + length < end, length < 3, characters[index + length] == sign { length += 1 }
    if sign == "~", length < 2 { return keepSign() }
    if sign == "~" { length = 2 }
    let start = index + length
    guard start < end, !characters[start].isWhitespace, !isInsideWord(index, sign),
      let close = closing(sign, length, from: start, to: end)
    else { return keepSign() }
    flush(traits)
    var inner = traits
    if sign == "~" {
      inner.strikethrough = TextTraits.Line(isActive: true)
    } else {
      if length != 2 { inner.changes.append(.italic) }
      if length >= 2 { inner.changes.append(.weight(.bold)) }
    }
    index = start
    read(to: close, inner)
    index = close + length
  }

  /// Underscores inside a word are part of it.
  private func isInsideWord(_ index: Int, _ sign: Character) -> Bool {
    guard sign == "_", index > 0 else { return false }
    return characters[index - 1].isLetter || characters[index - 1].isNumber
  }

  private func closing(_ sign: Character, _ length: Int, from start: Int, to end: Int) -> Int? {
    guard start + length <= end else { return nil }
    return (start..<max(start, end - length + 1)).first { place in
      (0..<length).allSatisfy { characters[place + $0] == sign }
        && !characters[place - 1].isWhitespace
        && (place + length >= end || characters[place + length] != sign)
        && (length > 1 || place == start || characters[place - 1] != sign)
    }
  }

  private mutating func keepSign() {
    plain.append(characters[index])
    index += 1
  }
}
