import AppKit
import Testing
import UIKit

@MainActor @Suite("NSView") struct ViewTests {
  private final class Flipped: NSView {
    override var isFlipped: Bool { true }
  }

  @Test("A point of an upright view, in a flipped one") func converting() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let upright = NSView(frame: NSRect(x: 10, y: 20, width: 50, height: 50))
    let flipped = Flipped(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(flipped)
    root.addSubview(upright)
    #expect(upright.convert(NSPoint(x: 1, y: 2), to: root) == NSPoint(x: 11, y: 22))
    #expect(upright.convert(NSPoint(x: 1, y: 2), to: flipped) == NSPoint(x: 11, y: 78))
    #expect(flipped.convert(NSPoint(x: 5, y: 5), to: nil) == NSPoint(x: 5, y: 95))
  }

  @Test("What is in a flipped view counts from its top") func nested() {
    let flipped = Flipped(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let inner = NSView(frame: NSRect(x: 0, y: 10, width: 20, height: 20))
    flipped.addSubview(inner)
    #expect(inner.convert(NSPoint(x: 0, y: 0), to: flipped) == NSPoint(x: 0, y: 30))
    #expect(inner.convert(NSPoint(x: 0, y: 0), to: nil) == NSPoint(x: 0, y: 70))
  }

  @Test("A text field is asked by its cell, too") func cells() {
    let field = NSTextField(wrappingLabelWithString: "several words that need room")
    let cell = field.cell as? NSTextFieldCell
    #expect(cell != nil && cell === field.cell && cell?.controlView === field)
    cell?.stringValue = "other words that need more room than others"
    #expect(field.stringValue.hasPrefix("other") && cell?.wraps == true)
    let wide = NSRect(x: 0, y: 0, width: 1000, height: 1000)
    let narrow = NSRect(x: 0, y: 0, width: 60, height: 1000)
    #expect(
      (cell?.cellSize(forBounds: narrow).height ?? 0)
        > 2 * (cell?.cellSize(forBounds: wide).height ?? 0))
    #expect(NSButton().cell is NSTextFieldCell == false && NSButton().cell != nil)
  }

  @Test("What leaves its superview knows nobody") func leaving() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let child = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(child)
    #expect(child.superview === root && child.nextResponder === root)
    child.removeFromSuperview()
    #expect(child.superview == nil && root.subviews.isEmpty)
  }
}
