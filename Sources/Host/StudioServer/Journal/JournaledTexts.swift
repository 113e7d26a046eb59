/// What a server has to know to continue where one that was killed ended: the texts of a document,
/// their revisions, and which edits of each window are in them.
///
/// `apply` replays the entries of a journal. The value keeps each text that may be on disk: the
/// last one known to be saved, and all that followed it.
struct JournaledTexts: Equatable, Sendable {
  var epoch: String
  /// Of the newest text of all.
  var version = 0
  var savedVersion = 0
  /// By path.
  var texts: [String: Text] = [:]
  /// By window, its last edit that was applied.
  var sequences: [String: Int] = [:]
  /// By path.
  var restorations: [String: Restoration.Source] = [:]

  struct Text: Equatable, Sendable, Decodable {
    var revision: Int
    /// From the oldest that may be on disk to the newest; never empty.
    var states: [State]

    var newest: String { states.last?.text ?? "" }
  }

  struct State: Equatable, Sendable, Decodable {
    /// The version of the document that made it.
    var version: Int
    var text: String
  }

  /// Whether the entry makes sense after the earlier ones.
  mutating func apply(_ entry: JournalEntry) -> Bool {
    switch entry {
    case .snapshot(let texts): self = texts
    case .counted(let window, let sequence): sequences[window] = sequence
    case .restored(let file, let source): restorations[file] = source
    case .saved(let version): markSaved(version)
    case .changed(let file, let operation, let version):
      guard let text = texts[file], let made = operation.applied(to: text.newest) else {
        return false
      }
      texts[file]?.revision += 1
      texts[file]?.states.append(State(version: version, text: made))
      self.version = version
    }
    return true
  }

  private mutating func markSaved(_ version: Int) {
    savedVersion = max(savedVersion, version)
    for (path, text) in texts {
      guard let saved = text.states.lastIndex(where: { $0.version <= version }) else { continue }
      texts[path]?.states.removeFirst(saved)
    }
  }

  /// Whether the disk has what this server, and no other program, wrote.
  func matches(disk: [String: String]) -> Bool {
    texts.allSatisfy { path, text in
      guard let there = disk[path] else { return false }
      return text.states.contains { $0.text.utf8.elementsEqual(there.utf8) }
    }
  }
}

extension JournaledTexts: Decodable {
  var json: JSONValue {
    .members([
      "epoch": .string(epoch), "version": .count(version), "savedVersion": .count(savedVersion),
      "texts": Self.object(texts) { text in
        .members([
          "revision": .count(text.revision),
          "states": .array(
            text.states.map {
              .members(["version": .count($0.version), "text": .string($0.text)])
            }),
        ])
      },
      "sequences": Self.object(sequences) { .count($0) },
      "restorations": Self.object(restorations, \.json),
    ])
  }

  private static func object<Value>(
    _ values: [String: Value], _ json: (Value) -> JSONValue
  ) -> JSONValue {
    .object(values.sorted { $0.key < $1.key }.map { .init($0.key, json($0.value)) })
  }
}
