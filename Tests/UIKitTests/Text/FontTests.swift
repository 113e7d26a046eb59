import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct FontTests {
  @Test func theSystemFontIsInterUnderApplesName() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.fontName == ".SFUI-Regular")
    #expect(font.familyName == ".AppleSystemUIFont")
    #expect(font.pointSize == 17)
    // Inter's own measures: 0.96875 and 0.2412 of the size.
    #expect(abs(font.ascender - 16.47) < 0.01)
    #expect(abs(font.descender + 4.1) < 0.01)
    #expect(font.lineHeight == font.ascender - font.descender)
    #expect(font.capHeight > font.xHeight && font.xHeight > 0)
  }

  @Test func weightsHaveApplesNumbersAndGrowHeavier() {
    let weights: [(UIFont.Weight, CGFloat)] = [
      (.ultraLight, -0.8), (.thin, -0.6), (.light, -0.4), (.regular, 0), (.medium, 0.23),
      (.semibold, 0.3), (.bold, 0.4), (.heavy, 0.56), (.black, 0.62),
    ]
    var widths: [CGFloat] = []
    for (weight, number) in weights {
      #expect(weight.rawValue == number)
      let font = UIFont.systemFont(ofSize: 40, weight: weight)
      widths.append("Hamburg".size(withAttributes: [.font: font]).width)
    }
    #expect(Set(widths).count == weights.count)
    #expect(widths == widths.sorted())
  }

  @Test func monospacedDigitsAreSaidByTheDescriptor() throws {
    let font = UIFont.systemFont(ofSize: 10)
    typealias Key = UIFontDescriptor.FeatureKey
    let settings = [[Key.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]]
    let asked = UIFont(
      descriptor: font.fontDescriptor.addingAttributes([.featureSettings: settings]), size: 0)
    let direct = UIFont.monospacedDigitSystemFont(ofSize: 10, weight: .regular)
    for digits in [asked, direct] {
      let attributes = digits.fontDescriptor.fontAttributes
      #expect(attributes[.featureSettings] as? [[Key: Int]] == settings)
      #expect(digits.fontName == font.fontName && digits.lineHeight == font.lineHeight)
      let again = UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 0)
      for font in [digits, again] {
        let widths = ["1111", "0000"].map { $0.size(withAttributes: [.font: font]).width }
        #expect(widths[0] == widths[1])
      }
    }
    #expect(font.fontDescriptor.fontAttributes[.featureSettings] == nil)
  }

  @Test func textStylesHaveApplesSizes() {
    let sizes: [(UIFont.TextStyle, CGFloat)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
      (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ]
    for (style, size) in sizes {
      #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
    }
    let headline = UIFont.preferredFont(forTextStyle: .headline)
    #expect(headline.fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func aFontOfApplesThatIsNotHereKeepsItsNameAndOneOfNobodysIsNone() {
    let names = [
      "HelveticaNeue-Light", "Avenir-Book", "Menlo-Regular", "Georgia-Italic", "Courier",
      "MarkerFelt-Wide", "Chalkduster", "AvenirNext-DemiBold", "TimesNewRomanPS-BoldMT",
      "Futura-Medium",
    ]
    for name in names { #expect(UIFont(name: name, size: 12)?.fontName == name) }
    #expect(UIFont(name: "Helvetica Neue", size: 12)?.fontName == "HelveticaNeue")
    #expect(UIFont(name: "Georgia-Italic", size: 12)?.familyName == "Georgia")
    #expect(UIFont(name: "NoSuchFontAtAll", size: 12) == nil)
  }

  @Test func whatStandsInIsOfTheSameClassAndWeight() {
    func width(_ text: String, _ name: String) -> CGFloat {
      text.size(withAttributes: [.font: UIFont(name: name, size: 20)!]).width
    }
    for name in ["Menlo-Regular", "Courier-Bold", "Monaco"] {
      #expect(abs(width("iiii", name) - width("MMMM", name)) < 0.001, "\(name)")
    }
    #expect(width("Hamburg", "HelveticaNeue-Bold") > width("Hamburg", "HelveticaNeue-Light"))
    #expect(width("Hamburg", "Georgia") != width("Hamburg", "Helvetica"))
    let italic = UIFont(name: "HelveticaNeue-Italic", size: 12)!
    #expect(italic.fontDescriptor.symbolicTraits.contains(.traitItalic))
  }

  @Test func digitsOfTheMonospacedDigitFontAreEquallyWide() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
    func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }
    #expect(abs(width("11:11") - width("00:00")) < 0.001)
    #expect(abs(width("1111") - 4 * width("8")) < 0.001)
    let plain = UIFont.systemFont(ofSize: 20)
    #expect("1111".size(withAttributes: [.font: plain]).width < width("1111"))
  }

  @Test func equalFontsAreEqual() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.systemFont(ofSize: 17).hash)
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17).withSize(20) == UIFont.systemFont(ofSize: 20))
  }

  @Test func aDescriptorsTraitsMakeABolderAndALeaningFont() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let both = try #require(
      body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: both, size: 0)
    #expect(font.pointSize == 17)
    #expect(font.fontName == ".SFUI-BoldItalic")
    #expect(font.fontDescriptor.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
    let georgia = try #require(
      UIFont(name: "Georgia", size: 20)?.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: georgia, size: 0).fontName == "Georgia-Bold")
    let mono = try #require(body.fontDescriptor.withDesign(.monospaced))
    #expect(
      UIFont(descriptor: mono, size: 0).fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
  }

  @Test func aDescriptorIsMadeOfAttributes() {
    let family = UIFontDescriptor(fontAttributes: [
      .family: "Avenir Next", .face: "Bold", .size: 14,
    ])
    #expect(UIFont(descriptor: family, size: 0).fontName == "AvenirNext-Bold")
    #expect(family.object(forKey: .family) as? String == "Avenir Next")
    let heavy = UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    #expect(UIFont(descriptor: heavy, size: 0).fontName == ".SFUI-Heavy")
  }

  @Test func familiesCanBeListedAndEveryFaceOfThemIsThere() {
    let families = UIFont.familyNames
    #expect(families.contains("Helvetica Neue") && families.contains("Inter"))
    #expect(families == families.sorted())
    for family in families {
      let names = UIFont.fontNames(forFamilyName: family)
      #expect(!names.isEmpty, "\(family)")
      for name in names { #expect(UIFont(name: name, size: 12) != nil, "\(name)") }
    }
  }

  @Test func metricsChangeNothingAtTheStandardSetting() {
    let font = UIFont.systemFont(ofSize: 30)
    #expect(UIFontMetrics.default.scaledFont(for: font) == font)
    #expect(UIFontMetrics(forTextStyle: .title1).scaledValue(for: 12) == 12)
    #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 20).pointSize == 20)
  }
}
