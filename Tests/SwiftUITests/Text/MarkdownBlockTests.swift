import Foundation
import Testing

@testable import SwiftUI

/// Blocks of Markdown.
@Suite struct MarkdownBlockTests {
  private let source = """
    # Title
    One line
    and another.

    - first
    - **second**

    2. two

    > said

    ```swift
    let a = 1
    ```
    """

  @Test func linesBecomeBlocks() {
    let blocks = MarkdownBlocks(source).blocks
    #expect(
      blocks.map(\.text) == [
        "Title", "One line and another.", "first", "**second**", "two", "said", "let a = 1\n",
      ])
    #expect(
      blocks.map { $0.intent.components[0].kind } == [
        .header(level: 1), .paragraph, .paragraph, .paragraph, .paragraph, .paragraph,
        .codeBlock(languageHint: "swift"),
      ])
    #expect(
      blocks[3].intent.components.dropFirst().map(\.kind)
        == [.listItem(ordinal: 2), .unorderedList])
    #expect(blocks[2].intent.components.last == blocks[3].intent.components.last)
    #expect(blocks[4].intent.components[1].kind == .listItem(ordinal: 2))
    #expect(blocks[5].intent.indentationLevel == 1)
  }

  @Test func aTextKeepsTheIntentsOfItsBlocks() throws {
    let text = try AttributedString(markdown: "## Hej\n\nPå *dig*")
    #expect(String(text.characters) == "HejPå dig")
    typealias Key = AttributeScopes.FoundationAttributes.PresentationIntentAttribute
    let kinds = text.runs[Key.self].map { intent, _ in intent?.components[0].kind }
    #expect(kinds == [.header(level: 2), .paragraph])
  }

  @Test func inlineSyntaxHasNoBlocks() throws {
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnly)
    let text = try AttributedString(markdown: "# a\n# b", options: options)
    #expect(String(text.characters) == "# a # b")
  }
}
