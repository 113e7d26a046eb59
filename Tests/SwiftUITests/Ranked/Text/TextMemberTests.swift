import CoreGraphics
import Foundation
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Text's own forms of the modifiers, each of which answers a Text: attributes of its letters.
@MainActor
@Suite(.serialized)
struct TextMemberTests {
  private func attributes(_ text: Text) -> [NSAttributedString.Key: Any] {
    var builder = TextBuilder(in: EnvironmentValues())
    builder.append(text)
    return builder.result.attributes(at: 0, effectiveRange: nil)
  }

  private func font(_ text: Text) throws -> UIFont {
    try #require(attributes(text)[.font] as? UIFont)
  }

  private func traits(_ text: Text) throws -> UIFontDescriptor.SymbolicTraits {
    try font(text).fontDescriptor.symbolicTraits
  }

  private let text = Text(verbatim: "iiWW11")

  @Test func formsOfLetters() throws {
    let (slanted, upright): (Text, Text) = (text.italic(), text.italic(false))
    #expect(try traits(slanted).contains(.traitItalic))
    #expect(try !traits(upright).contains(.traitItalic))
    let typewriter: [Text] = [text.monospaced(), text.fontDesign(.monospaced)]
    for text in typewriter { #expect(try traits(text).contains(.traitMonoSpace)) }
    #expect(try !traits(text.monospaced(false) as Text).contains(.traitMonoSpace))
    #expect(try !traits(text.fontDesign(.default) as Text).contains(.traitMonoSpace))
    let digits = try font(text.monospacedDigit() as Text)
    #expect(width("1", digits) == width("8", digits))
    #expect(try font(text.fontWidth(.expanded) as Text).pointSize == 17)
    #expect(try font(text.textScale(.secondary) as Text).pointSize < 17)
    #expect(try font(text.textScale(.secondary, isEnabled: false) as Text).pointSize == 17)
  }

  private func width(_ string: String, _ font: UIFont) -> CGFloat {
    NSString(string: string).size(withAttributes: [.font: font]).width
  }

  @Test func lines() {
    let red = Color(red: 1, green: 0, blue: 0)
    func style(_ text: Text, _ key: NSAttributedString.Key) -> Int? {
      attributes(text)[key] as? Int
    }
    #expect(style(text.underline(), .underlineStyle) == NSUnderlineStyle.single.rawValue)
    #expect(style(text.underline(false), .underlineStyle) == nil)
    #expect(style(text.strikethrough(), .strikethroughStyle) == NSUnderlineStyle.single.rawValue)
    let dots = NSUnderlineStyle.single.union(.patternDot).rawValue
    #expect(style(text.underline(pattern: .dot), .underlineStyle) == dots)
    #expect(style(text.underline(false, pattern: .dot), .underlineStyle) == nil)
    #expect(style(text.strikethrough(pattern: .dot), .strikethroughStyle) == dots)
    #expect(style(text.strikethrough(false, pattern: .dot), .strikethroughStyle) == nil)
    let colored = attributes(text.underline(pattern: .dash, color: red))[.underlineColor]
    #expect((colored as? UIColor)?.cgColor.components == [1, 0, 0, 1])
    let struck = attributes(text.strikethrough(true, color: red))[.strikethroughColor]
    #expect((struck as? UIColor)?.cgColor.components == [1, 0, 0, 1])
    #expect(Text.LineStyle(nsUnderlineStyle: .single.union(.patternDash)) == .init(pattern: .dash))
    #expect(Text.LineStyle(nsUnderlineStyle: []) == nil)
  }

  @Test func distancesAndColors() {
    #expect(attributes(text.kerning(3))[.kern] as? CGFloat == 3)
    #expect(attributes(text.tracking(2))[.kern] as? CGFloat == 2)
    #expect(attributes(text.baselineOffset(4))[.baselineOffset] as? CGFloat == 4)
    func color(_ text: Text) -> [CGFloat]? {
      (attributes(text)[.foregroundColor] as? UIColor)?.cgColor.components
    }
    let blue = Color(red: 0, green: 0, blue: 1)
    #expect(color(text.foregroundColor(blue)) == [0, 0, 1, 1])
    #expect(color(text.foregroundColor(nil).foregroundColor(blue)) == color(text))
    #expect(color(text.foregroundStyle(blue)) == [0, 0, 1, 1])
    #expect(color(text.foregroundColor(.red).foregroundColor(blue)) != [0, 0, 1, 1])
  }

  @Test func languagesAndVariantsLeaveTheText() {
    let german = Locale.Language(identifier: "de")
    #expect(text.typesettingLanguage(german) == text)
    #expect(text.typesettingLanguage(.explicit(german)) == text)
    #expect(text.typesettingLanguage(.automatic, isEnabled: false) == text)
    for view in [
      AnyView(text.textVariant(.sizeDependent)), AnyView(text.textVariant(.fixed)),
      AnyView(VStack { text }.typesettingLanguage(.explicit(german))),
    ] {
      #expect(HostedView(view).host.views(of: UILabel.self).map(\.text) == ["iiWW11"])
    }
  }

  @Test func joinedTextsKeepTheirLooks() throws {
    var builder = TextBuilder(in: EnvironmentValues())
    builder.append(Text("a").bold() + Text("b").font(.title) + Text("c"))
    let fonts = (0..<3).compactMap {
      builder.result.attribute(.font, at: $0, effectiveRange: nil) as? UIFont
    }
    #expect(builder.result.string == "abc")
    #expect(fonts.map(\.pointSize) == [17, 28, 17])
    #expect(
      fonts.map { $0.fontDescriptor.symbolicTraits.contains(.traitBold) } == [true, false, false])
    #expect(Text("a") + Text("b") == Text("a") + Text("b"))
    #expect(Text("a") + Text("b") != Text("a") + Text("c"))
  }
}
