import Foundation
import Testing

@testable import PageEngine

@Suite(.serialized) struct BuilderTests {
  @Test func errorsNameTheirPlaces() async throws {
    let record = try await TestBench().run(
      """
      let first = 1
      let åäö: Int = "text"
      print(unknown)
      """)
    #expect(record.outcome == .doesNotCompile)
    let places = record.diagnostics.map {
      [$0.range.line, $0.range.column, $0.range.endLine, $0.range.endColumn]
    }
    #expect(places == [[2, 19, 2, 25], [3, 7, 3, 14]])
    #expect(record.diagnostics.allSatisfy { $0.file == "Contents.swift" && $0.severity == .error })
    #expect(record.diagnostics.last?.message == "cannot find 'unknown' in scope")
  }

  @Test func notesAndFixItsAreKept() async throws {
    let record = try await TestBench().run("let a: Int? = 1\nlet b: Int = a\n")
    let error = try #require(record.diagnostics.first)
    #expect(error.notes.count == 2)
    let fixIt = try #require(error.notes.last?.fixIts.first)
    #expect(fixIt.replacement == "!")
    #expect(fixIt.range == TextRange(line: 2, column: 15, endLine: 2, endColumn: 15))
  }

  /// Without the transform the first two lines would be warned of; they are what a page is for.
  @Test func expressionsOfAPageAreNotWarnedOf() async throws {
    let record = try await TestBench().run("1 + 2\n\"text\"\nfunc f() { var unused = 1 }\n")
    #expect(record.outcome == .finished(pageStatus: 0))
    #expect(record.diagnostics.map(\.severity) == [.warning])
    #expect(record.diagnostics.map(\.range.line) == [3])
    #expect(
      record.diagnostics.map(\.message) == [
        "initialization of variable 'unused' was never used; consider replacing with assignment to "
          + "'_' or removing it"
      ])
  }

  /// The dialect makes the third line longer; nobody sees that.
  @Test func placesAreThoseOfThePersonsText() async throws {
    let record = try await TestBench().run(
      """
      import Foundation
      class A: NSObject { @objc dynamic func tapped() {}
        func f() -> Selector { let s = #selector(tapped); let x: Int = ""; return s }
      }
      @objc let y: Int = unknown
      """)
    let places = record.diagnostics.map { [$0.range.line, $0.range.column, $0.range.endColumn] }
    #expect(places.sorted { $0[0] < $1[0] } == [[3, 66, 68], [5, 20, 27]])
  }

  /// The compiler reads a sheet that is longer than the text.
  @Test(arguments: [
    ("func f() {\n  print(1)\n", [3, 1]), ("func f() {\n  print(1)", [2, 11]),
    ("let a = [1, 2", [1, 14]),
  ])
  func anErrorAtTheEndLiesInTheText(text: String, place: [Int]) async throws {
    let record = try await TestBench().run(text)
    #expect(record.outcome == .doesNotCompile)
    let range = try #require(record.diagnostics.first?.range)
    #expect([range.line, range.column] == place)
  }

  /// The compiler that waits has loaded what the page imported before.
  @Test func whatIsNoLongerImportedIsGone() async throws {
    let bench = try await TestBench()
    let first = try await bench.run("import UIKit\nprint(UIColor.red == UIColor.red)\n")
    #expect(first.output == "true\n")
    let second = try await bench.run("print(UIColor.red == UIColor.red)\n")
    #expect(second.outcome == .doesNotCompile)
    let third = try await bench.run("import UIKit\nprint(UIView().isHidden)\n")
    #expect(third.output == "false\n")
  }

  /// A sheet has room for twice the text it was made for.
  @Test func aTextThatGrowsAHundredfoldIsCompiled() async throws {
    let bench = try await TestBench()
    #expect(try await bench.run("print(1)\n").output == "1\n")
    let long = String(repeating: "// and on it goes, line after line\n", count: 3000)
    #expect(try await bench.run(long + "print(2)\n").output == "2\n")
    #expect(try await bench.run("print(3)\n").output == "3\n")
  }

  @Test func longTextsAreCompiled() async throws {
    let comment = String(repeating: "// and on it goes, line after line\n", count: 60_000)
    let record = try await TestBench().run(comment + "print(\"end\")\nlet x: Int = \"\"\n")
    #expect(record.diagnostics.map(\.range.line) == [60_002])
  }

  @Test func sourcesAreAModuleThatNeedsNoImport() async throws {
    let bench = try await TestBench()
    let card = PageInput.Text(path: "Sources/Card.swift", text: "public let answer = 42\n")
    let first = try await bench.run("print(answer)", sources: [card])
    #expect(first.output == "42\n")
    #expect(first.building == ["Test_Sources"])
    let second = try await bench.run("print(answer + 1)", sources: [card])
    #expect(second.output == "43\n")
    #expect(second.building == [])
    let changed = PageInput.Text(path: card.path, text: "public let answer = 7\n")
    let third = try await bench.run("print(answer)", sources: [changed])
    #expect(third.output == "7\n")
    #expect(third.timing?.rebuilt == ["Test_Sources"])
  }

  @Test func errorsInSourcesNameTheirFile() async throws {
    let record = try await TestBench().run(
      "print(1)",
      sources: [
        PageInput.Text(path: "Sources/Good.swift", text: "public let good = 1\n"),
        PageInput.Text(path: "Sources/Deep/Bad.swift", text: "\npublic let bad: Int = good()\n"),
      ])
    #expect(record.outcome == .doesNotCompile)
    #expect(record.diagnostics.first?.file == "Sources/Deep/Bad.swift")
    #expect(record.diagnostics.first?.range.line == 2)
  }

  @Test func withoutACacheFolderPagesStillRun() async throws {
    let bench = try await TestBench(modules: .own)
    let configuration = EngineConfiguration(
      toolchain: bench.configuration.toolchain, kit: bench.configuration.kit,
      cacheFolder: "/proc/nowhere")
    let session = try PageSession(configuration)
    let card = PageInput.Text(path: "Sources/Card.swift", text: "public let answer = 42\n")
    let record = await RunRecord(
      session.run(TestBench.input("import Foundation\nprint(answer)", sources: [card])))
    #expect(record.output == "42\n", "\(record.diagnostics)")
    await session.close()
  }

  @Test func aDamagedModuleCacheIsBuiltAgain() async throws {
    let bench = try await TestBench(modules: .own)
    let page = "import Foundation\nprint(Date().timeIntervalSince1970 > 0)"
    _ = try await bench.run(page)
    let moved = try await TestBench(modules: .own)
    try FileManager.default.moveItem(
      atPath: bench.configuration.moduleCache, toPath: moved.configuration.moduleCache)
    let card = PageInput.Text(path: "Sources/A.swift", text: "import Foundation\n")
    #expect(try await moved.run(page).output == "true\n")
    try? FileManager.default.removeItem(atPath: moved.configuration.moduleCache)
    #expect(try await moved.run(page, sources: [card]).output == "true\n")
  }

  /// The compiler trusts its C modules, and fails or crashes on those that are not whole.
  @Test(arguments: ["truncated", "flipped"])
  func damagedModulesAreBuiltAgainUnderASession(_ damage: String) async throws {
    let bench = try await TestBench(modules: .own)
    let session = try PageSession(bench.configuration)
    let folder = bench.configuration.moduleCache
    for number in 1...2 {
      let page =
        "import Foundation\nprint(Date(timeIntervalSince1970: \(number)).timeIntervalSince1970)"
      let record = await RunRecord(session.run(TestBench.input(page)))
      #expect(record.output == "\(number).0\n", "\(record.diagnostics)")
      for name in FileManager.default.enumerator(atPath: folder)?.allObjects ?? [] {
        guard let name = name as? String, name.hasSuffix(".pcm") else { continue }
        let file = URL(fileURLWithPath: folder + "/" + name)
        var data = try Data(contentsOf: file)
        if damage == "truncated" {
          data = data.prefix(data.count / 2)
        } else {
          for index in stride(from: 50, to: data.count, by: 97) { data[index] ^= 0xff }
        }
        try data.write(to: file)
      }
    }
    await session.close()
  }

  /// What the compiler's own transform cannot compile, and says nowhere in the text.
  @Test func aTextThatFailsUnexplainedTakesNoModulesAwayFromOthers() async throws {
    let bench = try await TestBench(modules: .own)
    let folder = bench.configuration.moduleCache
    _ = try await bench.run("import Foundation\nprint(1)")
    let stamp = {
      try? FileManager.default.attributesOfItem(atPath: folder)[.systemFileNumber] as? Int
    }
    let before = stamp()
    let page = """
      struct Inner { var value = 1 }
      final class Outer { let inner = Box() }
      final class Box { var value = 1 }
      func maker() -> Outer! { Outer() }
      class Holder { var out: Outer! = Outer() }
      let holder = Holder()
      holder . out . inner . value = 2
      """
    _ = try await bench.run(page)
    #expect(before != nil && stamp() == before)
    let siblings = try FileManager.default.contentsOfDirectory(
      atPath: (folder as NSString).deletingLastPathComponent)
    #expect(!siblings.contains { $0.hasPrefix("modules-") })
  }

  @Test func theNewestTextWinsAndNoCompilerIsLeft() async throws {
    let session = try await PageSession(TestBench().configuration)
    let slow = (0..<200).map { "let v\($0) = [1, 2.5, 3].map { $0 * 2 + \($0) }" }
    let old = session.run(TestBench.input(slow.joined(separator: "\n")))
    try await Task.sleep(for: .milliseconds(50))
    let new = session.run(TestBench.input("print(\"new\")"))
    let oldRecord = await RunRecord(old)
    #expect(oldRecord.outcome == .cancelled)
    let newRecord = await RunRecord(new)
    #expect(newRecord.output == "new\n")
    await session.close()
    #expect(Processes.ours(named: session.folder.path).isEmpty)
  }

  @Test func aPathOutOfTheBundleIsRefused() async throws {
    let session = try await PageSession(TestBench().configuration)
    let page = PageInput.Text(path: "../outside.swift", text: "")
    let record = await RunRecord(session.run(PageInput(bundle: "Test", page: page)))
    guard case .failed = record.outcome else {
      Issue.record("\(String(describing: record.outcome))")
      return
    }
    await session.close()
  }

  /// A Mac's Foundation brings them along.
  @Test func modulesThatFoundationBringsOnAMacAreThere() async throws {
    let text = "public func path(_ url: URL) -> String? { URLRequest(url: url).url?.path }"
    let record = try await TestBench().run(
      "import Foundation\nlet parser = XMLParser(data: Data(\"<a/>\".utf8))\n"
        + "print(parser.parse(), path(URL(string: \"a://b/c\")!)!)",
      sources: [PageInput.Text(path: "Sources/A.swift", text: "import Foundation\n" + text)])
    #expect(record.output == "true /c\n", "\(record.diagnostics)")
  }
}
