import Foundation
import Testing

@testable import PageEngine

/// The language in the files of an app playground, which are one module.
@Suite(.serialized) struct AppLanguageTests {
  private static let files = [
    "MyApp.swift": """
    import SwiftUI
    @main struct MyApp: App {
      var body: some Scene { WindowGroup { ContentView(card: Card(name: "Ace")) } }
    }
    """,
    "ContentView.swift": """
    import SwiftUI
    struct ContentView: View {
      let card: Card
      var body: some View { Text(card.title(in: "Swedish")).foregroundStyle(.paper) }
    }
    #Preview { ContentView(card: Card(name: "Two")) }
    """,
    "Models/Card.swift": """
    /// One of a deck.
    struct Card {
      var name: String
      /// What stands on it.
      func title(in language: String) -> String { name + language }
    }
    """,
  ]

  private static func input(_ changed: [String: String] = [:]) -> PageInput {
    var input = TestBench.input("")
    input.location = "/Walk.swiftpm"
    input.page.path = ".launch.swift"
    input.insideModule = "AppModule"
    input.launch = .init(file: "MyApp.swift", code: "MyApp.main()")
    let texts = files.merging(changed) { $1 }.sorted { $0.key < $1.key }
    var app = PackageModules.Module(
      name: "AppModule", package: "Walk",
      files: texts.map { .init(path: "Walk.swiftpm/\($0.key)", content: .text($0.value)) })
    app.resources["Assets.xcassets/paper.colorset/Contents.json"] = URL(
      fileURLWithPath: "/Walk.swiftpm/Contents.json")
    input.package = PackageModules(modules: [app], places: ["Walk.swiftpm": "/Walk.swiftpm"])
    return input
  }

  /// A question at the place of a word, `into` bytes into it.
  private static func question(
    _ kind: LanguageQuestion.Kind, _ word: String, in file: String, _ input: PageInput = input(),
    into: Int = 0
  ) throws -> LanguageQuestion {
    let text = try #require(input.documentTexts.first { $0.path == file }).text
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      guard let range = line.range(of: word) else { continue }
      let column = line[..<range.lowerBound].utf8.count + 1 + into
      return LanguageQuestion(kind, file: file, line: index + 1, column: column)
    }
    throw TestBench.Missing(what: word)
  }

  private func answers(
    about input: PageInput = input(), _ questions: LanguageQuestion...
  ) async throws -> [LanguageAnswer] {
    let session = LanguageSession(
      try await TestBench().configuration, patience: .seconds(20))
    var answers: [LanguageAnswer] = []
    for question in questions { answers.append(await session.answer(question, about: input)) }
    await session.close()
    return answers
  }

  @Test func theTextsOfTheDocumentAreAsTheUserWroteThem() throws {
    let input = Self.input()
    #expect(
      input.documentTexts.map(\.path) == ["ContentView.swift", "Models/Card.swift", "MyApp.swift"])
    #expect(input.documentTexts.last?.text == Self.files["MyApp.swift"])
    let compiled = try #require(PlannedModule.all(of: input).last).texts
    #expect(
      compiled.first { $0.path == "Walk.swiftpm/MyApp.swift" }?.text.contains("@main") == false)
  }

  @Test func membersFromOtherFilesAreOfferedWhileALineIsTyped() async throws {
    let typed = try #require(Self.files["ContentView.swift"])
      .replacing("card.title(in: \"Swedish\")", with: "card.ti")
    let input = Self.input(["ContentView.swift": typed])
    let answers = try await answers(
      about: input,
      try Self.question(.completion, "card.ti", in: "ContentView.swift", input, into: 7))
    guard case .completions(_, _, let items) = answers[0] else {
      Issue.record("\(answers)")
      return
    }
    #expect(
      items.contains { $0.insert == "title(in: ${1:String})" }, "\(items.prefix(9).map(\.insert))")
  }

  @Test func aDeclarationIsFoundInAnotherFile() async throws {
    let answers = try await answers(
      try Self.question(.definition, "paper", in: "ContentView.swift", into: 2),
      try Self.question(.signature, "\"Swedish\"", in: "ContentView.swift"),
      try Self.question(.definition, "title(", in: "ContentView.swift", into: 2),
      try Self.question(.definition, "ContentView(", in: "MyApp.swift", into: 2),
      try Self.question(.hover, "title(", in: "ContentView.swift", into: 2))
    guard case .signature(let signature?) = answers[1] else {
      Issue.record("\(answers)")
      return
    }
    #expect(signature.label.contains("title(in"))
    #expect(
      answers[2]
        == .places([
          .init(
            file: "Models/Card.swift",
            range: TextRange(line: 5, column: 8, endLine: 5, endColumn: 13))
        ]))
    #expect(
      answers[3]
        == .places([
          .init(
            file: "ContentView.swift",
            range: TextRange(line: 2, column: 8, endLine: 2, endColumn: 19))
        ]))
    guard case .hover(let hover?) = answers[4] else {
      Issue.record("\(answers[4])")
      return
    }
    #expect(hover.declaration.contains("func title(in language: String) -> String"))
    #expect(hover.documentation == "What stands on it.")
    #expect(hover.range == TextRange(line: 4, column: 35, endLine: 4, endColumn: 40))
    // Its declaration is in a text that nobody wrote.
    #expect(answers[0] == .places([]))
  }

  @Test func aNameChangesInAllFiles() async throws {
    let answers = try await answers(
      try Self.question(.rename("Tile"), "Card {", in: "Models/Card.swift"),
      try Self.question(.rename("sheet"), "paper", in: "ContentView.swift"))
    guard case .edits(let files) = answers[0], case .refused = answers[1] else {
      Issue.record("\(answers)")
      return
    }
    #expect(files.map(\.file) == ["ContentView.swift", "Models/Card.swift", "MyApp.swift"])
    #expect(files.map(\.edits.count) == [2, 1, 1])
  }
}
