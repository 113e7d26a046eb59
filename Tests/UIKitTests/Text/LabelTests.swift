import CoreGraphics
import Foundation
import PageProtocol
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct LabelTests {
  private func label(_ text: String, _ frame: CGRect = .zero) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    return label
  }

  /// The text a label's layer shows.
  private func shown(_ label: UILabel) -> LayerText? {
    label.layer.displayIfNeeded()
    return label.layer.modelValues.text
  }

  @Test func aNewLabelIsAsUIKitMakesOne() {
    let label = UILabel()
    #expect(label.text == nil && label.attributedText == nil)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textAlignment == .natural && label.lineBreakMode == .byTruncatingTail)
    #expect(label.numberOfLines == 1 && label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(label.isEnabled && !label.isHighlighted && !label.adjustsFontSizeToFitWidth)
    #expect(label.intrinsicContentSize == .zero)
  }

  /// (d) UILabel and UIImageView default to interaction off.
  @Test func aLabelDoesNotTakeTouches() {
    #expect(!UILabel().isUserInteractionEnabled)
  }

  @Test func itsSizeIsItsTextsRoundedUpToPixels() {
    let label = label("Hello")
    let exact = "Hello".size(withAttributes: [.font: label.font!])
    let size = label.intrinsicContentSize
    #expect(size.width >= exact.width && size.width < exact.width + 0.5)
    #expect(size.height >= exact.height && size.height < exact.height + 0.5)
    #expect((size.width * 2).truncatingRemainder(dividingBy: 1) == 0)
    label.sizeToFit()
    #expect(label.bounds.size == size)
  }

  @Test func aLabelOfOneLineFitsItsWholeTextAndOneOfManyKeepsItsWidth() {
    let text = "A text that is longer than its label is wide"
    let label = label(text, CGRect(x: 0, y: 0, width: 100, height: 10))
    label.sizeToFit()
    #expect(label.bounds.width > 300)
    label.frame.size = CGSize(width: 100, height: 10)
    label.numberOfLines = 0
    label.sizeToFit()
    #expect(label.bounds.width <= 100 && label.bounds.height > 60)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 100, height: 1000)).height < 45)
    label.preferredMaxLayoutWidth = 150
    #expect(label.intrinsicContentSize.width <= 150)
  }

  @Test func itsTextGoesToTheLayerAsLettersAndNothingIsDrawn() throws {
    let label = label("Hello", CGRect(x: 0, y: 0, width: 100, height: 40))
    label.textColor = .red
    let text = try #require(shown(label))
    #expect(label.layer.contents == nil)
    #expect(text.runs.map(\.text) == ["Hello"])
    let run = text.runs[0]
    #expect(run.font.source == .studioFile("Inter-Regular.otf"))
    #expect(run.size == 17 && run.color == UIColor.red.cgColor)
    // In the middle of its height, its baseline on a whole pixel.
    #expect((run.origin.y * 2).truncatingRemainder(dividingBy: 1) == 0)
    #expect(abs(run.origin.y - (20 + (label.font.ascender + label.font.descender) / 2)) <= 0.25)
  }

  @Test func alignmentPlacesTheLines() throws {
    let label = label("Hi", CGRect(x: 0, y: 0, width: 200, height: 30))
    let width = "Hi".size(withAttributes: [.font: label.font!]).width
    let places: [(NSTextAlignment, CGFloat)] = [
      (.left, 0), (.natural, 0), (.center, (200 - width) / 2), (.right, 200 - width),
    ]
    for (alignment, x) in places {
      label.textAlignment = alignment
      #expect(abs(try #require(shown(label)).runs[0].origin.x - x) < 0.001)
    }
  }

  @Test func whatDoesNotFitEndsInAnEllipsisWhereTheModeSays() throws {
    let label = label("The quick brown fox jumps", CGRect(x: 0, y: 0, width: 120, height: 30))
    func text() throws -> String { try #require(shown(label)).runs.map(\.text).joined() }
    #expect(try text().hasPrefix("The") && text().hasSuffix("…"))
    label.lineBreakMode = .byTruncatingHead
    #expect(try text().hasPrefix("…") && text().hasSuffix("jumps"))
    label.lineBreakMode = .byTruncatingMiddle
    #expect(try text().hasPrefix("The") && text().hasSuffix("jumps") && text().contains("…"))
    label.lineBreakMode = .byClipping
    #expect(try text() == "The quick brown fox jumps")
    label.lineBreakMode = .byWordWrapping
    #expect(try text() == "The quick")
  }

  @Test func theLastOfSeveralLinesIsTheOneThatIsShortened() throws {
    let label = label(
      "one two three four five six seven", CGRect(x: 0, y: 0, width: 70, height: 100))
    label.numberOfLines = 2
    let runs = try #require(shown(label)).runs
    #expect(runs.first?.text == "one two")
    #expect(runs.map(\.text).joined().hasSuffix("…"))
    #expect(Set(runs.map(\.origin.y)).count == 2)
  }

  @Test func lettersBecomeSmallerUntilTheyFitAndTheBaselineStays() throws {
    let label = label("A rather long text", CGRect(x: 0, y: 0, width: 70, height: 30))
    let full = try #require(shown(label)).runs[0]
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.3
    let run = try #require(shown(label)).runs[0]
    #expect(run.text == "A rather long text" && run.size < 17 && run.width <= 70.01)
    #expect(abs(run.origin.y - full.origin.y) <= 0.5)
    label.minimumScaleFactor = 0.9
    #expect(try #require(shown(label)).runs.map(\.text).joined().hasSuffix("…"))
    #expect(try #require(shown(label)).runs[0].size == 17 * 0.9)
  }

  @Test func attributesOfTheTextAreShownAndTheFirstBecomeTheLabels() throws {
    let text = NSMutableAttributedString(
      string: "Red blue",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red])
    text.addAttribute(
      .foregroundColor, value: UIColor.blue, range: NSRange(location: 4, length: 4))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.attributedText = text
    #expect(label.text == "Red blue" && label.font.pointSize == 20 && label.textColor == .red)
    let runs = try #require(shown(label)).runs
    #expect(runs.map(\.color) == [UIColor.red.cgColor, UIColor.blue.cgColor])
    label.textColor = .green
    #expect(Set(try #require(shown(label)).runs.map(\.color)) == [UIColor.green.cgColor])
  }

  @Test func aChangedParagraphStyleObjectDoesNotChangeWhatALabelWasGiven() throws {
    let style = NSMutableParagraphStyle()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
    let before = label.intrinsicContentSize
    style.minimumLineHeight = 100
    label.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
    #expect(before.height < 30 && label.intrinsicContentSize.height == 100)
  }

  @Test func aShadowAndEmojiMakeAPicture() {
    let label = label("Hi", CGRect(x: 0, y: 0, width: 100, height: 40))
    label.shadowColor = .gray
    #expect(shown(label) == nil && label.layer.contents != nil)
    label.shadowColor = nil
    #expect(shown(label) != nil && label.layer.contents == nil)
    label.text = "😀"
    #expect(shown(label) == nil && label.layer.contents != nil)
  }

  @Test func aSubclassThatMovesItsTextShowsLettersThere() throws {
    final class Inset: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)))
      }
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 20, height: size.height)
      }
    }
    let label = Inset(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.text = "Hi"
    #expect(try #require(shown(label)).runs[0].origin.x == 20)
    #expect(label.layer.contents == nil)
  }

  @Test func aSubclassThatDrawsMakesAPictureWithTheText() throws {
    final class Lined: UILabel {
      override func draw(_ rect: CGRect) {
        super.draw(rect)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    }
    let label = Lined(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.text = "IIIII"
    label.textAlignment = .right
    #expect(shown(label) == nil)
    let probe = try PixelProbe(label.layer.contents as! CGImage?)
    #expect(probe[5, 5] == [255, 0, 0, 255])
    #expect((140..<200).contains { probe[$0, 40][3] > 100 })
  }

  @Test func aTreeSaysItsText() {
    let label = label("Say \"hi\"\nto \\ me")
    #expect(label.treeDetails == ["text=\"Say \\\"hi\\\"\\nto \\\\ me\""])
  }

  @Test func aCommitSendsTheFontOnceAndThenTheText() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    for row in 0..<3 {
      root.addSubview(label("Row \(row)", CGRect(x: 0, y: row * 20, width: 100, height: 20)))
    }
    try TestStage.run(showing: root) { stage in
      stage.stage.topLevelEnded()
      stage.stage.turnEnded()
      #expect(root.subviews.allSatisfy { $0.layer.modelValues.text?.runs.count == 1 })
    }
  }
}
