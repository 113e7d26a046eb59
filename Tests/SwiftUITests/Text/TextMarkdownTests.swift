import Foundation
import Testing

@testable import SwiftUI

@Suite struct TextMarkdownTests {
  private typealias Run = InlineMarkdown.Run

  private func runs(_ source: String) -> [Run] { InlineMarkdown.runs(of: source) }

  @Test func plainTextIsOneRun() {
    #expect(runs("Hello") == [Run(text: "Hello")])
    #expect(runs("2 * 3 * 4") == [Run(text: "2 * 3 * 4")])
    #expect(runs("snake_case_name") == [Run(text: "snake_case_name")])
  }

  @Test func signsSayHowLettersLook() {
    #expect(
      runs("a **b** *c*") == [
        Run(text: "a "), Run(text: "b", isStrong: true), Run(text: " "),
        Run(text: "c", isEmphasized: true),
      ])
    #expect(runs("***x***") == [Run(text: "x", isStrong: true, isEmphasized: true)])
    #expect(runs("`a*b`") == [Run(text: "a*b", isCode: true)])
    #expect(runs("~~x~~") == [Run(text: "x", isStruck: true)])
  }

  @Test func emphasisMayStandInEmphasis() {
    #expect(
      runs("**a *b* c**") == [
        Run(text: "a ", isStrong: true), Run(text: "b", isStrong: true, isEmphasized: true),
        Run(text: " c", isStrong: true),
      ])
  }

  @Test func linksHaveAddresses() {
    let url = URL(string: "https://example.com")
    #expect(
      runs("See [**this**](https://example.com).") == [
        Run(text: "See "), Run(text: "this", isStrong: true, link: url), Run(text: "."),
      ])
    #expect(runs("<https://example.com>") == [Run(text: "https://example.com", link: url)])
  }

  @Test func aBackslashTakesTheMeaningOfASign() {
    #expect(runs("\\*x\\*") == [Run(text: "*x*")])
  }

  @Test func aSignThatIsNotClosedIsALetter() {
    #expect(runs("**x") == [Run(text: "**x")])
    #expect(runs("[x](") == [Run(text: "[x](")])
  }
}
