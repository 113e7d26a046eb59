import Foundation
import Testing

@testable import UIKit

/// Words that are right, and words that are not.
@MainActor
@Suite(.serialized)
struct TextCheckerTests {
  private let checker = UITextChecker()

  private func misspelled(
    _ text: String, from start: Int = 0, wrap: Bool = false, language: String = "en_US"
  ) -> String? {
    let whole = NSRange(location: 0, length: text.utf16.count)
    let found = checker.rangeOfMisspelledWord(
      in: text, range: whole, startingAt: start, wrap: wrap, language: language)
    guard found.location != NSNotFound else { return nil }
    return NSString(string: text).substring(with: found)
  }

  @Test func realWordsAreToldFromMisspelledOnes() {
    for word in ["hello", "swift", "programming", "doesn't", "Paris", "children", "1984"] {
      #expect(misspelled(word) == nil, "\(word)")
    }
    for word in ["helo", "programing", "dosen't", "zzyzxq"] {
      #expect(misspelled(word) == word)
    }
    #expect(misspelled("the 🎈 baloon rises") == "baloon")
    #expect(misspelled("") == nil && misspelled("… ?!") == nil)
  }

  @Test func theSearchBeginsWhereItIsToldAndMayBeginAnew() {
    let text = "wrold of wonders and mistaks"
    #expect(misspelled(text) == "wrold")
    #expect(misspelled(text, from: 3) == "mistaks")
    #expect(misspelled("wrold of wonders", from: 3) == nil)
    #expect(misspelled("wrold of wonders", from: 3, wrap: true) == "wrold")
    let part = checker.rangeOfMisspelledWord(
      in: text, range: NSRange(location: 6, length: 10), startingAt: 6, wrap: true,
      language: "en")
    #expect(part == NSRange(location: NSNotFound, length: 0))
  }

  @Test func languagesHaveShorterNames() {
    #expect(UITextChecker.availableLanguages.contains("en_US"))
    for language in ["en", "en-US", "en_US"] {
      #expect(misspelled("helo", language: language) == "helo")
    }
    #expect(misspelled("helo", language: "tlh") == nil)
    let range = NSRange(location: 0, length: 4)
    #expect(checker.guesses(forWordRange: range, in: "helo", language: "tlh") == nil)
  }

  @Test func guessesAndCompletions() throws {
    let range = NSRange(location: 4, length: 5)
    let guesses = try #require(
      checker.guesses(forWordRange: range, in: "the wrold", language: "en_US"))
    #expect(guesses.first == "world")
    let completions = try #require(
      checker.completions(forPartialWordRange: range, in: "the progr", language: "en_US"))
    #expect(completions.contains("program"))
    #expect(completions.allSatisfy { $0.hasPrefix("progr") })
  }

  @Test func wordsCanBeIgnoredAndLearned() {
    checker.ignoreWord("zzyzx")
    #expect(misspelled("zzyzx zzyzxq") == "zzyzxq" && checker.ignoredWords == ["zzyzx"])
    UITextChecker.learnWord("zzyzxq")
    #expect(misspelled("zzyzx zzyzxq") == nil && UITextChecker.hasLearnedWord("zzyzxq"))
    UITextChecker.unlearnWord("zzyzxq")
    checker.ignoredWords = nil
    #expect(misspelled("zzyzxq") == "zzyzxq" && misspelled("zzyzx") == "zzyzx")
  }
}
