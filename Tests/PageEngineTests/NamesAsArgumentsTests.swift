import Foundation
import Testing

@testable import PageEngine

/// No program parses the name of a bundle's or package's file as an option or as a file of options.
@Suite struct NamesAsArgumentsTests {
  private static let paths = [
    "@x/Code/A.swift", "-load-plugin-library/B.swift", "@one.swift", "-two.swift",
    "Sources/@three.swift", "Sources/Four.swift",
  ]

  private func texts(_ text: String = "") -> [PageInput.Text] {
    Self.paths.map { .init(path: $0, text: text) }
  }

  /// Whether no argument is a relative path of a text or names a file of further arguments.
  private func areTrusted(_ arguments: [String]) -> Bool {
    !arguments.contains { argument in
      argument.hasPrefix("@")
        || Self.paths.contains { argument.hasSuffix($0) && !argument.hasPrefix("/") }
    }
  }

  @Test func noPathOfATextIsAnArgumentOfTheCompiler() async throws {
    let bench = try await TestBench()
    let frontEnd = try bench.frontEnd()
    let module = SourcesModule(name: "Words", texts: texts(), imports: [])
    let arguments = frontEnd.moduleArguments(
      module, module.compiledTexts, mode: .five, output: "/nowhere/Words-1/Words")
    #expect(areTrusted(arguments), "\(arguments)")
    for path in Self.paths {
      let page = FrontEnd.Page(files: [path, "Contents.swift"], mode: .five, imports: [])
      let arguments = frontEnd.pageArguments(page, gate: "/nowhere/gate", output: "/nowhere/page-1")
      #expect(areTrusted(arguments) && !arguments.contains("Contents.swift"), "\(arguments)")
    }
  }

  private struct Command: Decodable {
    var file: String
    var arguments: [String]
  }

  /// The compile commands of a page, and the files in the language server's folder.
  private func told(_ input: PageInput) async throws -> (commands: [Command], files: [String]) {
    var workspace = try LanguageWorkspace(try await TestBench().configuration)
    defer { workspace.folder.remove() }
    #expect(try workspace.update(input) == .commands)
    let folder = try #require(URL(string: workspace.root))
    let data = try Data(contentsOf: folder.appendingPathComponent("compile_commands.json"))
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (try JSONDecoder().decode([Command].self, from: data), files ?? [])
  }

  @Test func theLanguageServerIsToldWholePaths() async throws {
    var input = PageInput(
      bundle: "@x", page: .init(path: "@one.swift", text: ""), sources: Array(texts().dropFirst(3)))
    input.pageSources = Array(texts().prefix(2))
    let (commands, _) = try await told(input)
    #expect(commands.count == Self.paths.count)
    for command in commands {
      #expect(areTrusted(command.arguments), "\(command.arguments)")
      #expect(command.arguments.last?.hasPrefix("/") == true)
      let name = try #require(command.arguments.firstIndex(of: "-module-name"))
      #expect(["_x_Sources", "_x_PageSources", "Page"].contains(command.arguments[name + 1]))
    }
  }

  @Test func aTextThatIsCalledAsAManifestIsNotGivenToTheLanguageServer() async throws {
    let text = "let package = 1"
    let input = PageInput(
      bundle: "Test", page: .init(path: "Package.swift", text: text),
      sources: [
        .init(path: "Sources/Package.swift", text: text), .init(path: "Sources/A.swift", text: ""),
      ])
    let (commands, files) = try await told(input)
    #expect(commands.map { ($0.file as NSString).lastPathComponent } == ["A.swift"])
    #expect(commands.allSatisfy { !$0.arguments.contains { $0.hasSuffix("Package.swift") } })
    #expect(!files.contains { $0.hasSuffix("Package.swift") }, "\(files)")
    #expect(files.contains("Sources/A.swift"))
  }

  /// The server compiles and runs the manifest of a package, without a sandbox.
  @Test(arguments: [
    ("Package.swift", "Inner"),
    // No compile command names the texts of another chapter.
    (
      "Chapters/A.playgroundchapter/Pages/A.playgroundpage/Contents.swift",
      "Chapters/B.playgroundchapter"
    ),
  ])
  func aTextThatIsCalledAsAManifestIsNotRun(page: String, place: String) async throws {
    let mark = NSTemporaryDirectory() + "lekplats-mark-\(UUID().uuidString)"
    defer { unlink(mark) }
    let text = """
      // swift-tools-version:5.5
      import PackageDescription
      import Foundation
      let made = FileManager.default.createFile(atPath: "\(mark)", contents: nil)
      let package = Package(name: "Test", targets: [])
      """
    let folder = "\(place)/Sources"
    let input = PageInput(
      bundle: "Test", page: .init(path: page, text: page == "Package.swift" ? text : ""),
      sources: [
        .init(path: folder + "/Package.swift", text: text),
        .init(path: folder + "/A.swift", text: "public let word = 1"),
      ])
    let session = LanguageSession(try await TestBench().configuration, patience: .seconds(30))
    let question = LanguageQuestion(.hover, file: folder + "/A.swift", line: 1, column: 12)
    guard case .hover(let hover?) = await session.answer(question, about: input) else {
      Issue.record("nothing")
      return
    }
    #expect(hover.declaration.contains("word"))
    // A server that runs the manifest may do so after its answer.
    for _ in 0..<50 where access(mark, F_OK) != 0 { try await Task.sleep(for: .milliseconds(100)) }
    #expect(access(mark, F_OK) != 0)
    await session.close()
  }

  private func input(_ folder: String) -> PageInput {
    var input = TestBench.input("import Words\nprint(place())\n")
    input.package.modules = [
      .init(
        name: "Words", package: "Words",
        files: [
          .init(
            path: folder + "/Code/File.swift",
            content: .text("public func place() -> String { #filePath }\n"))
        ])
    ]
    return input
  }

  @Test(arguments: [
    ("@", "x"), ("-", "x"), ("-load-plugin-", "load-plugin-x"),
    ("@\u{308}", "\u{308}x"),
  ])
  func aFolderWithSuchANameIsRefusedInWords(sign: String, better: String) async throws {
    let record = try await TestBench().run(input(sign + "x"))
    let error = try #require(record.diagnostics.first { $0.severity == .error })
    #expect(error.file == sign + "x/Code/File.swift")
    let said =
      "the name of the folder “\(sign)x” begins with “\(sign.unicodeScalars.first!)”, which a compiler "
      + "can mistake for an option. Give it another name, such as “\(better)”"
    #expect(error.message == said)
  }

  @Test func aNameOfSeveralLinesIsRefusedToo() async throws {
    let record = try await TestBench().run(input("x\n"))
    let error = try #require(record.diagnostics.first { $0.severity == .error })
    #expect(error.message.contains("holds a control character"))
    #expect(error.message.hasSuffix("such as “x”"))
  }

  @Test func aNameThatHasTheSignsFurtherInIsWhatItWas() async throws {
    let record = try await TestBench().run(input("x @-y"))
    #expect(record.output == "x @-y/Code/File.swift\n", "\(record.diagnostics)")
    let odd = try await TestBench().run(
      "print(one)", sources: [.init(path: "Sources/@-one.swift", text: "public let one = 1")])
    #expect(odd.output == "1\n", "\(odd.diagnostics)")
  }

  @Test func aModuleIsCalledByAnIdentifier() {
    #expect(ModuleName.sources(ofBundle: "@x") == "_x_Sources")
    #expect(ModuleName.sources(ofBundle: "-load") == "_load_Sources")
  }
}
