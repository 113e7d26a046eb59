import CoreGraphics
import Foundation
import UIKit

/// A push button.
open class NSButton: NSControl {
  open var title = "Button" {
    didSet { contentChanged() }
  }

  open private(set) var isHighlighted = false {
    didSet { needsDisplay = true }
  }

  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    self.target = target as AnyObject?
    self.action = action
    sizeToFit()
  }

  open override var intrinsicContentSize: NSSize {
    let width = label(.controlTextColor).size().width
    return NSSize(width: width.rounded(.up) + 28, height: 32)
  }

  override var baselineBelowMiddle: CGFloat? {
    let font = font ?? .systemFont(ofSize: 13)
    return (font.ascender + font.descender) / 2
  }

  /// As if it had been clicked.
  open func performClick(_ sender: Any?) {
    guard isEnabled else { return }
    sendAction(action, to: target)
  }

  private func label(_ color: NSColor) -> NSAttributedString {
    NSAttributedString(
      string: title,
      attributes: [.font: font ?? .systemFont(ofSize: 13), .foregroundColor: color])
  }

  open override func draw(_ dirtyRect: NSRect) {
    let face = bounds.insetBy(dx: 6, dy: max(4, (bounds.height - 24) / 2))
    let path = NSBezierPath(roundedRect: face, xRadius: 6, yRadius: 6)
    let isDark = effectiveAppearance.isDark
    let ground = NSColor(white: isDark ? 0.4 : 1, alpha: 1)
    (isHighlighted ? ground.blended(withFraction: 0.15, of: .black) ?? ground : ground).setFill()
    path.fill()
    NSColor(white: 0, alpha: 0.18).setStroke()
    path.lineWidth = 0.5
    path.stroke()
    let label = label(isEnabled ? .controlTextColor : .disabledControlTextColor)
    let size = label.size()
    label.draw(
      at: NSPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2))
  }

  open override func mouseDown(with event: NSEvent) {
    if isEnabled { isHighlighted = true }
  }

  open override func mouseDragged(with event: NSEvent) {
    guard isEnabled else { return }
    isHighlighted = bounds.contains(convert(event.locationInWindow, from: nil))
  }

  open override func mouseUp(with event: NSEvent) {
    guard isHighlighted else { return }
    isHighlighted = false
    performClick(nil)
  }
}
