import Foundation
import PlaygroundDocument

/// The disk behind one open document: saves its texts, changes what it consists of, reads it again.
///
/// Why an actor: no two of these may be done to a bundle at once. What was deleted is kept in a
/// folder outside of the bundle until the document is closed, so that it can come back.
///
/// **Always holds.** A text is only written over the one that was known to be there. Nothing that
/// is deleted is gone before `close`.
actor BundleEditor: TextWriting, BundleWorking {
  private let bundle: URL
  private let state: StateFolder
  private let trash: URL
  private var deleted: [String: SetAside] = [:]
  private var lastToken = 0

  init(bundle: URL, state: StateFolder = StateFolder()) {
    self.bundle = bundle
    self.state = state
    trash = state.newTrash()
  }

  func write(
    _ text: String, to path: String, over known: String?
  ) async -> Result<Void, SavingProblem> {
    switch DocumentStore.save(text, to: path, over: known, in: bundle) {
    case .saved: .success(())
    case .conflict(let theirs):
      .failure(SavingProblem(message: "\(path) was changed elsewhere.", theirs: theirs))
    case .failed(.notFound(path: bundle.path)):
      .failure(SavingProblem(message: BundleProblem.gone(path: bundle.path).message))
    case .failed(let problem): .failure(SavingProblem(message: problem.message))
    }
  }

  func writeTimeline(
    _ pins: [PinnedResult], ofPage path: String, text: String
  ) async -> Result<Void, SavingProblem> {
    guard case .success(let playground) = DocumentStore.open(bundle),
      playground.pages.contains(where: { $0.path == path && $0.sections.files.isEmpty })
    else { return .success(()) }
    return DocumentStore.saveTimeline(pins, ofPage: path, text: text, in: bundle)
      .map { .failure(SavingProblem(message: $0.message)) } ?? .success(())
  }

  func read() async -> Result<OpenDocument, BundleRefusal> {
    PlaygroundReading.open(bundle).map { OpenDocument($0) }.mapError {
      BundleRefusal(message: $0.message)
    }
  }

  func keepAside(_ texts: [String: String]) async -> String {
    state.keep(texts, of: bundle.deletingPathExtension().lastPathComponent)
  }

  func close() async {
    deleted = [:]
    try? FileManager.default.removeItem(at: trash)
  }

  func perform(_ order: BundleOrder) async -> Result<BundleChange, BundleRefusal> {
    let opened = PlaygroundReading.open(bundle)
    if case .success(let document) = opened, document.kind != .playground,
      document.appSources == nil || !order.isOfFiles
    {
      return .failure(BundleRefusal(message: BundleProblem.notInAPackage.message))
    }
    let outcome = opened.flatMap { before in
      BundleFiles(bundle, sources: before.appSources).map {
        change(order, before: before, files: $0)
      }
        ?? .failure(.notFound(path: bundle.path))
    }
    return outcome.flatMap { step in
      PlaygroundReading.open(bundle).map { after in
        BundleChange(
          document: OpenDocument(after), renamed: step.renamed,
          outcome: step.outcome)
      }
    }
    .mapError { BundleRefusal(message: $0.message) }
  }

  /// What was done, and how to tell it once the bundle has been read again.
  private struct Step {
    var renamed: [String: String] = [:]
    var outcome = BundleOutcome.done

    static func path(_ path: String) -> Step { Step(outcome: .path(path)) }

    static func moved(_ old: String, to path: String) -> Step {
      Step(renamed: old == path ? [:] : [old: path], outcome: .path(path))
    }
  }

  private func change(
    _ order: BundleOrder, before: PlaygroundDocument, files: BundleFiles
  ) -> Result<Step, BundleProblem> {
    switch order {
    case .addFile(let folder, let name, let text):
      return files.add(name, contents: Data(text.utf8), in: folder).map { .path($0) }
    case .addFolder(let folder): return files.addFolder(folder).map { .path($0) }
    case .renameFile(let path, let name):
      return files.rename(path, to: name).map { .moved(path, to: $0) }
    case .moveFile(let path, let folder):
      return files.move(path, to: folder).map { .moved(path, to: $0) }
    case .moveContentsUp(let folder):
      return files.moveContentsUp(folder).map { moved in
        Step(renamed: moved, outcome: .moved(moved.count))
      }
    case .place(let arrival): return place(arrival, files)
    case .deleteFile(let path): return files.setAside(path, in: trash).map { remember($0) }
    case .deletePage(let page): return files.setAsidePage(page, in: trash).map { remember($0) }
    case .undoDelete(let token):
      guard let aside = deleted[token] else { return .failure(.noSuchFile(path: token)) }
      return files.putBack(aside).map { path in
        deleted[token] = nil
        return .path(path)
      }
    case .addPage(let name, let previous):
      return add(name, after: previous, before: before)
    case .renamePage(let page, let name):
      return rename(page, to: name, before: before)
    case .orderPages(let names):
      return DocumentStore.apply(.orderPages(names), to: bundle).map { _ in Step() }
    }
  }

  private func place(
    _ arrival: BundleOrder.Arrival, _ files: BundleFiles
  ) -> Result<Step, BundleProblem> {
    defer { try? FileManager.default.removeItem(at: arrival.file) }
    guard let contents = try? Data(contentsOf: arrival.file, options: .mappedIfSafe) else {
      return .failure(.unreadable(path: arrival.name, reason: "its bytes did not arrive"))
    }
    return files.add(arrival.name, contents: contents, in: arrival.folder, clash: .takeFreeName)
      .map { .path($0) }
  }

  private func remember(_ aside: SetAside) -> Step {
    lastToken += 1
    let token = String(lastToken)
    deleted[token] = aside
    return Step(outcome: .deleted(undo: token))
  }

  private func add(
    _ name: String, after previous: String?, before: PlaygroundDocument
  ) -> Result<Step, BundleProblem> {
    DocumentStore.apply(.addPage(name: name, after: previous), to: bundle).map { after in
      let known = Set(before.pages.map(\.path))
      let new = after.pages.first { page in
        !known.contains(page.path) && page.name == name.precomposedStringWithCanonicalMapping
      }
      // A single page has moved into a folder of its own.
      var renamed: [String: String] = [:]
      if let single = before.pages.first, !after.pages.contains(where: { $0.path == single.path }),
        let moved = after.pages.first(where: { $0.path != new?.path })
      {
        renamed[single.path] = moved.path
      }
      return Self.page(new, renamed: renamed)
    }
  }

  private static func page(_ page: DocumentPage?, renamed: [String: String]) -> Step {
    Step(
      renamed: renamed,
      outcome: .page(name: page?.name ?? "", path: page?.path ?? "", renamed: renamed))
  }

  private func rename(
    _ name: String, to newName: String, before: PlaygroundDocument
  ) -> Result<Step, BundleProblem> {
    DocumentStore.apply(.renamePage(name, to: newName), to: bundle).map { after in
      let known = Set(before.pages.map(\.path))
      let old = before.page(named: name)
      let new =
        after.pages.first { !known.contains($0.path) }
        ?? after.page(named: old?.name ?? name)
      let from = (old?.path ?? "").parentPath + "/"
      let to = (new?.path ?? "").parentPath + "/"
      var renamed: [String: String] = [:]
      if let old, from != to {
        for path in [old.path] + old.sources.map(\.path) + old.resources {
          renamed[path] = to + path.dropFirst(from.count)
        }
      }
      return Self.page(new, renamed: renamed)
    }
  }
}
