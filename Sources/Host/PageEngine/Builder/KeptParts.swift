import PageProtocol

/// The compiled parts of pages, for as long as another build may want them.
struct KeptParts {
  /// All that a part's object depends on.
  struct Key: Equatable, Sendable {
    var page: FrontEnd.Page
    var text: String
    /// What it can know of the other parts.
    var interface: String

    var file: String { page.files[0] }
  }

  struct Part: Sendable {
    var key: Key
    /// The object's path without its suffix.
    var output: String
    var warnings: [Diagnostic]
  }

  /// By file, the last one first.
  private var parts: [String: [Part]] = [:]
  /// Parts that do not compile, though their page may.
  private var refused: [Key] = []

  private static let mostOfAFile = 2
  private static let mostRefused = 16

  func part(_ key: Key) -> Part? {
    parts[key.file]?.first { $0.key == key }
  }

  /// Which parts of a page are not here.
  func missing(of page: CutPage) -> [Int] {
    page.keys.indices.filter { part(page.keys[$0]) == nil }
  }

  /// Whether it takes less to compile what is missing than all of it.
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

  /// In the order of the text, and what is said of several parts once.
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
