// What Swift 1 and 2 called what responders, views and controls are told. An overriding method calls its
// superclass by these names.

import UIKit

extension UIResponder {
  @available(*, deprecated, renamed: "touchesBegan(_:with:)")
  public func touchesBegan(_ touches: Set<UITouch>, withEvent event: UIEvent?) {
    touchesBegan(touches, with: event)
  }

  @available(*, deprecated, renamed: "touchesMoved(_:with:)")
  public func touchesMoved(_ touches: Set<UITouch>, withEvent event: UIEvent?) {
    touchesMoved(touches, with: event)
  }

  @available(*, deprecated, renamed: "touchesEnded(_:with:)")
  public func touchesEnded(_ touches: Set<UITouch>, withEvent event: UIEvent?) {
    touchesEnded(touches, with: event)
  }

  @available(*, deprecated, renamed: "touchesCancelled(_:with:)")
  public func touchesCancelled(_ touches: Set<UITouch>, withEvent event: UIEvent?) {
    touchesCancelled(touches, with: event)
  }

  @available(*, deprecated, renamed: "motionBegan(_:with:)")
  public func motionBegan(_ motion: UIEvent.EventSubtype, withEvent event: UIEvent?) {
    motionBegan(motion, with: event)
  }

  @available(*, deprecated, renamed: "motionEnded(_:with:)")
  public func motionEnded(_ motion: UIEvent.EventSubtype, withEvent event: UIEvent?) {
    motionEnded(motion, with: event)
  }

  @available(*, deprecated, renamed: "motionCancelled(_:with:)")
  public func motionCancelled(_ motion: UIEvent.EventSubtype, withEvent event: UIEvent?) {
    motionCancelled(motion, with: event)
  }

  @available(*, deprecated, renamed: "pressesBegan(_:with:)")
  public func pressesBegan(_ presses: Set<UIPress>, withEvent event: UIPressesEvent?) {
    pressesBegan(presses, with: event)
  }

  @available(*, deprecated, renamed: "pressesChanged(_:with:)")
  public func pressesChanged(_ presses: Set<UIPress>, withEvent event: UIPressesEvent?) {
    pressesChanged(presses, with: event)
  }

  @available(*, deprecated, renamed: "pressesEnded(_:with:)")
  public func pressesEnded(_ presses: Set<UIPress>, withEvent event: UIPressesEvent?) {
    pressesEnded(presses, with: event)
  }

  @available(*, deprecated, renamed: "pressesCancelled(_:with:)")
  public func pressesCancelled(_ presses: Set<UIPress>, withEvent event: UIPressesEvent?) {
    pressesCancelled(presses, with: event)
  }
}

extension UIView {
  @available(*, deprecated, renamed: "draw(_:)")
  public func drawRect(_ rect: CGRect) { draw(rect) }

  @available(*, deprecated, renamed: "draw(_:in:)")
  public func drawLayer(_ layer: CALayer, inContext context: CGContext) { draw(layer, in: context) }

  @available(*, deprecated, renamed: "layoutSublayers(of:)")
  public func layoutSublayersOfLayer(_ layer: CALayer) { layoutSublayers(of: layer) }

  @available(*, deprecated, renamed: "willMove(toSuperview:)")
  public func willMoveToSuperview(_ superview: UIView?) { willMove(toSuperview: superview) }

  @available(*, deprecated, renamed: "willMove(toWindow:)")
  public func willMoveToWindow(_ window: UIWindow?) { willMove(toWindow: window) }
}

extension UIControl {
  @available(*, deprecated, renamed: "beginTracking(_:with:)")
  public func beginTrackingWithTouch(_ touch: UITouch, withEvent event: UIEvent?) -> Bool {
    beginTracking(touch, with: event)
  }

  @available(*, deprecated, renamed: "continueTracking(_:with:)")
  public func continueTrackingWithTouch(_ touch: UITouch, withEvent event: UIEvent?) -> Bool {
    continueTracking(touch, with: event)
  }

  @available(*, deprecated, renamed: "endTracking(_:with:)")
  public func endTrackingWithTouch(_ touch: UITouch?, withEvent event: UIEvent?) {
    endTracking(touch, with: event)
  }

  @available(*, deprecated, renamed: "cancelTracking(with:)")
  public func cancelTrackingWithEvent(_ event: UIEvent?) { cancelTracking(with: event) }
}

extension UIGestureRecognizer {
  @available(*, deprecated, renamed: "touchesBegan(_:with:)")
  public func touchesBegan(_ touches: Set<UITouch>, withEvent event: UIEvent) {
    touchesBegan(touches, with: event)
  }

  @available(*, deprecated, renamed: "touchesMoved(_:with:)")
  public func touchesMoved(_ touches: Set<UITouch>, withEvent event: UIEvent) {
    touchesMoved(touches, with: event)
  }

  @available(*, deprecated, renamed: "touchesEnded(_:with:)")
  public func touchesEnded(_ touches: Set<UITouch>, withEvent event: UIEvent) {
    touchesEnded(touches, with: event)
  }

  @available(*, deprecated, renamed: "touchesCancelled(_:with:)")
  public func touchesCancelled(_ touches: Set<UITouch>, withEvent event: UIEvent) {
    touchesCancelled(touches, with: event)
  }

  @available(*, deprecated, renamed: "ignore(_:for:)")
  public func ignoreTouch(_ touch: UITouch, forEvent event: UIEvent) { ignore(touch, for: event) }

  @available(*, deprecated, renamed: "canPrevent(_:)")
  public func canPreventGestureRecognizer(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other)
  }

  @available(*, deprecated, renamed: "canBePrevented(by:)")
  public func canBePreventedByGestureRecognizer(_ other: UIGestureRecognizer) -> Bool {
    canBePrevented(by: other)
  }
}

extension UIViewController {
  @available(*, deprecated, renamed: "viewWillTransition(to:with:)")
  public func viewWillTransitionToSize(
    _ size: CGSize, withTransitionCoordinator coordinator: any UIViewControllerTransitionCoordinator
  ) {
    viewWillTransition(to: size, with: coordinator)
  }

  @available(*, deprecated, renamed: "willTransition(to:with:)")
  public func willTransitionToTraitCollection(
    _ traits: UITraitCollection,
    withTransitionCoordinator coordinator: any UIViewControllerTransitionCoordinator
  ) {
    willTransition(to: traits, with: coordinator)
  }
}
