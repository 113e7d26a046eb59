import Foundation
import Testing

@testable import PageEngine

/// What becomes of old texts; a compiler is asked each time.
@Suite(.serialized) struct ConversionTests {
  private func convert(_ input: PageInput, files: Set<String>? = nil) async throws -> [String:
    ConvertedText]
  {
    try await convert([input], files: files)
  }

  private func convert(
    _ pages: [PageInput], files: Set<String>? = nil
  ) async throws -> [String: ConvertedText] {
    let converter = try OldSwiftConverter(try await TestBench().configuration)
    let all = pages.flatMap { [$0.page] + $0.sources + $0.pageSources }.map(\.path)
    let converted = try await converter.convert(pages, files: files ?? Set(all))
    await converter.close()
    return Dictionary(converted.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private enum Form { case old, new }

  /// Each says by itself that it is old, so that it is read as that.
  private func body(_ row: ConversionRow, _ number: Int, _ form: Form) -> PageInput.Text {
    PageInput.Text(
      path: "Sources/Row\(number).swift",
      text: """
        import GameplayKit
        import UIKit

        func row\(number)() {
          // \(row.rule)
          var i = 0; \(form == .old ? "i++" : "i += 1"); print(i)
          \(form == .old ? row.old : row.new)
        }
        """)
  }

  /// All rows are files of one module, so that a few compilers do for all.
  @Test func everyRowBecomesWhatStandsBesideIt() async throws {
    let rows = Array(ConversionRow.statements.enumerated())
    let old = rows.map { body($1, $0, .old) }
    let converted = try await convert(TestBench.input("print(1)\n", sources: old))
    var again: [PageInput.Text] = []
    for (number, row) in rows {
      let wanted = body(row, number, .new)
      let text = try #require(converted[wanted.path])
      #expect(text.text == wanted.text, "\(row.rule)")
      #expect(text.problems.isEmpty, "\(row.rule): \(text.problems)")
      again.append(PageInput.Text(path: wanted.path, text: text.text))
    }
    let twice = try await convert(TestBench.input("print(1)\n", sources: again))
    for text in again { #expect(twice[text.path]?.text == text.text, "\(text.path)") }
  }

  /// They are current Swift too: the converted text is compiled with them looked up.
  @Test func membersOfAnyObjectStay() async throws {
    let old = """
      import UIKit
      var i = 0; i++
      let thing: AnyObject = UIColor.redColor()
      print(thing.description, thing.setTitle?("a", forState: .Normal))
      """
    let current = """
      import UIKit
      var i = 0; i += 1
      let thing: AnyObject = UIColor.red
      print(thing.description, thing.setTitle?("a", for: .normal))
      """
    let converted = try await convert(TestBench.input(old))["Contents.swift"]
    #expect(converted?.text == current, "\(converted?.problems ?? [])")
    let again = try await convert(TestBench.input(current))["Contents.swift"]
    #expect(again.map { $0.text == current && $0.problems.isEmpty } ?? true)
  }

  private static let page = """
    import Foundation

    // Counts up.   And keeps its layout.
    class Counter {
        private var count = 0     /* at first */
        func add(number: Int) -> Int {
            count += number; count++
            return count
        }
    }

    let counter = Counter()
    for var i = 0; i < 3; ++i { counter.add(i) }
    print(counter.add(0),  ["a", "b"].joinWithSeparator("/"))

    """

  @Test func aPageIsConvertedAndRuns() async throws {
    let first = try #require(try await convert(TestBench.input(Self.page))["Contents.swift"])
    #expect(first.problems.isEmpty, "\(first.problems)")
    #expect(first.text.contains("// Counts up.   And keeps its layout."))
    #expect(first.text.contains("/* at first */"))
    let record = try await TestBench().run(first.text)
    #expect(record.output == "7 a/b\n", "\(first.text) \(record.diagnostics)")
    #expect(record.ages == ["Contents.swift": .current])
    #expect(record.timing?.compilations == 1)
    let second = try await convert(TestBench.input(first.text))
    #expect(second["Contents.swift"]?.text == first.text)
    #expect(second["Contents.swift"]?.edits.isEmpty == true)
  }

  @Test func editsMakeTheTextOfTheOldOne() async throws {
    let converted = try #require(try await convert(TestBench.input(Self.page))["Contents.swift"])
    let bytes = TextBytes(Self.page)
    var text = Array(Self.page.utf8)
    for edit in converted.edits.reversed() {
      let range = try #require(bytes.range(edit.range))
      text.replaceSubrange(range, with: Array(edit.replacement.utf8))
    }
    #expect(String(decoding: text, as: UTF8.self) == converted.text)
  }

  @Test func currentSwiftStaysByteForByte() async throws {
    let text =
      "struct A {\n\tvar b = 1   \n}\n\n\nlet a = A( b : 2 )\nif let c = Optional(a) { print(c) }"
    let converted = try await convert(TestBench.input(text))
    #expect(converted["Contents.swift"]?.text == text)
    let broken = "let a: Int? = 1\nlet b: Int = a\n"
    let kept = try await convert(TestBench.input(broken))
    #expect(kept["Contents.swift"] == ConvertedText(file: "Contents.swift", text: broken))
  }

  /// Swift 3 and 4 say nothing that is wrong; their names have newer ones.
  @Test func namesThatAreDeprecatedAreReplacedInCurrentTextsToo() async throws {
    let text = """
      @available(*, deprecated, renamed: "newName(of:)")
      func oldName(x: Int) -> Int { return x }
      func newName(of x: Int) -> Int { return x }
      print(oldName(x: 1))
      """
    let converted = try await convert(TestBench.input(text))
    #expect(
      converted["Contents.swift"]?.text
        == text.replacing("print(oldName(x:", with: "print(newName(of:"))
  }

  @Test func whatCannotBeConvertedIsSaidAtItsPlace() async throws {
    let text = "var i = 0\ni++; let a = unheard(i)\n"
    let converted = try #require(try await convert(TestBench.input(text))["Contents.swift"])
    #expect(converted.text == "var i = 0\ni += 1; let a = unheard(i)\n")
    #expect(converted.problems.map { [$0.range.line, $0.range.column] } == [[2, 14]])
    #expect(converted.problems.first?.message.contains("unheard") == true)
  }

  @Test func anIndexOfATextThatIsKnownMoves() async throws {
    let text = "let word = \"ab\"\nlet at = word.startIndex\nprintln(word[at.successor()])\n"
    let converted = try #require(try await convert(TestBench.input(text))["Contents.swift"])
    #expect(converted.text.hasSuffix("print(word[word.index(after: at)])\n"))
    #expect(converted.problems.isEmpty)
  }

  /// Old Swift that runs as it is and has no current form that could be written without asking: what to write.
  @Test(arguments: [
    (
      "var token: dispatch_once_t = 0; dispatch_once(&token) { print(1) }",
      "Say static let or lazy var: they are made once."
    ),
    (
      "var error: NSError?; NSFileManager.defaultManager().removeItemAtPath(\"/x\", error: &error)",
      "Say try removeItem(atPath:) in do { … } catch { … }."
    ),
    (
      "func next(at: String.Index) -> String.Index { return at.successor() }",
      "Say text.index(after: index) with the text that it belongs to."
    ),
    (
      "func next(at: String.Index) -> String.Index { return advance(at, 1) }",
      "Say text.index(index, offsetBy: distance) with the text that it belongs to."
    ),
  ])
  func whatToWriteIsSaid(old: String, words: String) async throws {
    let text = "import Foundation\nvar i = 0; i++\n\(old)\n"
    let converted = try #require(try await convert(TestBench.input(text))["Contents.swift"])
    #expect(
      converted.problems.contains { $0.range.line == 3 && $0.message.contains(words) },
      "\(converted)")
  }

  @Test func sourcesAndPagesAreConvertedTogether() async throws {
    let source = PageInput.Text(
      path: "Sources/A.swift",
      text: "public func twice(value: Int) -> Int { var v = value; v++; return v * 2 }\n")
    let input = TestBench.input("var i = 1\ni++\nprint(twice(i))\n", sources: [source])
    let converted = try await convert(input)
    let page = try #require(converted["Contents.swift"])
    let module = try #require(converted["Sources/A.swift"])
    #expect(page.problems.isEmpty && module.problems.isEmpty)
    let record = try await TestBench().run(
      page.text, sources: [PageInput.Text(path: source.path, text: module.text)])
    #expect(record.output == "6\n", "\(record.diagnostics)")
    let alone = try await convert(input, files: ["Contents.swift"])
    #expect(alone.keys.sorted() == ["Contents.swift"])
    #expect(alone["Contents.swift"]?.text == page.text)
  }
}
