/// One change to the texts of a document, as its journal keeps it.
enum JournalEntry: Equatable, Sendable {
  /// Everything that the journal knows; earlier entries have no meaning.
  case snapshot(JournaledTexts)
  /// An operation was applied to a file, which is the newest version of the document.
  case changed(file: String, TextOperation, version: Int)
  /// The last edit of a window that was applied.
  case counted(window: String, sequence: Int)
  /// What windows restored of the text that an earlier server had.
  case restored(file: String, Restoration.Source)
  /// The texts of a version are on disk.
  case saved(version: Int)

  var json: JSONValue {
    switch self {
    case .snapshot(let texts): .members(["snapshot": texts.json])
    case .changed(let file, let operation, let version):
      .members([
        "file": .string(file), "operation": operation.json, "version": .count(version),
      ])
    case .counted(let window, let sequence):
      .members(["window": .string(window), "sequence": .count(sequence)])
    case .restored(let file, let source):
      .members(["file": .string(file), "restored": source.json])
    case .saved(let version): .members(["saved": .count(version)])
    }
  }
}

extension JournalEntry: Decodable {
  private enum Key: String, CodingKey {
    case snapshot, file, operation, version, window, sequence, restored, saved
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    if let texts = try values.decodeIfPresent(JournaledTexts.self, forKey: .snapshot) {
      self = .snapshot(texts)
    } else if let version = try values.decodeIfPresent(Int.self, forKey: .saved) {
      self = .saved(version: version)
    } else if let window = try values.decodeIfPresent(String.self, forKey: .window) {
      self = .counted(window: window, sequence: try values.decode(Int.self, forKey: .sequence))
    } else if let source = try values.decodeIfPresent(
      Restoration.Source.self, forKey: .restored)
    {
      self = .restored(file: try values.decode(String.self, forKey: .file), source)
    } else {
      self = .changed(
        file: try values.decode(String.self, forKey: .file),
        try values.decode(TextOperation.self, forKey: .operation),
        version: try values.decode(Int.self, forKey: .version))
    }
  }
}
