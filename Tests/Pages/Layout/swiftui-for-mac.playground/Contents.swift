import Cocoa
import PlaygroundSupport
import SwiftUI

// Views of SwiftUI in a view of AppKit, and a view of AppKit in them.
final class Box: NSView {
  override var intrinsicContentSize: NSSize { NSSize(width: 60, height: 30) }

  override func draw(_ dirtyRect: NSRect) {
    NSColor.red.setFill()
    dirtyRect.fill()
  }
}

struct BoxView: NSViewRepresentable {
  func makeNSView(context: Context) -> Box { Box() }
  func updateNSView(_ nsView: Box, context: Context) {}
}

struct Content: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 10) {
      Text("Count: \(count)")
      BoxView()
      Button("Add") { count += 1 }
    }
  }
}

let root = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
let hosting = NSHostingView(rootView: Content())
hosting.frame = NSRect(x: 50, y: 20, width: 200, height: 120)
root.addSubview(hosting)
let controller = NSHostingController(rootView: Text("Hello").frame(width: 80, height: 20))
print(controller.sizeThatFits(in: CGSize(width: 500, height: 500)))
controller.sizingOptions = .preferredContentSize
print(controller.preferredContentSize)
PlaygroundPage.current.liveView = root
