import Foundation

/// The files below a folder of a bundle, in an order that does not depend on the file system.
struct FileListing {
  private(set) var paths: [String] = []
  /// All folders on the way, the given one first.
  private(set) var folders: [String] = []
  private(set) var problems: [BundleProblem] = []

  private static let mostFiles = 10_000
  private static let deepestLevel = 32

  private let bundle: BundleFolder

  init(of folder: String, in bundle: BundleFolder) {
    self.bundle = bundle
    visit(folder, level: 0)
  }

  private mutating func visit(_ folder: String, level: Int) {
    folders.append(folder)
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: bundle.url.path + "/" + folder)
    } catch {
      problems.append(.unreadable(path: folder, reason: "the folder cannot be listed"))
      return
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      if paths.count >= Self.mostFiles || level > Self.deepestLevel {
        if !problems.contains(.tooManyFiles) { problems.append(.tooManyFiles) }
        return
      }
      guard BundlePath.isName(name) else {
        problems.append(.badPath(path: folder + "/" + name))
        continue
      }
      add(folder + "/" + name, level: level)
    }
  }

  private mutating func add(_ path: String, level: Int) {
    let full = bundle.url.path + "/" + path
    var status = stat()
    guard lstat(full, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: visit(path, level: level + 1)
    case S_IFREG: paths.append(path)
    case S_IFLNK:
      if let real = BundleFolder.realPath(full), bundle.contains(realPath: real),
        BundleFolder.kind(of: real) == S_IFREG
      {
        paths.append(path)
      } else {
        problems.append(.linkNotFollowed(path: path))
      }
    default: problems.append(.unreadable(path: path, reason: "it is not a file"))
    }
  }
}
