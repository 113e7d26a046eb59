import CoreGraphics
import Foundation

extension CGPath {
  /// A rectangle of which some corners are round; a continuous curve begins earlier and bends
  /// more softly than a circle.
  static func outline(
    _ rect: CGRect, radius: CGFloat, corners: CACornerMask, curve: CALayerCornerCurve
  ) -> CGPath {
    let most = min(rect.width, rect.height) / 2
    let radius = min(max(radius, 0), most)
    guard radius > 0, !corners.isEmpty else { return CGPath(rect: rect, transform: nil) }
    // How far along an edge a corner reaches, and how far its control points lie from the corner.
    let reach = min(radius * CALayer.cornerCurveExpansionFactor(curve), most)
    let pull = curve == .continuous ? reach * 0.25 : radius * 0.4477
    let path = CGMutablePath()
    let places: [(CACornerMask, CGPoint, CGVector, CGVector)] = [
      (
        .layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1),
        CGVector(dx: 1, dy: 0)
      ),
      (
        .layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0),
        CGVector(dx: 0, dy: 1)
      ),
      (
        .layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1),
        CGVector(dx: -1, dy: 0)
      ),
      (
        .layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0),
        CGVector(dx: 0, dy: -1)
      ),
    ]
    for (index, (corner, tip, before, after)) in places.enumerated() {
      func along(_ way: CGVector, _ length: CGFloat) -> CGPoint {
        CGPoint(x: tip.x + way.dx * length, y: tip.y + way.dy * length)
      }
      let isRound = corners.contains(corner)
      let start = isRound ? along(before, reach) : tip
      if index == 0 { path.move(to: start) } else { path.addLine(to: start) }
      guard isRound else { continue }
      path.addCurve(
        to: along(after, reach), control1: along(before, pull), control2: along(after, pull))
    }
    path.closeSubpath()
    return path
  }
}
