import Cocoa
import PlaygroundSupport

class Board: NSView {
  var spot = NSPoint(x: 40, y: 40)

  override func draw(_ dirtyRect: NSRect) {
    NSColor.white.setFill()
    NSRectFill(bounds)
    NSColor.red.setFill()
    NSBezierPath(ovalIn: NSRect(x: spot.x - 10, y: spot.y - 10, width: 20, height: 20)).fill()
  }

  override func mouseDown(with event: NSEvent) {
    spot = convert(event.locationInWindow, from: nil)
    print("down", spot.x, spot.y)
    needsDisplay = true
  }
}

class Column: NSView {
  override var isFlipped: Bool { true }
}

let board = Board(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
let column = Column(frame: NSRect(x: 150, y: 10, width: 40, height: 80))
let first = NSView(frame: NSRect(x: 0, y: 0, width: 40, height: 20))
column.addSubview(first)
board.addSubview(column)
print(first.convert(NSPoint.zero, to: nil))
print(NSColor.white, NSColor.red.blended(withFraction: 0.5, of: .blue)!)
PlaygroundPage.current.liveView = board
