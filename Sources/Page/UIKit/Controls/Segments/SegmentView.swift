import CoreGraphics
import Foundation

/// One segment: its title or picture, and what a page puts behind it.
@MainActor
final class SegmentView: UIView {
  var content: SegmentContent
  var adjustment = UIOffset.zero

  private let background = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  /// The size of a title that looks as usual, once it was asked for.
  private var measured: (content: String?, size: CGSize)?

  /// How much room is left beside a title.
  private static let margin: CGFloat = 10
  static let faint: CGFloat = 0.2

  init(_ content: SegmentContent) {
    self.content = content
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
  }

  required init?(coder: NSCoder) { nil }

  func show(_ style: SegmentStyle, in state: UIControl.State) {
    let attributes = style.titleAttributes(in: state)
    showTitle(attributes, isPlain: style.attributes.isEmpty)
    picture.image = content.image
    picture.tintColor = attributes[.foregroundColor] as? UIColor ?? .label
    let isFaint = state.contains(.highlighted) && !state.contains(.selected)
    label.alpha = isFaint ? Self.faint : 1
    picture.alpha = state.contains(.disabled) || isFaint ? 0.3 : 1
    background.image = style.background(in: state)
    hold(background, at: .back, if: background.image != nil)
    hold(label, at: .front, if: content.title != nil)
    hold(picture, at: .front, if: content.image != nil)
    setNeedsLayout()
  }

  private func showTitle(_ attributes: [NSAttributedString.Key: Any], isPlain: Bool) {
    if isPlain {
      label.font = attributes[.font] as? UIFont
      label.textColor = attributes[.foregroundColor] as? UIColor
      label.text = content.title
    } else {
      label.attributedText = content.title.map {
        NSAttributedString(string: $0, attributes: attributes)
      }
    }
    label.textAlignment = .center
  }

  /// What its content asks for, the widest way it may look.
  func neededSize(_ style: SegmentStyle) -> CGSize {
    guard style.attributes.isEmpty else { return measure(style) }
    if let measured, measured.content == content.title, content.image == nil {
      return measured.size
    }
    let size = measure(style)
    measured = (content.title, size)
    return size
  }

  private func measure(_ style: SegmentStyle) -> CGSize {
    if let image = content.image {
      return CGSize(width: image.size.width + 2 * Self.margin, height: image.size.height)
    }
    let title = (content.title ?? "") as NSString
    let sizes = [UIControl.State.normal, .selected].map {
      title.size(withAttributes: style.titleAttributes(in: $0))
    }
    return CGSize(
      width: max(sizes[0].width, sizes[1].width).rounded(.up) + 2 * Self.margin,
      height: max(sizes[0].height, sizes[1].height).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let dx = content.offset.width + adjustment.horizontal
    let dy = content.offset.height + adjustment.vertical
    label.frame = bounds.insetBy(dx: 2, dy: 0).offsetBy(dx: dx, dy: dy)
    let size = content.image?.size ?? .zero
    picture.frame = CGRect(
      x: (bounds.midX - size.width / 2).rounded() + dx,
      y: (bounds.midY - size.height / 2).rounded() + dy, width: size.width, height: size.height)
  }
}
