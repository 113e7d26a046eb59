/// Reads the Markdown of one paragraph: emphasis, code, strikethrough and links.
struct InlineMarkdown {
  /// Letters of one look.
  struct Run: Equatable {
    var text: String
    var isStrong = false
    var isEmphasized = false
    var isCode = false
    var isStruck = false
    var link: URL?

    func look(over look: TextLook) -> TextLook {
      var look = look
      if isStrong { look.isBold = true }
      if isEmphasized { look.isItalic = true }
      if isCode { look.isMonospaced = true }
      if isStruck { look.strikethrough = .single }
      if let link { look.link = link }
      return look
    }
  }

  private let characters: [Character]
  private var index = 0
  private var runs: [Run] = []
  private var style = Run(text: "")

  private static let signs: Set<Character> = ["*", "_", "`", "~", "[", "<", "\\"]

  /// The parts of a text without its signs.
  static func runs(of source: String) -> [Run] {
    guard source.contains(where: signs.contains) else { return [Run(text: source)] }
    var reader = InlineMarkdown(Array(source), Run(text: ""))
    reader.read()
    return reader.runs
  }

  private init(_ characters: [Character], _ style: Run) {
    self.characters = characters
    self.style = style
  }

  private mutating func add(_ text: String) {
    guard !text.isEmpty else { return }
    var run = style
    run.text = text
    if var last = runs.last {
      let lastText = last.text
      last.text = text
      if last == run {
        runs[runs.count - 1].text = lastText + text
        return
      }
    }
    runs.append(run)
  }

  private mutating func read() {
    while index < characters.count {
      let character = characters[index]
      switch character {
      case "\\" where index + 1 < characters.count && characters[index + 1].isPunctuationSign:
        add(String(characters[index + 1]))
        index += 2
      case "`" where readCode(): break
      case "*", "_", "~":
        if !readEmphasis(character) {
          let count = length(of: character, at: index)
          add(String(repeating: character, count: count))
          index += count
        }
      case "[" where readLink(): break
      case "<" where readAddress(): break
      default:
        add(String(character))
        index += 1
      }
    }
  }

  private func length(of sign: Character, at place: Int) -> Int {
    characters[place...].prefix { $0 == sign }.count
  }

  private mutating func readCode() -> Bool {
    let count = length(of: "`", at: index)
    var end = index + count
    while end < characters.count {
      guard characters[end] == "`" else {
        end += 1
        continue
      }
      let closing = length(of: "`", at: end)
      if closing == count {
        let before = style.isCode
        style.isCode = true
        add(String(characters[index + count..<end]))
        style.isCode = before
        index = end + count
        return true
      }
      end += closing
    }
    return false
  }

  /// Reads what stands between equal signs; up to three of them count.
  private mutating func readEmphasis(_ sign: Character) -> Bool {
    let opening = length(of: sign, at: index)
    let start = index + opening
    guard opening <= (sign == "~" ? 2 : 3), start < characters.count,
      !characters[start].isWhitespace
    else { return false }
    if sign == "_", index > 0, characters[index - 1].isLetter || characters[index - 1].isNumber {
      return false
    }
    guard let end = closing(of: sign, opening, from: start) else { return false }
    var inner = InlineMarkdown(Array(characters[start..<end]), style)
    if sign == "~" {
      inner.style.isStruck = true
    } else {
      if opening != 2 { inner.style.isEmphasized = true }
      if opening >= 2 { inner.style.isStrong = true }
    }
    inner.read()
    take(inner)
    index = end + opening
    return true
  }

  /// Where as many signs close what was opened.
  private func closing(of sign: Character, _ count: Int, from start: Int) -> Int? {
    var place = start
    while place < characters.count {
      if characters[place] == "\\" {
        place += 2
        continue
      }
      guard characters[place] == sign else {
        place += 1
        continue
      }
      let found = length(of: sign, at: place)
      let after = place + found
      let isInWord =
        sign == "_" && after < characters.count
        && (characters[after].isLetter || characters[after].isNumber)
      let canClose = !characters[place - 1].isWhitespace && !isInWord
      if found == count, canClose, place > start { return place }
      // Inner signs of another number belong to what is inside, if they are closed there.
      if found > count, canClose, place > start { return place + found - count }
      place += found
      if found < count, let inner = closing(of: sign, found, from: place) { place = inner + found }
    }
    return nil
  }

  private mutating func take(_ inner: InlineMarkdown) {
    let outer = style
    for run in inner.runs {
      style = run
      style.text = ""
      add(run.text)
    }
    style = outer
  }

  private mutating func readLink() -> Bool {
    var depth = 0
    var end = index
    while end < characters.count {
      if characters[end] == "[" { depth += 1 }
      if characters[end] == "]" { depth -= 1 }
      if depth == 0 { break }
      end += 1
    }
    guard end + 1 < characters.count, characters[end + 1] == "(",
      let close = characters[(end + 2)...].firstIndex(of: ")")
    else { return false }
    let address = String(characters[end + 2..<close]).split(separator: " ").first.map(String.init)
    guard let url = URL(string: address ?? "") else { return false }
    var inner = InlineMarkdown(Array(characters[index + 1..<end]), style)
    inner.style.link = url
    inner.read()
    take(inner)
    index = close + 1
    return true
  }

  private mutating func readAddress() -> Bool {
    guard let close = characters[index...].firstIndex(of: ">") else { return false }
    let address = String(characters[index + 1..<close])
    guard address.contains("://") || address.hasPrefix("mailto:"), let url = URL(string: address),
      !address.contains(" ")
    else { return false }
    let outer = style
    style.link = url
    add(address)
    style = outer
    index = close + 1
    return true
  }
}

extension Character {
  fileprivate var isPunctuationSign: Bool { isASCII && (isPunctuation || isSymbol) }
}
