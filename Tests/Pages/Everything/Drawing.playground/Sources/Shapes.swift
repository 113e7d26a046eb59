import UIKit

private let inner = CGRect(x: 7, y: 7, width: 40, height: 40)

private func shape(_ name: String, _ path: UIBezierPath, _ change: (CAShapeLayer) -> Void = { _ in }) -> Sample {
  let layer = CAShapeLayer()
  layer.path = path.cgPath
  layer.fillColor = UIColor.systemTeal.withAlphaComponent(0.4).cgColor
  layer.strokeColor = UIColor.systemIndigo.cgColor
  layer.lineWidth = 3
  change(layer)
  let view = ground()
  view.layer.addSublayer(layer)
  return Sample(name, view)
}

private func zigzag() -> UIBezierPath {
  let path = UIBezierPath()
  path.move(to: CGPoint(x: 10, y: 42))
  path.addLine(to: CGPoint(x: 22, y: 14))
  path.addLine(to: CGPoint(x: 32, y: 40))
  path.addLine(to: CGPoint(x: 44, y: 12))
  return path
}

func star() -> UIBezierPath {
  let path = UIBezierPath()
  for corner in 0..<5 {
    let angle = CGFloat(corner) * 4 * .pi / 5 - .pi / 2
    let point = CGPoint(x: 27 + 21 * cos(angle), y: 28 + 21 * sin(angle))
    corner == 0 ? path.move(to: point) : path.addLine(to: point)
  }
  path.close()
  return path
}

private func curves() -> UIBezierPath {
  let path = UIBezierPath()
  path.move(to: CGPoint(x: 8, y: 40))
  path.addCurve(
    to: CGPoint(x: 46, y: 40), controlPoint1: CGPoint(x: 10, y: -10), controlPoint2: CGPoint(x: 30, y: 70))
  path.addQuadCurve(to: CGPoint(x: 8, y: 40), controlPoint: CGPoint(x: 27, y: 60))
  return path
}

public func shapeSamples() -> [Sample] {
  let open: (CAShapeLayer) -> Void = {
    $0.fillColor = nil
    $0.lineWidth = 7
  }
  return [
    shape("rectangle", UIBezierPath(rect: inner)),
    shape("rounded", UIBezierPath(roundedRect: inner, cornerRadius: 12)),
    shape(
      "two corners",
      UIBezierPath(
        roundedRect: inner, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 14, height: 14))),
    shape("oval", UIBezierPath(ovalIn: inner.insetBy(dx: 0, dy: 8))),
    shape(
      "arc",
      UIBezierPath(
        arcCenter: CGPoint(x: 27, y: 27), radius: 18, startAngle: 0, endAngle: 4, clockwise: true), open),
    shape("curves", curves()),
    shape("star, non-zero", star()),
    shape("star, even-odd", star()) { $0.fillRule = .evenOdd },
    shape("round", zigzag()) {
      open($0)
      $0.lineCap = .round
      $0.lineJoin = .round
    },
    shape("bevel, square", zigzag()) {
      open($0)
      $0.lineCap = .square
      $0.lineJoin = .bevel
    },
    shape("dashes", UIBezierPath(ovalIn: inner)) {
      $0.lineDashPattern = [6, 4]
      $0.lineDashPhase = 3
    },
    shape("part of a stroke", UIBezierPath(ovalIn: inner)) {
      $0.strokeStart = 0.1
      $0.strokeEnd = 0.65
    },
  ]
}
