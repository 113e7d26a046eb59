import Foundation
import PageEngine
import PageProtocol
import PlaygroundDocument

/// A document as it is in memory: what was on disk, and what has been typed since.
struct OpenDocument: Equatable, Sendable {
  /// By which browsers know it; the same whenever this place is opened.
  let identifier: String
  var name: String
  /// Where the bundle lies.
  let location: String
  var form: Form
  /// In their order; never empty.
  var pages: [Page]
  var files: [File]
  /// What the bundle's settings say it is written in.
  var languageMode: LanguageMode?
  /// The version of Swift that the bundle's own files speak of, where they tell one.
  var stamp: String?
  var platform: PageInput.Platform
  /// How prose is shown, unless the person chose otherwise.
  var display = Display.raw
  /// What the person should know about the bundle from the start.
  var warnings: [String]
  /// Every `Sources` and `Resources`, and the folders in them, by path.
  var folders: [String] = []
  /// The modules of a book that its pages see without an import line.
  var autoImports: [String] = []
  /// The modules of the Swift package it lies in.
  var package = PackageModules.none
  /// Whether it is a package that is run as an application.
  var isApplication = false
  /// What the main bundle of the application says of itself.
  var information = BundleInformation()
  /// How its live views are seen, unless the user chooses otherwise.
  var stage = StageSettings()
  /// The file of the application whose previews a run shows in place of it, if it has some.
  var previewed: String?
  /// The folders on the disk that these are made of.
  var packageFolders: [URL] = []
  /// By path.
  var texts: [String: SharedText]
  /// Results shown under their lines, by the page's path.
  var timelines: [String: [PinnedResult]] = [:]

  enum Form: String, Sendable {
    case single, pages, sections, package
  }

  enum Display: String, Sendable {
    case raw, rendered
  }

  struct Page: Equatable, Sendable {
    var name: String
    /// Of its text, relative to the bundle.
    var path: String
    /// In a book of several chapters, the name of its own.
    var chapter: String?
    /// Of the program of a book's page that shows something before the page runs.
    var liveView: String?
    /// Folders in which it finds resources, its own first.
    var resources: [URL] = []
    /// The module of a package that it is a file of.
    var module: String?
  }

  struct File: Equatable, Sendable {
    var path: String
    var kind: Kind
    /// The name of the page it belongs to alone.
    var page: String?
    /// Another one when a resource is another; texts need none.
    var stamp: String?
    /// Whether its text can only be shown.
    var isReadOnly = false

    enum Kind: String, Sendable {
      case page, source, resource
    }
  }

  init(
    name: String, location: String = "", form: Form = .single, pages: [Page], files: [File],
    texts: [String: String], languageMode: LanguageMode? = nil,
    platform: PageInput.Platform = .iOS, warnings: [String] = []
  ) {
    identifier = DocumentName.of(location)
    self.name = name
    self.location = location
    self.form = form
    self.pages = pages
    self.files = files
    self.languageMode = languageMode
    self.platform = platform
    self.warnings = warnings
    self.texts = texts.mapValues(SharedText.init)
  }

  /// The page of a name, if there is one.
  func page(named name: String) -> Page? { pages.first { $0.name == name } }

  /// Whether a run of a page is made of a file.
  func isMade(_ page: Page, of path: String) -> Bool {
    guard let file = files.first(where: { $0.path == path }) else { return false }
    switch file.kind {
    // The files of a package are compiled together.
    case .page: return page.path == path || page.module != nil
    case .source, .resource: return file.page == nil || file.page == page.name
    }
  }

  /// Whether a text can only be shown.
  func isReadOnly(_ path: String) -> Bool {
    files.contains { $0.path == path && $0.isReadOnly }
  }

  /// What it keeps between runs, if it is an application.
  var home: AppHome? { isApplication ? AppHome(of: location) : nil }

  /// The resources that a page finds.
  func resources(of page: Page) -> [File] {
    files.filter { $0.kind == .resource && ($0.page == nil || $0.page == page.name) }
  }

  /// What a run of a page is made of; with a line, the run ends behind it.
  func input(of page: Page, to line: Int? = nil) -> PageInput {
    func text(_ path: String) -> PageInput.Text {
      .init(path: path, text: texts[path]?.text ?? "")
    }
    func sources(of owner: String?) -> [PageInput.Text] {
      files.filter {
        $0.kind == .source && $0.page == owner && texts[$0.path] != nil && $0.path != page.liveView
      }
      .map { text($0.path) }
    }
    var input = PageInput(
      bundle: name, location: location, page: text(page.path), sources: sources(of: nil),
      pageSources: sources(of: page.name), resources: page.resources, languageMode: languageMode,
      platform: platform)
    input.liveView = page.liveView.map(text)
    input.lastLine = line
    input.stamp = stamp
    input.autoImports = autoImports
    input.package = package
    input.information = information
    input.stage = stage
    return page.module.map { inside($0, input) } ?? input
  }
}

/// Short names of places, for addresses.
enum DocumentName {
  /// The same for the same place; two places have different ones as far as 64 bits can tell.
  static func of(_ location: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in location.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 36)
  }
}
