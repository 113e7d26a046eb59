public import Foundation

/// Files and folders in a bundle's `Sources` and `Resources`, by their paths.
///
/// **Always holds**: each change is one step on the file system, or many of which each is whole;
/// nothing that is there is replaced; no path leads out of the bundle. Answers are paths as they
/// are on disk. What pages are is for `DocumentStore.apply`.
public struct BundleFiles: Sendable {
  let folder: BundleFolder
  /// Of an application, whose files lie in no folders of these names.
  let sources: AppSources?

  /// What to do where the name is taken.
  public enum NameClash: Sendable { case refuse, takeFreeName }

  /// The files of a bundle; nil where there is no folder.
  public init?(_ bundle: URL, sources: AppSources? = nil) {
    guard let folder = BundleFolder(bundle) else { return nil }
    self.folder = folder
    self.sources = sources
  }

  /// The folder that a path names; a path that names anything else is a problem.
  func find(_ path: String) -> Result<OwnedFolder, BundleProblem> {
    sources?.find(path) ?? OwnedFolder.find(path, in: folder)
  }

  var changes: FileChanges { FileChanges(folder: folder, sources: sources) }

  /// Why no file of that name may lie in a folder.
  private func nameProblem(_ name: String, in owned: OwnedFolder) -> BundleProblem? {
    owned.problem(withName: name) ?? sources?.problem(withName: name)
  }

  /// Makes a file in a folder, which is made if it is missing.
  public func add(
    _ name: String, contents: Data, in path: String, clash: NameClash = .refuse
  ) -> Result<String, BundleProblem> {
    find(path).flatMap { owned in
      if let problem = nameProblem(name, in: owned) { return .failure(problem) }
      // The name is judged before anything is made for it.
      if case .failure(let problem) = ItemName.check(name, beside: []) { return .failure(problem) }
      return owned.make(in: folder).flatMap { place in
        free(name, in: place, clash: clash).flatMap { fileName in
          let file = place.appending(part: fileName)
          let problem = folder.write(contents, to: file, target: .newOnly)
          return problem.map { .failure($0) } ?? .success(file)
        }
      }
    }
  }

  /// Why no file of that name can have a place in a folder, as far as names tell.
  public func problem(placing name: String, in path: String) -> BundleProblem? {
    switch find(path) {
    case .failure(let problem): return problem
    case .success(let owned):
      if let problem = nameProblem(name, in: owned) { return problem }
      guard case .failure(let problem) = ItemName.check(name, beside: []) else { return nil }
      return problem
    }
  }

  /// The bytes of a resource; none where no resource has this path.
  public func resource(at path: String) -> Data? {
    guard let valid = BundlePath(path), isResource(valid),
      case .success(let data) = folder.read(path)
    else { return nil }
    return data
  }

  private func isResource(_ path: BundlePath) -> Bool {
    let above = path.parts.dropLast()
    if BookFolder.isBook(folder) {
      return above.contains { part in
        BookFolder.resourceNames.contains { ItemName.areSame($0, part) }
      }
    }
    let owned = OwnedFolder.find(above.joined(separator: "/"), in: folder)
    guard case .success(let owned) = owned else { return false }
    return owned.kind == .resources
  }

  /// Makes a folder; one that is there already is as good.
  public func addFolder(_ path: String) -> Result<String, BundleProblem> {
    find(path).flatMap { $0.make(in: folder) }
  }

  /// Gives a source or resource another name.
  public func rename(_ path: String, to name: String) -> Result<String, BundleProblem> {
    if let problem = changes.rename(path, to: name) {
      return .failure(problem)
    }
    let parent = path.parentPath
    return .success(parent.appending(part: name.precomposedStringWithCanonicalMapping))
  }

  /// Moves a source or resource to another folder, which is made if it is missing.
  public func move(_ path: String, to target: String) -> Result<String, BundleProblem> {
    guard changes.has(path) else { return .failure(.noSuchFile(path: path)) }
    let name = NSString(string: path).lastPathComponent
    return find(target).flatMap { owned in
      if let problem = nameProblem(name, in: owned) { return .failure(problem) }
      if owned.path == path.parentPath { return .success(path) }
      return owned.make(in: folder).flatMap { place in
        free(name, in: place, clash: .refuse).flatMap { _ in
          step(path) { () throws(SystemFault) in
            try Disk.move(full(path), to: full(place.appending(part: name)))
            Disk.flush(full(place))
            Disk.flush(full(path.parentPath))
          }.map { place.appending(part: name) }
        }
      }
    }
  }

  /// Moves all files of a folder within `Resources` up to `Resources` itself, and removes the
  /// folder if nothing is left in it. Answers with the new paths by the former ones.
  public func moveContentsUp(_ path: String) -> Result<[String: String], BundleProblem> {
    find(path).flatMap { owned in
      guard owned.kind == .resources, !owned.below.isEmpty, folder.isFolder(owned.path) else {
        return .failure(.noPlaceForFiles(path: path))
      }
      var moved: [String: String] = [:]
      for file in FileListing(of: owned.path, in: folder).paths {
        let name = NSString(string: file).lastPathComponent
        guard case .success(let free) = free(name, in: owned.top, clash: .takeFreeName) else {
          continue
        }
        let target = owned.top + "/" + free
        let outcome = step(file) { () throws(SystemFault) in
          try Disk.move(full(file), to: full(target))
        }
        if case .failure(let problem) = outcome { return .failure(problem) }
        moved[file] = target
      }
      Disk.flush(full(owned.top))
      removeEmpty(owned.path)
      return .success(moved)
    }
  }

  /// Removes a folder and those in it, as far as there is nothing in them.
  private func removeEmpty(_ path: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: full(path))) ?? []
    for name in names where folder.isFolder(path + "/" + name) { removeEmpty(path + "/" + name) }
    _ = rmdir(full(path))
  }

  private func free(
    _ name: String, in place: String, clash: NameClash
  ) -> Result<String, BundleProblem> {
    let others = (try? FileManager.default.contentsOfDirectory(atPath: full(place))) ?? []
    var wanted = name
    var number = 1
    while true {
      switch ItemName.check(wanted, beside: others) {
      case .success(let item): return .success(item.fileName)
      case .failure(.exists) where clash == .takeFreeName && number <= others.count + 1:
        number += 1
        let bare = NSString(string: name).deletingPathExtension
        let end = NSString(string: name).pathExtension
        wanted = end.isEmpty ? "\(bare)-\(number)" : "\(bare)-\(number).\(end)"
      case .failure(let problem): return .failure(problem)
      }
    }
  }

  func full(_ path: String) -> String { folder.url.path + "/" + path }

  func step(
    _ path: String, _ work: () throws(SystemFault) -> Void
  ) -> Result<Void, BundleProblem> {
    do throws(SystemFault) {
      try work()
      return .success(())
    } catch {
      return .failure(.notSaved(path: path, reason: error.reason))
    }
  }
}
