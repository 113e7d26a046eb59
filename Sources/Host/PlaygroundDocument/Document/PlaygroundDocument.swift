public import Foundation

/// An Xcode playground bundle as it was read from disk.
public struct PlaygroundDocument: Equatable, Sendable {
  /// The bundle's name without its extension.
  public var name: String
  /// The bundle's folder, symbolic links resolved.
  public var url: URL
  /// The pages, in their order; never empty.
  public var pages: [DocumentPage]
  /// The Swift files of the bundle's own `Sources`, which all pages share.
  public var sources: [TextFile]
  /// Paths of the files in the bundle's own `Resources`, relative to the bundle.
  public var resources: [String]
  /// The bundle's own folder of resources, if there is one.
  public var resourceFolder: URL?
  /// In a book, the folders of resources of all its pages.
  var sharedResourceFolders: [URL] = []
  /// In a book, the modules that pages see without an import line.
  public var autoImports: [String] = []
  /// Every `Sources` and `Resources`, and the folders in them, relative to the bundle.
  public var folders: [String] = []
  /// In an application, where its files are.
  public internal(set) var appSources: AppSources?
  /// Whether it is a playground, or a package whose files are shown, or one that is an application.
  public internal(set) var kind = Kind.playground
  /// What `contents.xcplayground` says.
  public var settings: PlaygroundSettings
  /// What the person should know; none of it kept the bundle from opening.
  public var warnings: [BundleProblem]

  /// What lies at its place.
  public enum Kind: Sendable {
    case playground, package, application
  }

  /// The page of a name; where none is written just so, one that differs in case or in how its
  /// accents are composed.
  public func page(named name: String) -> DocumentPage? {
    func folded(_ name: String) -> String {
      name.precomposedStringWithCanonicalMapping.lowercased()
    }
    return pages.first { $0.name.unicodeScalars.elementsEqual(name.unicodeScalars) }
      ?? pages.first { $0.name == name } ?? pages.first { folded($0.name) == folded(name) }
  }

  /// The page a link in a page's prose leads to, if there is one.
  public func page(at destination: LinkDestination, from page: DocumentPage) -> DocumentPage? {
    let index = pages.firstIndex { $0.path == page.path }
    switch destination {
    case .next: return index.flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
    case .previous: return index.flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    case .page(let name): return self.page(named: name)
    case .web, .other: return nil
    }
  }

  /// Paths of the resources a page finds: its own, then the bundle's.
  public func resources(of page: DocumentPage) -> [String] { page.resources + resources }

  /// Folders in which a page finds its resources, its own first.
  public func resourceFolders(of page: DocumentPage) -> [URL] {
    [page.resourceFolder].compactMap { $0 } + page.moreResourceFolders
      + [resourceFolder].compactMap { $0 } + sharedResourceFolders
  }
}
