import UIKit

/// Draws a star with five soft points.
enum StarPicture {
  static func star(size: CGFloat, _ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { _ in
      let path = outline(size)
      color.setFill()
      color.setStroke()
      path.lineJoinStyle = .round
      path.lineWidth = size * 0.1
      path.fill()
      path.stroke()
    }
  }

  private static func outline(_ size: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    for corner in 0..<10 {
      let angle = CGFloat.pi * CGFloat(corner) / 5
      let radius = size * (corner % 2 == 0 ? 0.44 : 0.22)
      let point = CGPoint(
        x: size / 2 + sin(angle) * radius, y: size * 0.52 - cos(angle) * radius)
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }
}
