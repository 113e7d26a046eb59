import Foundation
import Testing

@testable import PageEngine

/// What a page is told of things in `Sources` that are not public.
@Suite(.serialized) struct NotPublicTests {
  private let bench: TestBench

  init() async throws {
    bench = try await TestBench()
  }

  private static let sources = """
    import Foundation
    struct Hidden { init() {} }
    func helper() -> Int { 1 }
    @inlinable func other(_ a: Int) -> Int { 1 }
    infix operator +++
    func +++ (a: Int, b: Int) -> Int { a }
    public struct Card {
      var title: String
      public var count = 0
      public init(count: Int) { title = ""; self.count = count }
      public class Back { init(title: String) {} }
      private func flip(over side: Int) {}
      struct Inner {}
    }
    public struct Point {
      public var x: Double, y = 1.0
      let name: String?
      private var cache = [1]
      public var sum: Double { x + y }
    }
    public class Deck {}
    extension String { func shout() -> String { "" } }
    public enum Suit { case hearts; func name() -> String { "" } }

    """

  /// One line of a page, and what is said of it.
  struct Case: Sendable, CustomTestStringConvertible {
    var page: String
    var message: String
    var noteLine: Int
    var fixIt: String

    init(_ page: String, _ message: String, _ noteLine: Int, _ fixIt: String) {
      (self.page, self.message, self.noteLine, self.fixIt) = (page, message, noteLine, fixIt)
    }

    var testDescription: String { page }
  }

  @Test(arguments: [
    Case("Hidden()", "'Hidden' in", 2, "2:1-2:1 public "),
    Case("let h: Hidden? = nil", "'Hidden' in", 2, "2:1-2:1 public "),
    Case("let h: Test_Sources.Hidden? = nil", "'Hidden' in", 2, "2:1-2:1 public "),
    Case("Test_Sources.helper()", "'helper()' in", 3, "3:1-3:1 public "),
    Case("helper()", "'helper()' in", 3, "3:1-3:1 public "),
    Case("other(2)", "'other(_:)' in", 4, "4:12-4:12 public "),
    Case("1 +++ 2", "'+++(_:_:)' in", 6, "6:1-6:1 public "),
    Case("Card(count: 1).title", "'Card.title' in", 8, "8:3-8:3 public "),
    Case("Card.Back(title: \"\")", "'Card.Back.init(title:)' in", 11, "11:23-11:23 public "),
    Case("Card(count: 1).flip(over: 1)", "'Card.flip(over:)' in", 12, "12:3-12:10 public"),
    Case("Card.Inner.self", "'Card.Inner' in", 13, "13:3-13:3 public "),
    Case("\"\".shout()", "'String.shout()' in", 22, "22:20-22:20 public "),
    Case("Suit.hearts.name()", "'Suit.name()' in", 23, "23:33-23:33 public "),
  ])
  func theErrorNamesTheDeclaration(_ example: Case) async throws {
    let record = try await run(example.page)
    let error = try #require(record.diagnostics.first { $0.severity == .error })
    #expect(error.file == "Contents.swift" && error.range.line == 1)
    #expect(
      error.message
        == example.message + " Sources/Card.swift is not public, so it cannot be used here")
    #expect(error.notes.map(\.file) == ["Sources/Card.swift"])
    #expect(error.notes.first?.range.line == example.noteLine)
    #expect(error.fixIts.map(Self.text) == [example.fixIt])
    #expect(error.fixIts.map(\.file) == ["Sources/Card.swift"])
  }

  @Test func anInitializerNobodyWroteIsWrittenForAll() async throws {
    let page = "let p = Point(x: 1, y: 2, name: \"a\")"
    let record = try await run(page)
    let error = try #require(record.diagnostics.first)
    #expect(error.message.hasPrefix("'Point' in Sources/Card.swift has no public initializer"))
    #expect(error.notes.map(\.range.line) == [15])
    let fixIt = try #require(error.fixIts.first)
    #expect(
      fixIt.replacement == """

          public init(x: Double, y: Double = 1.0, name: String? = nil) {
            self.x = x
            self.y = y
            self.name = name
          }
        """)
    let repaired = Self.apply(fixIt, to: Self.sources)
    let again = try await run("print(Point(x: 1, y: 4).sum)", sources: repaired)
    #expect(again.output == "5.0\n", "\(again.diagnostics)")
  }

  @Test func aClassWithoutAnInitializerIsExplainedToo() async throws {
    let error = try #require(try await run("Deck()").diagnostics.first)
    #expect(error.message.hasPrefix("'Deck' in Sources/Card.swift has no public initializer"))
    let fixIt = try #require(error.fixIts.first)
    #expect(fixIt.replacement == "\n  public init() {}")
    let again = try await run("Deck()", sources: Self.apply(fixIt, to: Self.sources))
    #expect(again.outcome == .finished(pageStatus: 0), "\(again.diagnostics)")
  }

  @Test func aClassThatIsNotOpenSaysSo() async throws {
    let error = try #require(try await run("class A: Deck {}").diagnostics.first)
    #expect(error.message.hasPrefix("'Deck' in Sources/Card.swift is public, but only"))
    #expect(error.notes.map(\.range.line) == [21])
  }

  /// The words are the compiler's where nothing of that name, or only something else, is in Sources.
  @Test(arguments: [
    "title", "Inner", "flip(over: 1)", "hearts", "Card(count: 1).missing", "nowhere",
  ])
  func nothingIsClaimedThatIsNotSo(_ page: String) async throws {
    let error = try #require(try await run(page).diagnostics.first)
    #expect(!error.message.contains("is not public"))
    #expect(error.fixIts.isEmpty)
  }

  private func run(_ page: String, sources: String = sources) async throws -> RunRecord {
    let text = PageInput.Text(path: "Sources/Card.swift", text: sources)
    return try await bench.run(page, sources: [text])
  }

  private static func text(_ fixIt: Diagnostic.FixIt) -> String {
    let range = fixIt.range
    return "\(range.line):\(range.column)-\(range.endLine):\(range.endColumn) \(fixIt.replacement)"
  }

  /// Of an insertion.
  private static func apply(_ fixIt: Diagnostic.FixIt, to text: String) -> String {
    var lines = text.components(separatedBy: "\n")
    let line = lines[fixIt.range.line - 1]
    let place = line.utf8.index(line.startIndex, offsetBy: fixIt.range.column - 1)
    lines[fixIt.range.line - 1] = line[..<place] + fixIt.replacement + line[place...]
    return lines.joined(separator: "\n")
  }
}
