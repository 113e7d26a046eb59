public import Foundation

extension DocumentStore {
  /// Makes one change of what a bundle consists of, and reads it again.
  ///
  /// If it is interrupted, the old playground is there or the new one. Two changes of a bundle
  /// may not be made at the same time; that is for the caller to see to.
  public static func apply(
    _ change: DocumentChange, to bundle: URL
  ) -> Result<PlaygroundDocument, BundleProblem> {
    guard let folder = BundleFolder(bundle) else { return .failure(.notFound(path: bundle.path)) }
    guard !BookFolder.isBook(folder) else { return .failure(.notInABook) }
    var reader = DocumentReader(folder)
    return reader.read().flatMap { document in
      if let problem = apply(change, in: folder, of: document) { return .failure(problem) }
      var reader = DocumentReader(folder)
      return reader.read()
    }
  }

  private static func apply(
    _ change: DocumentChange, in folder: BundleFolder, of document: PlaygroundDocument
  ) -> BundleProblem? {
    let pages = PageChanges(in: folder, of: document)
    let files = FileChanges(folder: folder)
    switch change {
    case .addPage(let name, let previous): return pages.add(name, after: previous)
    case .renamePage(let name, let newName): return pages.rename(name, to: newName)
    case .deletePage(let name): return pages.delete(name)
    case .orderPages(let names): return pages.order(names)
    case .addSource(let name, let text, let part):
      return files.add(name, contents: Data(text.utf8), to: .sources, of: part)
    case .addResource(let name, let contents, let part):
      return files.add(name, contents: contents, to: .resources, of: part)
    case .renameFile(let path, let name): return files.rename(path, to: name)
    case .deleteFile(let path): return files.delete(path)
    case .setAttribute(let attribute, let value):
      guard var settings = pages.settings else {
        return .brokenSettings(reason: "nothing can be changed in it")
      }
      settings[attribute] = value
      guard settings[attribute] == value else {
        return .brokenSettings(reason: "a quote in it is not closed")
      }
      return pages.write(settings)
    }
  }
}
