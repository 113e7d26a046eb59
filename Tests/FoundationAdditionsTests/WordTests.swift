import Foundation
import FoundationAdditions
import Testing

struct WordTests {
  private let text = "Hello, big world! It's 42.5 o'clock."

  private func words(
    _ options: NSString.EnumerationOptions = .byWords, atMost count: Int = .max
  ) -> [String] {
    var found: [String] = []
    text.enumerateSubstrings(in: text.startIndex..., options: options) {
      word, place, around, stop in
      found.append("\(word ?? "-")|\(text[place])|\(text[around])")
      stop = found.count == count
    }
    return found
  }

  @Test func wordsAreFoundWithoutWhatIsBetweenThem() {
    #expect(
      words() == [
        "Hello|Hello|Hello, ", "big|big|big ", "world|world|world! ", "It's|It's|It's ",
        "42.5|42.5|42.5 ", "o'clock|o'clock|o'clock.",
      ])
  }

  @Test func fromTheEndAndWithoutTexts() {
    #expect(words([.byWords, .reverse], atMost: 1) == ["o'clock|o'clock|o'clock."])
    #expect(words([.byWords, .substringNotRequired], atMost: 1) == ["-|Hello|Hello, "])
  }

  @Test func aPartOfATextHasWordsToo() {
    var found: [String] = []
    let part = text.index(text.startIndex, offsetBy: 7)..<text.index(text.startIndex, offsetBy: 13)
    text.enumerateSubstrings(in: part, options: .byWords) { word, _, _, _ in found.append(word!) }
    #expect(found == ["big", "wo"])
  }

  @Test func lettersAreStillLetters() {
    var found: [String] = []
    "añ".enumerateSubstrings(in: "añ".startIndex..., options: .byComposedCharacterSequences) {
      letter, _, _, _ in found.append(letter!)
    }
    #expect(found == ["a", "ñ"])
  }
}
