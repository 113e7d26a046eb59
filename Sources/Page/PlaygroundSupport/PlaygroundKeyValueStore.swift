import Foundation

/// What a page keeps for its next run, by name.
///
/// It lies in a file of the home folder a page is given, which is there while its document is open. A
/// file that cannot be read counts as empty, and what cannot be written is kept for this run alone.
public final class PlaygroundKeyValueStore: @unchecked Sendable {
  public static let current = PlaygroundKeyValueStore(
    file: FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(
      ".local/share/PlaygroundKeyValueStore.plist"))

  private let file: URL
  private let lock = NSLock()
  private var values: [String: PlaygroundValue]

  init(file: URL) {
    self.file = file
    let data = (try? Data(contentsOf: file)) ?? Data()
    let decoded = try? PropertyListDecoder().decode([String: PlaygroundValue].self, from: data)
    values = decoded ?? [:]
  }

  /// The value of a name; assigning nothing removes it.
  public subscript(key: String) -> PlaygroundValue? {
    get { lock.withLock { values[key] } }
    set { change { $0[key] = newValue } }
  }

  /// Removes the value of a name, and gives it.
  @discardableResult
  public func removeValue(forKey key: String) -> PlaygroundValue? {
    change { $0.removeValue(forKey: key) }
  }

  /// Removes everything.
  public func removeAll() {
    change { $0.removeAll() }
  }

  private func change<Result>(_ change: (inout [String: PlaygroundValue]) -> Result) -> Result {
    lock.withLock {
      let before = values
      let result = change(&values)
      if values != before { save() }
      return result
    }
  }

  private func save() {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    guard let data = try? encoder.encode(values) else { return }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: file, options: .atomic)
  }
}
