public import Foundation

/// A package as a document: files of it that are shown, each as a page.
///
/// **Always holds**: what it consists of is not changed here; its texts are saved in place.
extension PackageFolder {
  /// The document of some of its files.
  public func document(of files: [TextFile]) -> PlaygroundDocument {
    let names = files.map { Self.name(of: $0.path) }
    let pages = zip(files, names).map { file, name in
      let isOnly = names.count { ItemName.areSame($0, name) } == 1
      return DocumentPage(
        name: isOnly ? name : file.path, contents: file, sources: [], resources: [],
        resourceFolder: nil)
    }
    var document = PlaygroundDocument(
      name: url.lastPathComponent, url: url, pages: pages, sources: [], resources: [],
      resourceFolder: nil, settings: .usual, warnings: [])
    document.kind = .package
    return document
  }

  /// The document of an application: its first file is the page, which all of them are run as.
  /// `folders` are those of its targets.
  public func document(
    ofApplication files: [TextFile], in folders: [String]
  ) -> PlaygroundDocument {
    var document = document(of: Array(files.prefix(1)))
    document.name = url.deletingPathExtension().lastPathComponent
    document.sources = Array(files.dropFirst())
    document.kind = .application
    document.appSources = AppSources(folders: folders, files: Set(files.map(\.path)))
    if let resources = folder.subfolder(named: "Resources") {
      document.resourceFolder = url.appendingPathComponent(resources, isDirectory: true)
    }
    return document
  }

  /// Whether a folder is that of a package, and no playground of any form.
  static func isPlain(_ folder: BundleFolder) -> Bool {
    let forms = ["playground", BookFolder.pathExtension]
    return !forms.contains(folder.url.pathExtension.lowercased())
      && folder.child(named: "contents.xcplayground") == nil
      && BundleForm(of: folder, settings: .usual) == .nothing
      && PackageFolder(at: folder.url) != nil
  }

  private static func name(of path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return NSString(string: last).deletingPathExtension
  }
}
