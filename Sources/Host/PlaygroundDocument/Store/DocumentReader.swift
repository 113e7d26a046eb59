import Foundation

/// Reads a bundle into a document, and collects what was wrong on the way.
struct DocumentReader {
  let folder: BundleFolder
  let name: String
  var warnings: [BundleProblem] = []
  private var folders: [String] = []

  init(_ folder: BundleFolder) {
    self.folder = folder
    name = folder.url.deletingPathExtension().lastPathComponent
  }

  mutating func read() -> Result<PlaygroundDocument, BundleProblem> {
    if let book = BookFolder(in: folder) { return read(book) }
    let settings = readSettings()
    return readPages(settings).map { pages in
      let parts = readParts(in: "")
      return PlaygroundDocument(
        name: name, url: folder.url, pages: pages, sources: parts.sources,
        resources: parts.resources, resourceFolder: parts.resourceFolder, folders: folders.sorted(),
        settings: settings, warnings: warnings)
    }
  }

  private mutating func readSettings() -> PlaygroundSettings {
    switch SettingsFile(in: folder).read() {
    case .success(let settings): return settings
    case .failure(let problem):
      warnings.append(problem)
      return .usual
    }
  }

  /// The bundle's only page, or all of several. A page that cannot be read is left out.
  private mutating func readPages(
    _ settings: PlaygroundSettings
  ) -> Result<[DocumentPage], BundleProblem> {
    switch BundleForm(of: folder, settings: settings) {
    case .singlePage(let file):
      return readText(file).map { [singlePage($0)] }
    case .sections(let names): return readSections(names)
    case .pages(let folders):
      let pages = folders.compactMap { unlessProblem(readPage($0)) }
      return pages.isEmpty ? .failure(firstProblem) : .success(pages)
    case .nothing: return .failure(firstProblem)
    }
  }

  private mutating func readSections(_ names: [String]) -> Result<[DocumentPage], BundleProblem> {
    let files = names.compactMap { unlessProblem(readText($0)) }
    guard files.count == names.count else { return .failure(firstProblem) }
    let sections = PageSections(files)
    var page = singlePage(TextFile(path: PageSections.path, text: sections.joined))
    page.sections = sections
    return .success([page])
  }

  private func singlePage(_ contents: TextFile) -> DocumentPage {
    DocumentPage(name: name, contents: contents, sources: [], resources: [], resourceFolder: nil)
  }

  /// Why there is no page: what kept the first from being read, if there is one.
  var firstProblem: BundleProblem {
    let unread = warnings.first { problem in
      switch problem {
      case .unreadable, .tooLong, .linkNotFollowed: true
      default: false
      }
    }
    return unread ?? .noPage(bundle: folder.url.lastPathComponent)
  }

  mutating func unlessProblem<T>(_ result: Result<T, BundleProblem>) -> T? {
    switch result {
    case .success(let value): return value
    case .failure(let problem):
      warnings.append(problem)
      return nil
    }
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

  mutating func readParts(
    in prefix: String
  ) -> (sources: [TextFile], resources: [String], resourceFolder: URL?) {
    let sources = list("Sources", in: prefix).filter { $0.lowercased().hasSuffix(".swift") }
    let texts = sources.compactMap { unlessProblem(readText($0)) }
    let resources = list("Resources", in: prefix)
    let resourceFolder = folder.subfolder(named: "Resources", in: prefix).map {
      folder.url.appendingPathComponent($0, isDirectory: true)
    }
    return (texts, resources, resourceFolder)
  }

  mutating func list(_ name: String, in prefix: String) -> [String] {
    guard let path = folder.subfolder(named: name, in: prefix) else { return [] }
    let listing = FileListing(of: path, in: folder)
    warnings += listing.problems
    folders += listing.folders
    return listing.paths
  }

  mutating func readText(_ path: String) -> Result<TextFile, BundleProblem> {
    folder.read(path).map { data in
      if let (text, _) = TextFormat.read(data) { return TextFile(path: path, text: text) }
      warnings.append(.notText(path: path))
      return TextFile(path: path, text: String(decoding: data, as: UTF8.self), isReadOnly: true)
    }
  }
}
