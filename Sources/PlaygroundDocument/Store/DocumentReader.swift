import Foundation

/// Reads a bundle into a document, and collects what was wrong on the way.
struct DocumentReader {
  private let folder: BundleFolder
  private let name: String
  private var warnings: [BundleProblem] = []

  init(_ folder: BundleFolder) {
    self.folder = folder
    name = folder.url.deletingPathExtension().lastPathComponent
  }

  mutating func read() -> Result<PlaygroundDocument, BundleProblem> {
    let settings = readSettings()
    return readPages(settings).map { pages in
      let parts = readParts(in: "")
      return PlaygroundDocument(
        name: name, url: folder.url, pages: pages, sources: parts.sources,
        resources: parts.resources, resourceFolder: parts.resourceFolder, settings: settings,
        warnings: warnings)
    }
  }

  private mutating func readSettings() -> PlaygroundSettings {
    guard let file = folder.child(named: "contents.xcplayground") else {
      warnings.append(.noSettings)
      return .usual
    }
    switch folder.read(file) {
    case .success(let data):
      let settings = PlaygroundSettings(text: String(decoding: data, as: UTF8.self))
      guard let problem = settings.problem else { return settings }
      warnings.append(problem)
    case .failure(let problem): warnings.append(problem)
    }
    return .usual
  }

  /// The bundle's only page, or all of several. A page that cannot be read is left out.
  private mutating func readPages(
    _ settings: PlaygroundSettings
  ) -> Result<[DocumentPage], BundleProblem> {
    if let file = folder.child(named: "Contents.swift") {
      return readText(file).map {
        [DocumentPage(name: name, contents: $0, sources: [], resources: [], resourceFolder: nil)]
      }
    }
    var pages: [DocumentPage] = []
    var problem = BundleProblem.noPage(bundle: folder.url.lastPathComponent)
    for page in PageFolders(in: folder, order: settings.pageNames).all {
      switch readPage(page) {
      case .success(let page): pages.append(page)
      case .failure(let found):
        warnings.append(found)
        problem = found
      }
    }
    return pages.isEmpty ? .failure(problem) : .success(pages)
  }

  private mutating func readPage(
    _ page: PageFolders.Page
  ) -> Result<DocumentPage, BundleProblem> {
    guard let file = folder.child(named: "Contents.swift", in: page.path) else {
      return .failure(.notFound(path: page.path + "/Contents.swift"))
    }
    return readText(page.path + "/" + file).map { contents in
      let parts = readParts(in: page.path)
      return DocumentPage(
        name: page.name, contents: contents, sources: parts.sources, resources: parts.resources,
        resourceFolder: parts.resourceFolder)
    }
  }

  private mutating func readParts(
    in prefix: String
  ) -> (sources: [TextFile], resources: [String], resourceFolder: URL?) {
    let sources = list("Sources", in: prefix).filter { $0.lowercased().hasSuffix(".swift") }
    let texts = sources.compactMap { path in
      switch readText(path) {
      case .success(let file): return file
      case .failure(let problem):
        warnings.append(problem)
        return nil
      }
    }
    let resources = list("Resources", in: prefix)
    let resourceFolder = folder.subfolder(named: "Resources", in: prefix).map {
      folder.url.appendingPathComponent($0, isDirectory: true)
    }
    return (texts, resources, resourceFolder)
  }

  private mutating func list(_ name: String, in prefix: String) -> [String] {
    guard let path = folder.subfolder(named: name, in: prefix) else { return [] }
    let listing = FileListing(of: path, in: folder)
    warnings += listing.problems
    return listing.paths
  }

  private mutating func readText(_ path: String) -> Result<TextFile, BundleProblem> {
    folder.read(path).map { data in
      if let (text, _) = TextFormat.read(data) { return TextFile(path: path, text: text) }
      warnings.append(.notText(path: path))
      return TextFile(path: path, text: String(decoding: data, as: UTF8.self))
    }
  }
}
