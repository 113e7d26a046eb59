import Foundation
import Testing

@testable import lek

@Suite(.serialized) struct ConvertTests {
  private let lek: BuiltCommand

  init() throws {
    lek = try BuiltCommand()
  }

  private static let old = "// Old.\nvar i = 0\ni++\nprint(i)\n"
  private static let new = "// Old.\nvar i = 0\ni += 1\nprint(i)\n"

  private func text(_ bundle: String, _ path: String = "Contents.swift") throws -> String {
    try String(contentsOfFile: bundle + "/" + path, encoding: .utf8)
  }

  @Test func aPlaygroundIsConvertedInPlaceAndThenStays() throws {
    let page = try lek.playground(Self.old)
    let first = try lek.run(["convert", page])
    #expect(first.status == 0 && first.output == "Converted Contents.swift.\n", "\(first)")
    #expect(try text(page) == Self.new)
    let second = try lek.run(["convert", page])
    #expect(second.status == 0 && second.output == "There is nothing to convert.\n")
    #expect(try text(page) == Self.new)
  }

  @Test func aCheckPrintsADiffAndChangesNothing() throws {
    let page = try lek.playground(Self.old)
    let outcome = try lek.run(["convert", page, "--check"])
    #expect(outcome.status == 1 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(
      outcome.output == """
        --- a/Contents.swift
        +++ b/Contents.swift
        @@ -1,4 +1,4 @@
         // Old.
         var i = 0
        -i++
        +i += 1
         print(i)

        """)
    #expect(try text(page) == Self.old)
    let current = try lek.playground(Self.new)
    let none = try lek.run(["convert", current, "--check"])
    #expect(none.status == 0 && none.output.isEmpty)
  }

  @Test func oneFileOfAPlaygroundIsConvertedAlone() throws {
    let source = "public func twice(value: Int) -> Int { var v = value; v++; return v * 2 }\n"
    let bundle = try lek.playground(
      named: "Two", ["Contents.swift": Self.old, "Sources/A.swift": source])
    let outcome = try lek.run(["convert", bundle.path + "/Sources/A.swift"])
    #expect(outcome.status == 0 && outcome.output == "Converted Sources/A.swift.\n", "\(outcome)")
    #expect(try text(bundle.path) == Self.old)
    #expect(try text(bundle.path, "Sources/A.swift").contains("_ value: Int"))
  }

  /// With its line endings, as all that is saved.
  @Test func aFileOnItsOwnIsConverted() throws {
    let file = try lek.emptyFolder().appendingPathComponent("Alone.swift")
    try Data(Self.old.replacing("\n", with: "\r\n").utf8).write(to: file)
    let outcome = try lek.run(["convert", file.path])
    #expect(outcome.status == 0, "\(outcome)")
    let converted = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(converted == Self.new.replacing("\n", with: "\r\n"))
  }

  @Test func whatIsLeftIsSaidInTheCompilersForm() throws {
    let page = try lek.playground("var i = 0\ni++; print(unheard)\n")
    let outcome = try lek.run(["convert", page])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("\(page)/Contents.swift:2:12: error: cannot find 'unheard'"))
    #expect(try text(page) == "var i = 0\ni += 1; print(unheard)\n")
  }

  @Test func whatIsNotThereIsRefused() throws {
    for path in ["/no/such.playground", "/no/such.swift", "/"] {
      let outcome = try lek.run(["convert", path])
      #expect(outcome.status == 2 && outcome.output.isEmpty, "\(path)")
      #expect(outcome.errors.hasPrefix("lek: ") && outcome.errors.count { $0 == "\n" } == 1)
    }
  }

  // MARK: - Diffs

  @Test func changesThatLieApartHaveHunksOfTheirOwn() {
    let lines = (1...20).map { "\($0)\n" }
    var other = lines
    (other[1], other[3], other[15]) = ("two\n", "four\n", "sixteen\n")
    let diff = UnifiedDiff(from: lines.joined(), to: other.joined(), path: "A.swift").text
    let heads = diff.split(separator: "\n").filter { $0.hasPrefix("@@") }
    #expect(heads == ["@@ -1,7 +1,7 @@", "@@ -13,7 +13,7 @@"])
    #expect(diff.contains(" 1\n-2\n+two\n 3\n-4\n+four\n 5\n"))
  }

  @Test func aMissingEndOfLineIsSaid() {
    let diff = UnifiedDiff(from: "a", to: "b", path: "A").text
    #expect(
      diff == "--- a/A\n+++ b/A\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+b\n"
        + "\\ No newline at end of file\n")
  }

  @Test func otherLinesAreOneChange() {
    let diff = UnifiedDiff(from: "a\nb\nc\n", to: "a\nc\n", path: "A").text
    #expect(diff.hasSuffix("@@ -1,3 +1,2 @@\n a\n-b\n c\n"))
  }
}
