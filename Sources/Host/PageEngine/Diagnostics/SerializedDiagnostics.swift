import Foundation

/// The compiler's `.dia` file as values, in positions of the text that was compiled.
struct SerializedDiagnostics {
  var diagnostics: [Entry] = []

  struct Entry {
    var level: UInt64
    var message: String
    var location: Location
    var ranges: [(start: Location, end: Location)] = []
    var fixIts: [(start: Location, end: Location, text: String)] = []
    var notes: [Entry] = []

    /// The same with all its places changed.
    func mapped(_ change: (Location) -> Location) -> Entry {
      Entry(
        level: level, message: message, location: change(location),
        ranges: ranges.map { (change($0.start), change($0.end)) },
        fixIts: fixIts.map { (change($0.start), change($0.end), $0.text) },
        notes: notes.map { $0.mapped(change) })
    }
  }

  struct Location: Equatable {
    var file: String
    var line: Int
    var column: Int
  }

  private enum Block { static let diagnostic: UInt64 = 9 }
  private enum Record {
    static let diagnostic: UInt64 = 2
    static let range: UInt64 = 3
    static let fileName: UInt64 = 6
    static let fixIt: UInt64 = 7
  }

  private var files: [UInt64: String] = [:]

  /// Nothing where the file is missing or is not what it should be.
  init?(path: String) {
    guard let bytes = ToolFile.read(path, most: 64 << 20),
      let items = BitstreamReader.read(Array(bytes), magic: "DIAG")
    else { return nil }
    for case .block(Block.diagnostic, let contents) in items {
      if let entry = entry(contents) { diagnostics.append(entry) }
    }
  }

  private mutating func entry(_ items: [BitstreamReader.Item]) -> Entry? {
    var entry: Entry?
    for item in items {
      switch item {
      case .block(Block.diagnostic, let contents):
        if let note = self.entry(contents) { entry?.notes.append(note) }
      case .record(Record.fileName, let values, let bytes):
        if let number = values.first { files[number] = String(decoding: bytes, as: UTF8.self) }
      case .record(Record.diagnostic, let values, let bytes) where values.count >= 5:
        entry = Entry(
          level: values[0], message: String(decoding: bytes, as: UTF8.self),
          location: location(values[1...]))
      case .record(Record.range, let values, _) where values.count >= 8:
        entry?.ranges.append((location(values), location(values[4...])))
      case .record(Record.fixIt, let values, let bytes) where values.count >= 8:
        let text = String(decoding: bytes, as: UTF8.self)
        entry?.fixIts.append((location(values), location(values[4...]), text))
      default:
        continue
      }
    }
    return entry
  }

  private func location(_ values: some Collection<UInt64>) -> Location {
    let numbers = Array(values.prefix(3))
    return Location(
      file: files[numbers[0]] ?? "", line: Int(clamping: numbers[1]),
      column: Int(clamping: numbers[2]))
  }
}
