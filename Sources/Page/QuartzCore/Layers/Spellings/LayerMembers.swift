import CoreGraphics
import Foundation

// What Swift 2 called methods and properties of layers.

extension CALayer {
  @available(*, deprecated, renamed: "isHidden")
  public var hidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }

  @available(*, deprecated, renamed: "isDoubleSided")
  public var doubleSided: Bool {
    get { isDoubleSided }
    set { isDoubleSided = newValue }
  }

  @available(*, deprecated, renamed: "isGeometryFlipped")
  public var geometryFlipped: Bool {
    get { isGeometryFlipped }
    set { isGeometryFlipped = newValue }
  }

  @available(*, deprecated, renamed: "isOpaque")
  public var opaque: Bool {
    get { isOpaque }
    set { isOpaque = newValue }
  }

  @available(*, deprecated, renamed: "model()")
  public func modelLayer() -> CALayer { model() }

  @available(*, deprecated, renamed: "insertSublayer(_:at:)")
  public func insertSublayer(_ layer: CALayer, atIndex index: UInt32) {
    insertSublayer(layer, at: index)
  }

  @available(*, deprecated, renamed: "contains(_:)")
  public func containsPoint(_ point: CGPoint) -> Bool { contains(point) }

  @available(*, deprecated, renamed: "draw(in:)")
  public func drawInContext(_ context: CGContext) { draw(in: context) }

  @available(*, deprecated, renamed: "render(in:)")
  public func renderInContext(_ context: CGContext) { render(in: context) }

  @available(*, deprecated, renamed: "setNeedsDisplay(_:)")
  public func setNeedsDisplayInRect(_ rect: CGRect) { setNeedsDisplay(rect) }

  @available(*, deprecated, renamed: "action(forKey:)")
  public func actionForKey(_ event: String) -> CAAction? { action(forKey: event) }

  @available(*, deprecated, renamed: "defaultAction(forKey:)")
  public class func defaultActionForKey(_ event: String) -> CAAction? {
    defaultAction(forKey: event)
  }

  @available(*, deprecated, renamed: "defaultValue(forKey:)")
  public class func defaultValueForKey(_ key: String) -> Any? { defaultValue(forKey: key) }

  @available(*, deprecated, renamed: "needsDisplay(forKey:)")
  public class func needsDisplayForKey(_ key: String) -> Bool { needsDisplay(forKey: key) }

  @available(*, deprecated, renamed: "value(forKey:)")
  public func valueForKey(_ key: String) -> Any? { value(forKey: key) }

  @available(*, deprecated, renamed: "value(forKeyPath:)")
  public func valueForKeyPath(_ path: String) -> Any? { value(forKeyPath: path) }

  @available(*, deprecated, renamed: "scroll(_:)")
  public func scrollPoint(_ point: CGPoint) { scroll(point) }

  @available(*, deprecated, renamed: "convert(_:from:)")
  public func convertPoint(_ point: CGPoint, fromLayer layer: CALayer?) -> CGPoint {
    convert(point, from: layer)
  }

  @available(*, deprecated, renamed: "convert(_:to:)")
  public func convertPoint(_ point: CGPoint, toLayer layer: CALayer?) -> CGPoint {
    convert(point, to: layer)
  }

  @available(*, deprecated, renamed: "convert(_:from:)")
  public func convertRect(_ rect: CGRect, fromLayer layer: CALayer?) -> CGRect {
    convert(rect, from: layer)
  }

  @available(*, deprecated, renamed: "convert(_:to:)")
  public func convertRect(_ rect: CGRect, toLayer layer: CALayer?) -> CGRect {
    convert(rect, to: layer)
  }
}

extension CAScrollLayer {
  @available(*, deprecated, renamed: "scroll(_:)")
  public func scrollToPoint(_ point: CGPoint) { scroll(point) }

  @available(*, deprecated, renamed: "scroll(to:)")
  public func scrollToRect(_ rect: CGRect) { scroll(to: rect) }
}

extension CAEmitterCell {
  @available(*, deprecated, renamed: "isEnabled")
  public var enabled: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }
}
