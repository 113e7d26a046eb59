import Foundation

/// A bundle on disk for the length of a test.
final class TemporaryBundle {
  let folder: URL
  let outside: URL

  init(_ files: [String: String], name: String = "Test.playground") {
    outside = FileManager.default.temporaryDirectory
      .appendingPathComponent("bundle-\(UUID().uuidString)", isDirectory: true)
    folder = outside.appendingPathComponent(name, isDirectory: true)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { write(text, at: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: outside)
  }

  func write(_ text: String, at path: String) {
    let file = folder.appendingPathComponent(path)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(text.utf8).write(to: file)
  }

  func link(_ path: String, to target: String) {
    try? FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent(path).path, withDestinationPath: target)
  }

  func text(at path: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// Every file and its bytes.
  var contents: [String: Data] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return names.reduce(into: [:]) { contents, name in
      contents[name] = FileManager.default.contents(
        atPath: folder.appendingPathComponent(name).path)
    }
  }
}
