import Foundation
import PageEngine
import PlaygroundDocument

/// A bundle that was read: what it holds, and how its texts are written back.
public struct OpenedPlayground: Sendable {
  let document: OpenDocument
  let editor: BundleEditor
  private let page: DocumentPage

  /// What a run of it is made of.
  public var input: PageInput {
    document.input(of: document.page(named: page.name) ?? document.pages[0])
  }
  /// What runs of all its pages are made of.
  public var pages: [PageInput] { document.pages.map { document.input(of: $0) } }
  /// What the person should know about it.
  public var warnings: [String] { document.warnings }

  /// Reads the bundle at a place, or the one the place lies in, and opens one of its pages: the
  /// named one, or else the one the place lies in, or else the first.
  public static func open(
    _ location: URL, page name: String? = nil
  ) -> Result<OpenedPlayground, StudioProblem> {
    switch PlaygroundReading.open(location) {
    case .failure(let problem): return .failure(StudioProblem(message: problem.message))
    case .success(let playground):
      guard
        let name = name ?? pageName(around: location)
          ?? packageFile(at: location, in: playground)
      else {
        let page = bookPage(around: location, in: playground) ?? playground.pages[0]
        return .success(OpenedPlayground(playground, page: page))
      }
      guard
        let page = playground.page(named: name) ?? playground.page(named: withoutExtension(name))
      else {
        return .failure(noSuchPage(name, in: playground))
      }
      return .success(OpenedPlayground(playground, page: page))
    }
  }

  /// The page whose folder the place is, or lies in.
  private static func pageName(around location: URL) -> String? {
    location.standardizedFileURL.pathComponents
      .last { $0.lowercased().hasSuffix(pageExtension) }
      .map { withoutExtension($0) }
  }

  /// Whether it is a Swift package, whose files are shown.
  public var isPackage: Bool { document.form == .package }

  /// The page of a package that the place is the file of.
  private static func packageFile(
    at location: URL, in playground: PlaygroundDocument
  ) -> String? {
    guard playground.kind != .playground else { return nil }
    let place = location.resolvingSymlinksInPath().standardizedFileURL.path
    return playground.pages.first { playground.url.path + "/" + $0.path == place }?.name
  }

  /// Pages of a book are not called as their folders are.
  private static func bookPage(
    around location: URL, in playground: PlaygroundDocument
  ) -> DocumentPage? {
    let place = location.resolvingSymlinksInPath().standardizedFileURL.path + "/"
    return playground.pages.first { page in
      let folder = playground.url.appendingPathComponent(page.path).deletingLastPathComponent()
      return folder.pathExtension.lowercased() == "playgroundpage"
        && place.hasPrefix(folder.standardizedFileURL.path + "/")
    }
  }

  private static let pageExtension = ".xcplaygroundpage"

  /// A page's name, also where it is written as its folder is called.
  private static func withoutExtension(_ name: String) -> String {
    let name = name.hasSuffix("/") ? String(name.dropLast()) : name
    return name.lowercased().hasSuffix(pageExtension)
      ? String(name.dropLast(pageExtension.count)) : name
  }

  private static func noSuchPage(
    _ name: String, in playground: PlaygroundDocument
  ) -> StudioProblem {
    let names = playground.pages.map { "“\($0.name)”" }.joined(separator: ", ")
    return StudioProblem(
      message: "\(playground.name) has no page “\(name)”; it has \(names)")
  }

  private init(_ playground: PlaygroundDocument, page: DocumentPage) {
    document = OpenDocument(playground)
    editor = BundleEditor(bundle: playground.url)
    self.page = page
  }

  /// The name of the page that was asked for.
  var pageName: String { page.name }

  /// The file on disk that a place is in: in the oldest form of a playground, the page's text
  /// comes from several.
  public func place(file: String, line: Int) -> (file: String, line: Int) {
    guard file == page.path, line > 0 else { return (file, line) }
    let place = page.place(ofLine: line)
    return (place.path, place.line)
  }

  /// The files that the page's text comes from, where they are several.
  public var sections: [PageInput.Text] {
    page.sections.files.map { PageInput.Text(path: $0.path, text: $0.text) }
  }
}

extension OpenDocument {
  /// All of a bundle as it was read.
  init(_ playground: PlaygroundDocument) {
    var files: [File] = []
    var texts: [String: String] = [:]
    func add(_ written: [TextFile], _ kind: File.Kind, of page: String?) {
      for text in written {
        files.append(
          File(path: text.path, kind: kind, page: page, isReadOnly: text.isReadOnly))
        texts[text.path] = text.text
      }
    }
    for page in playground.pages {
      add([page.contents], .page, of: page.name)
      add(page.sources + [page.liveView].compactMap { $0 }, .source, of: page.name)
      files += page.resources.map { File(path: $0, kind: .resource, page: page.name) }
    }
    add(playground.sources, .source, of: nil)
    files += playground.resources.map { File(path: $0, kind: .resource) }
    for index in files.indices where files[index].kind == .resource {
      let path = playground.url.appendingPathComponent(files[index].path).path
      files[index].stamp = FileStamp(path: path)?.description
    }
    self.init(
      name: playground.name, location: playground.url.path, form: Form(of: playground),
      pages: playground.pages.map {
        Page(
          name: $0.name, path: $0.path, chapter: $0.chapter, liveView: $0.liveView?.path,
          resources: playground.resourceFolders(of: $0))
      }, files: files, texts: texts,
      languageMode: playground.settings[.swiftVersion].flatMap(LanguageMode.init(swiftVersion:)),
      platform: playground.settings.platform == .macos ? .macOS : .iOS,
      warnings: playground.warnings.map(\.message))
    stamp = DocumentStore.swiftStamp(of: playground)
    let isBook = playground.url.pathExtension.lowercased() == "playgroundbook"
    display = isBook || playground.settings.displayMode == .rendered ? .rendered : .raw
    folders = playground.folders
    autoImports = playground.autoImports
    readPackage(of: playground)
    // In the oldest form a page's text comes from several files, and a place in it is in none.
    for page in playground.pages where page.sections.files.isEmpty {
      timelines[page.path] = DocumentStore.timeline(
        ofPage: page.path, text: page.text, in: playground.url)
    }
  }
}

extension OpenDocument.Form {
  fileprivate init(of playground: PlaygroundDocument) {
    if playground.kind != .playground {
      self = .package
    } else if !playground.pages[0].sections.files.isEmpty {
      self = .sections
    } else {
      self = playground.pages[0].path.contains("/") ? .pages : .single
    }
  }
}
