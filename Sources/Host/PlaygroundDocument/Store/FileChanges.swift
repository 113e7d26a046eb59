import Foundation

/// Adds, renames and deletes sources and resources; each change is one step on the file system.
struct FileChanges {
  let folder: BundleFolder
  /// Of an application, whose files lie in no folders of these names.
  var sources: AppSources?

  func add(
    _ name: String, contents: Data, to kind: Kind, of part: DocumentPart
  ) -> BundleProblem? {
    if kind == .sources, let problem = Self.sourceProblem(name) { return problem }
    switch place(of: kind, in: part) {
    case .failure(let problem): return problem
    case .success(let path):
      switch ItemName.check(name, beside: names(in: path)) {
      case .failure(let problem): return problem
      case .success(let item):
        return folder.write(contents, to: path + "/" + item.fileName, target: .newOnly)
      }
    }
  }

  func rename(_ path: String, to name: String) -> BundleProblem? {
    guard !BookFolder.isBook(folder) else { return .notInABook }
    guard sources != nil || !PackageFolder.isPlain(folder) else { return .notInAPackage }
    guard let kind = kind(of: path) else { return .noSuchFile(path: path) }
    if kind == .sources, let problem = Self.sourceProblem(name) { return problem }
    if let problem = sources?.problem(withName: name) { return problem }
    let parent = path.parentPath
    let own = NSString(string: path).lastPathComponent
    let others = names(in: parent).filter { !$0.utf8.elementsEqual(own.utf8) }
    switch ItemName.check(name, beside: others) {
    case .failure(let problem): return problem
    case .success(let item):
      if item.fileName.utf8.elementsEqual(own.utf8) { return nil }
      return onDisk(path) { () throws(SystemFault) in
        try Disk.move(full(path), to: full(parent + "/" + item.fileName))
        Disk.flush(full(parent))
      }
    }
  }

  func delete(_ path: String) -> BundleProblem? {
    guard kind(of: path) != nil else { return .noSuchFile(path: path) }
    return onDisk(path) { () throws(SystemFault) in
      try Disk.removeFile(full(path))
      Disk.flush(full(path.parentPath))
    }
  }

  enum Kind: String, CaseIterable {
    case sources = "Sources"
    case resources = "Resources"
  }

  /// Whether a source or resource has this path.
  func has(_ path: String) -> Bool { kind(of: path) != nil }

  static func sourceProblem(_ name: String) -> BundleProblem? {
    name.lowercased().hasSuffix(".swift") && name.utf8.count > ".swift".utf8.count
      ? nil : .badName(name: name, reason: .extensionNeeded("swift"))
  }

  private func full(_ path: String) -> String { folder.url.path + "/" + path }

  private func names(in path: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: full(path))) ?? []
  }

  /// The folders that can own files: that of the bundle, and those of pages.
  private var owners: [(name: String?, path: String)] {
    [(nil, "")] + PageFolders(in: folder, order: []).all.map { ($0.name, $0.path) }
  }

  private func kind(of path: String) -> Kind? {
    if let sources { return sources.files.contains(path) ? .sources : nil }
    for owner in owners {
      for kind in Kind.allCases {
        guard let place = folder.subfolder(named: kind.rawValue, in: owner.path),
          path.hasPrefix(place + "/"), FileListing(of: place, in: folder).paths.contains(path)
        else { continue }
        return kind
      }
    }
    return nil
  }

  /// The folder for a kind of files, made if it is not there; an empty one is nothing new.
  private func place(of kind: Kind, in part: DocumentPart) -> Result<String, BundleProblem> {
    let owner: String
    switch part {
    case .bundle: owner = ""
    case .page(let name):
      guard let page = owners.first(where: { $0.name.map { ItemName.areSame($0, name) } ?? false })
      else { return .failure(.noSuchPage(name: name)) }
      owner = page.path
    }
    if let place = folder.subfolder(named: kind.rawValue, in: owner) { return .success(place) }
    let path = owner.isEmpty ? kind.rawValue : owner + "/" + kind.rawValue
    if folder.child(named: kind.rawValue, in: owner) != nil {
      return .failure(.linkNotFollowed(path: path))
    }
    let problem = onDisk(path) { () throws(SystemFault) in
      try Disk.makeFolder(full(path))
      Disk.flush(full(owner))
    }
    return problem.map { .failure($0) } ?? .success(path)
  }

  private func onDisk(_ path: String, _ step: () throws(SystemFault) -> Void) -> BundleProblem? {
    do throws(SystemFault) {
      try step()
      return nil
    } catch {
      return .notSaved(path: path, reason: error.reason)
    }
  }
}
