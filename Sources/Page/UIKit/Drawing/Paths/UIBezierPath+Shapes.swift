import CoreGraphics
import Foundation

extension UIBezierPath {
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Corners are parts of circles, no larger than the rectangle has room for.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let radius = min(max(cornerRadii.width, 0), abs(rect.width) / 2, abs(rect.height) / 2)
    guard radius > 0, !corners.isDisjoint(with: .allCorners) else {
      path.addRect(rect)
      return
    }
    addCorners(corners, of: rect.standardized, radius: radius)
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  private func addCorners(_ corners: UIRectCorner, of rect: CGRect, radius: CGFloat) {
    let places: [(UIRectCorner, CGPoint, CGFloat, CGFloat, CGFloat)] = [
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), -1, 1, -.pi / 2),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), -1, -1, 0),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), 1, -1, .pi / 2),
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), 1, 1, .pi),
    ]
    let start = corners.contains(.topLeft) ? rect.minX + radius : rect.minX
    path.move(to: CGPoint(x: start, y: rect.minY))
    for (corner, point, right, down, angle) in places {
      guard corners.contains(corner) else {
        path.addLine(to: point)
        continue
      }
      let center = CGPoint(x: point.x + right * radius, y: point.y + down * radius)
      path.addArc(
        center: center, radius: radius, startAngle: angle, endAngle: angle + .pi / 2,
        clockwise: false)
    }
    path.closeSubpath()
  }
}
