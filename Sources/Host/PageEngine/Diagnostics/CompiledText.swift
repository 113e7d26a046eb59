import SourceDialect

/// A person's text, and what of it the compiler saw.
struct CompiledText: Sendable {
  /// Relative to the bundle.
  var path: String
  /// From the text in current Swift to what the compiler reads.
  var rewritten: RewrittenSource
  /// From the person's text to current Swift, where it is in older Swift.
  var old: RewrittenText?
  /// By which names it may call things.
  var names = SwiftNames.current
  /// The texts of modules it can call; to find them takes a moment.
  var called: @Sendable () -> [PageInput.Text] = { [] }

  /// `others` are the texts it can use something of.
  init(
    _ text: PageInput.Text, as role: TextRole = .module, on platform: PageInput.Platform = .iOS,
    beside others: [PageInput.Text] = [], lastLine: Int? = nil, preamble: String? = nil,
    cell: Range<Int>? = nil
  ) {
    path = text.path
    rewritten = Dialect.rewrite(
      text.text, as: role, on: platform.dialect, beside: others.map(\.text), lastLine: lastLine,
      preamble: preamble, cell: cell)
  }

  /// A text of a module whose texts are a group.
  init(_ text: PageInput.Text, on platform: PageInput.Platform, in group: TextGroup) {
    path = text.path
    rewritten = Dialect.rewrite(text.text, on: platform.dialect, in: group)
  }

  /// The page's own text.
  init(_ input: PageInput) {
    self.init(
      input.page, as: .page, on: input.platform, beside: input.sources + input.pageSources,
      lastLine: input.lastLine, preamble: input.preamble,
      cell: input.scrubbed?.range(in: input.page))
    called = { SourcesModule.of(input).flatMap(\.texts) }
  }

  /// The page's own text, which is in older Swift and was rewritten.
  init(_ old: RewrittenText, _ input: PageInput) {
    var current = input
    current.page.text = old.text
    current.scrubbed = nil
    self.init(current)
    self.old = old
    names = .oldToo
  }

  /// What the person wrote.
  var original: String { old?.original ?? rewritten.original }

  /// The person's place of a place of the compiled text.
  func originalPosition(line: Int, column: Int) -> SourcePosition {
    let place = rewritten.originalPosition(line: line, column: column)
    return old?.originalPosition(line: place.line, column: place.column) ?? place
  }

  /// The place in the compiled text of one of the person's.
  func rewrittenPosition(line: Int, column: Int) -> SourcePosition {
    let place = old?.rewrittenPosition(line: line, column: column)
    return rewritten.rewrittenPosition(line: place?.line ?? line, column: place?.column ?? column)
  }

  /// Whether nobody wrote what stands at a place of the compiled text.
  func isInserted(line: Int, column: Int) -> Bool {
    if rewritten.isInserted(line: line, column: column) { return true }
    let place = rewritten.originalPosition(line: line, column: column)
    return old.map { !$0.holds(line: place.line, column: place.column) } ?? false
  }

  /// The place behind the last character of the compiled text.
  var end: (line: Int, column: Int) {
    let bytes = rewritten.text.utf8
    let last = bytes.lastIndex(of: UInt8(ascii: "\n")).map { bytes.index(after: $0) }
    let line = bytes.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    return (line, bytes.distance(from: last ?? bytes.startIndex, to: bytes.endIndex) + 1)
  }

  /// A range of the compiled text as one of the person's.
  func original(_ range: TextRange) -> TextRange {
    guard range.line > 0 else { return range }
    let start = originalPosition(line: range.line, column: range.column)
    let end = originalPosition(line: range.endLine, column: range.endColumn)
    return TextRange(
      line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
  }

  /// The range of the word, number or string that begins at a place of the compiled text.
  func word(line: Int, column: Int) -> TextRange {
    let length = max(1, wordLength(line: line, column: column))
    return TextRange(line: line, column: column, endLine: line, endColumn: column + length)
  }

  private func wordLength(line: Int, column: Int) -> Int {
    // Texts with an error in each line are long: only what is before the place is looked at.
    var lines = rewritten.text.utf8[...]
    guard line >= 1, column >= 1 else { return 1 }
    for _ in 1..<line {
      guard let end = lines.firstIndex(of: 10) else { return 1 }
      lines = lines[lines.index(after: end)...]
    }
    let rest = lines.prefix { $0 != 10 }.dropFirst(column - 1)
    guard let first = rest.first else { return 1 }
    if first == UInt8(ascii: "\"") {
      let inside = rest.dropFirst().prefix { $0 != UInt8(ascii: "\"") }
      return min(rest.count, inside.count + 2)
    }
    return rest.prefix { byte in
      let scalar = Unicode.Scalar(byte)
      return byte >= 0x80 || byte == UInt8(ascii: "_") || scalar.properties.isAlphabetic
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }.count
  }
}

extension PageInput.Platform {
  fileprivate var dialect: Platform { self == .macOS ? .macOS : .iOS }
}

extension RewrittenText {
  /// Whether the person wrote what stands at a place of the rewritten text, or what it stands for.
  func holds(line: Int, column: Int) -> Bool {
    let place = originalPosition(line: line, column: column)
    return rewrittenPosition(line: place.line, column: place.column)
      == SourcePosition(line: line, column: column)
  }
}
