import Foundation

/// What an entry of the cache says about itself.
struct SourcesManifest: Codable {
  /// All the entry was made from.
  var key: String
  /// Each file's hash.
  var files: [String: String]

  private static let name = "manifest.json"

  /// Describes the files of a folder; nothing if one cannot be read.
  init?(key: String, folder: String, _ names: [String]) {
    self.key = key
    files = [:]
    for name in names {
      guard let hash = ContentHash.of(file: folder + "/" + name) else { return nil }
      files[name] = hash
    }
  }

  /// Reads an entry's manifest; nothing if there is none or it is damaged.
  init?(folder: String) {
    guard let data = FileManager.default.contents(atPath: folder + "/" + Self.name),
      let manifest = try? JSONDecoder().decode(SourcesManifest.self, from: data)
    else { return nil }
    self = manifest
  }

  /// Whether the files are as they were written.
  func matches(_ folder: String) -> Bool {
    files.allSatisfy { ContentHash.of(file: folder + "/" + $0.key) == $0.value }
  }

  func write(_ folder: String) -> Bool {
    guard let data = try? JSONEncoder().encode(self) else { return false }
    return FileManager.default.createFile(atPath: folder + "/" + Self.name, contents: data)
  }
}
