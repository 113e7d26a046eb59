import Foundation

@testable import StudioServer

/// A bundle in a folder of its own, with a state folder beside it; gone when the test is.
final class BundleOnDisk {
  let folder: URL
  let url: URL
  let state: StateFolder
  let editor: BundleEditor

  /// Files by their path in the bundle.
  init(_ files: [String: String], name: String = "Game.playground") throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("on-disk-\(UUID().uuidString)").resolvingSymlinksInPath()
    folder = root.appendingPathComponent("work")
    url = folder.appendingPathComponent(name)
    state = StateFolder(root.appendingPathComponent("state"))
    for (path, text) in files {
      let place = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }
    editor = BundleEditor(bundle: url, state: state)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
  }

  func perform(_ order: BundleOrder) async throws -> BundleChange {
    try await editor.perform(order).get()
  }

  func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appendingPathComponent(path).path)
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
  }
}
