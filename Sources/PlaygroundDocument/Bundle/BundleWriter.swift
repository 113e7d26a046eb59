import Foundation

/// Saves the texts of a bundle, each whole or not at all.
public struct BundleWriter: Sendable {
  private let files: BundleFiles

  public init(_ folder: URL) {
    files = BundleFiles(folder: folder)
  }

  /// Puts a text where a path relative to the bundle leads; a text that lies there already is not
  /// written again.
  public func save(_ text: String, at path: String) -> Result<Void, BundleProblem> {
    if let problem = FileName.problem(withPath: path) { return .failure(problem) }
    guard files.staysInside(path) else { return .failure(.leadsOutOfTheBundle(path: path)) }
    if case .success(let present) = files.text(at: path), present.utf8.elementsEqual(text.utf8) {
      return .success(())
    }
    do {
      try SafeFile.write(Array(text.utf8), to: files.url(path).resolvingSymlinksInPath().path)
      return .success(())
    } catch {
      return .failure(.notSaved(path: path, reason: error.reason))
    }
  }
}
