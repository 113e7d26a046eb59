import Foundation
import Testing

@testable import PageEngine

/// What of the toolchain's libraries comes along with a page.
struct AutolinkTests {
  @Test(arguments: [
    (
      "import Foundation\nimport FoundationXML\nprint(XMLParser(data: Data(\"<a/>\".utf8)).parse())",
      "true\n"
    ),
    ("import Synchronization\nlet a = Mutex(3)\nprint(a.withLock { $0 })", "3\n"),
    ("import Observation\n@Observable class A { var a = 1 }\nprint(A().a)", "1\n"),
    ("import XCTest\nXCTAssertEqual(1, 1)\nprint(1)", "1\n"),
  ])
  func aPageLoadsTheLibraryItImports(page: String, output: String) async throws {
    let record = try await TestBench().run(page)
    #expect(record.outcome == .finished(pageStatus: 0), "\(record.diagnostics) \(record.errors)")
    #expect(record.output == output)
  }

  @Test func aLibraryOfSourcesIsLoadedToo() async throws {
    let text = PageInput.Text(
      path: "Sources/A.swift",
      text: "import Synchronization\npublic func a() -> Int { Mutex(4).withLock { $0 } }\n")
    let record = try await TestBench().run("print(a())", sources: [text])
    #expect(record.output == "4\n", "\(record.diagnostics) \(record.errors)")
  }

  @Test func whatCannotBeLinkedIsAnError() async throws {
    let page =
      "@used @section(\".swift1_autolink_entries\") let a: (UInt8, UInt8) = (1, 2)\nprint(a)"
    let record = try await TestBench().run(page)
    #expect(record.outcome == .doesNotCompile)
    let words = record.diagnostics.first?.message ?? ""
    #expect(words.hasPrefix("this cannot be linked: relocation refers to"), "\(words)")
    #expect(!words.contains("/"))
  }

  @Test func whatNothingDefinesIsNamed() async throws {
    let page = "@_silgen_name(\"no_where\") func one() -> Int\nprint(one())"
    let record = try await TestBench().run(page)
    #expect(record.crash?.message == "The page uses “no_where”, which nothing defines")
  }

  @Test func noBytesMakeAnObjectFileReadBeyondItself() {
    var generator = SystemRandomNumberGenerator()
    var header = Data([0x7F, 0x45, 0x4C, 0x46, 2]) + Data(repeating: 0xFF, count: 200)
    #expect(ObjectFile(header).section(named: "a") == nil)
    for _ in 0..<500 {
      for index in 5..<header.count { header[index] = UInt8.random(in: 0...80, using: &generator) }
      _ = ObjectFile(header.prefix(Int.random(in: 0...header.count))).section(named: "a")
    }
    #expect(ObjectFile(Data()).section(named: "a") == nil)
  }
}
