import Foundation
import Testing

@testable import PlaygroundDocument

/// Segments of sources, their translations, and the completeness of the shipped overlays.
struct WordOverlayTests {
  private static let playgrounds = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Playgrounds")

  private func words(_ source: String) -> [String] {
    SegmentScanner.segments(of: source).map(\.words)
  }

  @Test func aSegmentIsAParagraphACommentOrALiteral() {
    #expect(words("/*:\n # One\n\n Two\n two\n */\nlet a = 1") == ["# One", "Two\ntwo"])
    #expect(words("//: One\n//: two\n// Three\n  // four") == ["One\ntwo", "Three\nfour"])
    #expect(words(#"f("a \(g("b (") + 1) c", "d\"")"#) == [#"a \(g("b (") + 1) c"#, #"d\""#])
  }

  @Test(arguments: ["\"", "\"\\", "\"\\(", "/*", "/*:\n", "/*/", "//", "\"\"\"", "\"a\\(\"b\")"])
  func anUnfinishedSegmentReachesTheEnd(source: String) {
    let segments = SegmentScanner.segments(of: source)
    #expect(segments.allSatisfy { $0.range.upperBound <= source.utf8.count })
    #expect(segments.allSatisfy { $0.replaced(by: $0.words).utf8.count == $0.range.count })
  }

  @Test func furtherLinesKeepTheirMarkers() {
    let overlay = WordOverlay("msgctxt \"A\"\nmsgid \"a\\n\\nb\"\nmsgstr \"c\\n\\nd\"\n")
    #expect(overlay.translated("  // a\n  //\n  // b", at: "A") == "  // c\n  //\n  // d")
  }

  @Test func whatHasNoTranslationStays() {
    let overlay = WordOverlay("msgctxt \"A\"\nmsgid \"x\"\nmsgstr \"y\"\n")
    #expect(overlay.translated(#"f("x", "z") // x"#, at: "A") == #"f("y", "z") // y"#)
    #expect(overlay.translated(#"f("x")"#, at: "B") == #"f("x")"#)
  }

  @Test func linesOfCodeAreReplacedAsAWhole() {
    let overlay = WordOverlay(
      "msgctxt \"code: A\"\nmsgid \"n == 1 ? \\\"a\\\" : \\\"b\\\"\"\nmsgstr \"\\\"c\\\"\"")
    #expect(overlay.translated(#"f(n == 1 ? "a" : "b")"#, at: "A") == #"f("c")"#)
  }

  @Test func theCheckReportsWhatIsNotTranslatedAndWhatIsNotUsed() throws {
    let overlay = WordOverlay(
      "msgctxt \"A\"\nmsgid \"old\"\nmsgstr \"y\"\n\n"
        + "msgctxt \"code: A\"\nmsgid \"gone\"\nmsgstr \"z\"\n")
    #expect(
      try overlay.faults(["A"]) { _ in "// new" }
        == ["A: not used: gone", "A: not translated: new", "A: not used: old"])
  }

  @Test func theShippedOverlaysAreComplete() throws {
    let shipped = ShippedPlaygrounds(folder: Self.playgrounds)
    #expect(shipped.languages == ["pt", "sv", "zh"])
    for language in shipped.languages {
      for name in shipped.names {
        let file = Self.playgrounds.appendingPathComponent("Languages/\(language)/\(name).po")
        let overlay = WordOverlay(try String(contentsOf: file, encoding: .utf8))
        let bundle = Self.playgrounds.appendingPathComponent(name + ".playground")
        let own = try FileManager.default.subpathsOfDirectory(atPath: bundle.path)
          .filter { $0.hasSuffix("Contents.swift") || $0 == "Sources/Texts.swift" }
        let faults = try overlay.faults(own) { path in
          try String(contentsOf: bundle.appendingPathComponent(path), encoding: .utf8)
        }
        #expect(faults == [], "\(language)/\(name).po")
      }
    }
  }
}

extension WordOverlay {
  /// Segments without a translation, and entries that are used nowhere.
  fileprivate func faults(_ own: [String], source: (String) throws -> String) throws -> [String] {
    let paths = Set(entries.map { $0.context.replacing("code: ", with: "") }).union(own)
    return try paths.sorted().flatMap { path in
      var text = try source(path)
      var faults: [String] = []
      for entry in entries where entry.context == "code: " + path {
        if !text.contains(entry.original) { faults.append("\(path): not used: \(entry.original)") }
        text = text.replacing(entry.original, with: "")
      }
      let own = Set(
        entries.filter { $0.context == path && !$0.translation.isEmpty }.map(\.original))
      let used = Set(SegmentScanner.segments(of: text).map(\.words)).subtracting([""])
      faults += used.subtracting(own).map { "\(path): not translated: \($0)" }
      return faults + own.subtracting(used).map { "\(path): not used: \($0)" }
    }
  }
}
