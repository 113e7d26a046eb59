import CoreGraphics
@_spi(Text) import CoreText
import Foundation

/// Where text, border and what stands at the sides lie.
extension UITextField {
  enum FieldSide {
    case left, right
  }

  private var edge: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  private var clearMargin: CGFloat { borderStyle == .none ? 0 : 6 }

  /// The clear button stands at the end, which is the left where one reads from the right.
  private var clearSide: FieldSide { readsFromTheRight ? .left : .right }

  var showsClear: Bool {
    hasText && isEnabled && clearButtonMode.isShown(isEditing: isEditing)
      && !(clearSide == .right ? showsRight : showsLeft)
  }

  /// Left and right change places where one reads from the right.
  var showsLeft: Bool { sideView(.left).map { $0.1.isShown(isEditing: isEditing) } ?? false }
  var showsRight: Bool { sideView(.right).map { $0.1.isShown(isEditing: isEditing) } ?? false }

  private func sideView(_ side: FieldSide) -> (UIView, ViewMode)? {
    let isLeft = (side == .left) != readsFromTheRight
    return isLeft ? leftView.map { ($0, leftViewMode) } : rightView.map { ($0, rightViewMode) }
  }

  func room(for view: UIView?, _ side: FieldSide, _ bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero { size = view.sizeThatFits(bounds.size) }
    let margin: CGFloat = borderStyle == .roundedRect ? 5 : 0
    let isAtLeft = (side == .left) != readsFromTheRight
    return CGRect(
      x: isAtLeft ? bounds.minX + margin : bounds.maxX - margin - size.width,
      y: bounds.minY + ((bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
  }

  func roomForClear(in bounds: CGRect) -> CGRect {
    let side = FieldClearButton.side
    let isAtRight = clearSide == .right
    return CGRect(
      x: isAtRight ? bounds.maxX - clearMargin - side : bounds.minX + clearMargin,
      y: bounds.minY + ((bounds.height - side) / 2).rounded(), width: side, height: side)
  }

  func roomForText(in bounds: CGRect) -> CGRect {
    let vertical: CGFloat = borderStyle == .none ? 0 : 2
    var (left, right) = (bounds.minX + edge, bounds.maxX - edge)
    let isMirrored = readsFromTheRight
    if showsLeft {
      let rect = isMirrored ? rightViewRect(forBounds: bounds) : leftViewRect(forBounds: bounds)
      left = rect.maxX + (borderStyle == .none ? 0 : 5)
    }
    if showsRight {
      let rect = isMirrored ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
      right = rect.minX - (borderStyle == .none ? 0 : 5)
    }
    if showsClear {
      let rect = clearButtonRect(forBounds: bounds)
      if clearSide == .right { right = rect.minX - 4 } else { left = rect.maxX + 4 }
    }
    return CGRect(
      x: left, y: bounds.minY + vertical, width: max(0, right - left),
      height: max(0, bounds.height - 2 * vertical))
  }

  // MARK: Sizes

  var ownSize: CGSize {
    let layout = letterLayout(scale: 1)
    let shown = layout.lines.isEmpty || !hasText ? placeholderWidth : layout.size.width
    let margins = edge * 2
    var width = shown.rounded(.up) + margins
    if let leftView, leftViewMode != .never { width += leftView.bounds.width }
    if let rightView, rightViewMode != .never { width += rightView.bounds.width }
    let line = (looks.font.lineHeight.rounded(.up) + 1)
    let height: CGFloat = borderStyle == .none ? line : borderStyle == .line ? line + 4 : line + 12
    return CGSize(width: width, height: max(height, background?.size.height ?? 0))
  }

  private var placeholderWidth: CGFloat {
    shownPlaceholder.map { $0.size().width } ?? 0
  }

  // MARK: Letters

  /// The letters in one line, which ends with an ellipsis if it is wider than a width.
  func letterLayout(scale: CGFloat, truncatedTo width: CGFloat? = nil) -> TextLayout {
    var text = NSAttributedString(attributedString: storage)
    if let secret = secretText {
      text = NSAttributedString(string: secret.shownText, attributes: standardAttributes)
    }
    if scale != 1 { text = text.scaled(by: scale) }
    let color = isEnabled ? looks.color : looks.color.withAlphaComponent(0.4)
    let style = TextStyle(font: looks.font, color: color.cgColor)
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineBreakMode = width == nil ? .byClipping : .byTruncatingTail
    var request = TextLayoutRequest()
    request.maximumLines = 1
    if let width { request.width = width }
    return TextMeasurer.shared.layout(text, base: style, paragraph: paragraph, request)
  }

  var secretText: SecretText? {
    isSecureTextEntry ? SecretText(storage.string, revealing: editor.revealed) : nil
  }

  var fittingScale: CGFloat {
    guard adjustsFontSizeToFitWidth, hasText else { return 1 }
    let width = letterRoom.width
    let least = min(1, max(minimumFontSize, 1) / looks.font.pointSize)
    return TextFitting.scale(minimum: least) { letterLayout(scale: $0).size.width <= width }
  }

  var letterRoom: CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  enum Edge {
    case left, middle, right
  }

  var effectiveEdge: Edge {
    switch looks.alignment {
    case .left, .justified: return .left
    case .right: return .right
    case .center: return .middle
    case .natural:
      let isFromRight = hasText ? TextDirection.isFromRight(storage.string) : readsFromTheRight
      return isFromRight ? .right : .left
    }
  }

  var setText: SetText {
    if let known { return known }
    var layout = TextLayout.nothing
    let room = letterRoom
    withOwnTraits {
      let scale = fittingScale
      layout = letterLayout(scale: scale)
      if !isEditing, !isSecureTextEntry, room.width > 0, layout.size.width > room.width {
        layout = letterLayout(scale: scale, truncatedTo: room.width)
      }
    }
    let height = layout.lines.first?.height ?? looks.font.lineHeight
    var width = layout.lines.first.map { $0.width + $0.trailingSpace } ?? 0
    if !hasText { width = 0 }
    let free = room.width - width
    var x = room.minX
    switch effectiveEdge {
    case .left: break
    case .middle: x += max(0, (free / 2).rounded())
    // A caret behind the last letter is within the field.
    case .right: x += max(0, free - (isEditing ? SetText.caretWidth : 0))
    }
    let y: CGFloat
    switch contentVerticalAlignment {
    case .top: y = room.minY
    case .bottom: y = room.maxY - height
    case .center, .fill: y = room.minY + (room.height - height) / 2
    }
    let scale = max(contentScaleFactor, 1)
    let baseline = ((y + layout.firstBaseline) * scale).rounded() / scale
    let origin = CGPoint(
      x: x - scrolled - (layout.lines.first?.x ?? 0),
      y: layout.lines.isEmpty ? y : baseline - layout.firstBaseline)
    let set = SetText(
      layout: layout, origin: origin, length: storage.length, secret: secretText,
      lineHeight: height)
    known = set
    return set
  }

  func scrollToCaret() {
    guard isEditing, letterRoom.width > 0 else { return }
    let before = scrolled
    let room = letterRoom
    let caret = setText.caret(at: editor.head)
    if caret.maxX > room.maxX { scrolled += caret.maxX - room.maxX }
    if caret.minX < room.minX { scrolled -= room.minX - caret.minX }
    let line = setText.layout.lines.first
    let width = (line.map { $0.width + $0.trailingSpace } ?? 0) + SetText.caretWidth
    scrolled = min(max(0, scrolled), max(0, width - room.width))
    guard scrolled != before else { return }
    fieldChanged()
    editor.marks.follow(editor)
  }
}
