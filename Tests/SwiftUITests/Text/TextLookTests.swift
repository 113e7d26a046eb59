import Foundation
import Testing
import UIKit

@testable import SwiftUI

@MainActor
@Suite(.serialized)
struct TextLookTests {
  private func attributes(
    _ text: Text, in environment: EnvironmentValues = EnvironmentValues(), at index: Int = 0
  ) -> [NSAttributedString.Key: Any] {
    var builder = TextBuilder(in: environment)
    builder.append(text)
    return builder.result.attributes(at: index, effectiveRange: nil)
  }

  private func font(
    _ text: Text, in environment: EnvironmentValues = EnvironmentValues(), at index: Int = 0
  ) -> UIFont? { attributes(text, in: environment, at: index)[.font] as? UIFont }

  @Test func stylesHaveTheSizesOfTheSystem() {
    let sizes = Font.TextStyle.allCases.map { Font.system($0).uiFont(for: .large).pointSize }
    #expect(sizes == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
  }

  @Test func stylesGrowWithTheTextSizeOfTheUser() {
    #expect(Font.body.uiFont(for: .accessibility5).pointSize == 53)
    #expect(Font.system(size: 20).uiFont(for: .accessibility5).pointSize == 20)
  }

  @Test func theInnermostFontCounts() {
    #expect(font(Text("x").font(.title).font(.caption))?.pointSize == 28)
    var environment = EnvironmentValues()
    environment.font = .largeTitle
    #expect(font(Text("x"), in: environment)?.pointSize == 34)
    #expect(font(Text("x").font(.body), in: environment)?.pointSize == 17)
  }

  @Test func partsOfATextKeepTheirLooks() {
    let text = (Text("a").font(.title) + Text("b")).font(.caption)
    #expect(font(text, at: 0)?.pointSize == 28)
    #expect(font(text, at: 1)?.pointSize == 12)
  }

  @Test func aViewMakesTheFontsOfItsTextsBold() {
    var environment = EnvironmentValues()
    environment.textLook.apply(.bold(true))
    let traits = font(Text("x").font(.title), in: environment)?.fontDescriptor.symbolicTraits
    #expect(traits?.contains(.traitBold) == true)
    let plain = font(Text("x").bold(false), in: environment)?.fontDescriptor.symbolicTraits
    #expect(plain?.contains(.traitBold) == false)
  }

  @Test func linesAndDistancesAreAttributes() {
    let values = attributes(Text("x").underline().strikethrough().kerning(2).baselineOffset(3))
    #expect(values[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(values[.strikethroughStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(values[.kern] as? CGFloat == 2)
    #expect(values[.baselineOffset] as? CGFloat == 3)
  }

  @Test func attributedStringsKeepTheirLooks() {
    var string = AttributedString("x")
    string.font = .title
    string.foregroundColor = Color(red: 1, green: 0, blue: 0)
    let values = attributes(Text(string))
    #expect((values[.font] as? UIFont)?.pointSize == 28)
    #expect((values[.foregroundColor] as? UIColor)?.cgColor.components?.first == 1)
  }

  @Test func aGradientIsThePaintOfTheWholeText() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    var builder = TextBuilder(in: EnvironmentValues())
    builder.append(Text("x").foregroundStyle(gradient))
    #expect(builder.wholePaint != nil)
    builder.append(Text("y"))
    #expect(builder.wholePaint == nil)
  }
}
