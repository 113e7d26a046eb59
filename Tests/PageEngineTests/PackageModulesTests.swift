import Foundation
import Testing

@testable import PageEngine

/// The modules of a package, which the pages in it import by name.
@Suite(.serialized) struct PackageModulesTests {
  private func module(_ name: String, _ text: String) -> PackageModules.Module {
    .init(
      name: name, package: "Games",
      files: [.init(path: "Games/Sources/\(name)/\(name).swift", content: .text(text))])
  }

  private func input(_ text: String) -> PageInput {
    var input = TestBench.input(text)
    input.package.modules = [
      module(
        "Rules",
        "import Core\npublic func score() -> Int { core() + 1 }\nfunc secret() -> Int { 7 }"),
      module("Core", "package func core() -> Int { 41 }"),
      module("Broken", "public let wrong: Int = \"text\""),
      module("Away", "import Elsewhere"),
    ]
    input.package.absent = ["Elsewhere": "it comes with the package elsewhere"]
    return input
  }

  @Test func onlyWhatIsImportedIsBuiltBehindWhatItNeeds() {
    #expect(PlannedModule.all(of: input("import Rules")).map(\.name) == ["Core", "Rules"])
    let oneType = PlannedModule.all(of: input("@testable import struct Core.Thing"))
    #expect(oneType.map(\.name) == ["Core"])
    #expect(PlannedModule.all(of: input("print(1)")).isEmpty)
  }

  @Test func aPageImportsThemAndSeesNothingWithoutIt() async throws {
    let bench = try await TestBench()
    let record = try await bench.run(input("import Rules\nprint(score())"))
    #expect(record.output == "42\n", "\(record.diagnostics)")
    #expect(record.timing?.rebuilt == ["Core", "Rules"])
    let without = try await bench.run(input("print(score())"))
    #expect(without.diagnostics.first?.message == "cannot find 'score' in scope")
    let testable = try await bench.run(input("@testable import Rules\nprint(secret())"))
    #expect(testable.output == "7\n", "\(testable.diagnostics)")
  }

  @Test func whatIsWrongInThemIsSaidOfTheirFiles() async throws {
    let bench = try await TestBench()
    let broken = try await bench.run(input("import Broken"))
    #expect(broken.diagnostics.first?.file == "Games/Sources/Broken/Broken.swift")
    let away = try await bench.run(input("import Away"))
    #expect(
      away.diagnostics.map(\.message) == [
        "no such module 'Elsewhere': it comes with the package elsewhere"
      ])
    #expect(away.diagnostics.first?.file == "Games/Sources/Away/Away.swift")
  }

  @Test func aFileSeesWhatIsPrivateInIt() async throws {
    var input = input("func helper() -> Int { 1 }\n#Playground(\"A\") {\n  print(hidden())\n}\n")
    input.package.modules.append(
      module("Own", "private func hidden() -> Int { 9 }\nfunc other() {}"))
    input.page.path = "Sources/Own/Own.swift"
    input.insideModule = "Own"
    let record = try await TestBench().run(input)
    #expect(record.output == "9\n", "\(record.diagnostics)")
  }

  @Test func anErrorThatABlockThrowsIsThePagesEnd() async throws {
    let record = try await TestBench().run(
      "struct Wrong: Error {}\n#Playground {\n  print(1)\n  throw Wrong()\n}\n")
    #expect(record.output == "1\n")
    #expect(record.crash?.message.contains("Wrong()") == true)
  }

  @Test func aFileIsReadAgainWhenItIsAnother() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lek-package-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("A.swift")
    func text(in package: URL) throws -> String {
      let read = try #require(PackageFile(path: "P/A.swift", at: file, in: package))
      return PackageTexts.shared.contents(of: read).text
    }
    try Data("let a = 1".utf8).write(to: file)
    #expect(try text(in: folder) == "let a = 1")
    try Data("let a = 22".utf8).write(to: file)
    #expect(try text(in: folder) == "let a = 22")
    // A file that has moved out of the package is not one of its own.
    #expect(try text(in: folder.appendingPathComponent("Inner")) == "")
  }
}
