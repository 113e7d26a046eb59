public import Foundation

/// One page of a playground, with what belongs to it alone.
public struct DocumentPage: Equatable, Sendable {
  /// The page's name; that of the bundle where there is only one.
  public var name: String
  /// The page's own code; in the oldest form that of all its sections.
  public var contents: TextFile
  /// The files the code comes from, in the oldest form of a playground.
  public var sections = PageSections([])
  /// The Swift files of the page's own `Sources`.
  public var sources: [TextFile]
  /// Paths of the files in the page's own `Resources`, relative to the bundle.
  public var resources: [String]
  /// The page's own folder of resources, if there is one.
  public var resourceFolder: URL?
  /// In a book, the program that shows something before the page's own code runs.
  public var liveView: TextFile?
  /// In a book of several chapters, the name of its own.
  public var chapter: String?
  /// In a book, its other folders of resources, and then those of its chapter.
  var moreResourceFolders: [URL] = []

  /// The page's code.
  public var text: String { contents.text }
  /// The path of the page's file, relative to the bundle.
  public var path: String { contents.path }

  /// The file on disk, and its line, that a line of the page's code comes from.
  public func place(ofLine line: Int) -> (path: String, line: Int) {
    sections.place(ofLine: line) ?? (path, line)
  }
}
