@_spi(Contexts) import CoreGraphics
import Foundation
@_spi(AppKit) import UIKit

/// The part of an NSView that is shown and touched.
///
/// Its space is its owner's: where y grows the other way than in its superview's, its layer is flipped.
@MainActor
final class ViewBody: UIView, LayoutStandIn {
  weak var owner: NSView?
  private var pressed = NSPoint.zero

  override var nameInTree: String { owner.map { "\(type(of: $0))" } ?? super.nameInTree }

  /// By what is above it, an upright view's y grows the other way.
  func takeDirection() {
    let above = (superview as? ViewBody)?.owner?.isFlipped ?? true
    layer.isGeometryFlipped = owner?.isFlipped != above
  }

  override func draw(_ rect: CGRect) {
    guard let owner else { return }
    let (area, isFlipped) = (bounds, owner.isFlipped)
    DrawingContexts.turnSheet(axis: isFlipped ? .down : .up) { context in
      func turn() {
        context.translateBy(x: 0, y: area.minY + area.maxY)
        context.scaleBy(x: 1, y: -1)
      }
      // Shadows fall as where y grows upwards, whatever the view says.
      turn()
      context.beginUserSpace()
      if isFlipped { turn() }
    }
    owner.viewWillDraw()
    owner.draw(rect)
  }

  // MARK: Layout

  override var standIn: (any LayoutStandIn)? { self }
  var pageItem: AnyObject { owner ?? self }
  var isUpright: Bool { owner.map { !$0.isFlipped } ?? false }
  func height(atWidth width: CGFloat) -> CGFloat? { owner?.ownHeight(atWidth: width) }
  func baseline(_ line: BaselineLine) -> CGFloat? { owner?.baselineBelowMiddle }

  override func layoutSubviews() {
    owner?.layout()
  }

  override var intrinsicContentSize: CGSize {
    owner?.intrinsicContentSize ?? super.intrinsicContentSize
  }

  override func updateConstraints() {
    owner?.updateConstraints()
    super.updateConstraints()
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    owner?.viewWillMove(toWindow: newWindow == nil ? nil : owner.flatMap { .around($0.root) })
  }

  override func didMoveToWindow() {
    owner?.viewDidMoveToWindow()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    owner.map { bounds.contains(point) && !$0.isHidden } ?? false
  }

  // MARK: The mouse is a finger

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let owner, owner.acceptsFirstResponder { owner.window?.makeFirstResponder(owner) }
    tell(.leftMouseDown, touches) { $0.mouseDown(with: $1) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(.leftMouseDragged, touches) { $0.mouseDragged(with: $1) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(.leftMouseUp, touches) { $0.mouseUp(with: $1) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(.leftMouseUp, touches) { $0.mouseUp(with: $1) }
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { owner?.acceptsFirstResponder ?? false }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    tell(.keyDown, presses) { $0.keyDown(with: $1) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    tell(.keyUp, presses) { $0.keyUp(with: $1) }
  }

  private func tell(
    _ type: NSEvent.EventType, _ presses: Set<UIPress>, _ send: (NSView, NSEvent) -> Void
  ) {
    guard let owner else { return }
    for press in presses.sorted(by: { $0.timestamp < $1.timestamp }) {
      guard let key = press.key else { continue }
      send(owner, NSEvent(type, key, at: press.timestamp))
    }
  }

  private func tell(
    _ type: NSEvent.EventType, _ touches: Set<UITouch>, _ send: (NSView, NSEvent) -> Void
  ) {
    guard let owner, let touch = touches.first, let root = owner.root.body.superview else { return }
    let seen = touch.location(in: root)
    let before = touch.previousLocation(in: root)
    let box = owner.root.body.frame
    let event = NSEvent(
      type: type, locationInWindow: NSPoint(x: seen.x - box.minX, y: box.maxY - seen.y),
      timestamp: touch.timestamp, clickCount: touch.tapCount,
      delta: type == .leftMouseDragged
        ? NSSize(width: seen.x - before.x, height: seen.y - before.y) : .zero)
    send(owner, event)
  }
}
