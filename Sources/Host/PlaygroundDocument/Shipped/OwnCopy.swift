public import Foundation

/// The person's own copy of a playground we ship, so that the shipped one stays as it is.
///
/// **Always holds**: it appears whole or not at all, and one that is there already is never
/// touched, whatever language it is in.
public struct OwnCopy: Sendable {
  var shipped: URL
  /// The files of the person's language, which take the place of those at the same paths.
  var localized: URL?
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
    guard let source = BundleFolder(shipped) else {
      return .failed(.notFound(path: shipped.path))
    }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let translated = localized.flatMap { BundleFolder($0) }
    let made = DocumentStore.create(place) { (staged) throws(SystemFault) in
      let own = translated.map { Self.paths(in: $0) } ?? []
      for path in Self.paths(in: source) where !own.contains(path) {
        try Self.copy(path, of: source, into: staged)
      }
      if let translated {
        for path in own { try Self.copy(path, of: translated, into: staged) }
      }
    }
    switch made {
    case .success: return .made(place)
    case .failure(let problem): return .failed(problem)
    }
  }

  private static func paths(in source: BundleFolder) -> [String] {
    FileListing(of: "", in: source).paths.map { $0.hasPrefix("/") ? String($0.dropFirst()) : $0 }
  }

  private static func copy(
    _ path: String, of source: BundleFolder, into staged: StagedFolder
  ) throws(SystemFault) {
    guard case .success(let data) = source.read(path) else {
      throw SystemFault(reason: "the shipped \(path) cannot be read")
    }
    try staged.add(data, at: path)
  }
}
