// Long because what a subclass may override has to stand in the class itself.

import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// A rectangle that draws and answers the mouse; its y grows upwards unless it is flipped.
open class NSView: NSResponder {
  let body: ViewBody
  var guides: [NSLayoutGuide] = []
  private var children: [NSView] = []
  public private(set) weak var superview: NSView?

  public init(frame frameRect: NSRect) {
    body = MainActor.assumeIsolated { ViewBody(frame: frameRect) }
    super.init()
    MainActor.assumeIsolated { setUp() }
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    body = MainActor.assumeIsolated { ViewBody(frame: .zero) }
    super.init()
    MainActor.assumeIsolated { setUp() }
  }

  private func setUp() {
    body.owner = self
    body.isOpaque = false
    body.takeDirection()
  }

  // MARK: Where it is

  open var frame: NSRect {
    get { body.frame }
    set { setFrameSize(newValue.size, at: newValue.origin) }
  }

  private func setFrameSize(_ size: NSSize, at origin: NSPoint) {
    let isOther = size != body.bounds.size
    body.frame = NSRect(origin: origin, size: size)
    if isOther { body.setNeedsDisplay() }
  }

  open var bounds: NSRect {
    get { body.bounds }
    set { body.bounds = newValue }
  }

  open func setFrameOrigin(_ newOrigin: NSPoint) { frame.origin = newOrigin }
  open func setFrameSize(_ newSize: NSSize) { frame.size = newSize }

  /// In degrees, against the clock where y grows upwards.
  open var frameCenterRotation: CGFloat {
    get { atan2(body.transform.b, body.transform.a) * 180 / .pi }
    set { body.transform = CGAffineTransform(rotationAngle: newValue * .pi / 180) }
  }

  /// Whether y grows downwards.
  open var isFlipped: Bool { false }
  open var isOpaque: Bool { false }

  open var isHidden: Bool {
    get { body.isHidden }
    set { body.isHidden = newValue }
  }

  open var alphaValue: CGFloat {
    get { body.alpha }
    set { body.alpha = newValue }
  }

  open var tag: Int { -1 }
  open var identifier: NSUserInterfaceItemIdentifier?
  open var toolTip: String?

  // MARK: Family

  open var subviews: [NSView] {
    get { children }
    set {
      children.forEach { $0.removeFromSuperview() }
      newValue.forEach { addSubview($0) }
    }
  }

  open func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    view.viewWillMove(toSuperview: self)
    children.append(view)
    adopt(view)
    body.addSubview(view.body)
    arrived(view)
  }

  /// In front of another subview or behind it; without one, of all or behind all.
  open func addSubview(
    _ view: NSView, positioned place: OrderingMode, relativeTo otherView: NSView?
  ) {
    view.removeFromSuperview()
    view.viewWillMove(toSuperview: self)
    let other = otherView.flatMap { other in children.firstIndex { $0 === other } }
    let index = place == .below ? other ?? 0 : other.map { $0 + 1 } ?? children.count
    children.insert(view, at: index)
    adopt(view)
    body.insertSubview(view.body, at: index)
    arrived(view)
  }

  private func adopt(_ view: NSView) {
    view.superview = self
    view.nextResponder = self
  }

  private func arrived(_ view: NSView) {
    view.body.takeDirection()
    view.viewDidMoveToSuperview()
    didAddSubview(view)
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    viewWillMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    superview.children.removeAll { $0 === self }
    self.superview = nil
    nextResponder = nil
    body.removeFromSuperview()
    body.takeDirection()
    viewDidMoveToSuperview()
  }

  open func didAddSubview(_ subview: NSView) {}
  open func willRemoveSubview(_ subview: NSView) {}
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  open func viewDidMoveToSuperview() {}
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  open func viewDidMoveToWindow() {}

  open func replaceSubview(_ oldView: NSView, with newView: NSView) {
    guard children.contains(where: { $0 === oldView }) else { return }
    addSubview(newView, positioned: .above, relativeTo: oldView)
    oldView.removeFromSuperview()
  }

  /// The window that shows the live view; none while the view is not in it.
  open var window: NSWindow? { body.window == nil ? nil : NSWindow.around(root) }

  open func isDescendant(of view: NSView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  open func viewWithTag(_ tag: Int) -> NSView? {
    if self.tag == tag { return self }
    return children.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  var root: NSView { superview?.root ?? self }

  // MARK: Layout

  open var autoresizesSubviews: Bool {
    get { body.autoresizesSubviews }
    set { body.autoresizesSubviews = newValue }
  }

  open var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(body.autoresizingMask.rawValue)) }
    set { body.autoresizingMask = .init(rawValue: numericCast(newValue.rawValue)) }
  }

  open var needsLayout = true {
    didSet { if needsLayout { body.setNeedsLayout() } }
  }

  open func layout() {}
  open func layoutSubtreeIfNeeded() { body.layoutIfNeeded() }
  open var intrinsicContentSize: NSSize { NSSize(width: -1, height: -1) }
  open func invalidateIntrinsicContentSize() { body.invalidateIntrinsicContentSize() }

  /// How high its own size is at some width, where that follows from the width.
  func ownHeight(atWidth width: CGFloat) -> CGFloat? { nil }
  /// How far the line its text stands on is below its middle; none without text.
  var baselineBelowMiddle: CGFloat? { nil }

  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { body.translatesAutoresizingMaskIntoConstraints }
    set { body.translatesAutoresizingMaskIntoConstraints = newValue }
  }

  /// Where the view makes its constraints; `super` comes last.
  open func updateConstraints() {}

  open var needsUpdateConstraints: Bool {
    get { body.needsUpdateConstraints() }
    set { if newValue { body.setNeedsUpdateConstraints() } }
  }

  open func updateConstraintsForSubtreeIfNeeded() { body.updateConstraintsIfNeeded() }
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Drawing

  open func draw(_ dirtyRect: NSRect) {}

  /// Asks to be drawn again, when it is set to true.
  open var needsDisplay = false {
    didSet {
      guard needsDisplay else { return }
      needsDisplay = false
      body.setNeedsDisplay()
    }
  }

  /// The view is drawn again whole.
  open func setNeedsDisplay(_ invalidRect: NSRect) { needsDisplay = true }
  open func display() { body.setNeedsDisplay() }
  open func displayIfNeeded() { body.layer.displayIfNeeded() }
  open func viewWillDraw() {}
  open var visibleRect: NSRect { isHidden ? .zero : bounds }

  /// Whether what is beyond its bounds is not seen.
  open var clipsToBounds: Bool {
    get { body.clipsToBounds }
    set { body.clipsToBounds = newValue }
  }

  /// Whether the page may use the layer.
  open var wantsLayer = false

  /// There once it is wanted; its sublayers' y grows as the view's does.
  open var layer: CALayer? {
    wantsLayer ? body.layer : nil
  }

  open var effectiveAppearance: NSAppearance {
    NSAppearance(isDark: body.traitCollection.userInterfaceStyle == .dark)
  }

  /// Its own; nothing is its superview's.
  open var appearance: NSAppearance? {
    didSet { body.overrideUserInterfaceStyle = appearance?.style ?? .unspecified }
  }

  // MARK: Points

  /// From another view's points to its own; nothing stands for the window.
  open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
    guard let view else { return body.convert(root.fromWindow(point), from: root.body) }
    return body.convert(point, from: view.body)
  }

  open func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {
    guard let view else { return root.fromWindow(body.convert(point, to: root.body)) }
    return body.convert(point, to: view.body)
  }

  open func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
    guard let view else { return body.convert(root.fromWindow(rect), from: root.body) }
    return body.convert(rect, from: view.body)
  }

  open func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
    guard let view else { return root.fromWindow(body.convert(rect, to: root.body)) }
    return body.convert(rect, to: view.body)
  }

  /// A window's y grows upwards; this way is also the way back.
  private func fromWindow(_ point: NSPoint) -> NSPoint {
    isFlipped ? NSPoint(x: point.x, y: bounds.maxY - point.y) : point
  }

  private func fromWindow(_ rect: NSRect) -> NSRect {
    guard isFlipped else { return rect }
    return NSRect(
      x: rect.minX, y: bounds.maxY - rect.maxY, width: rect.width, height: rect.height)
  }

  /// The frontmost view at a point of its superview's.
  open func hitTest(_ point: NSPoint) -> NSView? {
    let own = superview.map { convert(point, from: $0) } ?? point
    return (body.hitTest(own, with: nil) as? ViewBody)?.owner
  }
}

extension NSView {
  /// Where a view goes among others.
  public enum OrderingMode: Int, Sendable {
    case below = -1
    case out = 0
    case above = 1
  }

  /// What gives way when a superview changes its size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let minXMargin = AutoresizingMask(rawValue: 1)
    public static let width = AutoresizingMask(rawValue: 2)
    public static let maxXMargin = AutoresizingMask(rawValue: 4)
    public static let minYMargin = AutoresizingMask(rawValue: 8)
    public static let height = AutoresizingMask(rawValue: 16)
    public static let maxYMargin = AutoresizingMask(rawValue: 32)
  }
}
