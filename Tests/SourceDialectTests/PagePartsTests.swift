import Foundation
import SourceDialect
import Testing

/// Where a long page is cut, and that nothing of it moves.
struct PagePartsTests {
  private func cut(_ source: String) -> PageParts? {
    PageParts(cutting: source, named: "Contents.swift", least: 0)
  }

  private func texts(_ source: String) -> [String: String] {
    let parts = cut(source)?.parts ?? []
    return Dictionary(uniqueKeysWithValues: parts.map { ($0.file, $0.text) })
  }

  private let page = """
    import UIKit
    let a = 1
    struct Box { var side = 2 }
    print(a)
    extension Box { func twice() -> Int { side * 2 } }
    if a > 0 {
      print("more")
    }
    var b = a
    b += 1

    """

  @Test func theScriptKeepsVariablesAndCallsTheRest() throws {
    let script = try #require(texts(page)["main.swift"])
    #expect(
      script == """
        #sourceLocation(file: "Contents.swift", line: 1)
        import UIKit
        let a = 1

        __lek_part_1();




        var b = a
        __lek_part_2();

        """)
  }

  @Test func declarationsStayOnTheirLines() throws {
    let declarations = try #require(texts(page)["declarations-1.swift"])
    let lines = declarations.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[3] == "struct Box { var side = 2 }")
    #expect(lines[5] == "extension Box { func twice() -> Int { side * 2 } }")
    #expect(!declarations.contains("let a"))
    #expect(!declarations.contains("print"))
  }

  @Test func statementsBecomeFunctionsInTheirPlace() throws {
    let statements = try #require(texts(page)["statements-1.swift"])
    #expect(
      statements.contains(
        """
        #sourceLocation(file: "Contents.swift", line: 4)
        func __lek_part_1() {
        #sourceLocation(file: "Contents.swift", line: 4)
        print(a);
        """))
    #expect(statements.contains("  print(\"more\")\n};\n"))
    #expect(statements.contains("\nb += 1;\n"))
  }

  @Test(arguments: [
    "fileprivate let a = 1", "private func f() {}", "let a: Int\na = 1", "print(#function)",
    "#sourceLocation(file: \"A\", line: 1)", "#if os(iOS)\nimport UIKit\nlet a = 1\n#endif",
    "let a = (", "#!/usr/bin/swift",
  ])
  func whatCouldMeanSomethingElseKeepsAPageWhole(line: String) {
    #expect(cut("print(1)\nfunc g() {}\n") != nil)
    #expect(cut("\(line)\nprint(1)\nfunc g() {}\n") == nil)
  }

  @Test(arguments: [
    "try run()", "await run()", "guard a > 0 else { fatalError() }", "defer { print(1) }",
    "if a > 0 { try run() }", "for try await x in run() {}", "#if DEBUG\nprint(1)\n#endif",
  ])
  func whatOnlyAScriptMaySayStaysInIt(statement: String) throws {
    let texts = texts("let a = 1\n\(statement)\nfunc g() {}\n")
    #expect(texts["main.swift"]?.contains(statement) == true)
    #expect(texts["statements-1.swift"] == nil)
  }

  @Test(arguments: ["Task { await run() }", "run { return 1 }", "_ = try? run()", "x = 1; y = 2"])
  func whatMayStandAnywhereLeavesIt(statement: String) throws {
    let texts = texts("let a = 1\n\(statement)\n")
    #expect(texts["main.swift"]?.contains("run") == false)
    #expect(texts["main.swift"]?.contains("=") == true)
    #expect(texts["statements-1.swift"]?.contains(statement) == true)
  }

  @Test func aStatementBeforeAVariableOnItsLineStays() throws {
    let script = try #require(texts("print(1); let a = 2\nprint(a)\n")["main.swift"])
    #expect(script.contains("\nprint(1); let a = 2\n__lek_part_1();"))
  }

  @Test func aTypeAndItsExtensionsShareAFile() throws {
    let many = (1...90).map { "func f\($0)() {}" }.joined(separator: "\n")
    let texts = texts(
      "struct Box { private var side = 1 }\n\(many)\nextension Box { var s: Int { side } }\n")
    let holders = texts.filter { $0.value.contains("Box") }.keys
    #expect(Array(holders) == ["declarations-1.swift"])
    #expect(texts.count > 2)
  }

  private func interface(_ source: String) -> String? {
    cut(source + "\nprint(1)\nfunc g() {}\n")?.interface
  }

  @Test(
    arguments: [
      ("let a = 1", "let a = 2"), ("let a = \"x\"", "let a = \"y\""),
      ("let a = 1.5", "let a = 2.5"),
      ("func f() -> Int { 1 }", "func f() -> Int { 2 + 3 }"),
      ("struct S { var v: Int { 1 } }", "struct S { var v: Int { print(2); return 1 } }"),
      ("struct S { init() {} }", "struct S { init() { print(1) } }"),
      ("var a = 1 { didSet { print(1) } }", "var a = 1 { didSet { print(2, 3) } }"),
    ])
  func whatNoOtherPartKnowsIsNotInTheInterface(before: String, after: String) {
    #expect(interface(before) != nil)
    #expect(interface(before) == interface(after))
  }

  @Test(
    arguments: [
      ("let a = 1", "let a = 1.0"), ("let a = 1", "var a = 1"), ("let a = f()", "let a = g()"),
      ("func f() -> Int { 1 }", "func f() -> Double { 1 }"),
      ("func f() -> some Equatable { 1 }", "func f() -> some Equatable { \"1\" }"),
      ("var v: some Equatable { 1 }", "var v: some Equatable { \"1\" }"),
      ("struct S { var a = 1 }", "struct S { var a = 1; var b = 2 }"),
      ("let a: InlineArray<3, Int> = [1, 2, 3]", "let a: InlineArray<4, Int> = [1, 2, 3]"),
      ("let a = { 1 }", "let a = { \"1\" }"),
      ("var v: Int { 1 }", "var v: Int { get { 1 } set {} }"),
    ])
  func whatOtherPartsMayKnowIs(before: String, after: String) {
    #expect(interface(before) != nil)
    #expect(interface(before) != interface(after))
  }

  @Test(arguments: [9_000, 200_000]) func aChainOfAnyLengthIsNotTooDeep(length: Int) {
    let members = "print(1)\nfunc g() {}\na" + String(repeating: ".b", count: length) + "\n"
    #expect((cut(members) == nil) == (length > 10_000))
    let calls = "print(1)\nfunc g() {}\nlet c = a" + String(repeating: "()", count: length) + "\n"
    #expect((cut(calls) == nil) == (length > 10_000))
    let optionals =
      "print(1)\nfunc g() {}\nvar o: Int" + String(repeating: "?", count: length) + " = 1\n"
    #expect((cut(optionals) == nil) == (length > 10_000))
  }

  @Test func aShortPageStaysWhole() {
    #expect(PageParts(cutting: page, named: "Contents.swift", least: 11) == nil)
    #expect(PageParts(cutting: page, named: "Contents.swift", least: 10) != nil)
  }

  @Test func whatIsCutAwayLeavesNoTrace() throws {
    let edited = texts(page.replacingOccurrences(of: "\"more\"", with: "\"much more\" /* so */"))
    let before = texts(page)
    #expect(edited["main.swift"] == before["main.swift"])
    #expect(edited["declarations-1.swift"] == before["declarations-1.swift"])
    #expect(edited["statements-1.swift"] != before["statements-1.swift"])
  }

  /// Whatever a page's bytes are, each part has its own where they were, and no others.
  @Test func everyPartOfMadeUpPagesHasItsBytesInTheirPlaces() throws {
    var cutPages = 0
    for seed in 1...300 as ClosedRange<UInt64> {
      let source = MadeUpSource(seed: seed, forms: .any).text + "\nprint(1)\nfunc made() {}\n"
      guard let parts = cut(source) else { continue }
      cutPages += 1
      let original = source.utf8.split(separator: 10, omittingEmptySubsequences: false).map(
        Array.init)
      for part in parts.parts where part.file.hasPrefix("declarations") {
        let lines = part.text.utf8.split(separator: 10, omittingEmptySubsequences: false)
          .dropFirst()
        #expect(lines.count == original.count)
        for (line, before) in zip(lines, original) {
          #expect(line.count <= before.count)
          #expect(zip(line, before).allSatisfy { $0 == $1 || $0 == UInt8(ascii: " ") }, "\(seed)")
        }
      }
    }
    #expect(cutPages > 20)
  }
}
