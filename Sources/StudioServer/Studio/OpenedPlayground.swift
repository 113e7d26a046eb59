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
    BundleReader.open(location.path)
      .map(OpenedPlayground.init)
      .mapError { StudioProblem(message: $0.message) }
  }

  private init(_ playground: PlaygroundDocument) {
    document = OpenDocument(
      facts: DocumentFacts(playground), resources: playground.resourceFolders,
      warnings: playground.warnings)
    writer = BundleTexts(writer: BundleWriter(playground.folder))
  }
}

extension DocumentFacts {
  /// The first page and everything it works with.
  fileprivate init(_ playground: PlaygroundDocument) {
    let page = playground.pages[0].contents
    let files =
      [File(path: page.path, kind: .page, text: page.text)]
      + playground.sources.map { File(path: $0.path, kind: .source, text: $0.text) }
      + playground.resources.map { File(path: $0, kind: .resource, text: nil) }
    self.init(name: playground.name, page: page.path, files: files, locale: PersonLocale.name())
  }
}

/// Writes texts one after the other, away from whoever waits for nothing.
private actor BundleTexts: TextWriting {
  let writer: BundleWriter

  init(writer: BundleWriter) {
    self.writer = writer
  }

  func write(_ text: String, to path: String) async -> Result<Void, SavingProblem> {
    writer.save(text, at: path).mapError { SavingProblem(message: $0.message) }
  }
}
