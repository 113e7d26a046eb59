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
  /// What `contents.xcplayground` says.
  public var settings: PlaygroundSettings
  /// What the person should know; none of it kept the bundle from opening.
  public var warnings: [BundleProblem]

  /// The page that is open.
  public var page: DocumentPage { pages[0] }

  /// The Swift files of the page's module of sources: the bundle's and the page's own.
  public var pageSources: [TextFile] { sources + page.sources }

  /// Paths of the resources the page finds: its own, then the bundle's.
  public var pageResources: [String] { page.resources + resources }

  /// Folders in which the page finds its resources, its own first.
  public var resourceFolders: [URL] { [page.resourceFolder, resourceFolder].compactMap { $0 } }

  /// Every Swift file that can be edited, the page first.
  public var texts: [TextFile] { [page.contents] + pageSources }
}
