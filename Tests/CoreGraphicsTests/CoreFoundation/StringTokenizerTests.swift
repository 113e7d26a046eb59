import CoreGraphics
import Foundation
import Testing

/// A text token by token.
struct StringTokenizerTests {
  private func tokenizer(_ text: String, _ unit: CFOptionFlags) -> CFStringTokenizer {
    let range = CFRange(location: 0, length: text.utf16.count)
    return CFStringTokenizerCreate(nil, text as CFString, range, unit, CFLocaleGetSystem())
  }

  private func tokens(of text: String, _ unit: CFOptionFlags) -> [String] {
    let tokenizer = tokenizer(text, unit)
    var found: [String] = []
    while !CFStringTokenizerAdvanceToNextToken(tokenizer).isEmpty {
      let range = CFStringTokenizerGetCurrentTokenRange(tokenizer)
      let place = NSRange(location: range.location, length: range.length)
      found.append(NSString(string: text).substring(with: place))
    }
    #expect(CFStringTokenizerGetCurrentTokenRange(tokenizer).location == kCFNotFound)
    return found
  }

  @Test func theUnitsTellWhereATextIsTakenApart() {
    let text = "One two. It's 3!\nFour"
    #expect(tokens(of: text, kCFStringTokenizerUnitWord) == ["One", "two", "It's", "3", "Four"])
    #expect(
      tokens(of: text, kCFStringTokenizerUnitWordBoundary)
        == ["One", " ", "two", ".", " ", "It's", " ", "3", "!", "\n", "Four"])
    #expect(tokens(of: text, kCFStringTokenizerUnitSentence) == ["One two. ", "It's 3!\n", "Four"])
    #expect(tokens(of: text, kCFStringTokenizerUnitParagraph) == ["One two. It's 3!\n", "Four"])
    #expect(
      tokens(of: text, kCFStringTokenizerUnitLineBreak) == [
        "One ", "two. ", "It's ", "3!\n", "Four",
      ])
  }

  @Test func aTokenSaysWhatItConsistsOf() {
    let tokenizer = tokenizer("It's 3!", kCFStringTokenizerUnitWordBoundary)
    #expect(CFStringTokenizerGoToTokenAtIndex(tokenizer, 1) == .normal)
    #expect(CFStringTokenizerGetCurrentTokenRange(tokenizer) == CFRange(location: 0, length: 4))
    #expect(CFStringTokenizerAdvanceToNextToken(tokenizer) == [.normal, .hasNonLettersMask])
    #expect(
      CFStringTokenizerAdvanceToNextToken(tokenizer)
        == [.normal, .hasNonLettersMask, .hasHasNumbersMask])
    #expect(CFStringTokenizerGoToTokenAtIndex(tokenizer, 70).isEmpty)
  }

  @Test func aPartOfATextAndItsLatinLetters() {
    let text = "да нет"
    let tokenizer = CFStringTokenizerCreate(
      nil, text as CFString, CFRange(location: 3, length: 3), kCFStringTokenizerUnitWord,
      CFLocaleCopyCurrent())
    CFStringTokenizerAdvanceToNextToken(tokenizer)
    #expect(CFStringTokenizerGetCurrentTokenRange(tokenizer) == CFRange(location: 3, length: 3))
    let latin = CFStringTokenizerCopyCurrentTokenAttribute(
      tokenizer, kCFStringTokenizerAttributeLatinTranscription)
    #expect((latin as? NSString).map { "\($0)" } == "net")
  }
}
