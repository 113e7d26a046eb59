// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Constants of geometry, and functions that write their results, as Swift 2 had them.

import Foundation

@available(*, deprecated, renamed: "CGPoint.zero")
public let CGPointZero = CGPoint.zero
@available(*, deprecated, renamed: "CGSize.zero")
public let CGSizeZero = CGSize.zero
@available(*, deprecated, renamed: "CGRect.zero")
public let CGRectZero = CGRect.zero
@available(*, deprecated, renamed: "CGRect.null")
public let CGRectNull = CGRect.null
@available(*, deprecated, renamed: "CGRect.infinite")
public let CGRectInfinite = CGRect.infinite
@available(*, deprecated, renamed: "CGAffineTransform.identity")
public let CGAffineTransformIdentity = CGAffineTransform.identity

@available(*, deprecated, renamed: "CGRectEdge.minXEdge")
public let CGRectMinXEdge = CGRectEdge.minXEdge
@available(*, deprecated, renamed: "CGRectEdge.minYEdge")
public let CGRectMinYEdge = CGRectEdge.minYEdge
@available(*, deprecated, renamed: "CGRectEdge.maxXEdge")
public let CGRectMaxXEdge = CGRectEdge.maxXEdge
@available(*, deprecated, renamed: "CGRectEdge.maxYEdge")
public let CGRectMaxYEdge = CGRectEdge.maxYEdge

extension CGRectEdge {
  @available(*, deprecated, renamed: "minXEdge")
  public static let MinXEdge = CGRectEdge.minXEdge
  @available(*, deprecated, renamed: "minYEdge")
  public static let MinYEdge = CGRectEdge.minYEdge
  @available(*, deprecated, renamed: "maxXEdge")
  public static let MaxXEdge = CGRectEdge.maxXEdge
  @available(*, deprecated, renamed: "maxYEdge")
  public static let MaxYEdge = CGRectEdge.maxYEdge
}

@available(*, deprecated, renamed: "CGRect.divided(self:atDistance:from:)")
public func CGRectDivide(
  _ rect: CGRect, _ slice: UnsafeMutablePointer<CGRect>,
  _ remainder: UnsafeMutablePointer<CGRect>, _ amount: CGFloat, _ edge: CGRectEdge
) {
  (slice.pointee, remainder.pointee) = rect.divided(atDistance: amount, from: edge)
}

@available(*, deprecated, renamed: "CGRect.init(dictionaryRepresentation:)")
public func CGRectMakeWithDictionaryRepresentation(
  _ dictionary: CFDictionary?, _ rect: UnsafeMutablePointer<CGRect>
) -> Bool {
  guard let made = dictionary.flatMap({ CGRect(dictionaryRepresentation: $0) }) else {
    return false
  }
  rect.pointee = made
  return true
}

@available(*, deprecated, renamed: "CGPoint.init(dictionaryRepresentation:)")
public func CGPointMakeWithDictionaryRepresentation(
  _ dictionary: CFDictionary?, _ point: UnsafeMutablePointer<CGPoint>
) -> Bool {
  guard let made = dictionary.flatMap({ CGPoint(dictionaryRepresentation: $0) }) else {
    return false
  }
  point.pointee = made
  return true
}

@available(*, deprecated, renamed: "CGSize.init(dictionaryRepresentation:)")
public func CGSizeMakeWithDictionaryRepresentation(
  _ dictionary: CFDictionary?, _ size: UnsafeMutablePointer<CGSize>
) -> Bool {
  guard let made = dictionary.flatMap({ CGSize(dictionaryRepresentation: $0) }) else {
    return false
  }
  size.pointee = made
  return true
}
