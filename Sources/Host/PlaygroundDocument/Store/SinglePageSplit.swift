import Foundation

/// Makes a bundle with a folder of pages out of one with a single page, as Xcode does when a
/// second page is added.
///
/// **Always holds**: until `Contents.swift` has moved into its page's folder, which is one step,
/// the bundle is read as the single page it was, whatever else is there already.
struct SinglePageSplit {
  private let changes: PageChanges
  private let file: String

  init(_ changes: PageChanges, file: String) {
    self.changes = changes
    self.file = file
  }

  func add(_ name: String) -> BundleProblem? {
    // Once the first has moved, the other would be taken for the page.
    if let twin = changes.folder.children(named: file).first(where: { $0 != file }) {
      return .twoContents(path: twin)
    }
    switch changes.checkName(name) {
    case .failure(let problem): return problem
    case .success(let item):
      let bare = NSString(string: item.fileName).deletingPathExtension
      let first = firstName(beside: bare)
      guard let old = changes.settings else {
        return split(first: first, second: item)
      }
      var new = old
      new[.version] = "6.0"
      new.pageNames = [first, bare]
      if let problem = changes.write(new) { return problem }
      guard let problem = split(first: first, second: item) else { return nil }
      _ = changes.write(old)
      return problem
    }
  }

  private func split(first: String, second: ItemName) -> BundleProblem? {
    let root = changes.folder.url.path
    let hadPages = Disk.exists(root + "/Pages")
    do throws(SystemFault) {
      try Disk.makeFolder(root + "/Pages")
    } catch {
      return .notSaved(path: "Pages", reason: error.reason)
    }
    guard let problem = fill(first: first, second: second) else { return nil }
    if !hadPages { Disk.remove(root + "/Pages") }
    return problem
  }

  private func fill(first: String, second: ItemName) -> BundleProblem? {
    guard let pages = changes.folder.subfolder(named: "Pages") else {
      return .linkNotFollowed(path: "Pages")
    }
    let root = changes.folder.url.path
    let target = "\(pages)/\(first).\(PageFolders.pathExtension)"
    do throws(SystemFault) {
      try Disk.makeFolder(root + "/" + target)
    } catch {
      return .notSaved(path: target, reason: error.reason)
    }
    if let problem = changes.makePage(second, links: [.previous]) { return problem }
    Disk.flush(root + "/" + pages)
    Disk.flush(root)
    return changes.move(file, to: target + "/Contents.swift")
  }

  private func firstName(beside second: String) -> String {
    var taken = [second]
    while true {
      let name = PageTemplate.freeName(among: taken)
      if case .success = changes.checkName(name) { return name }
      taken.append(name)
    }
  }
}
