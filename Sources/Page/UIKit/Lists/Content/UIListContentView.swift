import CoreGraphics
import Foundation

/// Shows a list's configuration.
@MainActor @preconcurrency
open class UIListContentView: UIView, UIContentView {
  private var content: UIListContentConfiguration
  private let image = UIImageView()
  private let text = UILabel()
  private let secondary = UILabel()

  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    show()
  }

  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    show()
  }

  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      content = newValue
      show()
    }
  }

  private func show() {
    let properties = content.imageProperties
    image.image = content.image.map { image in
      properties.preferredSymbolConfiguration.flatMap { image.applyingSymbolConfiguration($0) }
        ?? image
    }
    image.tintColor = properties.tintColor
    image.layer.cornerRadius = properties.cornerRadius
    image.clipsToBounds = properties.cornerRadius > 0
    fill(text, content.text, content.attributedText, content.textProperties)
    fill(
      secondary, content.secondaryText, content.secondaryAttributedText,
      content.secondaryTextProperties)
    hold(image, at: .back, if: image.image != nil)
    hold(text, at: .front, if: isShown(text))
    hold(secondary, at: .front, if: isShown(secondary))
    setNeedsLayout()
  }

  private func fill(
    _ label: UILabel, _ plain: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = plain.map { properties.shown($0) }
    }
  }

  private func isShown(_ label: UILabel) -> Bool { !(label.text ?? "").isEmpty }

  // MARK: Layout

  private var imageSize: CGSize {
    image.image.map { content.imageProperties.size(of: $0) } ?? .zero
  }

  private var imageRoom: CGSize {
    let (own, reserved) = (imageSize, content.imageProperties.reservedLayoutSize)
    guard own != .zero else { return reserved }
    return CGSize(
      width: reserved.width > 0 ? reserved.width : own.width,
      height: reserved.height > 0 ? reserved.height : own.height)
  }

  /// Where the texts begin.
  var textStart: CGFloat {
    let room = imageRoom.width
    return content.directionalLayoutMargins.leading
      + (room > 0 ? room + content.imageToTextPadding : 0)
  }

  private struct Texts {
    var first = CGRect.zero
    var second = CGRect.zero
    var height: CGFloat = 0
  }

  private func texts(in width: CGFloat) -> Texts {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let first = isShown(text) ? text.sizeThatFits(room) : .zero
    let second = isShown(secondary) ? secondary.sizeThatFits(room) : .zero
    let gap = content.textToSecondaryTextHorizontalPadding
    if content.prefersSideBySideTextAndSecondaryText, first.width + gap + second.width <= width {
      let height = max(first.height, second.height)
      return Texts(
        first: CGRect(x: 0, y: 0, width: width - second.width - gap, height: height),
        second: CGRect(x: width - second.width, y: 0, width: second.width, height: height),
        height: height)
    }
    let between =
      first.height > 0 && second.height > 0 ? content.textToSecondaryTextVerticalPadding : 0
    return Texts(
      first: CGRect(x: 0, y: 0, width: width, height: first.height),
      second: CGRect(x: 0, y: first.height + between, width: width, height: second.height),
      height: first.height + between + second.height)
  }

  /// As wide as the texts are in one line.
  private var naturalWidth: CGFloat {
    let room = CGSize(
      width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    let first = isShown(text) ? text.sizeThatFits(room).width : 0
    let second = isShown(secondary) ? secondary.sizeThatFits(room).width : 0
    let texts =
      content.prefersSideBySideTextAndSecondaryText
      ? first + (second > 0 ? content.textToSecondaryTextHorizontalPadding + second : 0)
      : max(first, second)
    return (textStart + texts + content.directionalLayoutMargins.trailing).rounded(.up)
  }

  private func textWidth(in width: CGFloat) -> CGFloat {
    max(width - textStart - content.directionalLayoutMargins.trailing, 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = content.directionalLayoutMargins
    let width = size.width < .greatestFiniteMagnitude ? size.width : naturalWidth
    let height = max(texts(in: textWidth(in: width)).height, imageRoom.height)
    return CGSize(width: width, height: height + margins.top + margins.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (size, room) = (imageSize, imageRoom)
    image.frame = CGRect(
      x: content.directionalLayoutMargins.leading + (room.width - size.width) / 2,
      y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    let texts = texts(in: textWidth(in: bounds.width))
    let top = ((bounds.height - texts.height) / 2).rounded()
    text.frame = texts.first.offsetBy(dx: textStart, dy: top)
    secondary.frame = texts.second.offsetBy(dx: textStart, dy: top)
  }
}
