/// The prose of texts: read beside the session, and told to those who look at it.
///
/// **Always holds.** A window has been told the prose of every file of the page it looks at, and
/// hears again of each newer revision that was read; the newest is read in the end.
extension SessionState {
  /// Typing is not followed by every key.
  private static let prosePause = 100.0

  /// What is known of the prose, and what has still to be read.
  struct ProseBook: Sendable {
    /// By file, of the newest revision that was read.
    var known: [String: PageProse] = [:]
    /// Files whose texts are others than when they were read.
    var unread: Set<String> = []
    /// Those of them whose pause has begun.
    var timed: Set<String> = []
  }

  /// Begins the pause of what is seen and has not been read.
  mutating func readProseSoon() -> [SessionAction] {
    guard prose.unread.count > prose.timed.count else { return [] }
    let due = prose.unread.subtracting(prose.timed).filter { !lookers(of: $0).isEmpty }
    prose.timed.formUnion(due)
    return due.sorted().map { .startTimer(.prose($0), milliseconds: Self.prosePause) }
  }

  mutating func readProse(of file: String) -> [SessionAction] {
    prose.timed.remove(file)
    prose.unread.remove(file)
    guard let text = document.texts[file] else { return [] }
    return [.readProse(file: file, revision: text.revision, text: text.text)]
  }

  /// It was read; whoever looks at it hears of it.
  mutating func proseWasRead(_ read: PageProse) -> [SessionAction] {
    guard let text = document.texts[read.file], read.revision <= text.revision else { return [] }
    let before = prose.known[read.file]
    guard before.map({ $0.revision < read.revision }) ?? true else { return [] }
    prose.known[read.file] = read
    let windows = lookers(of: read.file)
    guard !windows.isEmpty else { return [] }
    var told = read
    if before?.comments == read.comments { told.comments = nil }
    return [.send(.prose(told), to: windows)]
  }

  /// What a window that begins to look at a page has to know.
  mutating func tellProse(
    of page: OpenDocument.Page, to connection: ConnectionIdentifier
  ) -> [SessionAction] {
    var actions: [SessionAction] = []
    for file in document.files where document.isMade(page, of: file.path) {
      guard let text = document.texts[file.path] else { continue }
      if let known = prose.known[file.path] {
        actions.append(.send(.prose(known), to: [connection]))
        if known.revision != text.revision { prose.unread.insert(file.path) }
      } else {
        actions += readProse(of: file.path)
      }
    }
    return actions
  }

  /// Files were read anew from the disk; some have other names.
  mutating func moveProse(renamed: [String: String]) {
    var known: [String: PageProse] = [:]
    for (file, var record) in prose.known {
      record.file = renamed[file] ?? file
      if document.texts[record.file] != nil { known[record.file] = record }
    }
    prose.known = known
    prose.timed = []
    prose.unread = Set(
      document.texts.filter { known[$0.key]?.revision != $0.value.revision }.map(\.key))
  }

  /// Windows that look at a page which a file belongs to.
  private func lookers(of file: String) -> Set<ConnectionIdentifier> {
    let pages = Set(document.pages.filter { document.isMade($0, of: file) }.map(\.name))
    return Set(windows.filter { pages.contains($0.value.page) }.keys)
  }
}
