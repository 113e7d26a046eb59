import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

private final class FramedButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setTitle("Mine", for: .normal)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: 1, y: 2, width: 30, height: 20)
  }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: 40, y: 2, width: 10, height: 10)
  }
}

@MainActor
@Suite(.serialized)
struct ButtonTests {
  private func picture(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .red) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  // MARK: Values by state

  @Test func aStateOfWhichNothingWasSaidHasWhatTheNormalOneHas() {
    let button = UIButton()
    button.setTitle("normal", for: .normal)
    button.setTitle("chosen", for: .selected)
    #expect(button.title(for: .highlighted) == "normal")
    #expect(button.title(for: .selected) == "chosen")
    button.isSelected = true
    #expect(button.currentTitle == "chosen")
    button.isHighlighted = true
    #expect(button.currentTitle == "normal")
    button.setTitle("both", for: [.selected, .highlighted])
    #expect(button.currentTitle == "both" && button.titleLabel?.text == "both")
    button.setTitle(nil, for: [.selected, .highlighted])
    #expect(button.currentTitle == "normal")
  }

  @Test func anAttributedTitleComesBeforeAPlainOne() {
    let button = UIButton()
    button.setTitle("plain", for: .normal)
    let text = NSAttributedString(string: "rich", attributes: [.foregroundColor: UIColor.red])
    button.setAttributedTitle(text, for: .normal)
    #expect(button.titleLabel?.text == "rich" && button.currentTitle == "plain")
    #expect(button.attributedTitle(for: .highlighted)?.string == "rich")
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "plain")
    #expect(button.titleLabel?.textColor == .white)
  }

  @Test func titleColorsAreWhiteOrTheTint() {
    let custom = UIButton(type: .custom)
    #expect(custom.currentTitleColor == .white && custom.titleColor(for: .disabled) == .white)
    let system = UIButton(type: .system)
    system.setTitle("Go", for: .normal)
    #expect(system.titleLabel?.textColor == .systemBlue)
    system.tintColor = .systemPink
    #expect(system.titleLabel?.textColor == .systemPink)
    system.isEnabled = false
    #expect(system.titleLabel?.textColor == .tertiaryLabel)
    system.setTitleColor(.green, for: .disabled)
    #expect(system.titleLabel?.textColor == .green)
    system.isEnabled = true
    system.role = .destructive
    #expect(system.titleLabel?.textColor == .systemRed)
    system.setTitleColor(.brown, for: .normal)
    #expect(system.currentTitleColor == .brown)
    #expect(system.titleColor(for: .selected) == .brown)
  }

  @Test func shadowsTurnOverUnderAFinger() {
    let button = UIButton()
    button.setTitle("Shade", for: .normal)
    button.setTitleShadowColor(.black, for: .normal)
    button.titleLabel?.shadowOffset = CGSize(width: 1, height: 2)
    button.reversesTitleShadowWhenHighlighted = true
    button.isHighlighted = true
    #expect(button.titleLabel?.shadowColor == .black)
    #expect(button.titleLabel?.shadowOffset == CGSize(width: -1, height: -2))
    button.isHighlighted = false
    #expect(button.titleLabel?.shadowOffset == CGSize(width: 1, height: 2))
  }

  // MARK: Sizes

  @Test func sizesAreThoseOfIOS() {
    #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
    #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    let title = button.titleLabel?.sizeThatFits(.zero) ?? .zero
    #expect(button.titleLabel?.font.pointSize == 15)
    #expect(button.intrinsicContentSize == CGSize(width: title.width.rounded(.up), height: 30))
    #expect(button.sizeThatFits(CGSize(width: 5, height: 5)) == button.intrinsicContentSize)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
    let height = (title.height + 3 - 0.5).rounded(.up)
    #expect(
      button.intrinsicContentSize == CGSize(width: (title.width + 30).rounded(.up), height: height))
    let large = UIButton(type: .custom)
    large.setTitle("Button", for: .normal)
    #expect(large.titleLabel?.font.pointSize == 18 && large.intrinsicContentSize.height == 34)
  }

  @Test func picturesCountInSizes() {
    let button = UIButton()
    button.setImage(picture(20, 50), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 50))
    button.setTitle("A", for: .normal)
    let title = button.titleLabel?.sizeThatFits(.zero).width ?? 0
    #expect(button.intrinsicContentSize == CGSize(width: (20 + title).rounded(.up), height: 50))
    button.setBackgroundImage(picture(90, 60), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 90, height: 60))
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: 90, height: 60))
  }

  // MARK: Places

  @Test func pictureAndTitleStandBesideEachOther() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    button.setImage(picture(20, 20), for: .normal)
    button.setTitle("Title", for: .normal)
    let title = button.titleLabel?.sizeThatFits(.zero) ?? .zero
    button.layoutIfNeeded()
    let left = ((200 - 20 - title.width) / 2 * 2).rounded() / 2
    #expect(button.imageView?.frame == CGRect(x: left, y: 20, width: 20, height: 20))
    #expect(button.titleLabel?.frame.minX == left + 20)
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.origin == .zero)
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.maxX == 200 && button.imageView?.frame.maxY == 60)
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 20, height: 60))
    #expect(button.titleLabel?.frame == CGRect(x: 20, y: 0, width: 180, height: 60))
  }

  @Test func aTitleKeepsItsPaddingAtTopAndBottom() throws {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.sizeToFit()
    #expect(button.frame.origin == .zero)
    let fitting = button.bounds.height
    button.frame.size.height = 100
    let title = try #require(button.titleLabel).bounds.height
    button.contentVerticalAlignment = .top
    #expect(button.titleLabel?.frame.minY == 6)
    button.contentVerticalAlignment = .bottom
    #expect(button.titleLabel?.frame.maxY == 94)
    button.frame.size.height = fitting
    #expect(button.titleLabel?.frame.height == title)
    button.frame.size.height = title
    button.contentVerticalAlignment = .top
    #expect(button.titleLabel?.frame.minY == 0)
    button.frame.size.height = 100
    button.contentEdgeInsets.top = 0.5
    #expect(button.titleLabel?.frame.minY == 0.5)
  }

  @Test func pictureAndTitleAreAtTheirPlacesForWhoeverAsksForThem() {
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    button.setTitle("Title", for: .normal)
    button.setImage(picture(10, 10), for: .normal)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -10, bottom: 0, right: 10)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    let (image, title) = (button.imageView?.frame ?? .null, button.titleLabel?.frame ?? .null)
    #expect(title.minX - image.maxX == 20)
    #expect(abs(title.midY - image.midY) <= 0.5 && image.midY == 50)
  }

  @Test func insetsMoveByHalfWhenCentered() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    button.setImage(picture(20, 20), for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 90)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -10, bottom: 6, right: 10)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.origin == CGPoint(x: 80, y: 17))
    button.contentHorizontalAlignment = .left
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == -10)
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 20)
    #expect(button.contentRect(forBounds: button.bounds).minX == 30)
  }

  @Test func withTextFromTheRightThePictureIsOnTheRight() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    button.traitOverrides.layoutDirection = .rightToLeft
    button.setImage(picture(20, 20), for: .normal)
    button.setTitle("Title", for: .normal)
    button.contentHorizontalAlignment = .leading
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.maxX == 200)
    #expect(button.titleLabel?.frame.maxX == 180)
  }

  @Test func titlesGiveWayToPicturesAndAreShortened() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    button.setImage(picture(20, 20), for: .normal)
    button.setTitle("A title that is much too long", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.width == 30 && button.imageView?.frame.width == 20)
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
  }

  @Test func subclassesSayWhereThingsAre() {
    let button = FramedButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    button.setImage(picture(4, 4), for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 1, y: 2, width: 30, height: 20))
    #expect(button.imageView?.frame == CGRect(x: 40, y: 2, width: 10, height: 10))
    #expect(FramedButton(type: .system).buttonType == .system)
  }

  @Test func partsLieBehindWhatAPageAdds() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    let own = UIView()
    button.addSubview(own)
    button.setTitle("A", for: .normal)
    button.setImage(picture(4, 4), for: .normal)
    button.setBackgroundImage(picture(8, 8), for: .normal)
    button.layoutIfNeeded()
    #expect(button.subviews.count == 4 && button.subviews.last === own)
    #expect(button.subviews[1] === button.imageView && button.subviews[2] === button.titleLabel)
    #expect(button.subviews[0].frame == button.bounds)
  }
}
