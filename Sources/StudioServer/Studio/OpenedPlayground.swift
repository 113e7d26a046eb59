import Foundation
import PageEngine
import PlaygroundDocument

/// A bundle that was read: what it holds, and how its texts are written back.
public struct OpenedPlayground: Sendable {
  let document: OpenDocument
  let writer: any TextWriting
  private let page: DocumentPage

  /// What a run of it is made of.
  public var input: PageInput { document.input }
  /// What the person should know about it.
  public var warnings: [String] { document.warnings }

  /// Reads the bundle at a place, or the one the place lies in, and opens one of its pages: the
  /// named one, or else the one the place lies in, or else the first.
  public static func open(
    _ location: URL, page name: String? = nil
  ) -> Result<OpenedPlayground, StudioProblem> {
    switch DocumentStore.open(location) {
    case .failure(let problem): return .failure(StudioProblem(message: problem.message))
    case .success(let playground):
      guard let name = name ?? pageName(around: location) else {
        return .success(OpenedPlayground(playground, page: playground.pages[0]))
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
    document = OpenDocument(
      facts: DocumentFacts(playground, page: page),
      resources: playground.resourceFolders(of: page), location: playground.url.path,
      languageMode: playground.settings[.swiftVersion].flatMap(LanguageMode.init(swiftVersion:)),
      platform: playground.settings.platform == .macos ? .macOS : .iOS,
      warnings: playground.warnings.map(\.message))
    writer = BundleTexts(bundle: playground.url)
    self.page = page
  }

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

extension DocumentFacts {
  /// A page and everything it works with.
  fileprivate init(_ playground: PlaygroundDocument, page: DocumentPage) {
    let files =
      [File(path: page.path, kind: .page, text: page.text)]
      + playground.sources.map { File(path: $0.path, kind: .source, text: $0.text) }
      + page.sources.map { File(path: $0.path, kind: .pageSource, text: $0.text) }
      + playground.resources(of: page).map { File(path: $0, kind: .resource, text: nil) }
    self.init(name: playground.name, page: page.path, files: files, locale: PersonLocale.name())
  }
}

/// Writes texts one after the other, away from whoever waits for nothing.
private actor BundleTexts: TextWriting {
  let bundle: URL

  init(bundle: URL) {
    self.bundle = bundle
  }

  func write(_ text: String, to path: String) async -> Result<Void, SavingProblem> {
    DocumentStore.save(text, to: path, in: bundle)
      .map { .failure(SavingProblem(message: $0.message)) } ?? .success(())
  }
}
