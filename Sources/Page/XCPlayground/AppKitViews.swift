import AppKit
import PlaygroundSupport

// What a page for the Mac shows.

extension NSView: XCPlaygroundLiveViewable {
  public func playgroundLiveViewRepresentation() -> XCPlaygroundLiveViewRepresentation {
    let representation: PlaygroundLiveViewRepresentation = playgroundLiveViewRepresentation
    return XCPlaygroundLiveViewRepresentation(representation)
  }
}

extension NSViewController: XCPlaygroundLiveViewable {
  public func playgroundLiveViewRepresentation() -> XCPlaygroundLiveViewRepresentation {
    let representation: PlaygroundLiveViewRepresentation = playgroundLiveViewRepresentation
    return XCPlaygroundLiveViewRepresentation(representation)
  }
}

/// Shows a view beside the page. There can be one.
@available(*, deprecated, message: "Use 'XCPlaygroundPage.currentPage.liveView' instead.")
public func XCPShowView(_ identifier: String, view: NSView) {
  let page = XCPlaygroundPage.currentPage
  if let shown = page.liveView as? NSView, shown !== view {
    fatalError("A page shows one live view, and '\(identifier)' would be a second one.")
  }
  page.liveView = view
}

/// Shows a view beside the page. There can be one.
@available(*, deprecated, message: "Use 'XCPlaygroundPage.currentPage.liveView' instead.")
public func XCPShowView(identifier: String, view: NSView) {
  XCPShowView(identifier, view: view)
}
