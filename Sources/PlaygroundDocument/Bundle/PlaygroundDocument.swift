import Foundation

/// A `.playground` bundle as it was read: pages, shared sources and resources, and its settings.
///
/// The bundle on disk is the only store. A document is a value made from it; nothing is kept here
/// that is not there. Paths are relative to the bundle, with `/` between their parts.
public struct PlaygroundDocument: Equatable, Sendable {
  /// The bundle's name without its ending.
  public var name: String
  /// The bundle's folder.
  public var folder: URL
  /// In the order in which a reader meets them; never empty.
  public var pages: [Page]
  /// The Swift files of `Sources/`, sub-folders included, sorted by path.
  public var sources: [SourceText]
  /// The files of `Resources/`, sub-folders included, sorted.
  public var resources: [String]
  public var settings: PlaygroundSettings
  /// What is wrong with the bundle, and did not keep it from opening.
  public var warnings: [String]

  /// One page.
  public struct Page: Equatable, Sendable {
    public var name: String
    /// Its text, and the file it lies in.
    public var contents: SourceText
  }

  /// A Swift file.
  public struct SourceText: Equatable, Sendable {
    public var path: String
    public var text: String

    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// The folders in which resources lie, the page's own first.
  public var resourceFolders: [URL] {
    [folder.appendingPathComponent(BundleLayout.resources, isDirectory: true)]
  }
}

/// The names of things in a bundle.
enum BundleLayout {
  static let ending = "playground"
  static let settings = "contents.xcplayground"
  static let contents = "contents.swift"
  static let pages = "Pages"
  static let pageEnding = "xcplaygroundpage"
  static let sources = "Sources"
  static let resources = "Resources"
}
