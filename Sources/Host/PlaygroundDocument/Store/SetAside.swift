public import Foundation

/// Something that was deleted from a bundle and is kept outside of it, so that it can come back.
public struct SetAside: Sendable {
  /// What was deleted.
  public enum Item: Equatable, Sendable {
    /// A source or resource, by its path.
    case file(String)
    /// A page, and the order in which the pages were.
    case page(String, order: [String])
  }

  public let item: Item
  /// Its path in the bundle.
  public let path: String
  /// Where its copy lies.
  let copy: URL

  /// Forgets it for good.
  public func forget() { try? FileManager.default.removeItem(at: copy) }
}

extension BundleFiles {
  /// Deletes a source or resource; a copy is kept in a folder.
  public func setAside(_ path: String, in keep: URL) -> Result<SetAside, BundleProblem> {
    guard !BookFolder.isBook(folder) else { return .failure(.notInABook) }
    guard sources != nil || !PackageFolder.isPlain(folder) else {
      return .failure(.notInAPackage)
    }
    guard changes.has(path) else { return .failure(.noSuchFile(path: path)) }
    if let sources, sources.files.count == 1 {
      return .failure(.lastPage(name: NSString(string: path).lastPathComponent))
    }
    return copyOut(path, item: .file(path), to: keep).flatMap { aside in
      if let problem = changes.delete(path) {
        aside.forget()
        return .failure(problem)
      }
      return .success(aside)
    }
  }

  /// Deletes a page; a copy of its folder is kept.
  public func setAsidePage(_ name: String, in keep: URL) -> Result<SetAside, BundleProblem> {
    guard !BookFolder.isBook(folder) else { return .failure(.notInABook) }
    var reader = DocumentReader(folder)
    return reader.read().flatMap { document in
      guard let page = document.page(named: name), page.path.contains("/") else {
        return .failure(
          document.pages.count == 1 ? .lastPage(name: name) : .noSuchPage(name: name))
      }
      let path = page.path.parentPath
      let item = SetAside.Item.page(page.name, order: document.pages.map(\.name))
      return copyOut(path, item: item, to: keep).flatMap { aside in
        if case .failure(let problem) = DocumentStore.apply(.deletePage(page.name), to: folder.url)
        {
          aside.forget()
          return .failure(problem)
        }
        return .success(aside)
      }
    }
  }

  /// Puts back what was set aside, and answers with its path; the name has to be free.
  public func putBack(_ aside: SetAside) -> Result<String, BundleProblem> {
    guard !Disk.exists(full(aside.path)) else { return .failure(.exists(path: aside.path)) }
    let parent = aside.path.parentPath
    switch aside.item {
    case .file:
      let made = find(parent).flatMap { $0.make(in: folder) }
      if case .failure(let problem) = made { return .failure(problem) }
    case .page:
      guard folder.isFolder(parent) else { return .failure(.notFound(path: parent)) }
    }
    let outcome = step(aside.path) { () throws(SystemFault) in
      let hidden = full(parent) + "/" + Leftovers.newName()
      try Disk.copy(aside.copy.path, to: hidden)
      try Disk.move(hidden, to: full(aside.path))
      Disk.flush(full(parent))
    }
    if case .failure(let problem) = outcome { return .failure(problem) }
    if case .page(let name, let order) = aside.item { putInOrder(name, as: order) }
    aside.forget()
    return .success(aside.path)
  }

  /// The page goes where it was among those that are still there.
  private func putInOrder(_ name: String, as order: [String]) {
    var reader = DocumentReader(folder)
    guard case .success(let document) = reader.read() else { return }
    var names = document.pages.map(\.name).filter { !ItemName.areSame($0, name) }
    let before = order.prefix { !ItemName.areSame($0, name) }
    let place = names.lastIndex { name in before.contains { ItemName.areSame($0, name) } }
    names.insert(name, at: place.map { $0 + 1 } ?? 0)
    _ = DocumentStore.apply(.orderPages(names), to: folder.url)
  }

  private func copyOut(
    _ path: String, item: SetAside.Item, to keep: URL
  ) -> Result<SetAside, BundleProblem> {
    let name = NSString(string: path).lastPathComponent
    let place = keep.appendingPathComponent(UUID().uuidString, isDirectory: true)
    return step(path) { () throws(SystemFault) in
      do {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      } catch {
        throw SystemFault(reason: "it cannot be kept in \(keep.path)")
      }
      try Disk.copy(full(path), to: place.path + "/" + name)
    }.map { SetAside(item: item, path: path, copy: place.appendingPathComponent(name)) }
  }
}
