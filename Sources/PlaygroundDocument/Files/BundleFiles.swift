import Foundation

/// The files of one bundle; a link that leads out of it is as if it were not there.
struct BundleFiles: Sendable {
  let folder: URL
  private let root: String

  init(folder: URL) {
    self.folder = folder
    root = folder.resolvingSymlinksInPath().standardizedFileURL.path
  }

  func url(_ path: String) -> URL {
    path.isEmpty ? folder : folder.appendingPathComponent(path)
  }

  /// Whether a path, all links followed, lies in the bundle.
  func staysInside(_ path: String) -> Bool {
    let target = url(path)
    let real = target.resolvingSymlinksInPath().standardizedFileURL.path
    let parent = target.deletingLastPathComponent().resolvingSymlinksInPath().path
    return (real == root || real.hasPrefix(root + "/"))
      && (parent == root || parent.hasPrefix(root + "/") || path.isEmpty)
  }

  func text(at path: String) -> Result<String, BundleProblem> {
    guard staysInside(path) else { return .failure(.leadsOutOfTheBundle(path: path)) }
    do {
      let data = try Data(contentsOf: url(path))
      guard let text = String(validating: data, as: UTF8.self) else {
        return .failure(.notText(path: path))
      }
      return .success(text)
    } catch {
      return .failure(.notReadable(path: path, reason: error.localizedDescription))
    }
  }

  func source(at path: String) -> Result<PlaygroundDocument.SourceText, BundleProblem> {
    text(at: path).map { PlaygroundDocument.SourceText(path: path, text: $0) }
  }

  /// The names in a folder, hidden ones left out, sorted.
  func children(of path: String) -> [String] {
    guard staysInside(path) else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url(path).path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The path of a child of that name in any letter case; the exact one is preferred.
  func child(of path: String, named name: String) -> String? {
    let matches = children(of: path).filter { $0.lowercased() == name.lowercased() }
    guard let match = matches.first(where: { $0 == "Contents.swift" }) ?? matches.first else {
      return nil
    }
    return path.isEmpty ? match : path + "/" + match
  }

  /// All files under a folder, sorted by path.
  func paths(under path: String, warnings: inout [String]) -> [String] {
    var found: [String] = []
    for name in children(of: path) {
      let child = path + "/" + name
      guard staysInside(child) else {
        warnings.append(BundleProblem.leadsOutOfTheBundle(path: child).message)
        continue
      }
      if !isFolder(child) {
        found.append(child)
      } else if !isLink(child) {
        found += paths(under: child, warnings: &warnings)
      }
    }
    return found
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// A link to a folder could lead round in a circle.
  private func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: url(path).path)) != nil
  }
}
