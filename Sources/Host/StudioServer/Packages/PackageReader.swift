import Foundation
import PageEngine
import PlaygroundDocument
import SourceDialect

/// Reads the Swift package that a playground lies in, and those it stands on that are on the disk.
///
/// Always holds: no manifest is run; nothing is read but what lies in a package's folder; another
/// package is looked for only in the first one, beside it, and where `swift build` has put it.
struct PackageReader {
  private(set) var modules = PackageModules.none
  /// The folders that a change of the modules is heard in.
  private(set) var folders: [URL] = []
  /// The targets of the first package that can be built here.
  private(set) var targets: [PackageTarget] = []
  /// What its app says of itself, if its product is one.
  private(set) var application: PackageManifest.Application?
  private let top: PackageFolder
  private var read: Set<String> = []

  private static let mostPackages = 64
  /// What these are called is there already; a package of this name is not what a page means.
  private static let ours = Set(
    PageKit.moduleNames + ["Swift", "Foundation", "Glibc", "Dispatch", "XCTest", "Testing"])

  init(_ package: PackageFolder) {
    top = package
    add(package)
  }

  private mutating func add(_ package: PackageFolder) {
    guard read.count < Self.mostPackages, read.insert(package.url.path).inserted,
      let manifest = PackageManifest.read(package.manifest)
    else { return }
    let prefix = unusedPrefix(package.url.lastPathComponent)
    modules.places[prefix] = package.url.path
    let found = PackageTarget.all(of: manifest, in: package)
    for target in found {
      if let reason = target.reasonNotBuilt {
        absent(target.module, reason)
      } else {
        addModule(of: target, prefix: prefix, package: manifest.name ?? prefix)
      }
    }
    if package == top {
      targets = found.filter { $0.reasonNotBuilt == nil }
      application = manifest.application
    }
    let wanted = found.filter { $0.reasonNotBuilt == nil }.flatMap(\.target.products)
    for product in wanted { add(product, of: manifest, in: package) }
  }

  private mutating func addModule(of target: PackageTarget, prefix: String, package: String) {
    guard !Self.ours.contains(target.module),
      !modules.modules.contains(where: { $0.name == target.module })
    else { return }
    let files = target.files.compactMap { path in
      PackageFile(
        path: prefix + "/" + path, at: target.folder.url.appendingPathComponent(path),
        in: target.folder.url)
    }
    guard !files.isEmpty else { return absent(target.module, "it has no Swift files") }
    var module = PackageModules.Module(
      name: target.module, package: ModuleWord.identifier(package), files: files)
    module.defines = target.target.defines
    module.upcomingFeatures = target.target.upcomingFeatures
    module.experimentalFeatures = target.target.experimentalFeatures
    module.resources = target.resources
    modules.modules.append(module)
    folders.append(target.folder.url.appendingPathComponent(target.path))
  }

  private mutating func add(
    _ product: PackageManifest.Product, of manifest: PackageManifest, in package: PackageFolder
  ) {
    let name = product.package ?? product.name
    let dependency = manifest.dependencies.first { $0.identity.lowercased() == name.lowercased() }
    guard let dependency else {
      return absent(product.name, "the package says nothing of where to get it")
    }
    guard let folder = folder(of: dependency, in: package) else {
      return absent(product.name, words(of: dependency, named: name))
    }
    add(folder)
    if !modules.modules.contains(where: { $0.name == ModuleWord.identifier(product.name) }) {
      absent(product.name, "the package \(dependency.identity) has no module of this name")
    }
  }

  /// Why a package is not there, with one line that fetches it to a place beside this one.
  private func words(
    of dependency: PackageManifest.Dependency, named name: String
  ) -> String {
    let place = dependency.path ?? dependency.url ?? name
    let words =
      "it comes with the package \(dependency.identity) (\(place)), which is not on this disk"
    // The command is for a terminal: an address that a shell would not take as one word is left
    // out.
    guard dependency.path == nil, let url = dependency.url, !url.hasPrefix("-"),
      url.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-._~:/@+".contains($0)) })
    else { return words }
    let folder = top.url.deletingLastPathComponent().lastPathComponent
    return words + "; run “git clone \(url)” in the folder \(folder)"
  }

  /// Where another package lies, if it may be read.
  private func folder(
    of dependency: PackageManifest.Dependency, in package: PackageFolder
  ) -> PackageFolder? {
    let around = top.url.deletingLastPathComponent()
    guard let path = dependency.path else {
      let name = dependency.url?.split(separator: "/").last.map(String.init) ?? ""
      let plain = name.hasSuffix(".git") ? String(name.dropLast(4)) : name
      guard !plain.isEmpty, plain != "..", plain != "." else { return nil }
      let places = [
        top.url.appendingPathComponent(".build/checkouts/" + plain),
        around.appendingPathComponent(plain), around.appendingPathComponent(dependency.identity),
      ]
      return places.lazy.compactMap { isBeside($0) }.first
    }
    guard !path.hasPrefix("/"), !path.hasPrefix("~") else { return nil }
    return isBeside(package.url.appendingPathComponent(path))
  }

  /// The package at a place, if that lies in the folder around the first package.
  private func isBeside(_ place: URL) -> PackageFolder? {
    let around = top.url.deletingLastPathComponent().path
    guard let folder = PackageFolder(at: place), around != "/",
      folder.url.path.hasPrefix(around + "/")
    else { return nil }
    return folder
  }

  private mutating func absent(_ name: String, _ reason: String) {
    let module = ModuleWord.identifier(name)
    if modules.absent[module] == nil { modules.absent[module] = reason }
  }

  private func unusedPrefix(_ name: String) -> String {
    var prefix = name
    var number = 2
    while modules.places[prefix] != nil {
      prefix = "\(name) \(number)"
      number += 1
    }
    return prefix
  }
}

/// Names as they are in `import`; the compiler gets them as arguments.
enum ModuleWord {
  /// The name with `_` in the place of everything that an identifier cannot have there.
  static func identifier(_ name: String) -> String {
    var word = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      let kind = scalar.properties
      let fits = scalar == "_" || (word.isEmpty ? kind.isXIDStart : kind.isXIDContinue)
      word.append(fits ? scalar : "_")
    }
    return word.isEmpty ? "_" : String(word)
  }
}
