import Foundation
import PageProtocol
import SourceDialect
import Testing

@testable import PageEngine

/// Pages and sources of Swift 1 to 3 run as they are, and speak of their own places.
@Suite(.serialized) struct OldPageTests {
  /// A page of Swift 2: what it prints, and the lines of what it shows.
  @Test func aPageRunsAndItsResultsStandInTheirLines() async throws {
    let record = try await TestBench().run(
      """
      import Foundation
      func grow(size: Int, by more: Int) -> Int { return size + more }
      var total = 0
      for var i = 0; i < 3; i++ {
        total += grow(i, by: 10)
      }
      let words = ["b", "a"].sort()
      print(words.joinWithSeparator("+"), total)
      """)
    #expect(record.output == "a+b 33\n", "\(record.diagnostics)")
    #expect(record.ages == ["Contents.swift": .two])
    let lines = Dictionary(
      record.results.map { ($0.record.name, $0.range.line) },
      uniquingKeysWith: { first, _ in first })
    #expect(lines["words"] == 7 && lines["total"] == 3, "\(lines)")
    #expect(record.diagnostics.isEmpty, "\(record.diagnostics)")
  }

  /// A label that is left out is a slip, but in a bundle that looks as those of Swift 2 did.
  @Test(arguments: ["2?", nil])
  func aLabelIsForgivenWhereTheBundleMayBeOld(stamp: String?) async throws {
    var input = TestBench.input("func twice(a: Int) -> Int { return 2 * a }\nprint(twice(4))")
    input.stamp = stamp
    let record = try await TestBench().run(input)
    #expect(record.output == (stamp == nil ? "" : "8\n"), "\(record.diagnostics)")
    input.page.text += "\nlet n: Int = \"3\""
    #expect(try await TestBench().run(input).output == "", "another error is none of that")
  }

  /// One name of those days is enough to try it as theirs; where that does not help, today's errors stand.
  @Test(arguments: ["2?", nil])
  func aSingleNameIsASign(stamp: String?) async throws {
    var input = TestBench.input(
      "let a = [[1], [2]].indexOf { $0 == [2] }\nprint(a!, [[1]].indexOf { $0 == [3] } == nil)")
    input.stamp = stamp
    let bench = try await TestBench()
    let record = try await bench.run(input)
    #expect(record.output == "1 true\n", "\(record.diagnostics)")
    #expect(record.diagnostics.isEmpty, "\(record.diagnostics)")
    input.page.text += "\nprint(\"more\")"
    #expect(try await bench.run(input).output == "1 true\nmore\n")
    input.page.text += "\nlet n: Int = \"3\""
    let failed = try await TestBench().run(input)
    #expect(failed.diagnostics.contains { $0.message.contains("has no member 'indexOf'") })
  }

  /// All that a bundle which may be of Swift 2 leaves out beside its labels: a block's `@escaping`, and
  /// which of two functions is meant.
  @Test func whatGoesWithAMissingLabelIsForgivenToo() async throws {
    var input = TestBench.input(
      """
      struct Action<Target> {
        let action: (Target) -> ()
        init(_ action: (Target) -> ()) { self.action = action }
        func send(object: Target) { action(object) }
      }
      func iff<T>(cond: Bool, _ a: T) -> T? { if cond { return a } else { return nil } }
      func iff<T>(cond: Bool, _ a: T, _ b: T) -> T { if cond { return a } else { return b } }
      Action<Int>({ print($0) }).send(iff(1 == 1, 42, 23))
      print(iff(1 == 2, 42).map { $0 / 2 } == nil)
      """)
    #expect(try await TestBench().run(input).output == "")
    input.stamp = "2?"
    let record = try await TestBench().run(input)
    #expect(record.output == "42\ntrue\n", "\(record.diagnostics)")
    input.page.text += "\nlet n: Int = Int(\"3\")"
    #expect(try await TestBench().run(input).output == "", "a fault of today is not mended by it")
  }

  /// Labels that Swift 2 left out, beside one name of it; and beside one that stands in `Sources`.
  @Test func aSignTellsOfTheLabelsToo() async throws {
    let one = TestBench.input(
      "func twice(a: Int) -> Int { return 2 * a }\nprint(twice([1, 2].reduce(0, combine: +)))")
    let first = try await TestBench().run(one)
    #expect(first.output == "6\n", "\(first.diagnostics)")
    var two = TestBench.input("func twice(a: Int) -> Int { return 2 * a }\nprint(twice(4))")
    #expect(try await TestBench().run(two).output == "")
    two.sources = [
      PageInput.Text(
        path: "Sources/Sum.swift",
        text: "public let sum = [1, 2].reduce(0, combine: +); fileprivate let a = sum\n")
    ]
    #expect(try await TestBench().run(two).output == "8\n")
  }

  @Test func anErrorIsPutWhereThePageWantsIt() async throws {
    let record = try await TestBench().run(
      """
      import Foundation
      var error: NSError?
      let files = NSFileManager.defaultManager().contentsOfDirectoryAtPath("/nowhere", error: &error)
      println(files == nil, error != nil)
      var once: dispatch_once_t = 0
      for var i = 0; i < 3; i++ { dispatch_once(&once) { println("once") } }
      """)
    #expect(record.output == "true true\nonce\n", "\(record.diagnostics)")
  }

  private static let oldShelf = PageInput.Text(
    path: "Sources/Shelf.swift",
    text: """
      import Foundation
      public class Shelf: NSObject {
        public var books = [String]()
        public override init() { super.init() }
        public func put(book: String, at place: Int) {
          var index = place
          index--
          books.insert(book, atIndex: index)
        }
        public func title(number: Int) -> String { return books[number].uppercaseString }
      }
      """)

  @Test func oldSourcesWorkWithACurrentPage() async throws {
    let record = try await TestBench().run(
      """
      let shelf = Shelf()
      for (index, book) in ["one", "two"].enumerated() { shelf.put(book, at: index + 1) }
      print(shelf.title(1))
      """, sources: [Self.oldShelf])
    #expect(record.output == "TWO\n", "\(record.diagnostics)")
    #expect(record.ages["Sources/Shelf.swift"] == .two)
    #expect(record.ages["Contents.swift"] == .current)
  }

  @Test func currentSourcesWorkWithAnOldPage() async throws {
    let shelf = PageInput.Text(
      path: "Sources/Shelf.swift",
      text: """
        public struct Shelf {
          public var books: [String] = []
          public init() {}
          public mutating func put(_ book: String, at place: Int) { books.insert(book, at: place) }
        }
        """)
    let record = try await TestBench().run(
      """
      var shelf = Shelf()
      var i = 0
      shelf.put("one", at: i++)
      shelf.put("two", at: i++)
      print(shelf.books.joinWithSeparator(" "))
      """, sources: [shelf])
    #expect(record.output == "one two\n", "\(record.diagnostics)")
    #expect(record.ages["Sources/Shelf.swift"] == .current)
  }

  /// A module of old and current files: each is read by its own age.
  @Test func oldAndCurrentSourcesAreOneModule() async throws {
    let current = PageInput.Text(
      path: "Sources/Count.swift",
      text: "public func count(_ shelf: Shelf) -> Int { shelf.books.count }\n")
    let record = try await TestBench().run(
      "let shelf = Shelf()\nshelf.put(\"one\", at: 1)\nprint(count(shelf))",
      sources: [Self.oldShelf, current])
    #expect(record.output == "1\n", "\(record.diagnostics)")
  }

  @Test func anErrorStandsAtItsOwnPlace() async throws {
    let record = try await TestBench().run(
      """
      var i = 0
      i++; let wrong: Int = "text"
      for var k = 0; k < 2; k++ { print(unheard) }
      """)
    #expect(record.outcome == .doesNotCompile)
    let errors = record.diagnostics.filter { $0.severity == .error }
    let places = errors.map { [$0.range.line, $0.range.column] }.sorted { $0[0] < $1[0] }
    #expect(places == [[2, 23], [3, 35]], "\(errors)")
    #expect(errors.allSatisfy { !$0.message.contains("OldSwift") })
  }

  @Test func aCrashStandsAtItsOwnLine() async throws {
    let record = try await TestBench().run(
      """
      var list = [1]
      var i = 0
      i++; i++
      print(list.count); list.removeAtIndex(i)
      """)
    #expect(record.output == "1\n", "\(record.diagnostics)")
    #expect(record.crash?.file == "Contents.swift")
    #expect(record.crash?.line == 4)
  }

  @Test func aRunToALineEndsThere() async throws {
    var input = TestBench.input("var i = 0\ni++\nprint(i)\ni++\nprint(i)\n")
    input.lastLine = 3
    let record = try await TestBench().run(input)
    #expect(record.output == "1\n", "\(record.diagnostics)")
  }

  /// What the compiler offers is done, and what was done before is done before it is asked.
  @Test func repairsAreMadeOnceAndRemembered() async throws {
    let session = try PageSession(try await TestBench().configuration)
    let page = """
      import Foundation
      var i = 0
      i++
      func twice(value: Int) -> Int { return value * 2 }
      let number: Int = Int("21")
      print(twice(number))
      """
    let first = await RunRecord(session.run(TestBench.input(page)))
    #expect(first.output == "42\n", "\(first.diagnostics)")
    #expect(try #require(first.timing).compilations > 1)
    let second = await RunRecord(session.run(TestBench.input(page + "\nprint(i)")))
    #expect(second.output == "42\n1\n", "\(second.diagnostics)")
    #expect(second.timing?.compilations == 1)
    let other = page.replacing("Int(\"21\")", with: "21")
    let third = await RunRecord(session.run(TestBench.input(other)))
    #expect(third.output == "42\n" && third.timing?.compilations == 1, "\(third.diagnostics)")
    await session.close()
  }

  /// A text that was repaired and is another now does not keep repairs that are wrong for it.
  @Test func aRepairThatIsWrongByNowIsForgotten() async throws {
    let session = try PageSession(try await TestBench().configuration)
    func page(_ type: String) -> String {
      """
      var i = 0
      i++
      func find() -> \(type) { return 7 }
      let found: Int = find()
      print(found)
      """
    }
    for type in ["Int?", "Int", "Int?"] {
      let record = await RunRecord(session.run(TestBench.input(page(type))))
      #expect(record.output == "7\n", "\(type) \(record.diagnostics)")
    }
    await session.close()
  }

  @Test func aCurrentTextIsCompiledOnce() async throws {
    let bench = try await TestBench()
    let record = try await bench.run(
      "struct A { var b = 1 }\nfor i in 0..<2 { print(A(b: i).b) }")
    #expect(record.timing?.compilations == 1)
    let sources = [PageInput.Text(path: "Sources/A.swift", text: "public let a = 1\n")]
    let other = try await bench.run("print(a)", sources: sources)
    #expect(other.timing?.compilations == 2)
    let again = try await bench.run("print(a)", sources: sources)
    #expect(again.timing?.compilations == 1)
  }

  /// Nobody's mistake in current Swift is repaired.
  @Test func aMistakeInACurrentTextIsAnError() async throws {
    for page in [
      "let a: Int? = 1\nlet b: Int = a\n", "func f(x: Int) {}\nf(1)\n",
      "class A {}\nclass B: A {}\nlet b: B = A() as B\n",
    ] {
      let record = try await TestBench().run(page)
      #expect(record.outcome == .doesNotCompile, "\(page)")
      #expect(record.ages == ["Contents.swift": .current])
    }
  }

  /// Old names are nothing to be warned of; everything else is.
  @Test func warningsThatAreNotAboutNamesAreShown() async throws {
    let record = try await TestBench().run(
      "var i = 0\ni++\nfunc f() { var unused = [\"a\"].joinWithSeparator(\"\") }")
    #expect(record.outcome == .finished(pageStatus: 0), "\(record.diagnostics)")
    #expect(record.diagnostics.map(\.range.line) == [3])
    #expect(record.diagnostics.first?.message.contains("never used") == true)
  }

  /// A text that says nothing, in a bundle that is old: refused as it is, it is tried as that.
  @Test func theBundleSaysHowOldASilentTextIs() async throws {
    var input = TestBench.input(
      "func add(a: Int, b: Int) -> Int { return a + b }\nprint(add(1, b: 2))")
    let refused = try await TestBench().run(input)
    #expect(refused.outcome == .doesNotCompile)
    input.stamp = "2.2"
    let record = try await TestBench().run(input)
    #expect(record.output == "3\n", "\(record.diagnostics)")
    #expect(record.ages == ["Contents.swift": .two])
    input.page.text = "func add(a: Int, b: Int) -> Int { return a + b }\nprint(add(a: 1, b: 2))"
    let current = try await TestBench().run(input)
    #expect(current.output == "3\n" && current.timing?.compilations == 1)
  }
}
