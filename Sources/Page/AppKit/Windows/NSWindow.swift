import CoreGraphics
import Foundation
import UIKit

/// Holds a tree of views. That around the live view is on screen; one a page makes is kept, and
/// nobody sees it.
open class NSWindow: NSResponder {
  /// What a window has around its content.
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let borderless: StyleMask = []
    public static let titled = StyleMask(rawValue: 1 << 0)
    public static let closable = StyleMask(rawValue: 1 << 1)
    public static let miniaturizable = StyleMask(rawValue: 1 << 2)
    public static let resizable = StyleMask(rawValue: 1 << 3)
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }

  public enum BackingStoreType: UInt, Sendable {
    case retained, nonretained, buffered
  }

  private weak var shownContent: NSView?
  private var ownContent: NSView?
  private var place: NSRect
  private lazy var guide = NSLayoutGuide()
  private(set) static var live: NSWindow?

  public convenience override init() {
    self.init(contentRect: .zero, styleMask: .titled, backing: .buffered, defer: false)
  }

  public init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {
    (place, styleMask) = (contentRect, style)
    super.init()
    MainActor.assumeIsolated {
      contentView = NSView(frame: NSRect(origin: .zero, size: contentRect.size))
    }
  }

  public convenience init(contentViewController: NSViewController) {
    self.init(
      contentRect: contentViewController.view.frame, styleMask: [.titled, .closable, .resizable],
      backing: .buffered, defer: false)
    self.contentViewController = contentViewController
  }

  private init(around content: NSView) {
    (place, styleMask) = (content.frame, [.titled])
    super.init()
    shownContent = content
  }

  /// The window of the live view, which the topmost view is the content of.
  static func around(_ root: NSView) -> NSWindow {
    if let live, live.shownContent === root { return live }
    let window = NSWindow(around: root)
    live = window
    return window
  }

  private var isLive: Bool { shownContent != nil }

  // MARK: Content

  open var contentView: NSView? {
    get { shownContent ?? ownContent }
    set {
      guard !isLive else { return }
      ownContent = newValue
      newValue?.nextResponder = self
      newValue?.frame = NSRect(origin: .zero, size: place.size)
    }
  }

  open var contentViewController: NSViewController? {
    didSet {
      guard let contentViewController, !isLive else { return }
      place.size = contentViewController.view.frame.size
      contentView = contentViewController.view
    }
  }

  /// The guide of the part of the content that no bar covers, which is all of it.
  open var contentLayoutGuide: Any? {
    guard let contentView else { return nil }
    if guide.owningView !== contentView { fit(guide, in: contentView) }
    return guide
  }

  private func fit(_ guide: NSLayoutGuide, in view: NSView) {
    guide.identifier = "NSWindowContentLayoutGuide"
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  open var contentLayoutRect: NSRect {
    NSRect(origin: .zero, size: contentView?.frame.size ?? .zero)
  }

  // MARK: Where it is

  open var frame: NSRect {
    contentView.map { NSRect(origin: place.origin, size: $0.frame.size) } ?? place
  }

  open func setFrame(_ frameRect: NSRect, display flag: Bool) {
    guard !isLive, frameRect != place else { return }
    let old = place
    place = frameRect
    if old.size != place.size {
      ownContent?.frame = NSRect(origin: .zero, size: frameRect.size)
      tell(NSWindow.didResizeNotification) { $0.windowDidResize }
    }
    if old.origin != place.origin { tell(NSWindow.didMoveNotification) { $0.windowDidMove } }
  }

  open func setFrameOrigin(_ point: NSPoint) {
    guard point != place.origin else { return }
    place.origin = point
    tell(NSWindow.didMoveNotification) { $0.windowDidMove }
  }

  open func setContentSize(_ size: NSSize) {
    setFrame(NSRect(origin: place.origin, size: size), display: true)
  }

  open func center() {
    guard let screen else { return }
    setFrameOrigin(
      NSPoint(x: screen.frame.midX - frame.width / 2, y: screen.frame.midY - frame.height / 2))
  }

  open func contentRect(forFrameRect frameRect: NSRect) -> NSRect { frameRect }
  open func frameRect(forContentRect contentRect: NSRect) -> NSRect { contentRect }

  open var screen: NSScreen? { NSScreen.main }
  open var backingScaleFactor: CGFloat { NSScreen.main?.backingScaleFactor ?? 1 }

  // MARK: What it says of itself

  open weak var delegate: (any NSWindowDelegate)?
  open var title = ""
  open var styleMask: StyleMask
  open var isOpaque = true
  open var hasShadow = true
  open var alphaValue: CGFloat = 1
  open var isReleasedWhenClosed = true
  open var acceptsMouseMovedEvents = false
  open var minSize = NSSize.zero
  open var maxSize = NSSize(width: 10000, height: 10000)
  open var backgroundColor: NSColor! = .windowBackgroundColor
  open private(set) var isVisible = false

  open func makeKeyAndOrderFront(_ sender: Any?) {
    isVisible = true
    becomeKey()
  }
  open func orderFront(_ sender: Any?) { isVisible = true }
  open func orderOut(_ sender: Any?) {
    isVisible = false
    resignKey()
  }

  /// Takes the window away without asking anybody.
  open func close() {
    tell(NSWindow.willCloseNotification) { $0.windowWillClose }
    orderOut(nil)
  }

  /// Closes the window if its delegate lets it.
  open func performClose(_ sender: Any?) {
    if delegate?.windowShouldClose(self) ?? true { close() }
  }

  private var isOwnKey = false
  open var isKeyWindow: Bool { isLive || isOwnKey }
  open var isMainWindow: Bool { isKeyWindow }

  /// From here on keys are the window's; the one of the live view has them all the time.
  open func becomeKey() {
    guard !isKeyWindow else { return }
    isOwnKey = true
    tell(NSWindow.didBecomeKeyNotification) { $0.windowDidBecomeKey }
    tell(NSWindow.didBecomeMainNotification) { $0.windowDidBecomeMain }
  }

  open func resignKey() {
    guard isOwnKey else { return }
    isOwnKey = false
    tell(NSWindow.didResignKeyNotification) { $0.windowDidResignKey }
    tell(NSWindow.didResignMainNotification) { $0.windowDidResignMain }
  }

  // MARK: Keys

  open private(set) weak var firstResponder: NSResponder?

  /// Who hears the keys; nobody but the window itself where it is none.
  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    let next = responder ?? self
    guard next !== firstResponder else { return true }
    guard firstResponder?.resignFirstResponder() ?? true else { return false }
    firstResponder = nil
    guard next === self || next.becomeFirstResponder() else { return false }
    firstResponder = next
    if let view = next as? NSView { view.body.becomeFirstResponder() }
    return true
  }
}
