import Foundation
import Testing

@testable import PageEngine

/// Completion and documentation in a page with SwiftUI.
@Suite(.serialized) struct ViewLanguageTests {
  private static func page(_ statement: String) -> String {
    """
    import SwiftUI

    struct Badge: View {
      var body: some View {
        VStack {
          \(statement)
        }
      }
    }
    """
  }

  /// The question at the end of the statement.
  private static func question(
    _ kind: LanguageQuestion.Kind, _ statement: String
  ) -> LanguageQuestion {
    LanguageQuestion(kind, file: "Contents.swift", line: 6, column: 7 + statement.utf8.count)
  }

  private func ask<Answer>(
    _ body: (LanguageSession) async throws -> Answer
  ) async throws -> Answer {
    let bench = try await TestBench()
    let session = LanguageSession(bench.configuration, patience: .seconds(20))
    let answer = try await body(session)
    await session.close()
    return answer
  }

  /// The words that are typed, and what is offered for them.
  @Test(arguments: [
    ("Te", "Text"), ("Text(\"a\").pad", "padding"),
    ("Image(systemName: \"star\").resiz", "resizable"), ("Circle().fil", "fill"),
  ])
  func namesAreOffered(_ typed: String, _ name: String) async throws {
    try await ask { session in
      let input = TestBench.input(Self.page(typed))
      let answer = await session.answer(Self.question(.completion, typed), about: input)
      guard case .completions(_, _, let items) = answer else {
        Issue.record("\(answer)")
        return
      }
      #expect(
        items.contains { $0.insert == name || $0.insert.hasPrefix(name + "(") },
        "\(items.prefix(20).map(\.insert))")
    }
  }

  @Test(arguments: [
    ("Text", "struct Text", "A view that shows text."),
    ("padding", "func padding(_ length: CGFloat)", "Adds the same space at all edges."),
    ("foregroundStyle", "func foregroundStyle<", "Sets the style"),
  ])
  func aWordIsExplained(
    _ word: String, _ declaration: String, _ sentence: String
  ) async throws {
    let statement = "Text(\"a\").padding(8).foregroundStyle(.red)"
    let start = try #require(statement.range(of: word)).lowerBound
    try await ask { session in
      let answer = await session.answer(
        Self.question(.hover, String(statement[..<start]) + "x"),
        about: TestBench.input(Self.page(statement)))
      guard case .hover(let hover?) = answer else {
        Issue.record("\(answer)")
        return
      }
      #expect(hover.declaration.contains(declaration), "\(hover.declaration)")
      #expect(hover.documentation.hasPrefix(sentence), "\(hover.documentation)")
    }
  }
}
