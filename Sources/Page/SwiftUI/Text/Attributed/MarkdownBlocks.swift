/// Divides Markdown into blocks: headings, paragraphs, items of lists, quotes, code and lines.
struct MarkdownBlocks {
  /// The text of a block, without the signs that make it one.
  struct Block: Equatable {
    var text: String
    let intent: PresentationIntent
    var isCode: Bool {
      if case .codeBlock = intent.components[0].kind { true } else { false }
    }
  }

  private(set) var blocks: [Block] = []
  private var identity = 0
  /// The list that the last block is an item of.
  private var list: (intent: PresentationIntent, isOrdered: Bool, count: Int)?
  private var isOpen = false

  /// Reads the lines of a text.
  init(_ source: String) {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      let words = line.trimmingCharacters(in: .whitespaces)
      if words.hasPrefix("```") {
        let code = lines.prefix { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("```") }
        lines = lines.dropFirst(code.count + 1)
        let hint = words.drop { $0 == "`" }
        begin(.codeBlock(languageHint: hint.isEmpty ? nil : String(hint)))
        add(code.map { $0 + "\n" }.joined())
        isOpen = false
      } else {
        read(words)
      }
    }
  }

  private mutating func read(_ words: String) {
    if words.isEmpty {
      isOpen = false
    } else if let level = Self.headingLevel(of: words) {
      begin(.header(level: level))
      add(words.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces))
      isOpen = false
    } else if words.count >= 3, Set(words).isSubset(of: ["-"]) || Set(words).isSubset(of: ["*"]) {
      begin(.thematicBreak)
      add("⸻")
      isOpen = false
    } else if let item = Self.item(words) {
      beginItem(ordinal: item.ordinal)
      add(item.text)
    } else if words.hasPrefix(">") {
      let text = words.dropFirst().trimmingCharacters(in: .whitespaces)
      let isQuote = blocks.last?.intent.components.last?.kind == .blockQuote
      if !isOpen || !isQuote { begin(.paragraph, in: make(.blockQuote)) }
      add(text)
    } else {
      if !isOpen { begin(.paragraph) }
      add(words)
    }
  }

  private mutating func make(
    _ kind: PresentationIntent.Kind, in parent: PresentationIntent? = nil
  ) -> PresentationIntent {
    identity += 1
    return PresentationIntent(kind, identity: identity, parent: parent)
  }

  private mutating func begin(
    _ kind: PresentationIntent.Kind, in parent: PresentationIntent? = nil
  ) {
    if parent == nil { list = nil }
    blocks.append(Block(text: "", intent: make(kind, in: parent)))
    isOpen = true
  }

  private mutating func beginItem(ordinal: Int?) {
    if list?.isOrdered != (ordinal != nil) {
      list = (make(ordinal == nil ? .unorderedList : .orderedList), ordinal != nil, 0)
    }
    list?.count += 1
    let number = ordinal ?? list?.count ?? 1
    begin(.paragraph, in: make(.listItem(ordinal: number), in: list?.intent))
  }

  /// Lines of a block are one line.
  private mutating func add(_ text: String) {
    let last = blocks.count - 1
    blocks[last].text += blocks[last].text.isEmpty ? text : " " + text
  }

  private static func headingLevel(of words: String) -> Int? {
    let count = words.prefix { $0 == "#" }.count
    return (1...6).contains(count) && words.dropFirst(count).first == " " ? count : nil
  }

  /// The text of an item of a list, with its number if it has one.
  private static func item(_ words: String) -> (ordinal: Int?, text: String)? {
    if let sign = words.first, "-*+".contains(sign), words.dropFirst().first == " " {
      return (nil, words.dropFirst(2).trimmingCharacters(in: .whitespaces))
    }
    let digits = words.prefix { $0.isASCII && $0.isNumber }
    let rest = words.dropFirst(digits.count)
    guard let number = Int(digits), rest.hasPrefix(". ") || rest.hasPrefix(") ") else { return nil }
    return (number, rest.dropFirst(2).trimmingCharacters(in: .whitespaces))
  }
}
