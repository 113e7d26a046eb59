// Long because what a subclass may override has to stand in the class itself.

import CoreGraphics
import Foundation
import UIKit

/// A path that knows how it is drawn.
open class NSBezierPath: NSObject, NSCopying {
  /// How lines end.
  public enum LineCapStyle: UInt, Sendable {
    case butt, round, square
  }

  /// How lines meet.
  public enum LineJoinStyle: UInt, Sendable {
    case miter, round, bevel
  }

  /// What is inside.
  public enum WindingRule: UInt, Sendable {
    case nonZero, evenOdd
  }

  /// The parts of a path.
  public enum ElementType: UInt, Sendable {
    case moveTo, lineTo, curveTo, closePath
  }

  private(set) var path = CGMutablePath()

  open var lineWidth = NSBezierPath.defaultLineWidth
  open var lineCapStyle = NSBezierPath.defaultLineCapStyle
  open var lineJoinStyle = NSBezierPath.defaultLineJoinStyle
  open var miterLimit = NSBezierPath.defaultMiterLimit
  open var flatness = NSBezierPath.defaultFlatness
  open var windingRule = NSBezierPath.defaultWindingRule
  private(set) var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  public override init() {
    super.init()
  }

  public convenience init(rect: NSRect) {
    self.init()
    appendRect(rect)
  }

  public convenience init(ovalIn rect: NSRect) {
    self.init()
    appendOval(in: rect)
  }

  public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init()
    appendRoundedRect(rect, xRadius: xRadius, yRadius: yRadius)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  // MARK: Building

  open func move(to point: NSPoint) {
    path.move(to: point)
  }

  open func line(to point: NSPoint) {
    path.addLine(to: point)
  }

  open func curve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func curve(to endPoint: NSPoint, controlPoint: NSPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  open func close() {
    path.closeSubpath()
  }

  open func removeAllPoints() {
    path = CGMutablePath()
  }

  open func relativeMove(to point: NSPoint) {
    move(to: moved(point))
  }

  open func relativeLine(to point: NSPoint) {
    line(to: moved(point))
  }

  open func relativeCurve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
    curve(
      to: moved(endPoint), controlPoint1: moved(controlPoint1),
      controlPoint2: moved(controlPoint2))
  }

  private func moved(_ offset: NSPoint) -> NSPoint {
    NSPoint(x: currentPoint.x + offset.x, y: currentPoint.y + offset.y)
  }

  func moved(by matrix: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: matrix)
    path = moved
  }

  func change(_ change: (CGMutablePath) -> Void) {
    change(path)
  }

  /// The same line, drawn from its end to its beginning.
  open var reversed: NSBezierPath {
    let copy = copy() as! NSBezierPath
    copy.cgPath = UIBezierPath(cgPath: path).reversing().cgPath
    return copy
  }

  /// The same path with straight lines for its curves.
  open var flattened: NSBezierPath {
    let copy = copy() as! NSBezierPath
    copy.cgPath = path.flattened(threshold: max(flatness, 0.05))
    return copy
  }

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)), phase)
  }

  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  // MARK: Asking

  open var isEmpty: Bool { path.isEmpty }
  open var bounds: NSRect { path.isEmpty ? .zero : path.boundingBoxOfPath }
  open var controlPointBounds: NSRect { path.isEmpty ? .zero : path.boundingBox }
  open var currentPoint: NSPoint { path.currentPoint }

  open func contains(_ point: NSPoint) -> Bool { path.contains(point, using: rule) }

  private var rule: CGPathFillRule { windingRule == .evenOdd ? .evenOdd : .winding }

  // MARK: Drawing

  open func fill() {
    guard let context = NSGraphicsContext.current?.cgContext else { return }
    context.beginPath()
    context.addPath(path)
    context.fillPath(using: rule)
  }

  open func stroke() {
    guard let context = NSGraphicsContext.current?.cgContext else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(CGLineCap(rawValue: Int32(lineCapStyle.rawValue)) ?? .butt)
    context.setLineJoin(CGLineJoin(rawValue: Int32(lineJoinStyle.rawValue)) ?? .miter)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
    context.beginPath()
    context.addPath(path)
    context.strokePath()
    context.restoreGState()
  }

  open func addClip() {
    guard let context = NSGraphicsContext.current?.cgContext else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: rule)
  }

  /// Clips to the path and to nothing else that was clipped to since the context began.
  open func setClip() {
    NSGraphicsContext.current?.cgContext.resetClip()
    addClip()
  }

  // MARK: NSObject

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.windingRule = windingRule
    copy.dash = dash
    return copy
  }

  // MARK: What new paths begin with

  nonisolated(unsafe) public static var defaultLineWidth: CGFloat = 1
  nonisolated(unsafe) public static var defaultLineCapStyle = LineCapStyle.butt
  nonisolated(unsafe) public static var defaultLineJoinStyle = LineJoinStyle.miter
  nonisolated(unsafe) public static var defaultMiterLimit: CGFloat = 10
  nonisolated(unsafe) public static var defaultFlatness: CGFloat = 0.6
  nonisolated(unsafe) public static var defaultWindingRule = WindingRule.nonZero
}
