import Foundation

/// Books: their chapters' pages in one row, and what the pages share.
extension DocumentReader {
  mutating func read(_ book: BookFolder) -> Result<PlaygroundDocument, BundleProblem> {
    let pages = book.pages.compactMap { page in unlessProblem(readPage(page)) }
    guard !pages.isEmpty else { return .failure(firstProblem) }
    var shared = readBookParts(in: book.contents)
    for module in book.modules {
      let parts = readParts(in: module)
      shared.sources += parts.sources
      shared.resources += parts.resources
      shared.folders += [parts.resourceFolder].compactMap { $0 }
    }
    for chapter in book.chapters {
      let parts = readBookParts(in: chapter)
      shared.sources += parts.sources
      shared.resources += parts.resources
    }
    return .success(
      PlaygroundDocument(
        name: name, url: folder.url, pages: pages, sources: shared.sources,
        resources: shared.resources, resourceFolder: nil, sharedResourceFolders: shared.folders,
        autoImports: book.autoImports + book.userModules,
        folders: [], settings: .usual, warnings: warnings))
  }

  private mutating func readPage(
    _ page: BookFolder.Page
  ) -> Result<DocumentPage, BundleProblem> {
    readText(page.code).map { contents in
      let own = readBookParts(in: page.path)
      let chapter = resourceFolders(in: page.chapter)
      return DocumentPage(
        name: page.name, contents: contents, sources: own.sources, resources: own.resources,
        resourceFolder: nil, liveView: liveView(of: page), chapter: page.chapterName,
        moreResourceFolders: own.folders + chapter)
    }
  }

  private mutating func liveView(of page: BookFolder.Page) -> TextFile? {
    folder.child(named: "LiveView.swift", in: page.path)
      .flatMap { unlessProblem(readText(page.path + "/" + $0)) }
  }

  private mutating func readBookParts(
    in path: String
  ) -> (sources: [TextFile], resources: [String], folders: [URL]) {
    let sources = list("Sources", in: path).filter { $0.lowercased().hasSuffix(".swift") }
    let texts = sources.compactMap { unlessProblem(readText($0)) }
    let resources = BookFolder.resourceNames.flatMap { list($0, in: path) }
    return (texts, resources, resourceFolders(in: path))
  }

  private func resourceFolders(in path: String) -> [URL] {
    BookFolder.resourceNames.compactMap { folder.subfolder(named: $0, in: path) }
      .map { folder.url.appendingPathComponent($0, isDirectory: true) }
  }
}
