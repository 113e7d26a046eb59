import SourceDialect

/// A user's text, and the text that the compiler reads in its place.
struct CompiledText: Sendable {
  /// The folder that all texts have in debug information, whatever folder they were compiled in.
  static let debugFolder = "/Playground"

  /// Relative to the bundle.
  var path: String
  /// From the text in current Swift to what the compiler reads.
  var rewritten: RewrittenSource
  /// From the user's text to current Swift, if it is in older Swift.
  var old: RewrittenText?
  /// Which names it can use.
  var names = SwiftNames.current
  /// Finds the texts of the modules that it can use. This takes a moment.
  var called: @Sendable () -> [PageInput.Text] = { [] }

  /// `others` are the texts whose declarations it can use.
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

  /// A text of a module, of which `group` is all texts.
  init(
    _ text: PageInput.Text, on platform: PageInput.Platform, in group: TextGroup,
    preamble: String? = nil
  ) {
    path = text.path
    rewritten = Dialect.rewrite(
      text.text, on: platform.dialect, in: group, preamble: preamble)
  }

  /// The page's own text.
  init(_ input: PageInput) {
    self.init(
      input.page, as: .page, on: input.platform, beside: input.sources + input.pageSources,
      lastLine: input.lastLine, preamble: input.preamble,
      cell: input.scrubbed?.range(in: input.page))
    called = { PlannedModule.all(of: input).flatMap(\.texts) }
  }

  /// The page's own text, rewritten from older Swift.
  init(_ old: RewrittenText, _ input: PageInput) {
    var current = input
    current.page.text = old.text
    current.scrubbed = nil
    self.init(current)
    self.old = old
    names = .oldToo
  }

  /// The text that the user wrote.
  var original: String { old?.original ?? rewritten.original }

  /// The position in the user's text of a position in the compiled text.
  func originalPosition(line: Int, column: Int) -> SourcePosition {
    let place = rewritten.originalPosition(line: line, column: column)
    return old?.originalPosition(line: place.line, column: place.column) ?? place
  }

  /// The position in the compiled text of a position in the user's text.
  func rewrittenPosition(line: Int, column: Int) -> SourcePosition {
    let place = old?.rewrittenPosition(line: line, column: column)
    return rewritten.rewrittenPosition(line: place?.line ?? line, column: place?.column ?? column)
  }

  /// Whether the compiled text has something at a position that the user did not write.
  func isInserted(line: Int, column: Int) -> Bool {
    if rewritten.isInserted(line: line, column: column) { return true }
    let place = rewritten.originalPosition(line: line, column: column)
    return old.map { !$0.holds(line: place.line, column: place.column) } ?? false
  }

  /// The position behind the last character of the compiled text.
  var end: (line: Int, column: Int) {
    let bytes = rewritten.text.utf8
    let last = bytes.lastIndex(of: UInt8(ascii: "\n")).map { bytes.index(after: $0) }
    let line = bytes.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    return (line, bytes.distance(from: last ?? bytes.startIndex, to: bytes.endIndex) + 1)
  }

  /// The range in the user's text of a range in the compiled text.
  func original(_ range: TextRange) -> TextRange {
    guard range.line > 0 else { return range }
    let start = originalPosition(line: range.line, column: range.column)
    let end = originalPosition(line: range.endLine, column: range.endColumn)
    return TextRange(
      line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
  }

  /// The range of the word, number or string that begins at a position of the compiled text.
  func word(line: Int, column: Int) -> TextRange {
    let length = max(1, wordLength(line: line, column: column))
    return TextRange(line: line, column: column, endLine: line, endColumn: column + length)
  }

  private func wordLength(line: Int, column: Int) -> Int {
    // Do not split the whole text: this is called for each error, and long texts can have many.
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
  /// Whether the user wrote what the rewritten text has at a position, or what it was rewritten
  /// from.
  func holds(line: Int, column: Int) -> Bool {
    let place = originalPosition(line: line, column: column)
    return rewrittenPosition(line: place.line, column: place.column)
      == SourcePosition(line: line, column: column)
  }
}
