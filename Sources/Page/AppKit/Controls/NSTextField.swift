import CoreGraphics
import Foundation
import UIKit

/// Shows text. It cannot be typed into.
open class NSTextField: NSControl {
  open var textColor: NSColor? = .controlTextColor {
    didSet { needsDisplay = true }
  }

  open var backgroundColor: NSColor? = .textBackgroundColor {
    didSet { needsDisplay = true }
  }

  open var drawsBackground = true {
    didSet { needsDisplay = true }
  }

  open var isBordered = true {
    didSet { needsDisplay = true }
  }

  open var isBezeled = true {
    didSet { needsDisplay = true }
  }

  /// Kept for the page to read.
  open var isEditable = true
  /// Kept for the page to read.
  open var isSelectable = true

  open var attributedStringValue: NSAttributedString {
    get { attributed ?? NSAttributedString(string: stringValue, attributes: attributes) }
    set {
      attributed = newValue
      isKeeping = true
      stringValue = newValue.string
      isKeeping = false
    }
  }

  private var attributed: NSAttributedString?
  private var isKeeping = false

  open override var stringValue: String {
    didSet { if !isKeeping { attributed = nil } }
  }

  /// Text on nothing, as large as it needs to be.
  public convenience init(labelWithString stringValue: String) {
    self.init(labelOf: stringValue)
    setContentHuggingPriority(NSLayoutConstraint.Priority(251), for: .horizontal)
    sizeToFit()
  }

  public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
    self.init(labelWithString: attributedStringValue.string)
    self.attributedStringValue = attributedStringValue
    sizeToFit()
  }

  /// Text on nothing that is broken into lines where it is too long for the width it gets.
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(labelOf: stringValue)
    lineBreakMode = .byWordWrapping
    isSelectable = true
    setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    sizeToFit()
  }

  public convenience init(string stringValue: String?) {
    self.init(frame: .zero)
    self.stringValue = stringValue ?? ""
    sizeToFit()
  }

  private convenience init(labelOf words: String) {
    self.init(frame: .zero)
    (drawsBackground, isBordered, isBezeled) = (false, false, false)
    (isEditable, isSelectable) = (false, false)
    stringValue = words
  }

  // MARK: Lines

  open var lineBreakMode = NSLineBreakMode.byClipping {
    didSet { contentChanged() }
  }

  /// How many lines are shown; 0 is as many as there are.
  open var maximumNumberOfLines = 0 {
    didSet { contentChanged() }
  }

  /// The width at which a text of several lines says how large it would be.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { contentChanged() }
  }

  open var usesSingleLineMode = false {
    didSet { contentChanged() }
  }

  /// What stands there while there is no text.
  open var placeholderString: String? {
    didSet { contentChanged() }
  }

  private var isOfLines: Bool {
    !usesSingleLineMode && (lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping)
  }

  private var margins: NSSize { NSSize(width: 4, height: isBezeled ? 6 : 0) }

  open override var intrinsicContentSize: NSSize {
    if isOfLines, preferredMaxLayoutWidth > 0 {
      return size(atWidth: preferredMaxLayoutWidth)
    }
    let size = shownText.size()
    return NSSize(
      width: isEditable ? NSView.noIntrinsicMetric : size.width.rounded(.up) + margins.width,
      height: max(size.height, lineHeight).rounded(.up) + margins.height)
  }

  override func ownHeight(atWidth width: CGFloat) -> CGFloat? {
    isOfLines ? size(atWidth: width).height : nil
  }

  override func makeCell() -> NSCell { NSTextFieldCell(of: self) }

  /// The size in a room of this width; a text with attributes of its own says by them how it is broken.
  func size(inWidth width: CGFloat) -> NSSize {
    guard isOfLines || attributed != nil && !usesSingleLineMode else { return intrinsicContentSize }
    return size(atWidth: width)
  }

  private func size(atWidth width: CGFloat) -> NSSize {
    var room = NSSize(width: width - margins.width, height: .greatestFiniteMagnitude)
    if maximumNumberOfLines > 0 { room.height = CGFloat(maximumNumberOfLines) * lineHeight }
    let needed = shownText.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
      .size
    return NSSize(
      width: needed.width.rounded(.up) + margins.width,
      height: min(needed.height, room.height).rounded(.up) + margins.height)
  }

  private var lineHeight: CGFloat {
    let font = font ?? .systemFont(ofSize: 13)
    return font.ascender - font.descender + font.leading
  }

  override var baselineBelowMiddle: CGFloat? {
    let font = font ?? .systemFont(ofSize: 13)
    return (font.ascender + font.descender) / 2
  }

  open override func sizeToFit() {
    var size = intrinsicContentSize
    if size.width < 0 { size.width = shownText.size().width.rounded(.up) + margins.width }
    setFrameSize(size)
  }

  // MARK: Drawing

  private var attributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    let color = isEnabled ? textColor ?? .controlTextColor : .disabledControlTextColor
    return [
      .font: font ?? .systemFont(ofSize: 13), .foregroundColor: color, .paragraphStyle: style,
    ]
  }

  private var shownText: NSAttributedString {
    guard stringValue.isEmpty, let placeholderString else { return attributedStringValue }
    var faint = attributes
    faint[.foregroundColor] = NSColor.placeholderTextColor
    return NSAttributedString(string: placeholderString, attributes: faint)
  }

  open override func draw(_ dirtyRect: NSRect) {
    if drawsBackground, let backgroundColor {
      backgroundColor.setFill()
      bounds.fill(using: .sourceOver)
    }
    if isBordered || isBezeled {
      NSColor.separatorColor.setFill()
      bounds.frame(withWidth: 1, using: .sourceOver)
    }
    shownText.draw(in: bounds.insetBy(dx: margins.width / 2, dy: margins.height / 2))
  }
}
