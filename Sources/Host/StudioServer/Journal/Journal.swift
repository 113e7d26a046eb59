import Foundation

/// The file that outlives a server that is killed: all that was done to the texts of a document
/// since they were saved last.
///
/// Why: a server that accepted an edit and is killed before its answer arrives leaves a window
/// that cannot know whether the edit is in the text. With the journal the next server knows it, so
/// that it applies no edit twice and loses none.
///
/// **Always holds.** An event is written, in one line, before any window is told of it. One server
/// at a time writes the journal of a document; another one that opens the same document works
/// without. A journal that lacks an event does not exist: if writing fails, the file is emptied.
/// Lines are not synced to disk, because the kernel keeps them when the process is killed; a
/// journal of another start of the machine is not read.
final class Journal {
  private let url: URL
  private var file: Int32
  /// Of the file, and the size at which it begins again.
  private var size = 0
  private var longest = 0
  private(set) var hasBegun = false

  private static let mostGrowth = 4 << 20
  private static let start = try? String(
    contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)

  private init(_ url: URL, file: Int32) {
    self.url = url
    self.file = file
  }

  deinit { close(file) }

  /// Takes over the journal of a document, and returns it with what it knows. `disk` has the texts
  /// of the document. Returns nil if another server writes it, or if the folder cannot be written.
  static func open(
    _ identifier: String, in state: StateFolder, disk: [String: String]
  ) -> (journal: Journal, known: JournaledTexts?)? {
    let folder = state.journals
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let url = folder.appendingPathComponent(identifier)
    guard let file = locked(url) else { return nil }
    let journal = Journal(url, file: file)
    let known = read(url).flatMap { $0.matches(disk: disk) ? $0 : nil }
    if known == nil { ftruncate(file, 0) }
    return (journal, known)
  }

  /// Only the user may read it. Programs that the server starts do not inherit the lock.
  private static func locked(_ url: URL) -> Int32? {
    let file = Glibc.open(url.path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    guard flock(file, LOCK_EX | LOCK_NB) == 0, isAt(url, file) else {
      Glibc.close(file)
      return nil
    }
    return file
  }

  /// Whether the file still has its name: the server that had the lock may have removed it.
  private static func isAt(_ url: URL, _ file: Int32) -> Bool {
    var (there, here) = (stat(), stat())
    return stat(url.path, &there) == 0 && fstat(file, &here) == 0 && there.st_ino == here.st_ino
  }

  private struct Line: Decodable {
    var start: String
    var entries: [JournalEntry]
  }

  /// What the lines come to. The last one may be incomplete: nobody was told of its event.
  private static func read(_ url: URL) -> JournaledTexts? {
    guard let start, let data = try? Data(contentsOf: url) else { return nil }
    var known: JournaledTexts?
    let decoder = JSONDecoder()
    for text in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true) {
      guard let line = try? decoder.decode(Line.self, from: text) else {
        return text.endIndex == data.endIndex ? known : nil
      }
      guard line.start == start else { return nil }
      for entry in line.entries {
        if case .snapshot(let texts) = entry { known = texts }
        guard known?.apply(entry) == true else { return nil }
      }
    }
    return known
  }

  /// Begins with what is known, in a new file that takes the place of the old one at once. Returns
  /// whether it is written.
  func begin(_ texts: JournaledTexts) -> Bool {
    let place = url.appendingPathExtension("new")
    unlink(place.path)
    let former = file
    // The lock of the old file is held until the new one has its name.
    defer { if file != former { close(former) } }
    guard let next = Self.locked(place) else {
      end()
      return false
    }
    (file, size) = (next, 0)
    guard append([.snapshot(texts)]), rename(place.path, url.path) == 0 else {
      unlink(place.path)
      unlink(url.path)
      return false
    }
    longest = size + Self.mostGrowth
    hasBegun = true
    return true
  }

  /// Whether it should begin again.
  var isLong: Bool { size > longest }

  /// Writes the entries of one event. Returns whether they are written; if not, the journal is
  /// empty.
  func append(_ entries: [JournalEntry]) -> Bool {
    let line = JSONValue.members([
      "start": .string(Self.start ?? ""), "entries": .array(entries.map(\.json)),
    ])
    let bytes = Array((line.text + "\n").utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        end()
        return false
      }
      written += count
    }
    size += bytes.count
    return true
  }

  /// Removes journals of documents that were not opened again.
  static func sweep(_ folder: URL, olderThan age: TimeInterval, now: Date) {
    let items = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
    for item in items ?? [] {
      let values = try? item.resourceValues(forKeys: [.contentModificationDateKey])
      guard now.timeIntervalSince(values?.contentModificationDate ?? now) >= age,
        let file = locked(item)
      else { continue }
      unlink(item.path)
      Glibc.close(file)
    }
  }

  /// Everything is saved, or the journal is not complete: the next server begins without it.
  func end() {
    ftruncate(file, 0)
    if Self.isAt(url, file) { unlink(url.path) }
  }
}
