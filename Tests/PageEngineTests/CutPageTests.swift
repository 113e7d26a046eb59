import Foundation
import PageProtocol
import Testing

@testable import PageEngine

/// A page that is compiled in parts is the page that is compiled as a whole.
struct CutPageTests {
  private func session(_ cutting: PageCutting) async throws -> PageSession {
    let bench = try await TestBench()
    var configuration = bench.configuration
    configuration.cutting = cutting
    // The bench takes its cache away when it goes; what is kept here is the session's.
    configuration.cacheFolder = "/nowhere/lekplats"
    return try PageSession(configuration)
  }

  private let console =
    "4 0\nContents.swift Page/Contents.swift Contents.swift 11\nsixty-four\n"
  private let inParts = PageCutting(least: 1, isForced: true)
  private let whole = PageCutting(least: .max)

  private func run(_ texts: [String], _ cutting: PageCutting, sources: [PageInput.Text] = [])
    async throws -> [RunRecord]
  {
    let session = try await session(cutting)
    var records: [RunRecord] = []
    for text in texts {
      records.append(await RunRecord(session.run(TestBench.input(text, sources: sources))))
    }
    await session.close()
    return records
  }

  private let page = """
    import Foundation
    struct Box {
      private var side = 2
      var area: Int { side * side }
      mutating func grow(by amount: Int) {
        side += amount
      }
    }
    var box = Box()
    print(box.area, late)
    print(#file, #fileID, #filePath, #line)
    for amount in 1...3 {
      box.grow(by: amount)
    }
    extension Box: CustomStringConvertible {
      var description: String { "a box of \\(side)" }
    }
    let late = box.area
    "\\(box), \\(late)"
    switch late {
    case 64: print("sixty-four")
    default: print("another")
    }
    let words = ["b", "a"].sorted { $0 < $1 }
    do {
      let inner = words.count
      inner + 1
    }

    """

  /// What stands in each place in the end: on the way a run tells of it as often as it has time to.
  private func said(_ record: RunRecord) -> [String: String] {
    record.results.reduce(into: [:]) { said, result in
      let range = result.range
      said["\(range.line):\(range.column)-\(range.endLine):\(range.endColumn)"] =
        "\(result.record.name) \(result.record.summary) \(result.record.count)"
    }
  }

  @Test func itsValuesItsPlacesAndItsConsoleAreTheSame() async throws {
    let before = try await run([page], whole)[0]
    let after = try await run([page], inParts)[0]
    #expect(before.timing?.parts == [])
    #expect(after.timing?.parts == ["main.swift", "declarations-1.swift", "statements-1.swift"])
    #expect(before.output == console)
    #expect(after.output == before.output)
    #expect(said(after) == said(before))
    #expect(said(after).count > 12)
  }

  @Test func onlyThePartThatWasChangedIsCompiled() async throws {
    let edits = [
      page, page.replacingOccurrences(of: "another", with: "a different"),
      page.replacingOccurrences(of: "side * side", with: "side * side + 1"),
      page.replacingOccurrences(of: "\"b\", \"a\"", with: "\"c\", \"a\""),
      page.replacingOccurrences(of: "[\"b\", \"a\"]", with: "[2, 1]"),
    ]
    let records = try await run(edits, inParts)
    #expect(
      records.map { $0.timing?.parts } == [
        ["main.swift", "declarations-1.swift", "statements-1.swift"], ["statements-1.swift"],
        ["declarations-1.swift"], ["main.swift"],
        ["main.swift", "declarations-1.swift", "statements-1.swift"],
      ])
    #expect(records[2].output.hasPrefix("5 0\n"))
    #expect(
      records[4].results.contains { $0.record.name == "words" && $0.record.summary == "[1, 2]" })
  }

  @Test func aMistakeIsToldAsOfTheWholePage() async throws {
    let wrong = page.replacingOccurrences(of: "inner + 1", with: "inner + missing")
    let before = try await run([wrong], whole)[0]
    let after = try await run([page, wrong, page], inParts)
    #expect(before.outcome == .doesNotCompile)
    #expect(after[1].outcome == .doesNotCompile)
    #expect(after[1].diagnostics == before.diagnostics)
    // The part has said so before.
    #expect(after[1].provisional.count == before.provisional.count + 1)
    #expect(after[1].provisional.first?.map(\.message) == before.diagnostics.map(\.message))
    #expect(after[2].output == console)
  }

  @Test func warningsAreThoseOfTheWholePage() async throws {
    let text =
      page
      + "func old() {\n  var unused = 1\n}\nif true {\n  let b = 2\n  while true { break }\n}\n"
    let before = try await run([text], whole)[0]
    let after = try await run([text], inParts)[0]
    #expect(!before.diagnostics.isEmpty)
    // The compiler's own order is that of its work.
    #expect(after.diagnostics == before.diagnostics.sorted { $0.range.line < $1.range.line })
    #expect(after.timing?.parts.isEmpty == false)
  }

  @Test func anEndlessStatementWarnsOfNothingNobodyWrote() async throws {
    let text = "func stop() -> Never { exit(3) }\nimport Foundation\nprint(1)\nstop()\n"
    let record = try await run([text], inParts)[0]
    #expect(record.timing?.parts.isEmpty == false)
    #expect(record.diagnostics.isEmpty)
    #expect(record.outcome == .finished(pageStatus: 3))
  }

  @Test(arguments: ["let empty: [Int] = []\nempty[0]\n", "func f() -> Int? { nil }\nf()!\n"])
  func aCrashTellsTheSamePlace(tail: String) async throws {
    let before = try #require(try await run([page + tail], whole)[0].crash)
    let parted = try await run([page + tail], inParts)[0]
    let after = try #require(parted.crash)
    #expect(parted.timing?.parts.isEmpty == false)
    #expect(after == before)
    #expect(after.line > 0)
  }

  @Test func aClosureThatMustNotEscapeKeepsNoPageWhole() async throws {
    let text = """
      func f(_ n: Int, by change: (Int) -> Int) -> Int { change(n) }
      f(2) { $0 * 2 }
      print(f(1) { $0 })

      """
    let records = try await run([text, text + "print(2)\n"], inParts)
    #expect(records.map(\.output) == ["1\n", "1\n2\n"])
    #expect(records[1].timing?.parts.contains("declarations-1.swift") == true)
  }

  /// What is private to a type is so to its file, and by another name the type is not known.
  @Test func aPageThatOnlyCompilesAsAWholeIsNotCutAgain() async throws {
    let between = (1...70).map { "func f\($0)() {}\n" }.joined()
    let text = """
      struct Box { private var side = 2 }
      \(between)typealias Other = Box
      extension Other { var area: Int { side * side } }
      print(Box().area)

      """
    let records = try await run([text, text + "print(3)\n"], inParts)
    #expect(records.map(\.output) == ["4\n", "4\n3\n"])
    #expect(records.map { $0.timing?.parts } == [[], []])
    #expect(records[1].provisional.isEmpty)
  }

  @Test func whoIsAskedForItsCallersNameIsToldTheScripts() async throws {
    let source = PageInput.Text(
      path: "Sources/Caller.swift",
      text: "public func caller(_ name: String = #function) -> String { name }\n")
    let text = page + "print(caller())\n"
    let before = try await run([text], whole, sources: [source])[0]
    let after = try await run([text], inParts, sources: [source])[0]
    #expect(after.timing?.parts == [])
    #expect(after.output == before.output)
  }

  /// Behind the run, one by one, so that the next edit has to wait for one part only.
  @Test func aLongPageThatHasRunIsCompiledInPartsBehindIt() async throws {
    let long = page + String(repeating: "print(1)\nlet (_, _) = (1, 2)\n", count: 70)
    let session = try await session(PageCutting(isAhead: true))
    let first = await RunRecord(session.run(TestBench.input(long)))
    #expect(first.timing?.parts == [])
    var parts: [String] = []
    for number in 1...60 where parts.isEmpty {
      try await Task.sleep(for: .milliseconds(500))
      let edited = long.replacingOccurrences(of: "another", with: "number \(number)")
      parts = await RunRecord(session.run(TestBench.input(edited))).timing?.parts ?? []
    }
    #expect(parts.contains("statements-1.swift"))
    await session.close()
  }

  @Test func whatIsKeptOfAFileIsTheLastTwo() throws {
    let folder = NSTemporaryDirectory() + "lekplats-kept-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var kept = KeptParts()
    let keys = (1...3).map { number in
      KeptParts.Key(
        page: FrontEnd.Page(files: ["main.swift"], mode: .five, imports: []), text: "\(number)",
        interface: "")
    }
    for (number, key) in keys.enumerated() {
      let output = "\(folder)/page-\(number)/page"
      try FileManager.default.createDirectory(
        atPath: "\(folder)/page-\(number)", withIntermediateDirectories: true)
      FileManager.default.createFile(atPath: output + ".o", contents: Data())
      kept.keep(KeptParts.Part(key: key, output: output, warnings: []))
    }
    #expect(keys.map { kept.part($0) != nil } == [false, true, true])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["page-1", "page-2"])
  }
}
