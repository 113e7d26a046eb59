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
    guard let folder = BundleRoot.folder(around: url) else {
      return .failure(.notAPlayground(path: url.path))
    }
    var reader = DocumentReader(folder)
    return reader.read()
  }

  /// Writes the text of one file, and says what kept it from being written; nil means it is on
  /// disk. A new file may be meant, a new folder not.
  public static func save(_ text: String, to path: String, in bundle: URL) -> BundleProblem? {
    guard BundlePath(path) != nil else { return .badPath(path: path) }
    guard let folder = BundleFolder(bundle) else { return .notFound(path: bundle.path) }
    switch folder.read(path) {
    case .success(let old): return replace(old, with: text, path: path, in: folder)
    case .failure(.notFound):
      if path == PageSections.path, let sections = sections(in: folder) {
        return save(sections.sections(of: text), in: folder)
      }
      return folder.write(Data(text.utf8), to: path)
    case .failure(let problem): return problem
    }
  }

  private static func replace(
    _ old: Data, with text: String, path: String, in folder: BundleFolder
  ) -> BundleProblem? {
    guard let (oldText, format) = TextFormat.read(old) else {
      let shown = String(decoding: old, as: UTF8.self)
      return shown.utf8.elementsEqual(text.utf8) ? nil : .notText(path: path)
    }
    if oldText.utf8.elementsEqual(text.utf8) { return nil }
    return folder.write(format.write(text), to: path)
  }

  /// The sections of the oldest form, if the bundle has it.
  private static func sections(in folder: BundleFolder) -> PageSections? {
    var reader = DocumentReader(folder)
    guard case .success(let document) = reader.read(), document.pages.count == 1 else { return nil }
    let sections = document.pages[0].sections
    return sections.files.isEmpty ? nil : sections
  }

  private static func save(_ sections: [TextFile], in folder: BundleFolder) -> BundleProblem? {
    for section in sections {
      switch folder.read(section.path) {
      case .success(let old):
        let problem = replace(old, with: section.text, path: section.path, in: folder)
        if let problem { return problem }
      case .failure(let problem): return problem
      }
    }
    return nil
  }
}
