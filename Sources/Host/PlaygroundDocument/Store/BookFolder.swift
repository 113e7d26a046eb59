import Foundation

/// The chapters and pages of a `.playgroundbook`, in their order, and the folders of what they share.
///
/// Manifests give names and order; where they say nothing, the folders do.
struct BookFolder {
  struct Page: Equatable {
    /// No other page of the book has it.
    var name: String
    /// Relative to the bundle.
    let path: String
    /// Of its text, `main.swift` or `Contents.swift`.
    let code: String
    let chapter: String
    /// What people call it, where there are several.
    let chapterName: String?
  }

  static let pathExtension = "playgroundbook"
  static let resourceNames = ["PrivateResources", "PublicResources", "Resources"]

  private(set) var pages: [Page] = []
  private(set) var chapters: [String] = []
  /// The folder that all of it lies in.
  let contents: String

  /// The modules that pages see without an import line.
  let autoImports: [String]

  private let bundle: BundleFolder

  static func isBook(_ bundle: BundleFolder) -> Bool {
    bundle.url.pathExtension.lowercased() == pathExtension
  }

  /// Nil where a folder is no book.
  init?(in bundle: BundleFolder) {
    guard Self.isBook(bundle), let contents = bundle.subfolder(named: "Contents")
    else { return nil }
    self.bundle = bundle
    self.contents = contents
    let manifest = BookManifest(in: contents, of: bundle)
    let order = manifest.folders("Chapters")
    autoImports = manifest.autoImports
    if let folder = bundle.subfolder(named: "Chapters", in: contents) {
      chapters = folders("playgroundchapter", in: folder, order: order)
    }
    for chapter in chapters { addPages(of: chapter) }
  }

  /// The folders of modules that pages import by name: the book's own, then the reader's.
  var modules: [String] {
    ["Modules", "UserModules"].flatMap { name in
      bundle.subfolder(named: name, in: contents)
        .map { folders("playgroundmodule", in: $0, order: []) } ?? []
    }
  }

  /// The names of the reader's own modules, which all pages see.
  var userModules: [String] {
    guard let folder = bundle.subfolder(named: "UserModules", in: contents) else { return [] }
    return folders("playgroundmodule", in: folder, order: []).map {
      NSString(string: NSString(string: $0).lastPathComponent).deletingPathExtension
    }
  }

  private mutating func addPages(of chapter: String) {
    guard let folder = bundle.subfolder(named: "Pages", in: chapter) else { return }
    let manifest = BookManifest(in: chapter, of: bundle)
    let listed = manifest.folders("Pages") + manifest.folders("InitialUserPages")
    let template = manifest.template.flatMap { template in
      listed.contains { ItemName.areSame($0, template) } ? nil : template
    }
    for path in folders("playgroundpage", in: folder, order: listed) {
      let own = NSString(string: path).lastPathComponent
      if let template, ItemName.areSame(template, own) { continue }
      guard let code = codeFile(in: path) else { continue }
      var name = shownName(of: path)
      let chapterName = chapters.count > 1 ? shownName(of: chapter) : nil
      if let chapterName { name = chapterName + " – " + name }
      pages.append(
        Page(
          name: unused(name), path: path, code: path + "/" + code, chapter: chapter,
          chapterName: chapterName))
    }
  }

  private func codeFile(in page: String) -> String? {
    bundle.child(named: "main.swift", in: page) ?? bundle.child(named: "Contents.swift", in: page)
  }

  private func shownName(of path: String) -> String {
    BookManifest(in: path, of: bundle).name
      ?? NSString(string: NSString(string: path).lastPathComponent).deletingPathExtension
  }

  private func unused(_ name: String) -> String {
    func isTaken(_ name: String) -> Bool { pages.contains { ItemName.areSame($0.name, name) } }
    guard isTaken(name) else { return name }
    var number = 2
    while isTaken("\(name) \(number)") { number += 1 }
    return "\(name) \(number)"
  }

  /// Folders of an extension: those that are listed, then the others by name.
  private func folders(
    _ pathExtension: String, in folder: String, order: [String]
  ) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: bundle.url.path + "/" + folder)
    var rest = (names ?? []).sorted().filter { name in
      name.lowercased().hasSuffix("." + pathExtension) && !name.hasPrefix(".")
        && BundlePath.isName(name) && bundle.isFolder(folder + "/" + name)
    }
    var ordered: [String] = []
    for listed in order {
      guard let index = rest.firstIndex(where: { ItemName.areSame($0, listed) }) else { continue }
      ordered.append(rest.remove(at: index))
    }
    return (ordered + rest).map { folder + "/" + $0 }
  }
}
