import Foundation
import OldSwift
import Testing

/// What Swift 2 called what Foundation adds to texts.
struct TextTests {
  @Test func changedTexts() {
    #expect("Abc".uppercaseString == "ABC" && "Abc".lowercaseString == "abc")
    #expect("abc d".capitalizedString == "Abc D")
    #expect("a, b".componentsSeparatedByString(", ") == ["a", "b"])
    #expect("a b".stringByReplacingOccurrencesOfString(" ", withString: "_") == "a_b")
    #expect(
      " a ".stringByTrimmingCharactersInSet(NSCharacterSet.whitespaceCharacterSet()) == "a")
    #expect("a".stringByAppendingString("b") == "ab")
    #expect("a".stringByPaddingToLength(3, withString: ".", startingAtIndex: 0) == "a..")
  }

  @Test func partsOfTexts() {
    let text = "abcdef"
    let second = text.index(after: text.startIndex)
    #expect(text.substringFromIndex(second) == "bcdef" && text.substringToIndex(second) == "a")
    #expect(text.substringWithRange(text.startIndex..<second) == "a")
    #expect(text.rangeOfString("b")?.lowerBound == second)
    #expect(text.rangeOfString("B", options: .CaseInsensitiveSearch) != nil)
    #expect(text.containsString("cd"))
  }

  @Test func partsAreTexts() {
    let text = "abc"
    let all: Range<String.Index> = text.indices
    let second: String = text[text.index(after: text.startIndex)..<text.endIndex]
    let whole: String = text[all]
    #expect(second == "bc" && whole == "abc")
  }

  @Test func codedTexts() {
    #expect("å".dataUsingEncoding(NSUTF8StringEncoding)?.length == 2)
    #expect("å".lengthOfBytesUsingEncoding(NSUTF8StringEncoding) == 2)
    #expect("/a".stringByAppendingPathComponent("b.txt") == "/a/b.txt")
    #expect("/a/b.txt".lastPathComponent == "b.txt" && "/a/b.txt".pathExtension == "txt")
  }

  @Test func theClass() {
    let text = NSString(string: "abc")
    #expect(text.substringFromIndex(1) == "bc" && text.rangeOfString("c").location == 2)
    #expect(text.stringByReplacingOccurrencesOfString("b", withString: "x") == "axc")
    #expect(text.uppercaseString == "ABC" && text.characterAtIndex(0) == 97)
    let changed = NSMutableString(string: "a")
    changed.appendString("b")
    changed.insertString("0", atIndex: 0)
    #expect(changed == "0ab")
  }

  @Test func expressions() throws {
    let expression = try NSRegularExpression(pattern: "[0-9]+", options: .CaseInsensitive)
    let text = "a 12 b 3"
    let range = NSMakeRange(0, text.utf16Count)
    let found = expression.matchesInString(text, options: [], range: range)
    #expect(found.map { $0.rangeAtIndex(0).length } == [2, 1])
    #expect(expression.firstMatchInString(text, options: [], range: range)?.range.location == 2)
    #expect(
      expression.stringByReplacingMatchesInString(
        text, options: [], range: range, withTemplate: "#") == "a # b #")
  }

  @Test func attributedTexts() {
    let text = NSMutableAttributedString(string: "a")
    text.appendAttributedString(NSAttributedString(string: "bc"))
    #expect(text.attributedSubstringFromRange(NSMakeRange(1, 2)).string == "bc")
  }

  @Test func percentEscapes() {
    let text = "a b/ü?c=1"
    let escaped = text.stringByAddingPercentEscapesUsingEncoding(NSUTF8StringEncoding)
    #expect(escaped == "a%20b/%C3%BC?c=1")
    #expect(escaped?.stringByReplacingPercentEscapesUsingEncoding(NSUTF8StringEncoding) == text)
  }
}
