import Foundation
import PageEngine
import PlaygroundDocument

/// A bundle that was read: what it holds, and how its texts are written back.
public struct OpenedPlayground: Sendable {
  let document: OpenDocument
  let writer: any TextWriting

  /// What a run of it is made of.
  public var input: PageInput { document.input }
  /// What the person should know about it.
  public var warnings: [String] { document.warnings }

  /// Reads the bundle at a place, or the one the place lies in.
  public static func open(_ location: URL) -> Result<OpenedPlayground, StudioProblem> {
    DocumentStore.open(location)
      .map(OpenedPlayground.init)
      .mapError { StudioProblem(message: $0.message) }
  }

  private init(_ playground: PlaygroundDocument) {
    document = OpenDocument(
      facts: DocumentFacts(playground), resources: playground.resourceFolders,
      warnings: playground.warnings.map(\.message))
    writer = BundleTexts(bundle: playground.url)
  }
}

extension DocumentFacts {
  /// The first page and everything it works with.
  fileprivate init(_ playground: PlaygroundDocument) {
    let page = playground.page
    let files =
      [File(path: page.path, kind: .page, text: page.text)]
      + playground.pageSources.map { File(path: $0.path, kind: .source, text: $0.text) }
      + playground.pageResources.map { File(path: $0, kind: .resource, text: nil) }
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
