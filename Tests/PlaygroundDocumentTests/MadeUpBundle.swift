import Foundation

/// A bundle in a folder of its own, gone when the test is.
final class MadeUpBundle {
  let folder: URL
  let url: URL

  /// Files by their path in the bundle; folders are made as needed.
  init(_ files: [String: String] = [:], name: String = "Game.playground") throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bundle-\(UUID().uuidString)").resolvingSymlinksInPath()
    url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(Data(text.utf8), to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func path(_ path: String) -> URL { url.appendingPathComponent(path) }

  func write(_ data: Data, to path: String) throws {
    let place = self.path(path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: place)
  }

  func bytes(_ path: String) throws -> Data { try Data(contentsOf: self.path(path)) }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self.path(path).path, withDestinationPath: target)
  }

  static let settings = "<playground version='5.0' target-platform='ios'/>\n"
}
