import CoreGraphics
import Foundation

extension NSBezierPath {
  private var elements: [(type: ElementType, points: [NSPoint])] {
    var found: [(ElementType, [NSPoint])] = []
    var current = NSPoint.zero
    cgPath.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: found.append((.moveTo, [points[0]]))
      case .addLineToPoint: found.append((.lineTo, [points[0]]))
      case .addQuadCurveToPoint:
        let (control, end) = (points[0], points[1])
        func third(_ from: NSPoint) -> NSPoint {
          NSPoint(
            x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
        }
        found.append((.curveTo, [third(current), third(end), end]))
      case .addCurveToPoint: found.append((.curveTo, [points[0], points[1], points[2]]))
      default: found.append((.closePath, []))
      }
      if let last = found.last?.1.last { current = last }
    }
    return found
  }

  public var elementCount: Int { elements.count }

  /// A part of the path, and its points.
  public func element(
    at index: Int, associatedPoints points: UnsafeMutablePointer<NSPoint>? = nil
  ) -> ElementType {
    let element = elements[index]
    for (place, point) in element.points.enumerated() { points?[place] = point }
    return element.type
  }
}
