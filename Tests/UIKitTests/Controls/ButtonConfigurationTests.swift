@_spi(Colors) import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct ButtonConfigurationTests {
  private func button(
    _ configuration: UIButton.Configuration,
    _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = configuration
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    return button
  }

  private func plate(of button: UIButton) -> UIView { button.subviews[0] }

  private func square(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { $0.fill(.infinite) }
  }

  private func textColor(of button: UIButton) -> UIColor? {
    button.titleLabel?.attributedText?
      .attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
  }

  private func font(of label: UILabel?) -> UIFont? {
    label?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
  }

  // MARK: Colors

  @Test func stylesHaveTheirColors() {
    let plain = button(.plain()) { $0.title = "A" }
    #expect(textColor(of: plain) == .systemBlue && plate(of: plain).backgroundColor == .clear)
    let gray = button(.gray()) { $0.title = "A" }
    #expect(textColor(of: gray) == .systemBlue)
    #expect(plate(of: gray).backgroundColor == .tertiarySystemFill)
    let tinted = button(.tinted()) { $0.title = "A" }
    #expect(textColor(of: tinted) == .systemBlue)
    #expect(plate(of: tinted).backgroundColor?.cgColor.alpha == 0.18)
    let filled = button(.filled()) { $0.title = "A" }
    #expect(textColor(of: filled) == .white && plate(of: filled).backgroundColor == .systemBlue)
    let own = button(.filled()) {
      $0.title = "A"
      $0.baseForegroundColor = .black
      $0.baseBackgroundColor = .yellow
    }
    #expect(textColor(of: own) == .black && plate(of: own).backgroundColor == .yellow)
    own.configuration?.background.backgroundColor = .brown
    own.layoutIfNeeded()
    #expect(plate(of: own).backgroundColor == .brown)
  }

  @Test func colorsFollowTheState() {
    let filled = button(.filled()) { $0.title = "A" }
    filled.isEnabled = false
    filled.layoutIfNeeded()
    #expect(textColor(of: filled) == .tertiaryLabel)
    #expect(plate(of: filled).backgroundColor == .tertiarySystemFill)
    let gray = button(.gray()) { $0.title = "A" }
    gray.isSelected = true
    gray.layoutIfNeeded()
    #expect(textColor(of: gray) == .white && plate(of: gray).backgroundColor == .systemBlue)
    gray.configuration?.automaticallyUpdateForSelection = false
    gray.layoutIfNeeded()
    #expect(textColor(of: gray) == .systemBlue)
    gray.isEnabled = false
    gray.automaticallyUpdatesConfiguration = false
    gray.layoutIfNeeded()
    #expect(textColor(of: gray) == .systemBlue)
  }

  @Test func updatedSaysTheColorsOfTheState() {
    let host = UIButton(type: .system)
    #expect(
      UIButton.Configuration.filled().updated(for: host).background.backgroundColor == .systemBlue)
    host.isEnabled = false
    let updated = UIButton.Configuration.filled().updated(for: host)
    #expect(updated.baseForegroundColor == .tertiaryLabel)
  }

  @Test func destructiveButtonsAreRedAndTintsAreFollowed() {
    let filled = button(.filled()) { $0.title = "A" }
    filled.role = .destructive
    filled.layoutIfNeeded()
    #expect(plate(of: filled).backgroundColor == .systemRed)
    let plain = button(.plain()) { $0.title = "A" }
    plain.tintColor = .purple
    plain.layoutIfNeeded()
    #expect(textColor(of: plain) == .purple)
  }

  @Test func transformersHaveTheLastWord() {
    let made = button(.filled()) {
      $0.title = "A"
      $0.image = square(10)
      $0.titleTextAttributesTransformer = .init { incoming in
        var outgoing = incoming
        outgoing.uiKit.font = .boldSystemFont(ofSize: 30)
        return outgoing
      }
      $0.imageColorTransformer = .init { _ in .green }
      $0.background.backgroundColorTransformer = .init { $0.withAlphaComponent(0.5) }
    }
    #expect(font(of: made.titleLabel)?.pointSize == 30 && made.imageView?.tintColor == .green)
    #expect(plate(of: made).backgroundColor?.cgColor.alpha == 0.5)
    let gray = UIConfigurationColorTransformer.grayscale(.red).cgColor.rgba
    #expect(gray.red == gray.green && gray.green == gray.blue && abs(gray.red - 0.299) < 0.001)
  }

  @Test func aHandlerIsAskedWheneverTheStateChanges() {
    let made = button(.filled()) { $0.title = "Off" }
    var calls = 0
    made.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    made.layoutIfNeeded()
    #expect(calls == 1 && made.titleLabel?.text == "Off")
    made.isSelected = true
    made.layoutIfNeeded()
    #expect(calls == 2 && made.titleLabel?.text == "On" && made.configuration?.title == "On")
    made.setNeedsUpdateConfiguration()
    made.layoutIfNeeded()
    #expect(calls == 3)
  }

  // MARK: Sizes and places

  @Test func sizesHaveTheirInsets() {
    let text = button(.filled()) { $0.title = "Size" }
    let label = text.titleLabel?.sizeThatFits(.zero) ?? .zero
    #expect(font(of: text.titleLabel)?.pointSize == 17)
    #expect(text.bounds.size == CGSize(width: label.width + 24, height: label.height + 14))
    #expect(text.bounds.height == 35)
    let large = button(.filled()) {
      $0.title = "Size"
      $0.buttonSize = .large
    }
    #expect(large.bounds.size == CGSize(width: label.width + 40, height: label.height + 30))
    let small = button(.filled()) {
      $0.title = "Size"
      $0.buttonSize = .small
    }
    #expect(font(of: small.titleLabel)?.pointSize == 15 && small.bounds.height == 28.5)
    let own = button(.filled()) {
      $0.title = "Size"
      $0.contentInsets = .zero
      $0.buttonSize = .large
    }
    #expect(own.bounds.size == label)
    own.configuration?.setDefaultContentInsets()
    #expect(own.intrinsicContentSize == large.bounds.size)
  }

  @Test func picturesStandWhereTheyArePlaced() {
    func made(_ placement: NSDirectionalRectEdge) -> UIButton {
      button(.plain()) {
        $0.title = "Title"
        $0.image = square(20)
        $0.imagePlacement = placement
        $0.imagePadding = 5
        $0.contentInsets = .zero
      }
    }
    let label = made(.leading).titleLabel?.sizeThatFits(.zero) ?? .zero
    let leading = made(.leading)
    #expect(leading.imageView?.frame.minX == 0 && leading.titleLabel?.frame.minX == 25)
    #expect(leading.bounds.width == 25 + label.width)
    let trailing = made(.trailing)
    #expect(
      trailing.titleLabel?.frame.minX == 0
        && trailing.imageView?.frame.maxX == trailing.bounds.width)
    let top = made(.top)
    #expect(top.imageView?.frame.minY == 0 && top.titleLabel?.frame.minY == 25)
    #expect(top.bounds.size == CGSize(width: label.width, height: 25 + label.height))
    let bottom = made(.bottom)
    #expect(
      bottom.titleLabel?.frame.minY == 0 && bottom.imageView?.frame.maxY == bottom.bounds.height)
  }

  @Test func subtitlesStandBelowTitles() {
    let made = button(.plain()) {
      $0.title = "A longer title"
      $0.subtitle = "Sub"
      $0.titlePadding = 3
      $0.titleAlignment = .trailing
    }
    let (title, subtitle) = (made.titleLabel?.frame ?? .zero, made.subtitleLabel?.frame ?? .zero)
    #expect(subtitle.minY == title.maxY + 3 && subtitle.maxX == title.maxX)
    #expect(font(of: made.subtitleLabel)?.pointSize == 13)
    made.configuration?.titleAlignment = .center
    made.layoutIfNeeded()
    let middle = made.subtitleLabel?.frame.midX ?? 0
    #expect(abs(middle - (made.titleLabel?.frame.midX ?? 0)) <= 0.5)
  }

  @Test func longTitlesAreBrokenIntoLines() {
    let made = button(.filled()) { $0.title = "A long title that has to wrap into lines" }
    let natural = made.bounds.size
    made.bounds.size = CGSize(width: 120, height: 120)
    made.layoutIfNeeded()
    let label = made.titleLabel?.frame ?? .zero
    #expect(natural.width > 300 && label.width <= 96 && label.height > 60)
    made.configuration?.titleLineBreakMode = .byTruncatingTail
    made.layoutIfNeeded()
    #expect(made.titleLabel?.frame.height == natural.height - 14)
  }

  @Test func cornersAreRoundedByTheirStyle() {
    func radius(_ style: UIButton.Configuration.CornerStyle, _ own: CGFloat? = nil) -> CGFloat {
      let made = button(.filled()) {
        $0.title = "A"
        $0.cornerStyle = style
        if let own { $0.background.cornerRadius = own }
      }
      return plate(of: made).layer.cornerRadius
    }
    #expect(radius(.capsule) == 17.5 && radius(.fixed, 3) == 3 && radius(.dynamic) == 5.95)
    #expect(radius(.small) < radius(.medium) && radius(.medium) < radius(.large))
    #expect(radius(.fixed, 400) < 20)
  }

  @Test func backgroundsHaveStrokesPicturesAndViews() {
    let custom = UIView()
    let made = button(.plain()) {
      $0.title = "A"
      $0.background.strokeColor = .red
      $0.background.strokeWidth = 2
      $0.background.strokeOutset = 3
      $0.background.cornerRadius = 6
      $0.cornerStyle = .fixed
      $0.background.image = square(4)
      $0.background.customView = custom
      $0.background.backgroundInsets = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    let plate = plate(of: made)
    #expect(plate.frame.origin == CGPoint(x: 2, y: 1) && custom.frame == plate.bounds)
    #expect(plate.frame.maxX == made.bounds.maxX - 4 && plate.frame.maxY == made.bounds.maxY - 3)
    let stroke = plate.subviews.first { $0.layer.borderWidth == 2 }
    #expect(stroke?.frame == plate.bounds.insetBy(dx: -3, dy: -3))
    #expect(stroke?.layer.cornerRadius == 9 && stroke?.layer.borderColor == UIColor.red.cgColor)
    #expect((plate.subviews.first as? UIImageView)?.image != nil)
    made.configuration?.background.customView = nil
    made.layoutIfNeeded()
    #expect(custom.superview == nil)
  }

  @Test func aWheelTakesThePicturesPlace() {
    let made = button(.filled()) {
      $0.title = "Wait"
      $0.image = square(20)
      $0.showsActivityIndicator = true
    }
    let wheel = made.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(wheel?.isAnimating == true && wheel?.color == .white && made.imageView?.image == nil)
    #expect(wheel?.frame.minX == 12)
    made.configuration?.showsActivityIndicator = false
    made.layoutIfNeeded()
    #expect(wheel?.isAnimating == false && made.imageView?.image != nil)
  }

  @Test func withoutAConfigurationTheStatesCountAgain() {
    let made = button(.filled()) { $0.title = "Configured" }
    made.setTitle("Plain", for: .normal)
    #expect(made.titleLabel?.text == "Configured" && made.currentTitle == "Configured")
    made.configuration = nil
    made.layoutIfNeeded()
    #expect(made.titleLabel?.text == "Plain" && made.titleLabel?.numberOfLines == 1)
    #expect(plate(of: made).isHidden && made.titleLabel?.textColor == .systemBlue)
  }

  @Test func aTitleForTheStateIsTakenWhereTheConfigurationHasNone() {
    let made = UIButton(configuration: .gray())
    made.setTitle("By state", for: .normal)
    #expect(made.titleLabel?.text == "By state")
  }

  @Test func configurationsAreValues() {
    var first = UIButton.Configuration.filled()
    first.title = "A"
    var second = first
    #expect(first == second && first.hashValue == second.hashValue)
    second.imagePadding = 4
    #expect(first != second)
    second = first
    second.titleTextAttributesTransformer = .init { $0 }
    #expect(first != second)
    #expect(UIButton.Configuration.borderedProminent() == .filled())
  }
}
