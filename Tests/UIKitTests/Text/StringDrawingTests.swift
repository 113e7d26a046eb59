import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct StringDrawingTests {
  private let font = UIFont.systemFont(ofSize: 20)

  /// How many pixels are neither white nor clear, in a rectangle.
  private func ink(_ image: UIImage, in rect: CGRect? = nil) throws -> Int {
    let probe = try PixelProbe(image)
    let area = rect ?? CGRect(origin: .zero, size: image.size)
    var count = 0
    for y in Int(area.minY)..<Int(area.maxY) {
      for x in Int(area.minX)..<Int(area.maxX) where probe[x, y][3] > 127 { count += 1 }
    }
    return count
  }

  @Test func lettersStandUprightWithTheirUpperLeftCornerAtThePoint() throws {
    let image = PixelProbe.drawing(60, 60) {
      "L".draw(at: CGPoint(x: 10, y: 10), withAttributes: [.font: UIFont.systemFont(ofSize: 40)])
    }
    // An L is heavier at its foot, and nothing of it lies left of the point or above it.
    let top = try ink(image, in: CGRect(x: 0, y: 20, width: 60, height: 10))
    let foot = try ink(image, in: CGRect(x: 0, y: 42, width: 60, height: 10))
    #expect(top > 0 && foot > top)
    #expect(try ink(image, in: CGRect(x: 0, y: 0, width: 10, height: 60)) == 0)
    #expect(try ink(image, in: CGRect(x: 0, y: 0, width: 60, height: 10)) == 0)
  }

  @Test func aBackgroundFillsTheLineBehindTheLetters() throws {
    let image = PixelProbe.drawing(40, 40) {
      " ".draw(
        at: .zero,
        withAttributes: [.font: UIFont.systemFont(ofSize: 40), .backgroundColor: UIColor.red]
      )
    }
    #expect(try PixelProbe(image)[3, 20] == [255, 0, 0, 255])
  }

  @Test func linesUnderAndThroughLettersHaveTheirOwnColours() throws {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 100), .foregroundColor: UIColor.clear,
      .underlineStyle: NSUnderlineStyle.thick.rawValue, .underlineColor: UIColor.red,
      .strikethroughStyle: NSUnderlineStyle.thick.rawValue, .strikethroughColor: UIColor.blue,
    ]
    let image = PixelProbe.drawing(60, 140) { "x".draw(at: .zero, withAttributes: attributes) }
    let probe = try PixelProbe(image)
    let reds = (0..<140).filter { probe[20, $0] == [255, 0, 0, 255] }
    let blues = (0..<140).filter { probe[20, $0] == [0, 0, 255, 255] }
    #expect(!reds.isEmpty && !blues.isEmpty)
    #expect(try #require(blues.max()) < #require(reds.min()))
  }

  @Test func aShadowFallsToTheRightAndDownwards() throws {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.blue
    shadow.shadowOffset = CGSize(width: 60, height: 50)
    let image = PixelProbe.drawing(140, 140) {
      "I".draw(
        at: .zero,
        withAttributes: [
          .font: UIFont.boldSystemFont(ofSize: 60), .foregroundColor: UIColor.red, .shadow: shadow,
        ])
    }
    #expect(try ink(image, in: CGRect(x: 60, y: 60, width: 60, height: 70)) > 50)
    #expect(try ink(image, in: CGRect(x: 60, y: 0, width: 60, height: 50)) == 0)
  }

  @Test func linesThatDoNotFitTheRectangleAreNotDrawn() throws {
    let image = PixelProbe.drawing(100, 100) {
      "one\ntwo\nthree".draw(
        in: CGRect(x: 0, y: 0, width: 100, height: 55), withAttributes: [.font: font])
    }
    #expect(try ink(image, in: CGRect(x: 0, y: 25, width: 100, height: 24)) > 0)
    #expect(try ink(image, in: CGRect(x: 0, y: 52, width: 100, height: 48)) == 0)
  }

  @Test func sizesAreNotRoundedAndAreTheSumOfTheLetters() {
    let text = "Hello"
    let size = text.size(withAttributes: [.font: font])
    #expect(size.height == font.lineHeight)
    #expect(size == (text as NSString).size(withAttributes: [.font: font]))
    #expect(size == NSAttributedString(string: text, attributes: [.font: font]).size())
    #expect(abs(size.width - 47.869) < 0.01)
    #expect(size.width != size.width.rounded())
  }

  @Test func withNothingSaidTextIsHelveticaOfTwelvePoints() {
    let helvetica = UIFont(name: "Helvetica", size: 12)!
    #expect("x".size() == "x".size(withAttributes: [.font: helvetica]))
  }

  @Test func textIsBrokenWithinAWidthOnlyWithTheLineFragmentOrigin() {
    let text = "Several words that need more than one line"
    let room = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
    let broken = text.boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    let single = text.boundingRect(with: room, attributes: [.font: font], context: nil)
    #expect(broken.width <= 100 && broken.height > 3 * font.lineHeight)
    #expect(broken.origin == .zero)
    #expect(single.height == font.lineHeight && single.width > 300)
    #expect(single.minY == font.descender)
  }

  @Test func spaceBetweenLinesCountsBetweenThemAndNotBehindTheLast() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    let size = "a\nb".size(withAttributes: [.font: font, .paragraphStyle: style])
    // The space of a paragraph's line follows it, the last one's does not count.
    #expect(abs(size.height - (2 * font.lineHeight + 10)) < 0.001)
  }

  @Test func aLinesHeightIsMultipliedAndBounded() {
    func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      let style = NSMutableParagraphStyle()
      change(style)
      return "x".size(withAttributes: [.font: font, .paragraphStyle: style]).height
    }
    #expect(height { $0.lineHeightMultiple = 2 } == 2 * font.lineHeight)
    #expect(height { $0.minimumLineHeight = 50 } == 50)
    #expect(height { $0.maximumLineHeight = 10 } == 10)
    #expect(
      height {
        $0.lineHeightMultiple = 2
        $0.maximumLineHeight = 30
      } == 30)
  }

  @Test func aDrawingContextMakesLettersSmallerUntilTheyFit() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.25
    let size = CGSize(width: 100, height: 24)
    let rect = "A long line".boundingRect(
      with: size, options: .usesLineFragmentOrigin,
      attributes: [.font: UIFont.systemFont(ofSize: 40)], context: context)
    #expect(rect.width <= 100.01 && rect.height <= 24.26)
    #expect(context.actualScaleFactor < 1 && context.actualScaleFactor >= 0.25)
    #expect(context.totalBounds == rect)
  }

  @Test func anAttachmentTakesItsPicturesPlaceAmongLetters() throws {
    let attachment = NSTextAttachment()
    attachment.image = PixelProbe.drawing(30, 50) {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 30, height: 50))
    }
    let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
    let before = text.size()
    text.append(NSAttributedString(attachment: attachment))
    #expect(abs(text.size().width - before.width - 30) < 0.001)
    #expect(text.size().height > 50)
    attachment.bounds = CGRect(x: 0, y: -10, width: 8, height: 8)
    #expect(abs(text.size().width - before.width - 8) < 0.001)
    let image = PixelProbe.drawing(60, 60) {
      NSAttributedString(attachment: attachment).draw(at: .zero)
    }
    #expect(try ink(image) > 50)
  }

  @Test func emojiAreDrawnInColour() throws {
    let image = PixelProbe.drawing(60, 60) {
      "😀".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 40)])
    }
    let probe = try PixelProbe(image)
    let yellow = (0..<60).contains { x in
      (0..<60).contains { y in
        let pixel = probe[x, y]
        return pixel[3] == 255 && pixel[0] > 220 && pixel[1] > 150 && pixel[2] < 100
      }
    }
    #expect(yellow)
  }
}
