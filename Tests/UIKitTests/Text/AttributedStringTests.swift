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

  @Test func attributesOfOtherTypesAndNumbersThatAreNoneSayNothing() {
    let plain = NSAttributedString(string: "Hello").size()
    let keys: [NSAttributedString.Key] = [
      .font, .foregroundColor, .backgroundColor, .paragraphStyle, .kern, .ligature, .underlineStyle,
      .underlineColor, .strikethroughStyle, .strokeWidth, .strokeColor, .shadow, .baselineOffset,
      .obliqueness, .expansion, .attachment, .writingDirection,
    ]
    for key in keys {
      for odd in ["odd" as Any, Double.nan, NSObject(), [Double.nan], Double?.none as Any] {
        let text = NSAttributedString(string: "Hello", attributes: [key: odd])
        #expect(text.size() == plain, "\(key) \(odd)")
      }
      for odd in [Double.infinity, -Double.infinity, 1e300, UInt64.max as Any, [1e300]] {
        let text = NSAttributedString(string: "Hello", attributes: [key: odd])
        let size = text.size()
        #expect(size.width.isFinite && size.height.isFinite, "\(key) \(odd)")
        _ = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in
          text.draw(at: .zero)
        }
      }
    }
  }

  @Test func paragraphsShadowsAndFontsOfOddNumbersAreSetAllTheSame() {
    for odd in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      let style = NSMutableParagraphStyle()
      (style.lineSpacing, style.lineHeightMultiple, style.headIndent) = (odd, odd, odd)
      (style.minimumLineHeight, style.paragraphSpacing, style.tailIndent) = (odd, odd, odd)
      (style.firstLineHeadIndent, style.defaultTabInterval) = (odd, odd)
      style.tabStops = [NSTextTab(textAlignment: .left, location: odd)]
      let shadow = NSShadow()
      (shadow.shadowOffset, shadow.shadowBlurRadius) = (CGSize(width: odd, height: odd), odd)
      let text = NSAttributedString(
        string: "One\ttwo\nthree",
        attributes: [
          .paragraphStyle: style, .shadow: shadow, .font: UIFont.systemFont(ofSize: odd),
        ])
      let size = text.boundingRect(
        with: CGSize(width: 100, height: 100), options: .usesLineFragmentOrigin, context: nil
      ).size
      #expect(size.width.isFinite && size.height.isFinite, "\(odd)")
      _ = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in
        text.draw(in: CGRect(x: 0, y: 0, width: 9, height: 9))
      }
    }
  }
}
