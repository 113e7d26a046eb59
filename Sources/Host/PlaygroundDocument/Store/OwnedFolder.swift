import Foundation

/// `Sources` or `Resources` of the bundle or of a page, the folder of an application's target, or a
/// folder in them; it need not exist.
struct OwnedFolder {
  let kind: FileChanges.Kind
  /// The folder that bears the kind's name, as it is spelt on disk, relative to the bundle; of an
  /// application, that of its target, which can be the bundle's own.
  let top: String
  /// The folders below it, each a good name.
  let below: [String]

  var path: String { ([top] + below).filter { !$0.isEmpty }.joined(separator: "/") }

  /// The folder that a path names; a path that names anything else is a problem.
  static func find(
    _ path: String, in bundle: BundleFolder
  ) -> Result<OwnedFolder, BundleProblem> {
    guard let valid = BundlePath(path) else { return .failure(.badPath(path: path)) }
    guard !BookFolder.isBook(bundle) else { return .failure(.notInABook) }
    guard !PackageFolder.isPlain(bundle) else { return .failure(.notInAPackage) }
    for owner in [""] + PageFolders(in: bundle, order: []).all.map(\.path) {
      let before = owner.split(separator: "/").map(String.init)
      let rest = valid.parts.dropFirst(before.count)
      guard valid.parts.prefix(before.count).elementsEqual(before, by: ItemName.areSame),
        let name = rest.first,
        let kind = FileChanges.Kind.allCases.first(where: { ItemName.areSame($0.rawValue, name) })
      else { continue }
      let spelt = bundle.child(named: kind.rawValue, in: owner) ?? kind.rawValue
      return check(Array(rest.dropFirst())).map { below in
        OwnedFolder(
          kind: kind, top: owner.isEmpty ? spelt : owner + "/" + spelt, below: below)
      }
    }
    return .failure(.noPlaceForFiles(path: path))
  }

  static func check(_ names: [String]) -> Result<[String], BundleProblem> {
    guard names.count <= 30 else { return .failure(.badPath(path: names.joined(separator: "/"))) }
    var good: [String] = []
    for name in names {
      switch ItemName.check(name, beside: []) {
      case .success(let item): good.append(item.fileName)
      case .failure(let problem): return .failure(problem)
      }
    }
    return .success(good)
  }

  /// Why no file of that name may lie here.
  func problem(withName name: String) -> BundleProblem? {
    kind == .sources ? FileChanges.sourceProblem(name) : nil
  }

  /// Makes the folder and those above it where they are missing, and answers with its path as it
  /// is on disk. No link is followed.
  func make(in bundle: BundleFolder) -> Result<String, BundleProblem> {
    var made = top.parentPath
    for name in (top.isEmpty ? [] : [NSString(string: top).lastPathComponent]) + below {
      let parent = made
      let spelt = bundle.child(named: name, in: parent) ?? name
      made = parent.isEmpty ? spelt : parent + "/" + spelt
      if bundle.isFolder(made) { continue }
      if Disk.exists(bundle.url.path + "/" + made) {
        return .failure(.linkNotFollowed(path: made))
      }
      do throws(SystemFault) {
        try Disk.makeFolder(bundle.url.path + "/" + made)
        Disk.flush(bundle.url.path + "/" + parent)
      } catch {
        return .failure(.notSaved(path: made, reason: error.reason))
      }
    }
    return .success(made)
  }
}
