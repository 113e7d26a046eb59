import Foundation
import Testing

@testable import PageEngine

/// The modules of a book, which pages and other modules import by name.
@Suite(.serialized) struct BookModulesTests {
  private func input(_ text: String, chapter: String = "One") -> PageInput {
    func module(_ name: String, _ text: String) -> PageInput.Text {
      .init(path: "Contents/Modules/\(name).playgroundmodule/Sources/\(name).swift", text: text)
    }
    func own(_ chapter: String, _ number: Int) -> PageInput.Text {
      .init(
        path: "Contents/Chapters/\(chapter).playgroundchapter/Sources/Own.swift",
        text: "public func own() -> Int { \(number) }")
    }
    let page =
      "Contents/Chapters/\(chapter).playgroundchapter/Pages/A.playgroundpage/main.swift"
    return PageInput(
      bundle: "Walks", page: .init(path: page, text: text),
      sources: [
        module("Alpha", "import Core\npublic func alpha() -> Int { core() + 1 }"),
        module("Core", "public func core() -> Int { 41 }"),
        module("Distant", "import ARKit"), own("One", 1), own("Two", 2),
      ])
  }

  @Test func eachIsBuiltBehindWhatItImports() {
    #expect(
      PlannedModule.all(of: input("import Alpha")).map(\.name) == [
        "Core", "Alpha", "One_ChapterSources",
      ])
  }

  @Test func aPageImportsThemAndSeesItsOwnChapter() async throws {
    let text = "import Alpha\nprint(alpha(), own())\n"
    for (chapter, output) in [("One", "42 1\n"), ("Two", "42 2\n")] {
      let record = try await TestBench().run(input(text, chapter: chapter))
      #expect(record.output == output, "\(record.diagnostics)")
    }
  }
}
