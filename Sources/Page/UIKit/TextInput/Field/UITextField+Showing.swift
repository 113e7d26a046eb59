import CoreGraphics
@_spi(Text) import CoreText
import Foundation

extension UITextField {
  func setUpField() {
    isOpaque = false
    addSubview(parts.border)
    addSubview(parts.canvas)
    typingStyle = standardAttributes
    editor.touches.attach(to: self)
  }

  func fieldChanged() {
    known = nil
    parts.isPlaceholderStale = true
    setNeedsLayout()
  }

  func placeParts() {
    known = nil
    showBorder()
    showSides()
    parts.canvas.frame = letterRoom
    parts.letters.frame = parts.canvas.bounds
    let set = setText
    let room = letterRoom
    parts.letters.content = (
      set.layout, CGPoint(x: set.origin.x - room.minX, y: set.origin.y - room.minY)
    )
    showPlaceholder()
    editor.marks.follow(editor)
  }

  // MARK: Border

  private func showBorder() {
    let border = parts.border
    border.frame = borderRect(forBounds: bounds)
    let layer = border.layer
    let isPictured = background != nil && borderStyle != .roundedRect
    border.isHidden = borderStyle == .none || isPictured
    switch borderStyle {
    case .none: break
    case .line:
      (layer.borderWidth, layer.cornerRadius) = (1, 0)
      border.backgroundColor = nil
      layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
    case .bezel:
      (layer.borderWidth, layer.cornerRadius) = (1, 0)
      border.backgroundColor = nil
      layer.borderColor = UIColor.systemGray.resolvedColor(with: traitCollection).cgColor
    case .roundedRect:
      (layer.borderWidth, layer.cornerRadius) = (0.5, 6)
      border.backgroundColor = isEnabled ? FieldColors.fill : FieldColors.disabledFill
      layer.borderColor = FieldColors.edge.resolvedColor(with: traitCollection).cgColor
    }
    showPicture()
  }

  private func showPicture() {
    let image = isEnabled ? background : disabledBackground ?? background
    let isShown = image != nil && borderStyle != .roundedRect
    hold(parts.picture, at: .back, if: isShown)
    parts.picture.image = image
    parts.picture.frame = borderRect(forBounds: bounds)
  }

  // MARK: Sides

  func replaceSide(_ old: UIView?) {
    old?.removeFromSuperview()
    fieldChanged()
  }

  private func showSides() {
    let isMirrored = readsFromTheRight
    if let leftView {
      hold(leftView, at: .front, if: isMirrored ? showsRight : showsLeft)
      leftView.frame = leftViewRect(forBounds: bounds)
    }
    if let rightView {
      hold(rightView, at: .front, if: isMirrored ? showsLeft : showsRight)
      rightView.frame = rightViewRect(forBounds: bounds)
    }
    let isNeeded = showsClear
    guard isNeeded || parts.hasClear else { return }
    if !parts.hasClear {
      parts.hasClear = true
      let action = UIAction { [weak self] _ in self?.clearWasTapped() }
      parts.clear.addAction(action, for: .touchUpInside)
    }
    hold(parts.clear, at: .front, if: isNeeded)
    parts.clear.frame = clearButtonRect(forBounds: bounds)
  }

  // MARK: Placeholder

  func setPlaceholder(_ text: String?) {
    (parts.placeholderText, parts.attributedPlaceholder) = (text, nil)
    fieldChanged()
    invalidateIntrinsicContentSize()
  }

  func setPlaceholder(attributed text: NSAttributedString?) {
    (parts.placeholderText, parts.attributedPlaceholder) = (text?.string, text)
    fieldChanged()
    invalidateIntrinsicContentSize()
  }

  var shownPlaceholder: NSAttributedString? {
    guard let text = parts.placeholderText else { return nil }
    let standard: [NSAttributedString.Key: Any] = [
      .font: looks.font, .foregroundColor: UIColor.placeholderText,
    ]
    guard let own = parts.attributedPlaceholder else {
      return NSAttributedString(string: text, attributes: standard)
    }
    let filled = NSMutableAttributedString(string: text, attributes: standard)
    let whole = NSRange(location: 0, length: own.length)
    own.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      filled.addAttributes(attributes, range: range)
    }
    return filled
  }

  private func showPlaceholder() {
    let label = parts.placeholder
    let isNeeded = !hasText && parts.placeholderText != nil
    if isNeeded, label.superview !== self { insertSubview(label, belowSubview: parts.canvas) }
    if !isNeeded { label.removeFromSuperview() }
    guard isNeeded else { return }
    label.frame = placeholderRect(forBounds: bounds)
    // A label that is told something asks for another layout.
    guard parts.isPlaceholderStale else { return }
    parts.isPlaceholderStale = false
    guard let text = shownPlaceholder else { return }
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    style.alignment =
      switch effectiveEdge {
      case .left: .left
      case .middle: .center
      case .right: .right
      }
    let placed = NSMutableAttributedString(attributedString: text)
    placed.addAttribute(
      .paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
    label.attributedText = placed
  }

  // MARK: For others

  var fieldNature: SpokenNature {
    let text =
      isSecureTextEntry ? String(repeating: "•", count: storage.string.count) : storage.string
    // What names the field is not read as its text too.
    let prompt = spoken?.label == nil ? placeholder : nil
    return SpokenNature(
      isElement: true, label: nil, value: hasText ? text : prompt,
      traits: isEnabled ? .textEntry : [.textEntry, .notEnabled])
  }

  var fieldDetails: [String] {
    guard hasText else { return [] }
    let escaped = storage.string.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n")
    return ["text=\"\(escaped)\""]
  }
}

/// What a field with round corners is made of.
enum FieldColors {
  static let fill = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .clear : .white
  }
  static let disabledFill = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? .clear : UIColor(white: 0.98, alpha: 1)
  }
  static let edge = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.28) : UIColor(white: 0, alpha: 0.22)
  }
}
