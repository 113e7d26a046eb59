import Foundation

/// Creates, renames, deletes and orders pages.
///
/// **Always holds**: a change that is interrupted leaves the old or the new playground. The one
/// moment at which it becomes the new one is the renaming of a folder or file; the settings name
/// pages before they are there and after they are gone, and readers pass over such names.
struct PageChanges {
  let folder: BundleFolder
  let document: PlaygroundDocument
  /// Nil where there are none, or none that can be understood; then none are written.
  let settings: PlaygroundSettings?

  init(in folder: BundleFolder, of document: PlaygroundDocument) {
    self.folder = folder
    self.document = document
    switch SettingsFile(in: folder).read() {
    case .success(let settings): self.settings = settings
    case .failure(.noSettings):
      settings = PlaygroundSettings(platform: .ios, pages: [])
    case .failure: settings = nil
    }
  }

  private var pages: [PageFolders.Page] {
    PageFolders(in: folder, order: settings?.pageNames ?? []).all
  }

  func add(_ name: String, after previous: String?) -> BundleProblem? {
    switch BundleForm(of: folder, settings: settings ?? .usual) {
    case .singlePage(let file): return SinglePageSplit(self, file: file).add(name)
    case .sections, .nothing: return .notInThisForm
    case .pages(let pages):
      var order = listedOrder(of: pages)
      var place = order.count
      if let previous {
        guard let index = order.firstIndex(where: { ItemName.areSame($0, previous) }) else {
          return .noSuchPage(name: previous)
        }
        place = index + 1
      }
      switch checkName(name) {
      case .failure(let problem): return problem
      case .success(let item):
        let bare = NSString(string: item.fileName).deletingPathExtension
        order.insert(bare, at: place)
        return writeOrder(order) ?? makePage(item, links: [.previous])
      }
    }
  }

  func rename(_ name: String, to newName: String) -> BundleProblem? {
    guard let page = page(named: name) else { return noPage(name) }
    switch checkName(newName, otherThan: page) {
    case .failure(let problem): return problem
    case .success(let item):
      let target = page.path.parentPath + "/" + item.fileName
      guard target != page.path || !target.utf8.elementsEqual(page.path.utf8) else { return nil }
      let bare = NSString(string: item.fileName).deletingPathExtension
      guard var settings, let listed = listedName(of: page) else {
        return move(page.path, to: target)
      }
      // Both names first: whichever folder is there then has its place.
      var both = settings.pageNames
      both.insert(bare, at: both.firstIndex(of: listed)! + 1)
      var before = settings
      if bare != listed { before.pageNames = both }
      settings.renamePage(listed, to: bare)
      return write(before) ?? move(page.path, to: target) ?? write(settings)
    }
  }

  func delete(_ name: String) -> BundleProblem? {
    guard let page = page(named: name) else { return noPage(name) }
    let others = document.pages.filter { !$0.path.hasPrefix(page.path + "/") }
    guard !others.isEmpty else { return .lastPage(name: name) }
    let parent = page.path.parentPath
    let hidden = parent + "/" + Leftovers.newName()
    if let problem = move(page.path, to: hidden) { return problem }
    Disk.remove(folder.url.path + "/" + hidden)
    guard var settings, let listed = listedName(of: page) else { return nil }
    settings.pageNames = settings.pageNames.filter { $0 != listed }
    return write(settings)
  }

  func order(_ names: [String]) -> BundleProblem? {
    let pages = pages
    let found = names.compactMap { name in pages.first { ItemName.areSame($0.name, name) } }
    guard names.count == pages.count, Set(found.map(\.path)).count == pages.count else {
      return pages.isEmpty ? .notInThisForm : .notAnOrder
    }
    let listed = settings?.pageNames ?? []
    let missing = listed.filter { name in !pages.contains { ItemName.areSame($0.name, name) } }
    return writeOrder(found.map { listedName(of: $0) ?? $0.name } + missing)
  }
}

extension PageChanges {
  /// The names in the settings, then those of pages that they do not list.
  private func listedOrder(of pages: [PageFolders.Page]) -> [String] {
    let listed = settings?.pageNames ?? []
    return listed + pages.filter { listedName(of: $0) == nil }.map(\.name)
  }

  private func listedName(of page: PageFolders.Page) -> String? {
    settings?.pageNames.first { ItemName.areSame($0, page.name) }
  }

  private func page(named name: String) -> PageFolders.Page? {
    let pages = pages
    return pages.first { $0.name == name } ?? pages.first { ItemName.areSame($0.name, name) }
  }

  private func noPage(_ name: String) -> BundleProblem {
    pages.isEmpty ? .notInThisForm : .noSuchPage(name: name)
  }

  /// Whether a page, or anything else in the folder of pages, has the name.
  func checkName(
    _ name: String, otherThan page: PageFolders.Page? = nil
  ) -> Result<ItemName, BundleProblem> {
    let own = page.map { NSString(string: $0.path).lastPathComponent }
    let items = folder.subfolder(named: "Pages").flatMap {
      try? FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/" + $0)
    }
    let others = (items ?? []).filter { $0 != own }
      .map { NSString(string: $0).deletingPathExtension }
    return ItemName.check(name, pathExtension: PageFolders.pathExtension, beside: others)
  }

  func write(_ settings: PlaygroundSettings) -> BundleProblem? {
    SettingsFile(in: folder).write(settings)
  }

  private func writeOrder(_ names: [String]) -> BundleProblem? {
    guard var settings else { return .brokenSettings(reason: "the order cannot be written") }
    settings.pageNames = names
    guard settings.pageNames == names else {
      return .brokenSettings(reason: "an element of it is not closed")
    }
    return write(settings)
  }

  func move(_ path: String, to target: String) -> BundleProblem? {
    do throws(SystemFault) {
      try Disk.move(folder.url.path + "/" + path, to: folder.url.path + "/" + target)
    } catch {
      return .notSaved(path: target, reason: error.reason)
    }
    Disk.flush(folder.url.path + "/" + target.parentPath)
    return nil
  }

  /// A new page's folder with its text; it appears whole.
  func makePage(_ item: ItemName, links: PageTemplate.Links) -> BundleProblem? {
    guard let pages = folder.subfolder(named: "Pages") else { return .notFound(path: "Pages") }
    let text = PageTemplate(platform: document.settings.platform, links: links).text
    let path = pages + "/" + item.fileName
    do throws(SystemFault) {
      let staged = try StagedFolder(for: folder.url.appendingPathComponent(path))
      do throws(SystemFault) {
        try staged.add(Data(text.utf8), at: "Contents.swift")
        try staged.appear()
      } catch {
        staged.discard()
        throw error
      }
    } catch {
      return .notSaved(path: path, reason: error.reason)
    }
    return nil
  }
}
