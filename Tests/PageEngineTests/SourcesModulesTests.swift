import Foundation
import Testing

@testable import PageEngine

/// A bundle's `Sources` and a page's own, as modules that need no import line.
@Suite(.serialized) struct SourcesModulesTests {
  private static let page = "Pages/First Page.xcplaygroundpage/"

  private func input(
    _ text: String, sources: String = "", pageSources: String = ""
  ) -> PageInput {
    PageInput(
      bundle: "My Bundle", page: .init(path: Self.page + "Contents.swift", text: text),
      sources: sources.isEmpty ? [] : [.init(path: "Sources/Card.swift", text: sources)],
      pageSources: pageSources.isEmpty
        ? [] : [.init(path: Self.page + "Sources/Game.swift", text: pageSources)])
  }

  @Test func thePageSeesBothAndThePagesOwnSeesTheBundles() async throws {
    let record = try await TestBench().run(
      input(
        "print(Card(value: 4).value, Game().sum)",
        sources: "public struct Card {\n  public var value: Int\n"
          + "  public init(value: Int) { self.value = value }\n}\n",
        pageSources: "public struct Game {\n  public init() {}\n"
          + "  public var sum: Int { Card(value: 3).value + 1 }\n}\n"))
    #expect(record.output == "4 4\n", "\(record.diagnostics)")
    #expect(record.timing?.rebuilt == ["My_Bundle_Sources", "First_Page_PageSources"])
  }

  @Test func eachIsBuiltAgainOnlyForWhatItDependsOn() async throws {
    let bench = try await TestBench()
    let session = try PageSession(bench.configuration)
    let page = "print(base(), game())"
    func rebuilt(_ sources: String, _ pageSources: String) async -> [String]? {
      let run = session.run(input(page, sources: sources, pageSources: pageSources))
      return await RunRecord(run).timing?.rebuilt
    }
    let (bundle, own) = ("My_Bundle_Sources", "First_Page_PageSources")
    let game = "public func game() -> Int { Int(base()) + 1 }"
    #expect(await rebuilt("public func base() -> Int { 1 }", game) == [bundle, own])
    #expect(await rebuilt("public func base() -> Int { 1 }", game) == [])
    #expect(await rebuilt("public func base() -> Int { 1 }", game + "\n") == [own])
    // What it does is not what it looks like.
    #expect(await rebuilt("public func base() -> Int { 2 }", game + "\n") == [bundle])
    #expect(await rebuilt("public func base() -> Double { 2 }", game + "\n") == [bundle, own])
    #expect(await rebuilt("public func base() -> Int { 1 }", game) == [])
    await session.close()
  }

  @Test func aChangedBodyReachesThePageThroughBothModules() async throws {
    let bench = try await TestBench()
    for number in 1...2 {
      let record = try await bench.run(
        input(
          "print(game())", sources: "public func base() -> Int { \(number) }",
          pageSources: "public func game() -> Int { base() * 10 }"))
      #expect(record.output == "\(number)0\n")
    }
  }

  @Test func aTypeOfThePageComesBeforeOneOfSources() async throws {
    let record = try await TestBench().run(
      input(
        "struct Card { var name = \"page\" }\nprint(Card().name)\nprint(other().name)",
        sources: "public struct Card {\n  public var name = \"sources\"\n}\n"
          + "public func other() -> Card { Card() }\n"))
    #expect(record.output == "page\nsources\n", "\(record.diagnostics)")
  }

  /// Only a page has values shown; its hooks are nothing a file of `Sources` may call.
  @Test func sourcesDoNotSeeTheHooks() async throws {
    let record = try await TestBench().run(
      input(
        "print(1)", sources: "public func f() { __builtin_log_with_id(1, \"\", 0, 0, 0, 0, 0, 0) }")
    )
    #expect(record.diagnostics.first?.message == "cannot find '__builtin_log_with_id' in scope")
  }

  @Test(arguments: [
    ("My Bundle", "My_Bundle_Sources"), ("2048", "_2048_Sources"), ("Åäö!", "Åäö__Sources"),
    ("🃏", "__Sources"), ("", "__Sources"), ("a.b-c", "a_b_c_Sources"),
  ])
  func namesAreIdentifiers(_ name: String, _ module: String) {
    #expect(ModuleName.sources(ofBundle: name) == module)
  }
}
