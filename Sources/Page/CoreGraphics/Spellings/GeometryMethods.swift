// Methods of rectangles and points as Swift 1 and 2 had them.

import Foundation

extension CGRect {
  @available(*, deprecated, message: "use rect = rect.insetBy(dx:dy:)")
  public mutating func insetInPlace(dx: CGFloat, dy: CGFloat) {
    self = insetBy(dx: dx, dy: dy)
  }

  @available(*, deprecated, message: "use rect = rect.offsetBy(dx:dy:)")
  public mutating func offsetInPlace(dx: CGFloat, dy: CGFloat) {
    self = offsetBy(dx: dx, dy: dy)
  }

  @available(*, deprecated, message: "use rect = rect.union(_:)")
  public mutating func unionInPlace(_ other: CGRect) {
    self = union(other)
  }

  @available(*, deprecated, message: "use rect = rect.intersection(_:)")
  public mutating func intersectInPlace(_ other: CGRect) {
    self = intersection(other)
  }

  @available(*, deprecated, message: "use rect = rect.standardized")
  public mutating func standardizeInPlace() {
    self = standardized
  }

  @available(*, deprecated, message: "use rect = rect.integral")
  public mutating func makeIntegralInPlace() {
    self = integral
  }

  @available(*, deprecated, renamed: "intersection(_:)")
  public func intersect(_ other: CGRect) -> CGRect { intersection(other) }

  @available(*, deprecated, renamed: "divided(atDistance:from:)")
  public func divide(
    _ distance: CGFloat, fromEdge edge: CGRectEdge
  ) -> (slice: CGRect, remainder: CGRect) {
    divided(atDistance: distance, from: edge)
  }

  @available(*, deprecated, renamed: "insetBy(dx:dy:)")
  public func rectByInsetting(dx: CGFloat, dy: CGFloat) -> CGRect { insetBy(dx: dx, dy: dy) }

  @available(*, deprecated, renamed: "offsetBy(dx:dy:)")
  public func rectByOffsetting(dx: CGFloat, dy: CGFloat) -> CGRect { offsetBy(dx: dx, dy: dy) }

  @available(*, deprecated, renamed: "union(_:)")
  public func rectByUnion(_ other: CGRect) -> CGRect { union(other) }

  @available(*, deprecated, renamed: "intersection(_:)")
  public func rectByIntersecting(_ other: CGRect) -> CGRect { intersection(other) }

  @available(*, deprecated, renamed: "standardized")
  public var standardizedRect: CGRect { standardized }

  @available(*, deprecated, renamed: "integral")
  public var integerRect: CGRect { integral }

  @available(*, deprecated, renamed: "zero")
  public static var zeroRect: CGRect { .zero }

  @available(*, deprecated, renamed: "null")
  public static var nullRect: CGRect { .null }

  @available(*, deprecated, renamed: "infinite")
  public static var infiniteRect: CGRect { .infinite }
}

extension CGPoint {
  @available(*, deprecated, renamed: "zero")
  public static var zeroPoint: CGPoint { .zero }
}

extension CGSize {
  @available(*, deprecated, renamed: "zero")
  public static var zeroSize: CGSize { .zero }
}

extension CGVector {
  @available(*, deprecated, renamed: "zero")
  public static var zeroVector: CGVector { .zero }
}

extension CGContext {
  @available(*, deprecated, message: "use fillPath(using: .evenOdd)")
  public func eoFillPath() { fillPath(using: .evenOdd) }

  @available(*, deprecated, message: "use clip(using: .evenOdd)")
  public func eoClip() { clip(using: .evenOdd) }
}
