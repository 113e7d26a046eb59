import Foundation
import PlaygroundDocument
import SourceDialect

/// A target of a package, and what of the disk belongs to it.
struct PackageTarget {
  let target: PackageManifest.Target
  let folder: PackageFolder
  /// Its own folder, relative to the package.
  let path: String
  /// Its Swift files, relative to the package.
  private(set) var files: [String] = []
  /// Its asset catalogs, localized files and nibs, which need no rule of the manifest.
  private var knownResources: [String] = []
  /// Why it cannot be built here, in words that go on a sentence.
  private(set) var reasonNotBuilt: String?

  /// Its name as it is imported.
  var module: String { ModuleWord.identifier(target.name) }

  private static let usualFolders = ["Sources", "Source", "src", "srcs"]
  private static let otherLanguages = [".c", ".m", ".mm", ".cc", ".cpp", ".cxx", ".s"]
  /// What looks like a folder, and is somebody else's.
  private static let known = [".xcassets", ".lproj", ".storyboard", ".xib", ".xcstrings"]
  private static let foreign = [".playground", ".xcodeproj", ".xcworkspace", ".docc"]

  /// All targets that a manifest names, or that the folders make.
  static func all(of manifest: PackageManifest, in folder: PackageFolder) -> [PackageTarget] {
    var named = manifest.targets.filter { !$0.name.isEmpty }
    if manifest.hasTargetsByFolder { named += byFolder(manifest, in: folder, beside: named) }
    let libraries = named.filter { $0.kind == .library || $0.kind == .executable }
    return named.map { target in
      PackageTarget(
        target, in: folder, path: place(of: target, isAlone: libraries.count == 1, in: folder),
        without: manifest.exclude)
    }
  }

  private init(
    _ target: PackageManifest.Target, in folder: PackageFolder, path: String?,
    without exclude: [String]
  ) {
    self.target = target
    self.folder = folder
    self.path = path ?? ""
    switch target.kind {
    case .library, .executable: break
    case .test: reasonNotBuilt = "it is made of tests, which nothing imports"
    case .macro: reasonNotBuilt = "it is a macro, which is a program of its own and not run here"
    case .plugin: reasonNotBuilt = "it is a plugin of the package manager"
    case .binary: reasonNotBuilt = "it comes without its source"
    case .system: reasonNotBuilt = "it is a library of the system it was written on"
    }
    guard reasonNotBuilt == nil else { return }
    guard let path else {
      reasonNotBuilt = "its folder is not in the package"
      return
    }
    let excluded = exclude + target.exclude.map { Self.join(path, $0) }
    let wanted = target.sources.map { $0.map { Self.join(path, $0) } } ?? [path]
    let all = folder.files(in: path).filter { file in
      wanted.contains { Self.holds($0, file) } && !excluded.contains { Self.holds($0, file) }
        && !Self.hasPart(of: String(file.dropFirst(path.count)), endingWith: Self.foreign)
    }
    files = all.filter {
      $0.lowercased().hasSuffix(".swift") && !$0.hasSuffix("/main.swift") && $0 != "main.swift"
        && $0 != "Package.swift"
    }
    knownResources = all.filter { Self.hasPart(of: $0, endingWith: Self.known) }
    if all.contains(where: { file in Self.otherLanguages.contains { file.hasSuffix($0) } }) {
      reasonNotBuilt = "it is written in C, which is not compiled here"
    }
  }

  /// What it finds in `Bundle.module`: files on the disk, by their paths in the bundle.
  var resources: [String: URL] {
    var found: [String: URL] = [:]
    for file in knownResources {
      found[Self.processed(file)] = folder.url.appendingPathComponent(file)
    }
    for resource in target.resources {
      let path = Self.join(self.path, resource.path)
      let above = path.split(separator: "/").dropLast().joined(separator: "/")
      for file in folder.files(in: path) {
        let name: String
        switch resource.rule {
        case .copy: name = String(file.dropFirst(above.isEmpty ? 0 : above.count + 1))
        case .process: name = Self.processed(file)
        }
        found[name] = folder.url.appendingPathComponent(file)
      }
    }
    return found
  }

  /// Side by side, but for catalogues of pictures and what is in one language alone.
  private static func processed(_ file: String) -> String {
    let parts = file.split(separator: "/")
    if let index = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) {
      return parts[index...].joined(separator: "/")
    }
    if let language = parts.dropLast().last, language.hasSuffix(".lproj") {
      return parts.suffix(2).joined(separator: "/")
    }
    return parts.last.map(String.init) ?? file
  }

  private static func place(
    of target: PackageManifest.Target, isAlone: Bool, in folder: PackageFolder
  ) -> String? {
    if let path = target.path {
      let plain = join("", path)
      return folder.isFolder(plain) ? plain : nil
    }
    if let usual = usualFolders.map({ $0 + "/" + target.name }).first(where: folder.isFolder) {
      return usual
    }
    return isAlone ? usualFolders.first(where: folder.isFolder) : nil
  }

  /// Before Swift 4 each folder of `Sources` was a target, or all of it was one.
  private static func byFolder(
    _ manifest: PackageManifest, in folder: PackageFolder, beside named: [PackageManifest.Target]
  ) -> [PackageManifest.Target] {
    guard let sources = usualFolders.first(where: folder.isFolder) else { return [] }
    let names = folder.folders(in: sources)
    if names.isEmpty, named.isEmpty {
      return [.init(name: manifest.name ?? folder.url.lastPathComponent, kind: .library)]
    }
    return names.filter { name in !named.contains { $0.name == name } }
      .map { .init(name: $0, kind: .library) }
  }

  /// A path below another, without what says nothing.
  private static func join(_ path: String, _ more: String) -> String {
    (path.split(separator: "/") + more.split(separator: "/")).filter { $0 != "." }
      .joined(separator: "/")
  }

  /// Whether a file or a folder above it has one of these suffixes.
  private static func hasPart(of file: String, endingWith suffixes: [String]) -> Bool {
    file.lowercased().split(separator: "/").contains { part in
      suffixes.contains { part.hasSuffix($0) }
    }
  }

  private static func holds(_ path: String, _ file: String) -> Bool {
    path.isEmpty || file == path || file.hasPrefix(path + "/")
  }
}
