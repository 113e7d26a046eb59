// swift-format-ignore-file: AlwaysUseLowerCamelCase
// How Swift 2 to 4 called what views have.

import CoreGraphics
import Foundation

extension UIView {
  @available(*, deprecated, renamed: "isHidden")
  public var hidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }

  @available(*, deprecated, renamed: "isOpaque")
  public var opaque: Bool {
    get { isOpaque }
    set { isOpaque = newValue }
  }

  @available(*, deprecated, renamed: "isUserInteractionEnabled")
  public var userInteractionEnabled: Bool {
    get { isUserInteractionEnabled }
    set { isUserInteractionEnabled = newValue }
  }

  @available(*, deprecated, renamed: "isMultipleTouchEnabled")
  public var multipleTouchEnabled: Bool {
    get { isMultipleTouchEnabled }
    set { isMultipleTouchEnabled = newValue }
  }

  @available(*, deprecated, renamed: "isExclusiveTouch")
  public var exclusiveTouch: Bool {
    get { isExclusiveTouch }
    set { isExclusiveTouch = newValue }
  }

  @available(*, deprecated, renamed: "mask")
  public var maskView: UIView? {
    get { mask }
    set { mask = newValue }
  }

  @available(*, deprecated, renamed: "convert(_:to:)")
  public func convertPoint(_ point: CGPoint, toView view: UIView?) -> CGPoint {
    convert(point, to: view)
  }

  @available(*, deprecated, renamed: "convert(_:from:)")
  public func convertPoint(_ point: CGPoint, fromView view: UIView?) -> CGPoint {
    convert(point, from: view)
  }

  @available(*, deprecated, renamed: "convert(_:to:)")
  public func convertPoint(
    _ point: CGPoint, toCoordinateSpace coordinateSpace: any UICoordinateSpace
  ) -> CGPoint {
    convert(point, to: coordinateSpace)
  }

  @available(*, deprecated, renamed: "convert(_:from:)")
  public func convertPoint(
    _ point: CGPoint, fromCoordinateSpace coordinateSpace: any UICoordinateSpace
  ) -> CGPoint {
    convert(point, from: coordinateSpace)
  }

  @available(*, deprecated, renamed: "convert(_:to:)")
  public func convertRect(_ rect: CGRect, toView view: UIView?) -> CGRect {
    convert(rect, to: view)
  }

  @available(*, deprecated, renamed: "convert(_:from:)")
  public func convertRect(_ rect: CGRect, fromView view: UIView?) -> CGRect {
    convert(rect, from: view)
  }

  @available(*, deprecated, renamed: "convert(_:to:)")
  public func convertRect(
    _ rect: CGRect, toCoordinateSpace coordinateSpace: any UICoordinateSpace
  ) -> CGRect {
    convert(rect, to: coordinateSpace)
  }

  @available(*, deprecated, renamed: "convert(_:from:)")
  public func convertRect(
    _ rect: CGRect, fromCoordinateSpace coordinateSpace: any UICoordinateSpace
  ) -> CGRect {
    convert(rect, from: coordinateSpace)
  }

  @available(*, deprecated, renamed: "point(inside:with:)")
  public func pointInside(_ point: CGPoint, withEvent event: UIEvent?) -> Bool {
    self.point(inside: point, with: event)
  }

  @available(*, deprecated, renamed: "hitTest(_:with:)")
  public func hitTest(_ point: CGPoint, withEvent event: UIEvent?) -> UIView? {
    hitTest(point, with: event)
  }

  @available(*, deprecated, renamed: "insertSubview(_:at:)")
  public func insertSubview(_ view: UIView, atIndex index: Int) {
    insertSubview(view, at: index)
  }

  @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) {
    bringSubviewToFront(view)
  }

  @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) {
    sendSubviewToBack(view)
  }

  @available(*, deprecated, renamed: "exchangeSubview(at:withSubviewAt:)")
  public func exchangeSubviewAtIndex(_ index1: Int, withSubviewAtIndex index2: Int) {
    exchangeSubview(at: index1, withSubviewAt: index2)
  }

  @available(*, deprecated, renamed: "isDescendant(of:)")
  public func isDescendantOfView(_ view: UIView) -> Bool {
    isDescendant(of: view)
  }

  @available(*, deprecated, renamed: "setNeedsDisplay(_:)")
  public func setNeedsDisplayInRect(_ rect: CGRect) {
    setNeedsDisplay(rect)
  }

  @available(*, deprecated, renamed: "drawHierarchy(in:afterScreenUpdates:)")
  @discardableResult
  public func drawViewHierarchyInRect(_ rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool
  {
    drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }

  @available(*, deprecated, renamed: "snapshotView(afterScreenUpdates:)")
  public func snapshotViewAfterScreenUpdates(_ afterUpdates: Bool) -> UIView? {
    snapshotView(afterScreenUpdates: afterUpdates)
  }

  @available(
    *, deprecated, renamed: "resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)"
  )
  public func resizableSnapshotViewFromRect(
    _ rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    resizableSnapshotView(
      from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets)
  }

  @available(*, deprecated, renamed: "userInterfaceLayoutDirection(for:)")
  public class func userInterfaceLayoutDirectionForSemanticContentAttribute(
    _ attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute)
  }
}

extension UIImageView {
  @available(*, deprecated, renamed: "isHighlighted")
  public var highlighted: Bool {
    get { isHighlighted }
    set { isHighlighted = newValue }
  }
}
