import Foundation
import StudioServer
import Testing

/// A bundle with everything a bundle can have, run page by page.
@Suite(.serialized) struct BookTests {
  private let lek: BuiltCommand
  private let book: URL
  private let environment: [String: String]

  private static let files = [
    "contents.xcplayground": """
    <playground version='6.0' target-platform='ios'><pages>
    <page name='Un'/><page name='Två delar'/><page name='Trois'/></pages></playground>
    """,
    "Sources/Shared.swift": "public func shared() -> String { \"shared 1\" }\n",
    "Sources/Deep/Other.swift": "func other() {}\n",
    "Resources/both.txt": "of the bundle",
    "Resources/bundle.txt": "only in the bundle",
    "Pages/Un.xcplaygroundpage/Contents.swift": """
    print("un", shared())
    //: [Next](@next)
    """,
    "Pages/Två delar.xcplaygroundpage/Contents.swift": """
    //: [Previous](@previous)
    import Foundation
    func text(_ name: String) -> String {
      Bundle.main.path(forResource: name, ofType: "txt")
        .flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? "nothing"
    }
    print("två", shared(), own())
    print(text("both"), text("bundle"), text("page"), text("none"), separator: ", ")
    //: [Next](@next) [One](Un) [Three](Trois)
    """,
    "Pages/Två delar.xcplaygroundpage/Sources/Own.swift":
      "public func own() -> String { \"own 1\" }\n",
    "Pages/Två delar.xcplaygroundpage/Resources/both.txt": "of the page",
    "Pages/Två delar.xcplaygroundpage/Resources/page.txt": "only in the page",
    "Pages/Trois.xcplaygroundpage/Contents.swift": "//: [Previous](@previous)\nprint(\"trois\")\n",
  ]

  init() throws {
    lek = try BuiltCommand()
    book = try lek.playground(named: "Book", Self.files)
    environment = ["XDG_CACHE_HOME": try lek.emptyFolder().path]
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try lek.run(["run"] + arguments, environment: environment)
  }

  /// The modules that were compiled anew for a run.
  private func rebuilt(page: String) throws -> String? {
    let line = try run(book.path, "--page", page, "--json").lines
      .first { $0.hasPrefix(#"{"event":"timing""#) }
    return line?.components(separatedBy: #""rebuilt":"#).last.map { String($0.dropLast()) }
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: book.appendingPathComponent(path))
  }

  @Test func eachPageRunsByItsName() throws {
    #expect(try run(book.path).output == "un shared 1\n")
    #expect(try run(book.path, "--page", "Un").output == "un shared 1\n")
    #expect(try run(book.path, "--page", "trois").output == "trois\n")
    #expect(try run(book.path, "--page", "Trois.xcplaygroundpage").output == "trois\n")
    let second = try run(book.path, "--page", "Två delar".decomposedStringWithCanonicalMapping)
    #expect(
      second.output == """
        två shared 1 own 1
        of the page, only in the bundle, only in the page, nothing

        """)
    #expect(second.status == 0 && second.errors.isEmpty)
  }

  @Test func aPathThatLeadsIntoAPageMeansThatPage() throws {
    let page = book.appendingPathComponent("Pages/Trois.xcplaygroundpage").path
    #expect(try run(page).output == "trois\n")
    #expect(try run(page + "/").output == "trois\n")
    #expect(try run(page + "/Contents.swift").output == "trois\n")
    #expect(try run(page, "--page", "Un").output == "un shared 1\n")
    let inside = try lek.run(
      ["run", "Contents.swift"], environment: environment,
      in: URL(fileURLWithPath: page, isDirectory: true))
    #expect(inside.output == "trois\n")
  }

  /// What `lek open` opens, by the same rules.
  @Test func theStudioOpensThePageThatAPathLeadsTo() throws {
    func page(_ path: String) throws -> String {
      try OpenedPlayground.open(book.appendingPathComponent(path)).get().input.page.path
    }
    #expect(try page("") == "Pages/Un.xcplaygroundpage/Contents.swift")
    let third = "Pages/Trois.xcplaygroundpage/Contents.swift"
    #expect(try page("Pages/Trois.xcplaygroundpage") == third)
    #expect(try page(third) == third)
    #expect(
      try page("Pages/Två delar.xcplaygroundpage/Sources/Own.swift")
        == "Pages/Två delar.xcplaygroundpage/Contents.swift")
    #expect(try page("Sources/Shared.swift") == "Pages/Un.xcplaygroundpage/Contents.swift")
  }

  @Test func aPageThatIsNotThereIsAnsweredWithThoseThatAre() throws {
    let outcome = try run(book.path, "--page", "Four")
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(
      outcome.errors
        == "lek: Book has no page “Four”; it has “Un”, “Två delar”, “Trois”\n")
  }

  @Test func onlyTheModuleThatChangedIsBuiltAgain() throws {
    #expect(try rebuilt(page: "Un") == #"["Book_Sources"]"#)
    #expect(try rebuilt(page: "Un") == "[]")
    let second = try rebuilt(page: "Två delar")
    #expect(second?.contains("_PageSources") == true && second?.contains("Book_") == false)
    #expect(try rebuilt(page: "Två delar") == "[]")
    try write(
      "public func own() -> String { \"own 2\" }\n",
      to: "Pages/Två delar.xcplaygroundpage/Sources/Own.swift")
    #expect(try rebuilt(page: "Två delar") == second)
    try write("public func shared() -> String { \"shared 2\" }\n", to: "Sources/Shared.swift")
    #expect(try rebuilt(page: "Un") == #"["Book_Sources"]"#)
    #expect(try rebuilt(page: "Trois") == "[]")
    #expect(try run(book.path, "--page", "Två delar").output.hasPrefix("två shared 2 own 2\n"))
    try write("print(\"un, again\")\n", to: "Pages/Un.xcplaygroundpage/Contents.swift")
    #expect(try rebuilt(page: "Un") == "[]")
  }

  @Test func aFaultInSourcesIsNamedInItsOwnFile() throws {
    try write("public func shared() -> String { 1 }\n", to: "Sources/Shared.swift")
    let outcome = try run(book.path)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Book.playground/Sources/Shared.swift:1:34: error: "))
  }
}
