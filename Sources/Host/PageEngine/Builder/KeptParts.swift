import PageProtocol

/// The compiled parts of pages, for later builds.
struct KeptParts {
  /// Everything that a part's object depends on.
  struct Key: Equatable, Sendable {
    var page: FrontEnd.Page
    var text: String
    /// The declarations of the other parts that it can use.
    var interface: String

    var file: String { page.files[0] }
  }

  struct Part: Sendable {
    var key: Key
    /// The object's path without its suffix.
    var output: String
    var warnings: [Diagnostic]
  }

  /// By file, the newest first.
  private var parts: [String: [Part]] = [:]
  /// Parts that fail to compile, although the whole page may compile.
  private var refused: [Key] = []

  private static let mostOfAFile = 2
  private static let mostRefused = 16

  func part(_ key: Key) -> Part? {
    parts[key.file]?.first { $0.key == key }
  }

  /// The indices of the parts that are not kept.
  func missing(of page: CutPage) -> [Int] {
    page.keys.indices.filter { part(page.keys[$0]) == nil }
  }

  /// Whether the missing parts have less than half of the page's lines.
  func spare(_ page: CutPage) -> Bool {
    let lines = missing(of: page).reduce(0) { $0 + page.lines[$1] }
    return lines * 2 < page.lines.reduce(0, +)
  }

  func isRefused(_ page: CutPage) -> Bool {
    page.keys.contains { key in refused.contains(key) }
  }

  func objects(of page: CutPage) -> [String] {
    page.keys.compactMap { part($0)?.output }
  }

  /// The warnings of all parts, in the order of the text, without duplicates.
  func warnings(of page: CutPage) -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    for warning in page.keys.compactMap({ part($0)?.warnings }).joined()
    where !warnings.contains(warning) {
      warnings.append(warning)
    }
    return warnings.sorted {
      ($0.range.line, $0.range.column) < ($1.range.line, $1.range.column)
    }
  }

  mutating func keep(_ part: Part) {
    var same = parts[part.key.file, default: []].filter { $0.key != part.key }
    same.insert(part, at: 0)
    while same.count > Self.mostOfAFile {
      BuildOutput.remove(same.removeLast().output)
    }
    parts[part.key.file] = same
  }

  mutating func refuse(_ key: Key) {
    refused.append(key)
    if refused.count > Self.mostRefused { refused.removeFirst() }
  }
}
