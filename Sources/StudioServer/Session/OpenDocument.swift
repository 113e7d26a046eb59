import Foundation
import PageEngine

/// A document as it is in memory: what was on disk, and what has been typed since.
struct OpenDocument: Equatable, Sendable {
  let facts: DocumentFacts
  /// Folders of resources, the page's own first.
  let resources: [URL]
  /// Where the bundle lies.
  let location: String
  /// What the bundle's settings say it is written in.
  let languageMode: LanguageMode?
  let platform: PageInput.Platform
  /// What the person should know about the bundle from the start.
  let warnings: [String]
  /// By path.
  private(set) var texts: [String: String]

  init(
    facts: DocumentFacts, resources: [URL], location: String = "",
    languageMode: LanguageMode? = nil, platform: PageInput.Platform = .iOS,
    warnings: [String] = []
  ) {
    self.facts = facts
    self.resources = resources
    self.location = location
    self.languageMode = languageMode
    self.platform = platform
    self.warnings = warnings
    texts = Dictionary(
      uniqueKeysWithValues: facts.files.compactMap { file in file.text.map { (file.path, $0) } })
  }

  /// Whether there is a text of that path.
  func has(_ path: String) -> Bool { texts[path] != nil }

  mutating func replace(_ path: String, with text: String) {
    texts[path] = text
  }

  /// The facts, with the texts as they are now.
  var currentFacts: DocumentFacts {
    var current = facts
    for index in current.files.indices {
      current.files[index].text = texts[facts.files[index].path]
    }
    return current
  }

  /// What a run is made of.
  var input: PageInput {
    func text(_ path: String) -> PageInput.Text { .init(path: path, text: texts[path] ?? "") }
    func files(of kind: DocumentFacts.File.Kind) -> [PageInput.Text] {
      facts.files.filter { $0.kind == kind }.map { text($0.path) }
    }
    return PageInput(
      bundle: facts.name, location: location, page: text(facts.page),
      sources: files(of: .source), pageSources: files(of: .pageSource), resources: resources,
      languageMode: languageMode, platform: platform)
  }
}
