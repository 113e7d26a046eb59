import Foundation

/// Reads a bundle from disk.
///
/// Whatever can be shown is shown: a missing or broken settings file, a file that is not text, or a
/// link that leads elsewhere is a warning, and the rest opens.
public struct BundleReader: Sendable {
  private let files: BundleFiles

  /// Opens the bundle at a path, or the one the path lies in.
  public static func open(_ path: String) -> Result<PlaygroundDocument, BundleProblem> {
    switch bundleFolder(around: path) {
    case .success(let folder): BundleReader(files: BundleFiles(folder: folder)).read()
    case .failure(let problem): .failure(problem)
    }
  }

  private static func bundleFolder(around path: String) -> Result<URL, BundleProblem> {
    guard FileManager.default.fileExists(atPath: path) else {
      return .failure(.notThere(path: path))
    }
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    while folder.path != "/" {
      if isBundle(folder) { return .success(folder) }
      folder.deleteLastPathComponent()
    }
    return .failure(.notAPlayground(path: path))
  }

  /// A folder of that ending; or of any name, where the settings file lies in it.
  private static func isBundle(_ folder: URL) -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { return false }
    return folder.pathExtension == BundleLayout.ending
      || FileManager.default.fileExists(
        atPath: folder.appendingPathComponent(BundleLayout.settings).path)
  }

  private func read() -> Result<PlaygroundDocument, BundleProblem> {
    var warnings: [String] = []
    let name = files.folder.deletingPathExtension().lastPathComponent
    let settings = readSettings(&warnings)
    switch readPage(&warnings) {
    case .failure(let problem): return .failure(problem)
    case .success(let page):
      return .success(
        PlaygroundDocument(
          name: name, folder: files.folder,
          pages: [.init(name: page.name ?? name, contents: page.text)],
          sources: readSources(&warnings),
          resources: files.paths(under: BundleLayout.resources, warnings: &warnings),
          settings: settings, warnings: warnings))
    }
  }

  private func readSettings(_ warnings: inout [String]) -> PlaygroundSettings {
    guard case .success(let text) = files.text(at: BundleLayout.settings),
      let settings = PlaygroundSettings(reading: text)
    else {
      warnings.append(
        "\(BundleLayout.settings) is missing or broken; the playground opens without its settings.")
      return .none
    }
    return settings
  }

  private func readPage(
    _ warnings: inout [String]
  ) -> Result<(name: String?, text: PlaygroundDocument.SourceText), BundleProblem> {
    if let path = files.child(of: "", named: BundleLayout.contents) {
      return files.source(at: path).map { (nil, $0) }
    }
    let pages = files.children(of: BundleLayout.pages)
      .filter { $0.hasSuffix("." + BundleLayout.pageEnding) }.sorted()
    for page in pages {
      let folder = BundleLayout.pages + "/" + page
      guard let path = files.child(of: folder, named: BundleLayout.contents) else { continue }
      let name = String(page.dropLast(BundleLayout.pageEnding.count + 1))
      if pages.count > 1 {
        warnings.append("This playground has \(pages.count) pages; “\(name)” is the one shown.")
      }
      return files.source(at: path).map { (name, $0) }
    }
    return .failure(.hasNoPage(name: files.folder.lastPathComponent))
  }

  private func readSources(_ warnings: inout [String]) -> [PlaygroundDocument.SourceText] {
    var sources: [PlaygroundDocument.SourceText] = []
    for path in files.paths(under: BundleLayout.sources, warnings: &warnings)
    where path.hasSuffix(".swift") {
      switch files.source(at: path) {
      case .success(let source): sources.append(source)
      case .failure(let problem): warnings.append(problem.message)
      }
    }
    return sources
  }
}
