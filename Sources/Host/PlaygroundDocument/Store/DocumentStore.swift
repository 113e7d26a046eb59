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

  /// Writes a text over the one that is known to be there. Where another is there, nothing is
  /// written, and that one is the answer. A file or folder that is gone is made again: what was
  /// typed goes before a deletion.
  public static func save(
    _ text: String, to path: String, over known: String?, in bundle: URL
  ) -> SaveOutcome {
    guard let valid = BundlePath(path) else { return .failed(.badPath(path: path)) }
    guard let folder = BundleFolder(bundle) else {
      return .failed(.notFound(path: bundle.path))
    }
    switch Self.text(of: path, in: folder) {
    case .success(let there):
      if let known, !there.utf8.elementsEqual(known.utf8), !there.utf8.elementsEqual(text.utf8) {
        return .conflict(theirs: there)
      }
    case .failure(.notFound):
      if let problem = makeFolders(valid.parts.dropLast(), in: folder) { return .failed(problem) }
    case .failure(let problem): return .failed(problem)
    }
    return save(text, to: path, in: bundle).map { .failed($0) } ?? .saved
  }

  /// What came of saving.
  public enum SaveOutcome: Equatable, Sendable {
    case saved
    case conflict(theirs: String)
    case failed(BundleProblem)
  }

  /// A text in a folder as documents have it: its lines end in a line feed.
  public static func text(of path: String, in folder: URL) -> Result<String, BundleProblem> {
    guard BundlePath(path) != nil else { return .failure(.badPath(path: path)) }
    guard let folder = BundleFolder(folder) else { return .failure(.notFound(path: folder.path)) }
    return text(of: path, in: folder)
  }

  /// A text as documents have it; sections are one.
  private static func text(
    of path: String, in folder: BundleFolder
  ) -> Result<String, BundleProblem> {
    switch folder.read(path) {
    case .success(let data):
      return .success(TextFormat.read(data)?.text ?? String(decoding: data, as: UTF8.self))
    case .failure(.notFound) where path == PageSections.path:
      return sections(in: folder).map { .success($0.joined) } ?? .failure(.notFound(path: path))
    case .failure(let problem): return .failure(problem)
    }
  }

  private static func makeFolders(
    _ names: ArraySlice<String>, in folder: BundleFolder
  ) -> BundleProblem? {
    var made = ""
    for name in names {
      made += made.isEmpty ? name : "/" + name
      if folder.isFolder(made) { continue }
      do throws(SystemFault) {
        guard !Disk.exists(folder.url.path + "/" + made) else {
          return .linkNotFollowed(path: made)
        }
        try Disk.makeFolder(folder.url.path + "/" + made)
      } catch {
        return .notSaved(path: made, reason: error.reason)
      }
    }
    return nil
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
