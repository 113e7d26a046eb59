import CoreGraphics
@_spi(Text) import CoreText
import Foundation
@_spi(UIKit) import QuartzCore

extension UILabel {
  func change(_ body: (inout LabelContent) -> Void) {
    body(&content)
    textChanged()
  }

  func textChanged() {
    setNeedsDisplay()
    invalidateIntrinsicSize()
  }

  func invalidateIntrinsicSize() {
    invalidateIntrinsicContentSize()
  }

  /// The look of what the text does not say itself.
  var style: TextStyle {
    var style = TextStyle(font: content.font, color: shownColor.cgColor)
    if let shadowColor {
      style.shadow = TextShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor)
    }
    return style
  }

  private var shownColor: UIColor {
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    // Disabled text fades; Apple's shade is not written down.
    return isEnabled
      ? content.textColor
      : content.textColor.withAlphaComponent(
        content.textColor.cgColor.alpha * 0.4)
  }

  // MARK: Measuring

  private static let endless: CGFloat = 1e6

  /// A bound that is none becomes one.
  private static func bound(_ length: CGFloat) -> CGFloat {
    length > 0 && length < endless ? length : .infinity
  }

  private func layout(width: CGFloat, height: CGFloat, lines: Int, scale: CGFloat = 1)
    -> TextLayout
  {
    var request = TextLayoutRequest(width: width, height: height, maximumLines: lines)
    request.truncatingModes = lines == 1 ? .shortenParagraphs : .breakLines
    var style = style
    var text = content.typesetText
    if scale != 1 {
      style.font = content.font.withSize(content.font.pointSize * scale)
      text = text.scaledWhereSaid(by: scale)
    }
    return TextMeasurer.shared.layout(
      text, base: style, paragraph: content.paragraph, request)
  }

  /// What the label takes, by way of `textRect`, which a subclass may have something to say about.
  func fittingSize(width: CGFloat, height: CGFloat) -> CGSize {
    func open(_ length: CGFloat) -> CGFloat {
      length > 0 && length < Self.endless ? length : Self.endless * 2
    }
    let bounds = CGRect(x: 0, y: 0, width: open(width), height: open(height))
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  func placedRect(in bounds: CGRect, lines: Int) -> CGRect {
    guard !content.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let (width, height) = (Self.bound(bounds.width), Self.bound(bounds.height))
    let scale = fittingScale(width: width, height: height, lines: lines)
    let layout = layout(width: width, height: height, lines: lines, scale: scale)
    var size = CGSize(
      width: pixelsUp(layout.size.width), height: pixelsUp(layout.size.height))
    size.width = min(size.width, width)
    var rect = CGRect(origin: bounds.origin, size: size)
    if width.isFinite {
      switch content.paragraph.alignment {
      case .center: rect.origin.x += pixels((width - size.width) / 2)
      case .right: rect.origin.x += width - size.width
      default: break
      }
    }
    if height.isFinite { rect.origin.y += pixels((height - size.height) / 2) }
    return rect
  }

  /// Sizes are rounded up to whole pixels, and not by what arithmetic adds.
  private func pixelsUp(_ length: CGFloat) -> CGFloat {
    let scale = contentScaleFactor
    return ((length - 0.001) * scale).rounded(.up) / scale
  }

  private func pixels(_ length: CGFloat) -> CGFloat {
    (length * contentScaleFactor).rounded() / contentScaleFactor
  }

  /// How much smaller letters have to be for the text to fit.
  private func fittingScale(width: CGFloat, height: CGFloat, lines: Int) -> CGFloat {
    guard adjustsFontSizeToFitWidth, width.isFinite else { return 1 }
    let smallest = minimumScaleFactor > 0 ? minimumScaleFactor : 0.05
    return TextFitting.scale(minimum: min(smallest, 1)) { scale in
      let room = lines == 1 ? CGFloat.infinity : width
      let layout = layout(width: room, height: .infinity, lines: 0, scale: scale)
      let isShort = lines == 0 || layout.lines.count <= lines
      return layout.size.width <= width + 0.01 && isShort
        && (lines == 1 || layout.size.height <= height + 0.25)
    }
  }

  /// From the middle of the text, which is that of the label.
  func baseline(_ line: BaselineLine) -> CGFloat {
    let half = fittingSize(width: numberOfLines == 1 ? 0 : bounds.width, height: 0).height / 2
    let height = half > 0 ? half : content.font.lineHeight / 2
    return switch line {
    case .first: content.font.ascender - height
    case .last: height + content.font.descender
    }
  }

  // MARK: Placing

  /// The text in a rectangle, and its upper left corner; its first baseline is on a whole pixel.
  func placedLayout(in rect: CGRect) -> (TextLayout, CGPoint) {
    let height = Self.bound(rect.height)
    let scale = fittingScale(width: rect.width, height: height, lines: numberOfLines)
    let layout = layout(width: rect.width, height: height, lines: numberOfLines, scale: scale)
    var top = rect.minY
    if height.isFinite { top += (height - layout.size.height) / 2 }
    if scale != 1 {
      let full = self.layout(width: .infinity, height: .infinity, lines: numberOfLines)
      switch baselineAdjustment {
      case .alignBaselines:
        let fullTop = rect.minY + (height.isFinite ? (height - full.size.height) / 2 : 0)
        top = fullTop + full.firstBaseline - layout.firstBaseline
      case .alignCenters: break
      case .none: top = rect.minY + (height.isFinite ? (height - full.size.height) / 2 : 0)
      }
    }
    let baseline = pixels(top + layout.firstBaseline)
    return (layout, CGPoint(x: rect.minX, y: baseline - layout.firstBaseline))
  }
}

extension NSAttributedString {
  /// The same text with the fonts it names made smaller.
  fileprivate func scaledWhereSaid(by scale: CGFloat) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: length)
    enumerateAttribute(.font, in: whole, options: []) { value, range, _ in
      guard let font = value as? UIFont else { return }
      copy.addAttribute(.font, value: font.withSize(font.pointSize * scale), range: range)
    }
    return copy
  }
}
