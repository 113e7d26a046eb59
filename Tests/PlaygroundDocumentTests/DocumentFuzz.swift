import Foundation

@testable import PlaygroundDocument

/// Bundles and texts made by chance out of our own, and what has to hold for each of them.
///
/// The seed alone decides what is made, so that a failure can be had again.
struct DocumentFuzz {
  /// What did not hold, in words.
  typealias Finding = String

  private var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  /// Takes a text from the corpus, changes it, and takes it apart as a page.
  mutating func markup() -> [Finding] {
    let text = mutated(MarkupCorpus.texts)
    let markup = PageMarkup(text)
    var findings = MarkupRules(text).findings(markup)
    if PageMarkup(text) != markup { findings.append("two readings differ") }
    return findings.map { "\($0) in \(text.debugDescription)" }
  }

  /// Takes settings from the corpus, changes them, and changes values in them.
  mutating func settings() -> [Finding] {
    let text = mutated(MarkupCorpus.settings)
    var settings = PlaygroundSettings(text: text)
    let before = settings
    settings[.displayMode] = settings[.displayMode]
    settings.pageNames = settings.pageNames
    var findings: [Finding] = settings == before ? [] : ["setting what is there changes it"]
    guard settings.problem == nil else { return findings }
    settings["new"] = "<'\"&>"
    if settings["new"] != "<'\"&>", settings != before {
      findings.append("a value does not come back")
    }
    if settings.pageNames != before.pageNames { findings.append("an attribute changes the pages") }
    settings["new"] = nil
    if settings != before { findings.append("an attribute that is taken out leaves traces") }
    let names = Array(Set(before.pageNames)).sorted().shuffled(using: &random)
    settings.pageNames = names
    if settings.pageNames != names, settings != before {
      findings.append("pages do not come back in order")
    }
    return findings.map { "\($0) in \(text.debugDescription)" }
  }

  /// Makes a bundle in a folder, opens it, saves it and changes it.
  mutating func bundle(in folder: URL) throws -> [Finding] {
    var made = MutatedBundle(random: random)
    let root = try made.write(to: folder)
    random = made.random
    defer { try? FileManager.default.removeItem(at: folder) }
    let rules = BundleRules(root: root)
    return try rules.findings(change: change()).map { "\($0) in \(made.story)" }
  }

  private mutating func change() -> DocumentChange {
    let names = ["One", "Two", "Ä", "A\u{308}", "New", "..", "a/b", "one", "", "Three"]
    let name = random.pick(names)
    let part: DocumentPart = random.next(below: 2) == 0 ? .bundle : .page(random.pick(names))
    let paths = ["Sources/A.swift", "Resources/cat.png", "Sources/Deep/B.swift", "Contents.swift"]
    switch random.next(below: 9) {
    case 0: return .addPage(name: name, after: random.pick([nil, "One", "None"]))
    case 1: return .renamePage(random.pick(names), to: name)
    case 2: return .deletePage(name)
    case 3: return .orderPages(["Two", "One"])
    case 4: return .addSource(name: name + ".swift", text: "x", to: part)
    case 5: return .addResource(name: name, contents: Data([1]), to: part)
    case 6: return .renameFile(path: random.pick(paths), to: name + ".swift")
    case 7: return .deleteFile(path: random.pick(paths))
    default: return .setAttribute(.displayMode, to: "raw")
    }
  }

  private mutating func mutated(_ corpus: [String]) -> String {
    var mutation = TextMutation(random: random)
    defer { random = mutation.random }
    return mutation.text(from: corpus)
  }
}
