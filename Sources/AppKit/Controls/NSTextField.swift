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
    self.init(frame: .zero)
    (drawsBackground, isBordered, isBezeled) = (false, false, false)
    (isEditable, isSelectable) = (false, false)
    self.stringValue = stringValue
    sizeToFit()
  }

  open func sizeToFit() {
    setFrameSize(intrinsicContentSize)
  }

  open override var intrinsicContentSize: NSSize {
    let size = attributedStringValue.size()
    return NSSize(width: size.width.rounded(.up) + 4, height: size.height.rounded(.up))
  }

  private var attributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    let color = isEnabled ? textColor ?? .controlTextColor : .disabledControlTextColor
    return [
      .font: font ?? .systemFont(ofSize: 13), .foregroundColor: color, .paragraphStyle: style,
    ]
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
    let inset: CGFloat = isBezeled ? 3 : 0
    attributedStringValue.draw(in: bounds.insetBy(dx: 2, dy: inset))
  }
}
