import Foundation
@testable import PageEngine
import Testing

@testable import lek

struct ExcerptTests {
  private func range(_ line: Int, _ begin: Int, _ end: Int) -> TextRange {
    TextRange(line: line, column: begin, endLine: line, endColumn: end)
  }

  private func fixIt(_ begin: Int, _ end: Int, _ text: String) -> Diagnostic.FixIt {
    Diagnostic.FixIt(file: "", range: range(1, begin, end), replacement: text)
  }

  private func excerpt(
    _ text: String, _ range: TextRange, _ fixIts: [Diagnostic.FixIt] = []
  ) -> [String] {
    SourceExcerpt(text: text, range: range, fixIts: fixIts)?.text
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init) ?? []
  }

  @Test func thePartThatIsMeantIsMarked() {
    #expect(excerpt("a\n\tlet b = c", range(2, 6, 7)) == ["\tlet b = c", "\t    ^", ""])
    #expect(excerpt("let b = call()", range(1, 9, 13)) == ["let b = call()", "        ^~~~", ""])
  }

  @Test func ofAnEndlessLineThePartAroundThePlaceIsShown() {
    let line =
      String(repeating: "å", count: 5000) + "fault" + String(repeating: "b", count: 300_000)
    let lines = excerpt(line, range(1, 10_001, 10_006), [fixIt(10_001, 10_006, "mended")])
    #expect(lines[0].count < 300)
    #expect(lines[0].hasPrefix("…å") && lines[0].hasSuffix("b…"))
    let place = lines[1].prefix { $0 == " " }.count
    #expect(lines[0].dropFirst(place).hasPrefix("fault"))
    #expect(lines[1].hasSuffix("^~~~~"))
    #expect(lines[2] == String(repeating: " ", count: place) + "mended")
    let end = excerpt(line, range(1, 310_000, 310_001))
    #expect(end[0].hasPrefix("…b") && end[0].hasSuffix("bb"))
  }

  /// Columns are bytes; marks stand below what a terminal shows.
  @Test(arguments: [
    ("let å = x", 10, 11, "        ^"), ("f(\"日本\", x)", 13, 14, "          ^"),
    ("\"日本\" + 1", 1, 9, "^~~~~~"), ("\"👩‍👩‍👧\" + x", 24, 25, "       ^"),
  ])
  func marksStandBelowWideLetters(line: String, begin: Int, end: Int, marks: String) {
    #expect(excerpt(line, range(1, begin, end)) == [line, marks, ""])
  }

  @Test func whatMayBePutThereStandsBelow() {
    #expect(excerpt("g(1)", range(1, 3, 3), [fixIt(3, 3, "x: ")])[2] == "  x: ")
    let two = [fixIt(6, 6, ")"), fixIt(1, 1, "(")]
    #expect(excerpt("a + b", range(1, 3, 4), two)[2] == "(    )")
    // No room for the second, nothing to show for a removal or several lines.
    #expect(excerpt("ab", range(1, 1, 2), [fixIt(1, 1, "long"), fixIt(2, 2, "x")])[2] == "long")
    #expect(excerpt("ab", range(1, 1, 2), [fixIt(1, 2, ""), fixIt(2, 2, "a\nb")])[2] == "")
  }

  @Test func aTextCannotCommandTheTerminal() {
    #expect(excerpt("a\u{1B}[2J\u{9B}b\tc", range(1, 1, 2))[0] == "a�[2J�b\tc")
    #expect(excerpt("a\r\nb\r\nc", range(2, 1, 2)) == ["b", "^", ""])
  }

  @Test(arguments: [
    ("Fatal error: no more", "", "lek: the page crashed: no more\n"),
    ("The page was killed", "", "lek: the page was killed\n"),
    ("Fatal error: no more", "A.swift", "B/A.swift:1:1: error: crashed: no more\na\n^\n"),
  ])
  func aCrashIsSaidInPlainWords(message: String, file: String, text: String) {
    let crash = Crash(message: message, file: file, line: file.isEmpty ? 0 : 1, column: 1)
    let form = DiagnosticForm(bundle: "B", texts: ["A.swift": "a"])
    #expect(form.words(for: .crashed(crash)) == text)
  }

  @Test func placesThatAreNotThereAreNotShown() {
    #expect(excerpt("a", range(2, 1, 1)).isEmpty)
    #expect(excerpt("a", range(0, 0, 0)).isEmpty)
    #expect(excerpt("a", range(1, 90, 95)) == ["a", " ^", ""])
  }

  @Test(arguments: [
    ("A.playground", "/x/A.playground", "A.playground"),
    ("b/A.playground/Pages/P.xcplaygroundpage/Contents.swift", "/x/A.playground", "b/A.playground"),
    (".", "/work", ""), ("Contents.swift", "/work/A.playground", "A.playground"),
    ("P.xcplaygroundpage", "/x/A.playground", "/x/A.playground"), ("odd", "", "odd"),
  ])
  func aBundleIsCalledWhatThePersonCallsIt(path: String, location: String, name: String) {
    #expect(BundleName(path: path, location: location, folder: "/work").text == name)
  }

  @Test func aPathThatLeadsNowhereIsGuessed() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lek-guess-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = folder.appendingPathComponent("My Game.playground")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    for typed in ["My Game", "my game", "My Gmae.playground", "My Game/"] {
      let guess = GivenPath(folder.path + "/" + typed).guess
      #expect(guess?.hasSuffix("did you mean '\(bundle.path)'?") == true, "\(typed)")
    }
    for typed in ["My Game.playground", "Something else.playground"] {
      #expect(GivenPath(folder.path + "/" + typed).guess == nil)
    }
    let link = folder.path + "/Link.playground"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "/no/Where.playground")
    #expect(
      GivenPath(link).guess
        == "\(link) is a symbolic link to /no/Where.playground, and there is nothing.")
    for text in ["é", "é/", ".", "/", "//"] { #expect(GivenPath(text).guess == nil, "\(text)") }
    #expect(GivenPath("").guess == nil && GivenPath("/no/such/folder/A").guess == nil)
  }
}
