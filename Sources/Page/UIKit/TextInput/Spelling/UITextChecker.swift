import Foundation
import FoundationAdditions

/// Finds words of a text that are not spelled right.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
  private static var learned: Set<String> = []
  private var ignored: [String] = []

  public override init() {
    super.init()
  }

  /// The languages whose words are known.
  open class var availableLanguages: [String] { SpellingDictionary.languages }

  /// The first word at or behind an offset that is misspelled; `NSNotFound` where there is none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int,
    wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard let dictionary = SpellingDictionary.of(language) else { return none }
    let words = Self.words(of: stringToCheck, within: range)
    let behind = words.filter { $0.range.location >= startingOffset }
    let before = words.filter { $0.range.location < startingOffset }
    let all = wrapFlag ? behind + before : behind
    return all.first { !isKnown($0.text, dictionary) }?.range ?? none
  }

  /// Words that may have been meant, the likeliest first; none for a language that is not known.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    guard let word = Self.part(of: string, range), !word.isEmpty else { return nil }
    return SpellingDictionary.of(language)?.guesses(for: word)
  }

  /// Words that begin as a part of the text.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    guard let beginning = Self.part(of: string, range), !beginning.isEmpty else { return nil }
    return SpellingDictionary.of(language)?.completions(of: beginning)
  }

  // MARK: Words that are right all the same

  /// Has this checker take a word for right.
  open func ignoreWord(_ wordToIgnore: String) {
    if !ignored.contains(wordToIgnore) { ignored.append(wordToIgnore) }
  }

  open var ignoredWords: [String]? {
    get { ignored }
    set { ignored = newValue ?? [] }
  }

  /// Has every checker take a word for right, as long as the page runs.
  open class func learnWord(_ word: String) { learned.insert(word) }
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  open class func unlearnWord(_ word: String) { learned.remove(word) }

  private func isKnown(_ word: String, _ dictionary: SpellingDictionary) -> Bool {
    ignored.contains(word) || Self.learned.contains(word) || dictionary.has(word)
  }

  private static func part(of string: String, _ range: NSRange) -> String? {
    Range(range, in: string).map { String(string[$0]) }
  }

  private static func words(
    of string: String, within range: NSRange
  ) -> [(text: String, range: NSRange)] {
    guard let bounds = Range(range, in: string) else { return [] }
    var words: [(String, NSRange)] = []
    string.enumerateSubstrings(in: bounds, options: .byWords) { word, place, _, _ in
      if let word { words.append((word, NSRange(place, in: string))) }
    }
    return words
  }
}
