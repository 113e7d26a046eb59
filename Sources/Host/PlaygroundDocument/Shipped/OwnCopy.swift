public import Foundation

/// The person's own copy of a playground we ship, so that the shipped one stays as it is.
///
/// **Always holds**: it appears whole or not at all, and one that is there already is never
/// touched, whatever language it is in.
public struct OwnCopy: Sendable {
  var shipped: URL
  /// The words of the user's language (`.po`); without them, or without an entry, English stays.
  var words: URL?
  /// Where the person's own lie.
  var folder: URL

  public enum Outcome: Equatable, Sendable {
    case made(URL)
    case found(URL)
    case failed(BundleProblem)
  }

  /// Where it is, or will be.
  public var place: URL {
    folder.appendingPathComponent(shipped.lastPathComponent, isDirectory: true)
  }

  /// `~/Playgrounds`, where own copies lie unless the person says otherwise.
  public static func usualFolder(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    return URL(fileURLWithPath: home).appendingPathComponent("Playgrounds", isDirectory: true)
  }

  /// Makes it where there is none yet.
  public func make() -> Outcome {
    if Disk.exists(place.path) { return .found(place) }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    switch copy(to: place) {
    case .success: return .made(place)
    case .failure(let problem): return .failed(problem)
    }
  }

  /// Makes a copy at a place where nothing is yet.
  func copy(to url: URL) -> Result<PlaygroundDocument, BundleProblem> {
    guard let source = BundleFolder(shipped) else {
      return .failure(.notFound(path: shipped.path))
    }
    let overlay = words.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
      .map { WordOverlay($0) }
    return DocumentStore.create(url) { (staged) throws(SystemFault) in
      for path in Self.paths(in: source) {
        try Self.copy(path, of: source, into: staged, in: overlay)
      }
    }
  }

  private static func paths(in source: BundleFolder) -> [String] {
    FileListing(of: "", in: source).paths.map { $0.hasPrefix("/") ? String($0.dropFirst()) : $0 }
  }

  private static func copy(
    _ path: String, of source: BundleFolder, into staged: StagedFolder,
    in overlay: WordOverlay?
  ) throws(SystemFault) {
    guard case .success(let data) = source.read(path) else {
      throw SystemFault(reason: "the shipped \(path) cannot be read")
    }
    guard let overlay, path.hasSuffix(".swift") else { return try staged.add(data, at: path) }
    let source = String(decoding: data, as: UTF8.self)
    try staged.add(Data(overlay.translated(source, at: path).utf8), at: path)
  }
}
