import SourceDialect

/// A user's text, and the text that the compiler reads in its place.
struct CompiledText: Sendable {
  /// The folder that all texts have in debug information, whatever folder they were compiled in.
  static let debugFolder = "/Playground"

  /// Relative to the bundle.
  var path: String
  /// From the text in current Swift to what the compiler reads.
  var rewritten: RewrittenSource
  /// From the user's text to the text that the dialect rewrites, if that is another one.
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

  /// The page's own text, rewritten from older Swift or repaired.
  init(_ old: RewrittenText, _ input: PageInput, names: SwiftNames = .oldToo) {
    var current = input
    current.page.text = old.text
    current.scrubbed = nil
    self.init(current)
    self.old = old
    self.names = names
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

  /// The range in the user's text of a range in the compiled text.
  func original(_ range: TextRange) -> TextRange {
    guard range.line > 0 else { return range }
    let start = originalPosition(line: range.line, column: range.column)
    let end = originalPosition(line: range.endLine, column: range.endColumn)
    return TextRange(
      line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
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
