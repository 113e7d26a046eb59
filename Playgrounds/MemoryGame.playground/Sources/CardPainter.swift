import UIKit

/// Draws both sides of the cards.
struct CardPainter {
  let size: CGSize

  func face(_ shape: Shape) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      UIColor(white: 0.99, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      let center = CGPoint(x: size.width / 2, y: size.height / 2)
      let halo = CGRect(x: center.x - 44, y: center.y - 44, width: 88, height: 88)
      shape.color.withAlphaComponent(0.14).setFill()
      UIBezierPath(ovalIn: halo).fill()
      shape.color.setFill()
      shape.path(center: center, radius: 30).fill()
      drawPips(of: shape)
    }
  }

  private func drawPips(of shape: Shape) {
    shape.color.withAlphaComponent(0.85).setFill()
    shape.path(center: CGPoint(x: 15, y: 15), radius: 6).fill()
    shape.path(center: CGPoint(x: size.width - 15, y: size.height - 15), radius: 6).fill()
  }

  func back(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      drawDiamonds()
      let frame = CGRect(origin: .zero, size: size).insetBy(dx: 7, dy: 7)
      let line = UIBezierPath(roundedRect: frame, cornerRadius: 7)
      UIColor(white: 1, alpha: 0.55).setStroke()
      line.lineWidth = 1.5
      line.stroke()
    }
  }

  private func drawDiamonds() {
    let step: CGFloat = 16
    var row = 0
    var y: CGFloat = 0
    while y <= size.height + step {
      var x: CGFloat = row % 2 == 0 ? 0 : step
      while x <= size.width + step {
        UIColor(white: 1, alpha: row % 4 < 2 ? 0.10 : 0.17).setFill()
        diamond(at: CGPoint(x: x, y: y), reach: 6).fill()
        x += step * 2
      }
      row += 1
      y += step
    }
  }

  private func diamond(at center: CGPoint, reach: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: center.x, y: center.y - reach))
    path.addLine(to: CGPoint(x: center.x + reach, y: center.y))
    path.addLine(to: CGPoint(x: center.x, y: center.y + reach))
    path.addLine(to: CGPoint(x: center.x - reach, y: center.y))
    path.close()
    return path
  }
}
