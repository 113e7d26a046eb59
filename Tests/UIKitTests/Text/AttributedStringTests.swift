import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct AttributedStringTests {
  @Test func swiftsOwnAttributedStringKnowsUIKitsAttributes() throws {
    var text = AttributedString("Hello world")
    text.font = .systemFont(ofSize: 20)
    let range = try #require(text.range(of: "world"))
    text[range].foregroundColor = .red
    text[range].underlineStyle = .single
    let made = NSAttributedString(text)
    #expect(made.string == "Hello world")
    let last = made.attributes(at: 8, effectiveRange: nil)
    #expect(last[.font] as? UIFont == .systemFont(ofSize: 20))
    #expect(last[.foregroundColor] as? UIColor == .red)
    #expect(last[.underlineStyle] as? Int == 1)
    #expect(made.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    let back = AttributedString(made)
    #expect(back == text)
  }

  @Test func keysHaveApplesNames() {
    #expect(NSAttributedString.Key.font.rawValue == "NSFont")
    #expect(NSAttributedString.Key.foregroundColor.rawValue == "NSColor")
    #expect(NSAttributedString.Key.kern.rawValue == "NSKern")
  }

  @Test func anEmptyMutableTextCanBeMadeWithoutArguments() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a")
  }
}
