import Foundation

@testable import PlaygroundDocument

/// What holds for every folder that somebody takes for a bundle.
struct BundleRules {
  let root: URL

  func findings(change: DocumentChange) throws -> [String] {
    let outside = root.deletingLastPathComponent().appendingPathComponent("outside")
    let beside = try tree(outside)
    let before = try tree(root)
    let first = DocumentStore.open(root)
    var findings: [String] = []
    if DocumentStore.open(root) != first { findings.append("opened twice, it differs") }
    if case .success(let document) = first { findings += try save(document) }
    if try tree(root) != before { findings.append("saving what was not changed changed it") }
    let result = DocumentStore.apply(change, to: root)
    let after = DocumentStore.open(root)
    if case .success = result, result != after { findings.append("\(change) returned another") }
    if case .success = first, case .failure(let problem) = after {
      findings.append("\(change) made it unreadable: \(problem.message)")
    }
    if case .failure = result, try visible(tree(root)) != visible(before) {
      findings.append("\(change) failed and changed it: \(result)")
    }
    if try tree(outside) != beside { findings.append("\(change) left the bundle") }
    return findings + left(by: change)
  }

  /// Saves every text as it was read.
  private func save(_ document: PlaygroundDocument) throws -> [String] {
    let pages = document.pages.flatMap { [$0.contents] + $0.sources }
    return (document.sources + pages).compactMap { file in
      DocumentStore.save(file.text, to: file.path, in: root).map { "\(file.path): \($0.message)" }
    }
  }

  private func left(by change: DocumentChange) -> [String] {
    let names = FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []
    return names.filter { $0.contains(".lek-") }.map { "\(change) left \($0) behind" }
  }

  /// Every file with its bytes, every link with where it leads.
  private func tree(_ folder: URL) throws -> [String: Data] {
    var tree: [String: Data] = [:]
    for case let name as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
      let path = folder.path + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFREG: tree[name] = try Data(contentsOf: URL(fileURLWithPath: path))
      case S_IFLNK:
        let target = try FileManager.default.destinationOfSymbolicLink(atPath: path)
        tree[name] = Data("-> \(target)".utf8)
      default: tree[name] = Data("folder".utf8)
      }
    }
    return tree
  }

  /// Without folders, which a change that failed may have made and left empty.
  private func visible(_ tree: [String: Data]) -> [String: Data] {
    tree.filter { $0.value != Data("folder".utf8) }
  }
}
