public import Foundation

/// Opens playgrounds and saves their files. The bundle on disk is the only store.
///
/// **Always holds**: a file that is not changed is not written; a file that is written is there
/// whole, old or new, at every moment, with the permissions it had; its line endings and its byte
/// order mark stay; nothing outside of the bundle is read or written.
///
/// Deliberately without memory: it keeps no texts, so that it can never disagree with the disk.
public enum DocumentStore {
  /// Opens the bundle at a path, or the one the path lies in.
  public static func open(_ url: URL) -> Result<PlaygroundDocument, BundleProblem> {
    guard BundleFolder.kind(of: url.path) != nil else {
      return .failure(.notFound(path: url.path))
    }
    guard let root = bundleRoot(around: url), let folder = BundleFolder(root) else {
      return .failure(.notAPlayground(path: url.path))
    }
    var reader = DocumentReader(folder)
    return reader.read()
  }

  /// Writes the text of one file, and says what kept it from being written; nil means it is on
  /// disk. A new file may be meant, a new folder not.
  public static func save(_ text: String, to path: String, in bundle: URL) -> BundleProblem? {
    guard let valid = BundlePath(path) else { return .badPath(path: path) }
    guard let folder = BundleFolder(bundle) else { return .notFound(path: bundle.path) }
    let place: URL
    switch folder.location(of: valid) {
    case .success(let found): place = found
    case .failure(let problem): return problem
    }
    switch folder.read(path) {
    case .success(let old): return replace(old, with: text, path: path, at: place)
    case .failure(.notFound): return write(Data(text.utf8), path: path, to: place)
    case .failure(let problem): return problem
    }
  }

  private static func replace(
    _ old: Data, with text: String, path: String, at place: URL
  ) -> BundleProblem? {
    guard let (oldText, format) = TextFormat.read(old) else {
      let shown = String(decoding: old, as: UTF8.self)
      return shown.utf8.elementsEqual(text.utf8) ? nil : .notText(path: path)
    }
    if oldText.utf8.elementsEqual(text.utf8) { return nil }
    return write(format.write(text), path: path, to: place)
  }

  private static func write(_ data: Data, path: String, to place: URL) -> BundleProblem? {
    do {
      try SafeWrite.write(data, to: place)
      return nil
    } catch {
      return .notSaved(path: path, reason: error.reason)
    }
  }

  /// The nearest folder, from the path upwards, that is a playground.
  private static func bundleRoot(around url: URL) -> URL? {
    var parts = url.standardizedFileURL.pathComponents
    while parts.count > 1 {
      let folder = URL(fileURLWithPath: NSString.path(withComponents: parts))
      if folder.pathExtension.lowercased() == "playground" { return folder }
      parts.removeLast()
    }
    let folder = BundleFolder(url)
    let looksLikeOne = ["contents.xcplayground", "Contents.swift"].contains {
      folder?.child(named: $0) != nil
    }
    return looksLikeOne ? url : nil
  }
}
